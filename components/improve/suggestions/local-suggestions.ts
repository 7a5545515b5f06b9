import { targetingNamed } from '@/lib/guidance/strategies';
import type { DisplayResult } from '@/lib/report/display-result';
import { isSectionName } from '@/lib/rewrite/section-names';
import type { LiveEngine } from '../live-score/use-live-score';
import type { MakeSuggestion } from './use-suggestions';

/** Suggestions for the sample, made in the browser with the code that the server runs. Nothing is sent. */
export const localSuggestions =
  (engine: LiveEngine, { sectionAnalysis }: DisplayResult): MakeSuggestion =>
  async ({ section, text, targeting }) => {
    if (!isSectionName(section)) throw new Error(`There is no part '${section}'.`);
    const rating = sectionAnalysis.find((item) => item.section === section)?.rating ?? null;
    const made = await engine.suggest({ section, rating, text, targeting: targetingNamed(targeting) });
    return { ...made, engine: 'built-in' };
  };
