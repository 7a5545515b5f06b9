import { pieceOf, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { containsEmployer, containsTitle } from '../entry/scores';
import type { DraftSection } from './draft-section';
import { contentsByLine } from './evidence';
import { bodyStyleOf, standsOut, styleKey, styleOf } from './heading-style';

/** Most words of a heading in a person's own words: 'Other things that I have done'. */
const maxWords = 7;

/**
 * Begins a section at a line between jobs that is set like the headings of the CV, and unlike the heads of jobs: 'Also', 'Other
 * things I've done'. As the first line of the next job it would be read as its employer.
 */
export function withHeadingsBetweenJobs(text: CvText, lines: readonly Line[], sections: readonly DraftSection[]): DraftSection[] {
  const styles = headingStylesOf(lines, sections);
  return sections.flatMap((section) => (section.kind === 'experience' ? splitAtHeadings(text, section, styles) : [section]));
}

/** The styles of the headings that were found, where they stand out from the running text. */
function headingStylesOf(lines: readonly Line[], sections: readonly DraftSection[]): ReadonlySet<string> {
  const body = bodyStyleOf(lines);
  const starts = new Set(sections.flatMap(({ heading }) => heading?.start ?? []));
  const styles = lines.filter(({ start, items }) => starts.has(start) && items.length === 1).map(styleOf);
  return new Set(styles.filter((style) => standsOut(style, body)).map(styleKey));
}

function splitAtHeadings(text: CvText, section: DraftSection, styles: ReadonlySet<string>): DraftSection[] {
  const { lines } = section;
  const alike = lines.filter((line) => styles.has(styleKey(styleOf(line))));
  const jobs = contentsByLine(lines).filter(({ isJob }) => isJob).length;
  const headings = alike.filter(isHeading);
  // Where heads of jobs are set so, too, the style tells nothing. A heading style of the file is a surer sign than size and weight.
  const most = headings.every(({ headingLevel }) => headingLevel !== undefined) ? jobs - 1 : jobs / 2;
  if (headings.length === 0 || headings.length < alike.length || headings.length > most) return [section];
  const at = headings.map((line) => lines.indexOf(line));
  const first = lines.slice(0, at[0]);
  const above = first.length > 0 || section.heading ? [{ ...section, lines: first }] : [];
  return [
    ...above,
    ...at.map((from, n) => sectionAt(text, lines.slice(from, at[n + 1]), n === 0 && above.length === 0 ? section.stretches : [])),
  ];
}

const isHeading = (line: Line): boolean =>
  line.bullet === undefined &&
  line.items.length === 1 &&
  line.words <= maxWords &&
  (line.headingLevel !== undefined || (!containsTitle(line.text) && !containsEmployer(line.text)));

function sectionAt(text: CvText, [heading, ...lines]: readonly Line[], stretches: DraftSection['stretches']): DraftSection {
  const jobs = contentsByLine(lines).filter(({ isJob }) => isJob);
  const isUnpaid = jobs.length > 0 && jobs.every((job) => job.isUnpaid);
  return {
    kind: isUnpaid ? 'volunteering' : 'experience',
    heading: heading ? pieceOf(text, heading.start, heading.end) : null,
    lines,
    stretches,
  };
}
