import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Part } from '../entry/parts';

/** One entry of education while its lines are read. */
export interface EducationDraft {
  lines: Line[];
  institution: Part | null;
  award: Part | null;
  dates: DateRange | null;
  /** All parts of its lines, including institution and award. */
  parts: Part[];
  /** Institution and award are known by the style of their lines. */
  isByStyle?: true;
}
