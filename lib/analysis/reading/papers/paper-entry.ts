import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { paperState, type PaperState } from './paper-state';

/** Signs between entries that share a line; 'CSCS card · expired 2021' is one. */
const betweenEntries = /[;|•·](?!\s*\p{Ll})|\s\/\s|(?<=[\p{Ll}\d)]{2})\.\s(?=\p{Lu})/gu;
/** Commas part entries too where one of them has a remark in brackets: 'CSCS, SMSTS (expired 2023), IPAF'; a date belongs to its name. */
const comma = /,(?![^()]*\))(?!\s*\d)/g;
const hasRemark = /\(\p{Ll}[^()]*\)|\([^()]*\d[^()]*\)/u;

/** The parts of a stretch between the signs, without the white space around them. */
function partsOf(text: string, { start, end }: Span, sign: RegExp): Span[] {
  const whole = text.slice(start, end);
  const signs = [...whole.matchAll(sign)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  const starts = [0, ...signs.map(({ to }) => to)];
  const ends = [...signs.map(({ from }) => from), whole.length];
  return starts.map((from, i) => {
    const part = whole.slice(from, ends[i]);
    const lead = part.length - part.trimStart().length;
    return { start: start + from + lead, end: start + from + Math.max(lead, part.trimEnd().length) };
  });
}

/** The entries of a line. */
export const entriesOf = (text: string, line: Span): Span[] =>
  partsOf(text, line, betweenEntries).flatMap((entry) =>
    hasRemark.test(text.slice(entry.start, entry.end)) ? partsOf(text, entry, comma) : [entry],
  );

/** The entry of a licence, certificate or course in which a span stands: its line, or its part of a line that holds several. */
export function entryAround({ document: { lines }, text }: Cv, span: Span): Span {
  const line = lines.find(({ start, end }) => start <= span.start && span.start < end);
  if (!line) return span;
  return entriesOf(text, line).find(({ start, end }) => start <= span.start && span.start < end) ?? line;
}

/** What the CV says of the licence, certificate or course that is named at the span. */
export function stateAt(cv: Cv, span: Span, today: number): PaperState {
  const { start, end } = entryAround(cv, span);
  return paperState(cv.text.slice(start, end), today);
}
