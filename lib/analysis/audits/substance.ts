import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, scored } from '../audit';
import { ramp } from '../curves';
import { profileFigures } from '../reading/figures/profile-figures';
import type { Reading } from '../reading/reading';
import { resultBounds } from '../reading/statements/result-model';
import { strongLines } from '../reading/statements/strong-lines';
import { overlaps } from '../text/spans';
import { meantCliches, stockPhrases } from '../reading/style/stock-phrases';

export type SubstanceFacts =
  | { state: 'no profile' }
  /**
   * `stockPhrases`: each once, where there are several. `isProven`: hardly anything is left to improve. `lineToBring`: a line of a role
   * that certainly is a result, where the profile certainly tells none.
   */
  | { state: 'profile'; stockPhrases: readonly string[]; isProven: boolean; lineToBring: string | null };

const WORDS_PER_CLICHE = 30;
/** One such word among facts is no fault: 'Reliable timekeeper, 38 years in engineering'. */
const ODD_PHRASE = 1;
/** The share that a new profile with one result is expected to earn. */
const FIRST_PROFILE = 0.6;
const PROVEN_FROM = 0.9;
/** With five figures nothing else is asked for. */
const MOST_BY_FIGURES = 0.8;

/** Different skills that the profile names. */
const namedSkills = ({ profileHits }: Reading): number =>
  new Set(profileHits.filter(({ value }) => value.list === 'skill' || value.list === 'occupationSkill').map(({ value }) => value.id)).size;

/** Capitalised words inside a sentence: names of employers, systems and places. */
const properNouns = ({ profileTokens, text }: Reading): number =>
  profileTokens.filter(
    ({ capital, start, word }, i) => i > 0 && capital && word !== 'i' && !/[.!?]\s*$/.test(text.slice(Math.max(0, start - 3), start)),
  ).length;

/** The share for so many figures and different stock phrases. */
function shareWith(reading: Reading, results: number): (figures: number, phrases: number) => number {
  const byNames = 0.14 * Math.min(3, namedSkills(reading) + results);
  const byProperNouns = 0.1 * Math.min(2, properNouns(reading));
  const allowed = Math.max(1, reading.profileTokens.length / WORDS_PER_CLICHE);
  return (figures, phrases) => {
    const byFigures = figures > 0 ? Math.min(MOST_BY_FIGURES, 0.3 + 0.1 * figures) : 0;
    const facts = Math.min(1, byFigures + byNames + byProperNouns);
    return facts * 0.5 + 0.5 * facts * ramp(phrases, allowed + 3, allowed - 0.01);
  };
}

/** The strongest line of the roles, where no sentence of the profile can be taken for a result. */
const lineToBring = (reading: Reading): string | null =>
  reading.profileSentences.every(({ resultChance }) => resultChance < resultBounds.none)
    ? (strongLines(reading)[0]?.statement.text ?? null)
    : null;

/** A profile should name facts: 'Hard-working team player' fails, 'ran a 30-bed ward' passes. */
export const substance = defineAudit<SubstanceFacts>({
  id: 'substance',
  criterion: 'D3',
  category: 'D Profile and direction',
  points: 10,
  section: 'Professional Summary',
  run({ cv, reading }) {
    const { profile } = cv;
    if (!profile) return scored(0, { state: 'no profile' }, { reachable: FIRST_PROFILE });
    const figures = profileFigures(cv, reading);
    const cliches = meantCliches(reading.profileHits, cv);
    const phrases = stockPhrases(cliches);
    const results = reading.profileSentences.filter(({ resultChance }) => resultChance >= resultBounds.likely).length;
    const shareOf = shareWith(reading, results);
    const share = shareOf(figures.length, phrases.length);
    const isProven = share > PROVEN_FROM;
    const holdsFigure = (sentence: Span): boolean => figures.some((figure) => overlaps(sentence, figure));
    const evidence = reading.profileSentences.filter(holdsFigure).map(({ start, end }) => ({ start, end }));
    const facts: SubstanceFacts = {
      state: 'profile',
      stockPhrases: phrases.length > ODD_PHRASE ? phrases : [],
      isProven,
      lineToBring: lineToBring(reading),
    };
    if (isProven) return scored(share, facts, { evidence });
    const targets = phrases.length > ODD_PHRASE ? cliches.map(({ start, end }) => ({ start, end })) : [profile];
    return scored(share, facts, { evidence, targets, reachable: shareOf(figures.length + 1, 0) });
  },
});
