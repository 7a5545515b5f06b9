import type { Piece, SectionKind } from '@/lib/cv/cv';
import { datesOf } from '../dates/dates';
import { titleScore } from '../entry-parts';
import { headingKind, inlineHeading } from '@/lib/cv/document/headings';
import { partOfLine, pieceOf, type Line } from '@/lib/cv/document/lines';
import { normaliseForMatch } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';

/** A section as the parser works on it: its content lines, the heading's own rest included. */
export interface Block {
  kind: SectionKind | 'top';
  heading: Piece | null;
  /** The heading's words name no known section. */
  isUnknown: boolean;
  lines: Line[];
  /** How its heading is set. */
  look?: string;
}

interface Style {
  size: number | null;
  bold: boolean;
  caps: boolean;
  level: number | null;
}

/**
 * Cuts the lines into sections. Known wordings are headings where they look like the document's other headings; a line
 * that looks exactly like them and like nothing else opens a section of its own, whatever it says.
 */
export function findBlocks(text: CvText, lines: readonly Line[]): Block[] {
  const body = bodyStyle(lines);
  const known = lines.map((line) => (line.bullet || line.words > 7 ? null : knownHeading(line, body)));
  const inColumn = (name: string) => lines.filter((line) => columnOf(line) === name);
  const main = headingStyle(inColumn('main'), known, body, null);
  const styles = new Map<string, HeadingStyle>([
    ['main', main],
    ['side', headingStyle(inColumn('side'), known, body, main.isExclusive ? main.style : null)],
  ]);
  const inlineAllowed = known.filter(Boolean).length < 3;
  const blocks: Block[] = [];
  const open = new Map<string, Block>();
  let skipped = -1;
  lines.forEach((line, index) => {
    if (index === skipped) return;
    const column = columnOf(line);
    const style = styles.get(column);
    const current = open.get(column);
    const next = lines[index + 1];
    const pair = next && twoLineHeading(line, next);
    const heading = pair
      ? { kind: pair, piece: pieceOf(text, line.start, next.end), isUnknown: false, rest: null }
      : style && readHeading(text, line, known[index] ?? null, style, body, current, inlineAllowed, next);
    if (pair) skipped = index + 1;
    if (heading) {
      const block: Block = {
        kind: heading.kind,
        heading: heading.piece,
        isUnknown: heading.isUnknown,
        lines: heading.rest ? [heading.rest] : [],
        look: keyOf(styleOf(line)),
      };
      blocks.push(block);
      open.set(column, block);
      return;
    }
    if (current) current.lines.push(line);
    else {
      const block: Block = { kind: 'top', heading: null, isUnknown: false, lines: [line] };
      blocks.push(block);
      open.set(column, block);
    }
  });
  return blocks;
}

const columnOf = (line: Line): string =>
  line.region === 'sidebar' ? 'side' : line.region === 'header' || line.region === 'footer' ? line.region : 'main';

const styleOf = (line: Line): Style => ({ size: line.size, bold: line.isBold, caps: line.isCaps, level: line.headingLevel ?? null });

function bodyStyle(lines: readonly Line[]): { size: number | null; bold: boolean } {
  const sizes = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    all += line.text.length;
    if (line.isBold) bold += line.text.length;
    if (line.size !== null) sizes.set(line.size, (sizes.get(line.size) ?? 0) + line.text.length);
  }
  let size: number | null = null;
  let most = 0;
  for (const [one, weight] of sizes) if (weight > most) [size, most] = [one, weight];
  return { size, bold: bold > all * 0.6 };
}

/** How much a line stands out from the running text. */
function prominence(line: Line, body: { size: number | null; bold: boolean }): number {
  let score = 0;
  if (line.headingLevel !== undefined) score += 3;
  if (line.size !== null && body.size !== null && line.size >= body.size * 1.08) score += 2;
  if (line.isBold && !body.bold) score += 1;
  if (line.isCaps) score += 1;
  if ((line.gapAbove ?? 0) > 0.8) score += 0.5;
  if (/[:：]$/.test(line.text)) score += 0.5;
  return score;
}

/** 'Skills and' over 'Achievements' in a narrow column. */
function twoLineHeading(line: Line, next: Line): SectionKind | null {
  if (line.bullet !== undefined || next.bullet !== undefined || line.items.length > 1 || next.items.length > 1 || line.block !== next.block)
    return null;
  if (line.words + next.words > 5 || (next.gapAbove ?? 0) > 1) return null;
  if (!/(?:\b(?:and|of|with|y|et|und|e)|&|,)$/i.test(line.text) && !/^(?:and|&) /i.test(next.text)) return null;
  if (keyOf(styleOf(line)) !== keyOf(styleOf(next))) return null;
  return headingKind(`${line.text} ${next.text}`);
}

interface Known {
  kind: SectionKind;
  /** The heading is the whole line, its first item, or the words before a colon. */
  form: 'whole' | 'label';
  prominence: number;
}

function knownHeading(line: Line, body: { size: number | null; bold: boolean }): Known | null {
  const whole = headingKind(line.text);
  if (whole) return { kind: whole, form: 'whole', prominence: prominence(line, body) };
  return null;
}

interface HeadingStyle {
  style: Style | null;
  /** No other lines look like the headings, so that the look alone makes one. */
  isExclusive: boolean;
}

const keyOf = (style: Style): string => `${halfPoints(style.size) ?? ''} ${style.bold} ${style.caps} ${style.level ?? ''}`;

/** The look most known headings share; in a side column, that of the main one where any heading there has it. */
function headingStyle(
  lines: readonly Line[],
  known: readonly (Known | null)[],
  body: { size: number | null; bold: boolean },
  usual: Style | null,
): HeadingStyle {
  const votes = new Map<string, { style: Style; count: number; kinds: Set<SectionKind> }>();
  for (const line of lines) {
    const heading = known[line.index];
    if (!heading) continue;
    const style = styleOf(line);
    const key = keyOf(style);
    const vote = votes.get(key) ?? { style, count: 0, kinds: new Set<SectionKind>() };
    vote.count += (heading.kind === 'experience' || heading.kind === 'education' ? 2 : 1) + prominence(line, body) * 0.3;
    vote.kinds.add(heading.kind);
    votes.set(key, vote);
  }
  let best: { style: Style; count: number; kinds: Set<SectionKind> } | null = null;
  for (const vote of votes.values()) if (!best || vote.count * vote.kinds.size > best.count * best.kinds.size) best = vote;
  best = (usual && votes.get(keyOf(usual))) ?? best;
  if (!best) return { style: null, isExclusive: false };
  const chosen = best;
  const standsOut = lines.some((line) => known[line.index] && looksLike(line, chosen.style) && prominence(line, body) >= 1);
  const others = lines.filter(
    (line) =>
      !known[line.index] &&
      !line.bullet &&
      !line.text.includes('[') &&
      looksLike(line, chosen.style) &&
      kindByWords(line.text) === 'additional',
  );
  // a size of its own says heading more surely than boldness, which titles of jobs share
  const isLarger = chosen.style.size !== null && body.size !== null && chosen.style.size >= body.size * 1.15;
  const allowed = Math.max(2, isLarger ? chosen.kinds.size - 1 : chosen.kinds.size >> 1);
  return { style: chosen.style, isExclusive: standsOut && others.length <= allowed };
}

const halfPoints = (size: number | null): number | null => size && Math.round(size * 2);

const looksLike = (line: Line, style: Style): boolean =>
  line.isBold === style.bold &&
  line.isCaps === style.caps &&
  (line.headingLevel ?? null) === style.level &&
  halfPoints(line.size) === halfPoints(style.size);

interface Heading {
  kind: SectionKind;
  piece: Piece | null;
  isUnknown: boolean;
  rest: Line | null;
}

function readHeading(
  text: CvText,
  line: Line,
  known: Known | null,
  { style, isExclusive }: HeadingStyle,
  body: { size: number | null; bold: boolean },
  current: Block | undefined,
  inlineAllowed: boolean,
  next: Line | undefined,
): Heading | null {
  if (line.bullet) return null;
  if (known && style) {
    if (!isHeadingHere(line, known, style, body, current)) return null;
    return { kind: known.kind, piece: pieceOf(text, line.start, line.end), isUnknown: false, rest: null };
  }
  const label = labelHeading(text, line);
  // 'Languages ⇥ Go, Python' among the skills of a CV whose headings look otherwise names a group of skills
  const isGroup = isListed(current) && style !== null && isStyled(style, body) && !looksLike(line, style);
  if (label && !isGroup) return label;
  const inline = inlineHeading(line.text);
  if (inline && (inlineAllowed || inline.isRaised || !keepsLabels(current)) && line.words < 60) {
    return {
      kind: inline.kind,
      piece: pieceOf(text, line.start, line.start + inline.end),
      isUnknown: false,
      rest: partOfLine(text, line, line.start + inline.rest),
    };
  }
  if (!style || !isExclusive || !looksLike(line, style) || !isStyled(style, body)) return null;
  if (line.words > 6 || line.items.length > 1 || /[.!?,]$|\d{4}|@|\[/.test(line.text) || datesOf(line).length > 0) return null;
  if (titleScore(line.text) >= 3) return null;
  // an employer's line over or under a dated role looks like a heading too, unless the file itself says that it is one of these
  const isLarge = line.size !== null && body.size !== null && line.size >= largeHeading * body.size;
  const isEmployerLike = kindByWords(line.text) === 'additional' && keepsLabels(current) && line.headingLevel === undefined && !isLarge;
  const above = current?.lines.at(-1);
  if (
    isEmployerLike &&
    ((next && opensRole(next)) || (above && opensRole(above) && next?.bullet !== undefined && (line.gapAbove ?? 0) < 1))
  )
    return null;
  const kind = kindByWords(line.text);
  return { kind, piece: pieceOf(text, line.start, line.end), isUnknown: kind === 'additional', rest: null };
}

/** No employer is set so many times as large as the running text. */
const largeHeading = 1.5;

const opensRole = (line: Line): boolean =>
  line.bullet === undefined && line.words <= 14 && datesOf(line).some((range) => !range.single || range.start === line.start);

/** A known wording is a heading where it looks like one; inside an entry it must look like the other headings. */
function isHeadingHere(
  line: Line,
  known: Known,
  style: Style,
  body: { size: number | null; bold: boolean },
  current: Block | undefined,
): boolean {
  if (looksLike(line, style)) return true;
  // set as the heading above is, and unlike what stands below that: the other column has larger ones
  if (line.isCaps && current?.look === keyOf(styleOf(line)) && known.prominence >= 1) return true;
  if (!isStyled(style, body)) return line.items.length === 1;
  const isSmaller = style.size !== null && line.size !== null && line.size < style.size - 0.4;
  const isPlain = style.caps && !line.isCaps;
  const isLower = isPlain || (style.level !== null && (line.headingLevel ?? 9) > style.level);
  const isMinor = known.kind === 'additional' || known.kind === 'awards' || known.kind === 'training' || known.kind === 'summary';
  if ((isSmaller || isLower) && keepsLabels(current) && (isMinor || isListed(current) || current?.kind === 'languages')) return false;
  return known.prominence >= 1.5 || (line.words > 1 && !isListed(current));
}

const isStyled = (style: Style, body: { size: number | null; bold: boolean }): boolean =>
  style.caps ||
  style.level !== null ||
  (style.bold && !body.bold) ||
  (style.size !== null && body.size !== null && style.size >= body.size * 1.08);

/** In a list of skills 'Languages' or 'Tools' on a plain line is an item, not a heading. */
const isListed = (block: Block | undefined): boolean => block?.kind === 'skills';

/** Sections whose lines carry labels of their own ('Technologies: Java'). */
const keepsLabels = (block: Block | undefined): boolean =>
  block !== undefined &&
  ['experience', 'skills', 'projects', 'education', 'volunteering', 'languages', 'contact', 'references'].includes(block.kind);

/** A heading in a column of its own, left of the content: 'Education ⇥ BSc Physics …'. */
function labelHeading(text: CvText, line: Line): Heading | null {
  const first = line.items[0];
  const second = line.items[1];
  if (!first || !second) return null;
  const kind = headingKind(text.slice(first.start, first.end));
  if (!kind || kind === 'contact') return null;
  const others = line.items.slice(1).map((item) => headingKind(text.slice(item.start, item.end)));
  if (others.some((other) => other !== null)) return null;
  return { kind, piece: pieceOf(text, first.start, first.end), isUnknown: false, rest: partOfLine(text, line, second.start) };
}

const byWords: readonly (readonly [RegExp, SectionKind])[] = [
  [/\bpublished (?:works?|writing)\b/, 'publications'],
  [/^(?:key |selected |personal |own )?projects? experience$/, 'projects'],
  [/\b(?:outside|away from|beyond) (?:of )?(?:work|the office)\b|\b(?:spare|free) time\b/, 'interests'],
  [/\bvolunt|\bcommunity\b|\bcharit/, 'volunteering'],
  [
    /\bexperience|\bemploy|\bcareer|\bwork(?:ed)?\b|\bjobs?\b|\bpositions?\b|\broles?\b|\bappointments?\b|\bi(?: have|['’]ve)? (?:done|did)\b/,
    'experience',
  ],
  [/\beducation|\bacademic|\bdegrees?\b|\bschool|\buniversit|\bqualification|\bstudies\b|\bstudied\b|\blearn/, 'education'],
  [
    /\bgood at\b|\bcan (?:do|use|offer)\b|\bi (?:know|bring|offer)\b|\bskill|\bcompeten|\bexpertise|\btechnolog|\btools\b|\bproficien|\bstrengths?\b|\bsoftware\b/,
    'skills',
  ],
  [/\bproject|\bportfolio/, 'projects'],
  [/\bcertif|\blicen[cs]|\baccredit|\btickets?\b/, 'certifications'],
  [/\btraining|\bcourses?\b|\bcpd\b/, 'training'],
  [/\bpublication|\bpapers?\b|\bpatents?\b|\bconference|\bpresentations?\b/, 'publications'],
  [/\bawards?\b|\bhonou?rs?\b|\bprizes?\b|\bscholarship/, 'awards'],
  [/\bmembership|\baffiliation/, 'memberships'],
  [/\blanguages?\b/, 'languages'],
  [/\binterests?\b|\bhobb|\bactivit|\binvolvement|\bpastimes?\b/, 'interests'],
  [/\breferences?\b|\breferees?\b/, 'references'],
  [/\bprofile|\bsummary|\bstatement|\bobjective|\babout\b/, 'summary'],
  [/\bcontact|\bpersonal (?:details|information|data)/, 'contact'],
];

const kindByWords = (text: string): SectionKind => {
  const key = normaliseForMatch(text);
  return byWords.find(([pattern]) => pattern.test(key))?.[1] ?? 'additional';
};
