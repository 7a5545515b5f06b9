import data from './wordlists.json';

interface WeakOpener {
  phrase: string;
  severity: string;
  advice?: string;
}

interface SpellingPair {
  us: string;
  uk: string;
  confidence: string;
}

export const weakOpeners: readonly WeakOpener[] = data.weakOpeners;
export const cliches: readonly string[] = data.clichesAndBuzzwords;
export const fillers: readonly string[] = data.filler;
export const spellingPairs: readonly SpellingPair[] = data.spelling.pairs;
export const leadershipIndicators: readonly { id: string; weight: number; pattern: string }[] = data.leadershipIndicators;
export const qualificationPatterns: readonly { id: string; label: string; pattern: string; flags: string }[] = data.qualifications;
