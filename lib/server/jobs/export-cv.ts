import { improvedCv, improvedText, type EditedSections, type ImprovedCv } from '@/lib/rewrite/improved-cv';
import { exportChanges } from '@/lib/rewrite/improved/export-changes';
import { withLostLines } from '@/lib/rewrite/improved/lost-lines';
import { improvedJsonResume } from '@/lib/rewrite/improved-json-resume';
import { openPlaces } from '@/lib/rewrite/open-places';
import type { SectionName } from '@/lib/rewrite/section-names';
import { AppError } from '@/lib/shared/errors';
import type { ExportChanges } from '@/lib/shared/export-changes';
import { exportDocx } from '@/lib/server/export/export-docx';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { sectionNamed } from './section-named';
import { openCv } from './stored-cv';

export type ExportFormat = 'docx' | 'pdf' | 'json';

export interface ExportRequest {
  format: ExportFormat;
  /** Edited parts by their names. */
  sections: Readonly<Record<string, string>>;
}

export interface ExportedCv {
  filename: string;
  /** The file; for a PDF the input of the job that draws it. */
  made: Uint8Array | ImprovedCv;
}

const shownPlaces = 5;
const shownWords = 90;

const shortened = (line: string): string => (line.length > shownWords ? `${line.slice(0, shownWords - 1).trimEnd()}…` : line);

/** 'Work Experience: “Planned the weekly rota, [add figure]”' */
const placeText = ({ part, text }: ExportChanges['open'][number]): string => (part ? `${part}: “${shortened(text)}”` : text);

function refuseOpenSlots(open: ExportChanges['open']): void {
  if (open.length === 0) return;
  const more = open.length > shownPlaces ? [`and ${open.length - shownPlaces} more`] : [];
  throw new AppError('export/UNFILLED_SLOTS', { detail: `${[...open.slice(0, shownPlaces).map(placeText), ...more].join('; ')}.` });
}

/** 'Priya-CV-2026-11-23.docx': named after the person and the day, so that it is easy to find and to compare. */
function filenameFor(original: string, today: string, format: ExportFormat): string {
  const base = original.replace(/\.[^.]{1,5}$/, '').replace(/[-_ ]?\d{4}-\d\d-\d\d$/, '');
  return `${base || 'CV'}-${today}.${format}`;
}

/** Letters that the font of the PDF has; it lacks Chinese, Arabic and Hebrew ones. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}\P{L}]*$/u;

function editedParts(sections: ExportRequest['sections']): EditedSections {
  const edited: Partial<Record<SectionName, string>> = {};
  for (const [name, text] of Object.entries(sections)) edited[sectionNamed(name)] = text;
  return edited;
}

/** What an export of these parts would do to the CV. Throws INVALID_REQUEST where there is no such part. */
export function exportChangesOf({ cv: stored, today, sections }: Jobs['exportChanges']['input']): ExportChanges {
  const { cv, own } = openCv(stored, today);
  return exportChanges(cv, own, editedParts(sections));
}

/**
 * The CV in the clean layout with the edited parts and the owner's details put in.
 * @throws AppError export/UNFILLED_SLOTS, export/UNSUPPORTED_LETTERS, request/INVALID_REQUEST
 */
export async function exportCv({ cv: stored, today, format, sections }: Jobs['export']['input']): Promise<ExportedCv> {
  const { cv, own } = openCv(stored, today);
  const edited = editedParts(sections);
  const improved = withLostLines(cv, own, improvedCv(cv, own, edited));
  refuseOpenSlots(openPlaces(edited, improved));
  if (format === 'pdf' && !drawable.test(improvedText(improved))) throw new AppError('export/UNSUPPORTED_LETTERS');
  const filename = filenameFor(stored.filename, today, format);
  if (format === 'pdf') return { filename, made: improved };
  if (format === 'docx') return { filename, made: await exportDocx(improved) };
  const resume = improvedJsonResume(cv, own, edited);
  return { filename, made: new TextEncoder().encode(`${JSON.stringify(resume, null, 2)}\n`) };
}
