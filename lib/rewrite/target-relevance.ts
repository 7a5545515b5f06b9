import { criteriaOf } from '@/lib/analysis/specification/read-specification';
import { coverage, termsOf, type Term } from '@/lib/analysis/text/terms';
import type { SuggestionItem, Targeting } from './suggestion';

/** A smaller share of a criterion is a common word by chance. */
const ENOUGH = 0.3;
const FOR_DESIRABLE = 0.7;

interface Asked {
  terms: Term[];
  weight: number;
}

/** The person's target: the criteria of the advert, else the role they named. */
function askedBy({ jobDescription, targetRole }: Targeting): Asked[] {
  const criteria = criteriaOf(jobDescription ?? '').filter(({ kind }) => kind !== 'statement');
  const asked = criteria.map(({ text, kind }) => ({ terms: termsOf(text, 'asked'), weight: kind === 'desirable' ? FOR_DESIRABLE : 1 }));
  return asked.length > 0 ? asked : [{ terms: termsOf(targetRole ?? '', 'asked'), weight: 1 }];
}

/** How much a line of the CV has to do with the target, 0..1; null where there is none. */
function relevanceTo(targeting: Targeting | undefined): ((line: string) => number) | null {
  if (!targeting?.jobDescription && !targeting?.targetRole) return null;
  const asked = askedBy(targeting);
  return (line) => {
    const said = termsOf(line);
    const most = Math.max(0, ...asked.map(({ terms, weight }) => weight * coverage(terms, said)));
    return most >= ENOUGH ? most : 0;
  };
}

/** The items sorted by the target; those that have nothing to do with it follow in their old order. */
export function sortByTarget<T>(things: readonly T[], targeting: Targeting | undefined, lineOf: (thing: T) => string): T[] {
  const relevance = relevanceTo(targeting);
  if (!relevance) return [...things];
  return things
    .map((thing) => ({ thing, worth: relevance(lineOf(thing)) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ thing }) => thing);
}

export const sortItemsByTarget = (items: readonly SuggestionItem[], targeting: Targeting | undefined): SuggestionItem[] =>
  sortByTarget(items, targeting, ({ quote, before, after }) => `${quote} … ${before === quote ? '' : before} … ${after}`);
