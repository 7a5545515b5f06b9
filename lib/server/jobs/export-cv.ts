import { lineWords } from '@/lib/rewrite/editor-text/read';
import { improvedCv, openSlots, type EditedSections, type ImprovedCv } from '@/lib/rewrite/improved-cv';
import { improvedJsonResume } from '@/lib/rewrite/improved-json-resume';
import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { slotsIn } from '@/lib/rewrite/slots';
import { AppError } from '@/lib/shared/errors';
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
  /** The file; for a PDF what the lane that makes PDFs draws. */
  made: Uint8Array | ImprovedCv;
}

const shownPlaces = 5;
const shownWords = 90;

const shortened = (line: string): string => (line.length > shownWords ? `${line.slice(0, shownWords - 1).trimEnd()}…` : line);

/** 'Work Experience: “Planned the weekly rota, [add figure]”', for every line that still has a gap. */
const openPlaces = (edited: EditedSections): string[] =>
  sectionNames.flatMap((name) =>
    (name === 'Structure' ? '' : (edited[name] ?? ''))
      .split('\n')
      .filter((line) => slotsIn(line).length > 0)
      .map((line) => `${name}: “${shortened(lineWords(line))}”`),
  );

function refuseOpenSlots(edited: EditedSections, improved: ImprovedCv): void {
  const open = openSlots(improved);
  if (open.length === 0) return;
  const places = openPlaces(edited);
  const named = places.length > 0 ? places : open;
  const more = named.length > shownPlaces ? [`and ${named.length - shownPlaces} more`] : [];
  throw new AppError('export/UNFILLED_SLOTS', { detail: `${[...named.slice(0, shownPlaces), ...more].join('; ')}.` });
}

/** 'Alex-Morgan-CV.docx': the owner's name, as the naming advice has it. */
const filenameFor = (name: string | null, format: ExportFormat): string =>
  `${name ? name.trim().split(/\s+/).join('-') : 'Improved'}-CV.${format}`;

/**
 * The CV in the clean layout with the edited parts in place and the owner's words put back.
 * @throws AppError export/UNFILLED_SLOTS, request/INVALID_REQUEST
 */
export async function exportCv({ cv: stored, today, format, sections }: Jobs['export']['input']): Promise<ExportedCv> {
  const { cv, own } = openCv(stored, today);
  const edited: Partial<Record<SectionName, string>> = {};
  for (const [name, text] of Object.entries(sections)) edited[sectionNamed(name)] = text;
  const improved = improvedCv(cv, own, edited);
  refuseOpenSlots(edited, improved);
  const filename = filenameFor(improved.name, format);
  if (format === 'pdf') return { filename, made: improved };
  if (format === 'docx') return { filename, made: await exportDocx(improved) };
  const resume = improvedJsonResume(cv, own, improved);
  return { filename, made: new TextEncoder().encode(`${JSON.stringify(resume, null, 2)}\n`) };
}
