import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { paperState, type PaperState } from './paper-state';

/** Signs between entries that share a line; 'CSCS card · expired 2021' is one. */
const betweenEntries = /[;|•·](?!\s*\p{Ll})|\s\/\s|(?<=[\p{Ll}\d)]{2})\.\s(?=\p{Lu})/u;
/** Commas part entries too where one of them has a remark in brackets: 'CSCS, SMSTS (expired 2023), IPAF'; a date belongs to its name. */
const comma = /,(?![^()]*\))(?!\s*\d)/u;
const hasRemark = /\(\p{Ll}[^()]*\)|\([^()]*\d[^()]*\)/u;

/** The part of a stretch in which an offset stands, without the white space around it. */
function partAt(text: string, { start, end }: Span, at: number, sign: RegExp): Span {
  let from = start;
  for (const part of text.slice(start, end).split(sign)) {
    const to = from + part.length;
    if (at < to) {
      const lead = part.length - part.trimStart().length;
      return { start: from + lead, end: from + part.trimEnd().length };
    }
    from = to + (sign.exec(text.slice(to, end))?.[0].length ?? 1);
  }
  return { start, end };
}

/** The entry of a licence, certificate or course in which a span stands: its line, or its part of a line that holds several. */
export function entryAround({ document: { lines }, text }: Cv, span: Span): Span {
  const line = lines.find(({ start, end }) => start <= span.start && span.start < end);
  if (!line) return span;
  const entry = partAt(text, line, span.start, betweenEntries);
  return hasRemark.test(text.slice(entry.start, entry.end)) ? partAt(text, entry, span.start, comma) : entry;
}

/** The entries of a line. */
export function entriesOf(cv: Cv, line: Span): Span[] {
  const entries: Span[] = [];
  for (let at = line.start; at < line.end; at = Math.max(at + 1, entries.at(-1)?.end ?? 0)) {
    const entry = entryAround(cv, { start: at, end: at + 1 });
    if (entry.end > entry.start && entry.start !== entries.at(-1)?.start) entries.push(entry);
  }
  return entries;
}

/** What the CV says of the licence, certificate or course that is named at the span. */
export function stateAt(cv: Cv, span: Span, today: number): PaperState {
  const { start, end } = entryAround(cv, span);
  return paperState(cv.text.slice(start, end), today);
}
