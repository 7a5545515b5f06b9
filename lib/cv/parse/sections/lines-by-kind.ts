import type { SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { Corrections } from '@/lib/shared/corrections';
import { correctedKinds } from '../corrected/arrange-sections';
import { isLicence } from '../education/licences';
import { educationAmong } from '../education/read-education';
import { isTemplateLine } from '../other/template-line';
import type { Trace } from '../trace';
import { readTableHeader } from '../work/table-header';
import type { DraftSection } from './draft-section';

/** The lines of the sections by kind, without table headers and unfilled lines of templates. */
export interface LinesByKind {
  /** One list of lines for each section of the kind. */
  sectionsOf: (kind: SectionKind) => Line[][];
  /** All lines of the kind that are not read as education and not corrected into an entry. */
  linesOf: (kind: SectionKind) => Line[];
  /** The lines that education is read from, section by section. */
  education: Line[][];
}

export function linesByKind(
  text: CvText,
  sections: readonly DraftSection[],
  corrections: Corrections | undefined,
  trace: Trace | undefined,
): LinesByKind {
  const corrected = corrections && correctedKinds(corrections);
  const sectionsOf = (kind: SectionKind): Line[][] =>
    sections.filter((section) => section.kind === kind).map(({ lines }) => lines.filter((line) => !isUnused(text, line, trace)));
  const headed = sectionsOf('education');
  const licences = headed.flat().filter(isLicence);
  // 'Tickets and qualifications' holds both, in a CV without an education section.
  const among = headed.length > 0 ? [] : educationAmong([...sectionsOf('certifications'), ...sectionsOf('training')].flat());
  return {
    sectionsOf,
    linesOf: (kind) =>
      [...sectionsOf(kind).flat(), ...(kind === 'certifications' ? licences : [])].filter(
        (line) => !corrected?.has(line.index) && !among.some(({ start }) => start === line.start),
      ),
    education: headed.length > 0 ? headed.map((lines) => lines.filter((line) => !licences.includes(line))) : [among],
  };
}

function isUnused(text: CvText, line: Line, trace: Trace | undefined): boolean {
  const rule = isTableHeader(text, line) ? 'unused.table-header' : isTemplateLine(line.text) ? 'unused.template-line' : null;
  if (rule) trace?.note(line.start, { step: 'sections', readAs: 'not used', rule });
  return rule !== null;
}

/** 'Dates ⇥ Employer ⇥ Position'. */
const isTableHeader = (text: CvText, line: Line): boolean =>
  line.items.length > 2 && readTableHeader(line.items.map((item) => text.slice(item.start, item.end))) !== null;
