import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import type { Reading } from '../reading/reading';
import type { Slip } from '../slip';

export type SpellingFacts =
  /** Different mistakes, and the most useful corrections of them. */
  | { state: 'slips'; kind: Slip['kind'] | 'both'; slips: number; corrections: readonly Correction[]; isUneven: boolean }
  /** One word of each kind, as the CV writes it. */
  | { state: 'mixed'; american: string; british: string }
  | { state: 'American' }
  | { state: 'right' }
  /** No correction can be named, and the grammar of several lines is plainly off. */
  | { state: 'uneven' };

interface Correction {
  /** As the CV writes it. */
  wrong: string;
  right: string;
}

const MOST_NAMED = 5;
const MOST_OF_ONE_KIND = 3;
/** So many different slips cost all that slips can. */
const MANY = 4;
/** Fewer American spellings than this may be parts of names. */
const AMERICAN_FROM = 3;
/** Grammar that is off throughout costs as much as several misspelt words. */
const UNEVEN_SHARE = 0.5;

/** '-ize' beside British '-our' is an accepted variant (Oxford spelling): only '-ise' beside it is a mixture. */
const isOxford = (word: string): boolean => /iz(?:e|ed|es|er|ing|ation|ations|ational)$/.test(word);

/** American spellings in a CV that also has British ones, and the first British one. */
function clashes({ hits, text }: Reading): {
  american: Reading['hits'];
  clashing: Reading['hits'];
  british: Reading['hits'][number] | undefined;
} {
  // 'Heart Center' is a name.
  const isName = ({ start }: { start: number }): boolean =>
    /^\p{Lu}/u.test(text.slice(start)) && /\p{Lu}[\p{L}.’'-]* $/u.test(text.slice(Math.max(0, start - 24), start));
  const american = hits.filter((hit) => hit.value.list === 'american' && !isName(hit));
  const british = hits.filter(({ value }) => value.list === 'british');
  const hasBritishIse = british.some(({ value }) => isOxford(value.id));
  const clashing = american.filter(({ value }) => (isOxford(value.id) ? hasBritishIse : british.length > 0));
  return { american, clashing, british: british[0] };
}

type WrittenSlip = Correction & { kind: Slip['kind'] };

/** Each mistake once. */
const differentSlips = (text: string, slips: readonly Slip[]): WrittenSlip[] => [
  ...new Map(
    slips.map(({ start, end, kind, right }) => {
      const wrong = text.slice(start, end);
      return [wrong.toLowerCase(), { wrong, right, kind }] as const;
    }),
  ).values(),
];

/** The first mistakes in the CV, of both kinds where there are both: a rule of grammar helps with every later line. */
function mostUseful(slips: readonly WrittenSlip[]): Correction[] {
  const ofKind = (kind: Slip['kind']): WrittenSlip[] => slips.filter((slip) => slip.kind === kind).slice(0, MOST_OF_ONE_KIND);
  const first = new Set([...ofKind('spelling'), ...ofKind('grammar')].slice(0, MOST_NAMED));
  const named = [...first, ...slips.filter((slip) => !first.has(slip))].slice(0, MOST_NAMED);
  return named.map(({ wrong, right }) => ({ wrong, right }));
}

/** Words should be spelt right, and in one variety: British or American, not both. */
export const spelling = defineAudit<SpellingFacts, 'not in English'>({
  id: 'spelling',
  criterion: 'F1',
  category: 'F Language and UK practice',
  points: 4,
  section: null,
  // A few mistakes are corrected at the end; many, or grammar that is off throughout, are what a reader remembers.
  fixKind: (facts) =>
    facts.state === 'uneven' || (facts.state === 'slips' && (facts.isUneven || facts.slips >= MANY)) ? 'loses-readers' : 'gains-points',
  run({ cv, reading, english }) {
    if (!isInEnglish(cv)) return notAssessable('not in English');
    const slips = differentSlips(cv.text, english.slips);
    const { american, clashing, british } = clashes(reading);
    const mixed = new Set(clashing.map(({ value }) => value.id)).size;
    const byWords = 0.65 * ramp(slips.length, MANY, 0) + 0.35 * (mixed === 0 ? 1 : 0.4 * ramp(mixed, 4, 1));
    const share = english.isUneven ? Math.min(byWords, UNEVEN_SHARE) : byWords;
    const evidence = [...english.slips, ...clashing].map(({ start, end }) => ({ start, end }));
    if (slips.length > 0) {
      const [kind, other] = new Set(slips.map((slip) => slip.kind));
      const facts = {
        kind: other ? ('both' as const) : (kind ?? 'spelling'),
        slips: slips.length,
        corrections: mostUseful(slips),
        isUneven: english.isUneven,
      };
      return scored(share, { state: 'slips', ...facts }, { evidence, targets: english.slips });
    }
    const [clash] = clashing;
    if (clash && british) {
      const facts = { american: cv.text.slice(clash.start, clash.end), british: cv.text.slice(british.start, british.end) };
      return scored(share, { state: 'mixed', ...facts }, { evidence, targets: clashing });
    }
    if (english.isUneven) {
      const lines = english.uneven.map(({ start, end }) => ({ start, end }));
      return scored(share, { state: 'uneven' }, { evidence: lines, targets: lines });
    }
    const isAmerican = american.length >= AMERICAN_FROM;
    return scored(share, isAmerican ? { state: 'American' } : { state: 'right' }, { evidence: american.slice(0, AMERICAN_FROM) });
  },
});
