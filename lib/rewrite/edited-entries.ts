import { datesRead } from './dates-written';
import type { ImprovedEntry } from './improved-cv';

/** An entry of the CV and the ways its heading may stand in an editor. */
export interface KnownEntry {
  headings: string[];
  entry: ImprovedEntry;
}

const bullet = /^\s*[-•*]\s+/;
/** Longer lines under an entry are a paragraph of it, whatever they begin with. */
const longestHeading = 14;

/** 'Store Manager, Lantern Books, Leeds (Mar 2019 - Present)': the title to the first comma, the dates in the last brackets. */
function headingRead(line: string): Omit<ImprovedEntry, 'statements'> {
  const [, named, bracketed] = /^([^()]*(?:\([^()]*\)[^()]*)*?)\s*\(([^()]{4,40})\)$/.exec(line) ?? [];
  const [, before, year] = /^(.*), ((?:19|20)\d\d)$/.exec(line) ?? [];
  const dates = bracketed && datesRead(bracketed) ? bracketed : (year ?? null);
  const words = bracketed && dates === bracketed ? (named ?? line) : year ? (before ?? line) : line;
  const [title = '', ...rest] = words.split(', ');
  return { title: title.trim() || null, organisation: rest.join(', ').trim() || null, place: null, dates, detail: null };
}

/** An edited part as entries: a heading the CV knows keeps its parts, a new one is taken apart, bullets belong to the entry above. */
export function editedEntries(text: string, known: readonly KnownEntry[]): ImprovedEntry[] {
  const byHeading = new Map(known.flatMap(({ headings, entry }) => headings.map((heading) => [heading, entry] as const)));
  const entries: ImprovedEntry[] = [];
  for (const line of text.split('\n')) {
    const words = line.replace(bullet, '').replace(/\s+/g, ' ').trim();
    if (!words) continue;
    const current = entries.at(-1);
    const match = byHeading.get(words);
    if (match) entries.push({ ...match, statements: [] });
    else if (bullet.test(line) && current) current.statements.push({ kind: 'bullet', text: words });
    else if (words.split(' ').length > longestHeading && current) current.statements.push({ kind: 'sentence', text: words });
    else if (bullet.test(line))
      entries.push({
        title: null,
        organisation: null,
        place: null,
        dates: null,
        detail: null,
        statements: [{ kind: 'bullet', text: words }],
      });
    else entries.push({ ...headingRead(words), statements: [] });
  }
  return entries;
}
