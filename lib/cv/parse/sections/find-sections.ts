import { columnOf, type Column } from '@/lib/cv/document/layout';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { Trace } from '../trace';
import type { DraftSection } from './draft-section';
import {
  bodyStyleOf,
  headingStyleOf,
  prominenceOf,
  styleKey,
  styleOf,
  type BodyStyle,
  type HeadingStyle,
  type KnownHeading,
} from './heading-style';
import { headingKind } from '@/lib/cv/document/headings';
import { readHeading, twoLineHeading, type Heading } from './read-heading';

/** Words of a line that can be a known heading as a whole. */
const maxHeadingWords = 7;

/** A CV with fewer headings on lines of their own may write them before colons. */
const fewHeadings = 3;

/**
 * Cuts the lines into sections. Known wordings are headings where they look like the document's other headings; a line
 * that looks exactly like them and like nothing else opens a section of its own, whatever it says. Each column is read by itself:
 * a line of a side bar never ends a section of the main column.
 */
export function findSections(text: CvText, lines: readonly Line[], trace?: Trace): DraftSection[] {
  const body = bodyStyleOf(lines);
  const known = lines.map((line) => knownHeadingOf(line, body));
  const styles = headingStyles(lines, known, body);
  const allowsInline = known.filter(Boolean).length < fewHeadings;
  const sections: DraftSection[] = [];
  const open = new Map<Column, DraftSection>();
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) break;
    const column = columnOf(line.region);
    const headings = styles.get(column);
    const current = open.get(column);
    const pair = next ? twoLineHeading(text, line, next) : null;
    const context = { text, line, next, known: known[index] ?? null, headings, body, current, allowsInline, trace };
    const heading = pair ?? readHeading(context);
    if (pair) index += 1;
    if (!heading && current) {
      current.lines.push(line);
      trace?.note(line.start, { step: 'sections', readAs: 'section content', rule: `section.${current.kind}` });
      continue;
    }
    const section = heading ? sectionUnder(heading, line) : topSection(line);
    sections.push(section);
    open.set(column, section);
    noteOpening(trace, pair && next ? [line, next] : [line], section, heading);
  }
  return sections;
}

const sectionUnder = ({ kind, piece, isUnknown, rest }: Heading, line: Line): DraftSection => ({
  kind,
  heading: piece,
  isUnknown,
  lines: rest ? [rest] : [],
  look: styleKey(styleOf(line)),
});

const topSection = (line: Line): DraftSection => ({ kind: 'top', heading: null, isUnknown: false, lines: [line] });

function noteOpening(trace: Trace | undefined, lines: readonly Line[], section: DraftSection, heading: Heading | null): void {
  for (const { start } of lines)
    trace?.note(start, {
      step: 'sections',
      readAs: heading ? 'section heading' : 'section content',
      rule: heading?.rule ?? 'section.top',
      words: heading?.piece ? `${section.kind}: ${heading.piece.text}` : section.kind,
    });
}

function knownHeadingOf(line: Line, body: BodyStyle): KnownHeading | null {
  if (line.bullet || line.words > maxHeadingWords) return null;
  const kind = headingKind(line.text);
  return kind && { kind, prominence: prominenceOf(line, body) };
}

/** How headings are set in the main column and in the side bar. Page headers and footers hold none. */
function headingStyles(
  lines: readonly Line[],
  known: readonly (KnownHeading | null)[],
  body: BodyStyle,
): ReadonlyMap<Column, HeadingStyle> {
  const inColumn = (name: Column): Line[] => lines.filter(({ region }) => columnOf(region) === name);
  const main = headingStyleOf(inColumn('main'), known, body, null);
  const side = headingStyleOf(inColumn('sidebar'), known, body, main.isExclusive ? main.style : null);
  return new Map<Column, HeadingStyle>([
    ['main', main],
    ['sidebar', side],
  ]);
}
