import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { commonCriteria } from '@/lib/facts/common-criteria';
import type { Reading } from '../reading/reading';
import { overlaps } from '../text/spans';
import { alternatives, shareIn } from './find-evidence';
import { asksForPaper } from './match-criterion';
import type { Passage } from './passages';
import type { Term } from './terms';
import { monthsAsked } from './years';

export interface CommonProof {
  span: Span;
  /** All that is asked is met, and in words of the criterion as well: only then is it shown. */
  isWhole: boolean;
}

const MOST_COMMON = 2;
const NEAR_BEST = 0.75;
/** What no work shows, such as a licence among the facts. */
const WISHED = /\bdriv(?:er|ing|e)\b|\bcar\b/i;

const HALF = 0.45;
/** 'Stock control' is not shown by live stock and pest control. */
const isOfTwo = ([whole]: readonly Term[][]): boolean => whole?.length === 1 && (whole[0]?.parts?.length ?? 0) > 1;

/** Lines that do what is asked in words of their own, those first that say most of it. A length of time is not shown by a line. */
export function commonProofs(
  criterion: string,
  { passages, cv, reading }: { passages: readonly Passage[]; cv: Cv; reading: Reading },
): CommonProof[] {
  if (monthsAsked(criterion) !== null || asksForPaper(criterion)) return [];
  const classes = commonCriteria.filter(({ asked }) => asked.test(criterion));
  const asked = alternatives(criterion);
  return passages
    .flatMap((passage) => {
      const { kind, span, said, standing } = passage;
      const where = kind === 'title' ? placeOf(span, cv, reading) : '';
      const count = classes.filter(({ shownBy, place }) => (kind === 'title' ? place?.test(where) : shownBy?.test(said)) === true).length;
      const isOpen = kind === 'work' || kind === 'title' || (kind === 'fact' && WISHED.test(criterion));
      const share = Math.max(0, ...asked.map((terms) => shareIn(terms, passage)));
      // Of several things that are asked for, one alone says too little.
      return count > 0 && (count === classes.length || (2 * count >= classes.length && share > 0)) && isOpen && standing === 'held'
        ? [
            {
              span,
              weight: count + share,
              isWhole: count === classes.length && (classes.length > 1 || share > (isOfTwo(asked) ? HALF : 0)),
            },
          ]
        : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, _, [best]) => weight >= NEAR_BEST * (best?.weight ?? 0))
    .slice(0, MOST_COMMON);
}

/** The title and the employer of a role. */
function placeOf(span: Span, { text }: Cv, { roles }: Reading): string {
  const entry = roles.find((role) => overlaps(role.entry, span))?.entry;
  return [entry?.title, entry?.employer].map((piece) => (piece ? text.slice(piece.start, piece.end) : '')).join(' ');
}
