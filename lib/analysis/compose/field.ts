import type { Span } from '@/lib/cv/document/redacted-document';
import { findOccupation } from '@/lib/facts/occupations';
import type { Findings } from '../findings';
import { within } from '../text/spans';

/** Work that exists in every field, so its name shows no field. */
const EVERYWHERE = new Set(['business-services', 'other']);
/** A single word of a field may be chance; two different ones are not. */
const FEWEST_WORDS = 2;

/** The different words of each industry in the profile and in the recent roles, employers among them. */
function wordsOfIndustries({ input: { cv }, audit: { reading } }: Findings): ReadonlyMap<string, number> {
  const spans: (Span | null)[] = [cv.headline];
  for (const { entry, isRecent } of reading.roles) if (isRecent) spans.push({ start: entry.start, end: entry.end });
  const hits = [...spans.flatMap((span) => (span ? within(reading.hits, span) : [])), ...reading.profileHits];
  const words = new Map<string, Set<string>>();
  for (const { value, start, end } of hits) {
    if (value.list !== 'industry') continue;
    const known = words.get(value.id) ?? new Set();
    words.set(value.id, known.add(reading.text.slice(start, end).toLowerCase()));
  }
  return new Map([...words].map(([industry, own]) => [industry, own.size]));
}

/**
 * The industry that both the titles of the recent roles and the words of the CV indicate. A title alone fits many: credit control
 * exists in every trade. null where the two differ, or say too little.
 */
export function fieldOf(findings: Findings): string | null {
  const { reading } = findings.audit;
  const recent = reading.roles.filter(({ isRecent, isBreak }) => isRecent && !isBreak);
  const byTitle = recent.flatMap(({ occupationIds }) => occupationIds.slice(0, 1).map((id) => findOccupation(id)?.industry ?? 'other'));
  const [first, second] = [...wordsOfIndustries(findings)]
    .filter(([industry]) => !EVERYWHERE.has(industry))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first || first[1] < FEWEST_WORDS || first[1] === second?.[1]) return null;
  // A chief executive may be in any field, so the words decide.
  return byTitle.includes(first[0]) || byTitle.every((industry) => EVERYWHERE.has(industry)) ? first[0] : null;
}
