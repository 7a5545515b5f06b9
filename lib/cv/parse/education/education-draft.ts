import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Part } from '../entry/parts';

/** One piece of schooling with the slots that lines fill. */
export interface EducationDraft {
  lines: Line[];
  institution: Part | null;
  award: Part | null;
  dates: DateRange | null;
  /** All parts of its lines, those in slots included. */
  parts: Part[];
  /** School and award were recognised by the style of their lines. */
  isByStyle?: true;
}
