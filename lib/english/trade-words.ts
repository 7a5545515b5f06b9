import { industries } from '@/lib/facts/industries';
import { occupations } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { tradeTerms } from '@/lib/facts/trade-terms';
import { groupTexts, indexLines } from '@/lib/placement/official-index';

function* tradeTexts(): Generator<string> {
  for (const { name, aliases } of skills()) yield* [name, ...aliases];
  for (const { title, alternativeTitles, skills: own, qualifications } of occupations())
    yield* [title, ...alternativeTitles, ...own, ...qualifications];
  for (const { keywords } of industries()) yield* keywords;
  yield* indexLines;
  for (const text of groupTexts.values()) yield JSON.stringify(text);
}

/** The lower-case words of skills, occupations, industries and the official index of jobs. */
export const tradeWords = (): ReadonlySet<string> =>
  new Set([
    ...tradeTerms,
    ...([...tradeTexts()]
      .join('\n')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []),
  ]);
