import type { Piece } from '@/lib/cv/cv';
import { pieceOf, placeholders, type Line } from '@/lib/cv/document/lines';
import type { CvDocument } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { chancesOf, titleScore } from '../entry/scores';
import { endsSentence, startsWithCapital } from '../text-shapes';
import type { DraftSection } from '../sections/draft-section';
import { minProfileWords } from '../sections/unnamed-profile';
import type { Trace } from '../trace';

/** The text above the first heading, besides the contact details. */
export interface Top {
  /** 'Senior Data Analyst' below the name. */
  headline: Piece | null;
  /** The lines of a profile without a heading. */
  profileLines: Line[];
}

export function readTop({ text, contact }: CvDocument, sections: readonly DraftSection[], trace?: Trace): Top {
  const lines = sections.filter(({ kind }) => kind === 'top').flatMap((section) => section.lines);
  const headline = readHeadline(text, lines, contact.name, trace);
  return { headline, profileLines: unheadedProfile(lines, headline) };
}

/** 'Database Administrator (Oracle) – ten years', 'Site Manager | Housing': what stands behind the title. */
const behindTitle = / [(–—|-]|, /;

const maxHeadlineWords = 14;
const notInHeadline = /[:@]|\.$/;

/** The first line that reads like a job title. Where a name was found, only lines near it are looked at. */
function readHeadline(
  text: CvDocument['text'],
  lines: readonly Line[],
  name: CvDocument['contact']['name'],
  trace: Trace | undefined,
): Piece | null {
  const nameIndex = name ? lines.findIndex((line) => line.start <= name.start && line.end >= name.end) : -1;
  const firstPage = lines[0]?.page ?? 1;
  for (const [index, line] of lines.entries()) {
    if (line.page > firstPage || line.words > maxHeadlineWords || datesOf(line).length > 0) continue;
    const own = line.text.replace(placeholders, '').trim();
    const rule = headlineRuleOf(line, own, index, nameIndex);
    if (rule === null || own.length < 3 || notInHeadline.test(own)) continue;
    const headline = beforePlaceholder(text, name && index === nameIndex ? name.end : line.start, line.end);
    if (!headline) continue;
    trace?.note(line.start, { step: 'profile', readAs: 'headline', rule, words: headline.text, score: titleScore(own) });
    return headline;
  }
  return null;
}

/** The text up to the first placeholder: 'Store Manager' in 'Store Manager | [PHONE]'. */
function beforePlaceholder(text: CvDocument['text'], start: number, end: number): Piece | null {
  const whole = pieceOf(text, start, end);
  const bracket = whole?.text.indexOf('[') ?? -1;
  return whole && bracket >= 0 ? pieceOf(text, whole.start, whole.start + bracket) : whole;
}

/** The headline is at most so many lines below the name. */
const maxLinesBelowName = 2;

function headlineRuleOf(line: Line, own: string, index: number, nameIndex: number): string | null {
  const isNear = nameIndex >= 0 && index >= nameIndex && index <= nameIndex + maxLinesBelowName;
  if (!isNear && nameIndex >= 0) return null;
  const named = [own, own.split(behindTitle, 1)[0] ?? ''].find((words) => titleScore(words) >= 2);
  if (named) return `headline.reads-like-title ${chancesOf(named)}`;
  const isBelowName = isNear && index === nameIndex + 1 && own === line.text && line.words <= 6 && line.bullet === undefined;
  return isBelowName ? 'headline.below-name' : null;
}

const contactPlaceholder = /\[(?:EMAIL|PHONE|NAME|ADDRESS|POSTCODE|URL)/;

function unheadedProfile(lines: readonly Line[], headline: Piece | null): Line[] {
  const prose = lines.filter((line) => line.words > 5 && line.start !== headline?.start && !contactPlaceholder.test(line.text));
  const words = prose.reduce((sum, line) => sum + line.words, 0);
  const [first] = prose;
  const last = prose.at(-1);
  if (!first || !last || words < minProfileWords || !prose.some((line) => line.words > 8)) return [];
  const isHeaded = prose[1] !== undefined && isHeadingOf(first, prose[1]);
  return lines.filter((line) => line.start >= first.start && line.end <= last.end && !(isHeaded && line === first));
}

/** 'Who I am and what I am after' in bold, over plain prose that begins a sentence of its own. */
const isHeadingOf = (first: Line, below: Line): boolean =>
  (first.isBold || first.isLarge || first.headingLevel !== undefined) &&
  !(below.isBold || below.isLarge || below.headingLevel !== undefined) &&
  !endsSentence(first.text) &&
  startsWithCapital(below.text);
