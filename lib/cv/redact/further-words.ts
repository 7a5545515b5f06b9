import type { Corrections, CorrectedEntry } from '@/lib/shared/corrections';
import { isKept, type PlainPart, type PlainReading } from '../document/plain-reading';
import type { ContactFacts, PlaceholderKind, PlaceholderOrigin, RedactedDocument, RedactedItem, Span } from '../document/redacted-document';

/** A range to be replaced, and its placeholder. `key` distinguishes two different details. */
export interface Cut extends Span {
  kind: PlaceholderKind;
  key: string;
  item: RedactedItem;
  page: number;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]");

/** Whole words, in any case; between them any blanks, also the end of a line. */
export const wordsPattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.trim().split(/\s+/).map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

/** A name stands alone near the top: 'Sam Whitlock' as the third line of a CV in which none was found. */
const nameLines = 5;

/** Every place of the words outside placeholders, split where an item or a line ends. The longest words come first. */
export function findWords(document: RedactedDocument, origins: readonly PlaceholderOrigin[], words: readonly string[]): Cut[] {
  const taken = new Uint8Array(document.text.length + 1);
  for (const { start, end } of origins) taken.fill(1, start, end);
  const cuts: Cut[] = [];
  for (const [index, word] of [...words].sort((a, b) => b.length - a.length).entries()) {
    for (const { index: start, 0: found } of document.text.matchAll(wordsPattern(word))) {
      const end = start + found.length;
      if (taken.subarray(start, end).some(Boolean)) continue;
      taken.fill(1, start, end);
      cuts.push(...cutsIn(document, { start, end }, String(index)));
    }
  }
  return cuts.sort((a, b) => a.start - b.start);
}

function cutsIn({ lines, contact }: RedactedDocument, span: Span, key: string): Cut[] {
  return lines.flatMap((line, index) => {
    if (line.end <= span.start || line.start >= span.end) return [];
    return line.items.flatMap((item): Cut[] => {
      const start = Math.max(item.start, span.start);
      const end = Math.min(item.end, span.end);
      if (start >= end) return [];
      const isName = contact.name === null && index < nameLines && start === item.start && end === item.end;
      return [{ start, end, kind: isName ? 'NAME' : 'PERSONAL', key, item, page: line.page }];
    });
  });
}

/** The text with placeholders in place of the ranges, and the new position of everything that was in it. */
export class Rewriting {
  readonly text: string;
  private readonly placed: { from: Span; to: Span }[] = [];

  constructor(
    before: string,
    readonly cuts: readonly Cut[],
    removed: RedactedDocument['removed'],
  ) {
    const placeholders = placeholdersOf(cuts, removed);
    const parts: string[] = [];
    let at = 0;
    let length = 0;
    for (const cut of cuts) {
      const placeholder = placeholders.get(`${cut.kind} ${cut.key}`) ?? '';
      parts.push(before.slice(at, cut.start), placeholder);
      length += cut.start - at;
      this.placed.push({ from: cut, to: { start: length, end: length + placeholder.length } });
      length += placeholder.length;
      at = cut.end;
    }
    this.text = [...parts, before.slice(at)].join('');
  }

  /** The number of different details of each kind. */
  static count(cuts: readonly Cut[], removed: RedactedDocument['removed']): RedactedDocument['removed'] {
    const counts = { ...removed };
    for (const id of new Set(cuts.map(({ kind, key }) => `${kind} ${key}`))) {
      const kind = cuts.find((cut) => `${cut.kind} ${cut.key}` === id)?.kind ?? 'PERSONAL';
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }

  private move(offset: number, edge: 'start' | 'end'): number {
    const before = this.placed.findLast(({ from }) => from.start < offset);
    if (!before) return offset;
    return offset < before.from.end ? before.to[edge] : offset - before.from.end + before.to.end;
  }

  /** A span that begins or ends inside a replaced range takes in the whole placeholder. */
  readonly span = <Place extends Span>(place: Place): Place => ({
    ...place,
    start: this.move(place.start, 'start'),
    end: this.move(place.end, 'end'),
  });

  item(item: RedactedItem): RedactedItem {
    const moved = this.span(item);
    return item.boldUntil === undefined ? moved : { ...moved, boldUntil: this.move(item.boldUntil, 'end') };
  }

  contact({ name, email, phone, place, links, unwanted }: ContactFacts): ContactFacts {
    const own = this.cuts.findIndex(({ kind }) => kind === 'NAME');
    const moved = <Fact extends { span: Span }>(fact: Fact): Fact => ({ ...fact, span: this.span(fact.span) });
    return {
      name: name ? this.span(name) : (this.placed[own]?.to ?? null),
      email: email && moved(email),
      phone: phone && moved(phone),
      place: place && moved(place),
      links: links.map(moved),
      unwanted: unwanted.map(moved),
    };
  }

  origins(before: string, origins: readonly PlaceholderOrigin[]): PlaceholderOrigin[] {
    const added = this.cuts.map(({ start, end, kind, page, item }, index): PlaceholderOrigin => {
      const to = this.placed[index]?.to ?? { start, end };
      return { ...to, kind, original: before.slice(start, end), page, box: item.box };
    });
    return [...origins.map(this.span), ...added].sort((a, b) => a.start - b.start);
  }

  /** Where a plain reader gives half of a detail, only the number of words is kept, because half a name must not be shown. */
  plain(before: string, reading: PlainReading): PlainReading {
    const part = (given: PlainPart): PlainPart => {
      if (!isKept(given)) return given;
      const isWhole = this.cuts.every(
        ({ start, end }) => end <= given.start || start >= given.end || (start >= given.start && end <= given.end),
      );
      return isWhole ? this.span(given) : { words: before.slice(given.start, given.end).split(/\s+/).filter(Boolean).length };
    };
    return { ...reading, lines: reading.lines.map((line) => line.map(part)) };
  }

  corrections(corrections: Corrections): Corrections {
    const entry = (given: CorrectedEntry): CorrectedEntry => {
      const moved = Object.entries(given).map(([name, value]) => [name, isSpan(value) ? this.span(value) : value]);
      return { ...given, ...Object.fromEntries(moved) };
    };
    return { ...corrections, entries: corrections.entries?.map(entry) ?? null };
  }
}

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** '[PERSONAL_3]' by kind and key; numbers continue after the existing ones. */
function placeholdersOf(cuts: readonly Cut[], removed: RedactedDocument['removed']): Map<string, string> {
  const placeholders = new Map<string, string>();
  const counts = { ...removed };
  for (const { kind, key } of cuts) {
    if (placeholders.has(`${kind} ${key}`)) continue;
    const number = (counts[kind] ?? 0) + 1;
    counts[kind] = number;
    placeholders.set(`${kind} ${key}`, `[${kind}${number > 1 ? `_${number}` : ''}]`);
  }
  return placeholders;
}
