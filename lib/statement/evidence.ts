import { belowWhatIsAsked, furtherProofs, matchCriterion, type CriterionStatus } from '@/lib/analysis/job-fit/match-criterion';
import { employersOf, passagesOf, type Passage } from '@/lib/analysis/job-fit/passages';
import { monthsAsked } from '@/lib/analysis/job-fit/years';
import { coverage, termsOf } from '@/lib/analysis/job-fit/terms';
import { readCv, type Reading, type RoleReading } from '@/lib/analysis/reading/reading';
import { overlaps } from '@/lib/analysis/text/spans';
import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { behaviourNames } from '@/lib/shared/statement';
import { behaviourLines } from './facts/behaviours';
import { commonCriteria } from './facts/common-criteria';
import { questionKind } from './question-kind';
import type { SpecificationCriterion } from './specification/specification';

/** A place in the CV that meets a criterion, in the person's own words. */
export interface Proof {
  /** The exact words of the CV. */
  quote: string;
  /** 'Care Assistant, Meadowbank House' */
  place: string;
  kind: Passage['kind'];
  role: { title: string; employer: string; dates: string; isCurrent: boolean } | null;
}

export interface CriterionEvidence {
  state: 'shown' | 'claimed' | 'missing';
  proofs: Proof[];
  /** Why it is missing although the CV names it. */
  status?: CriterionStatus;
  /** What the CV holds instead, and the words that say so. */
  below?: string;
}

export const noEvidence: CriterionEvidence = { state: 'missing', proofs: [] };

/** What stands at a place of the CV, with the owner's words for placeholders. */
export type OwnWords = (span: Span) => string;

/** Education, certificates and lists of facts show what is held, never what was done: GCSEs are no experience of teaching. */
const DONE_AT_WORK = /^(?:\w+ ){0,2}(?:experience|track record)\b/i;
const isWork = ({ kind }: Passage): boolean => kind === 'work' || kind === 'title' || kind === 'claim';

/**
 * Finds for each criterion the lines of the CV that show it. A behaviour is shown only by an example that the person gives, for which
 * lines may be offered.
 */
export function evidenceIn(cv: Cv, own: OwnWords, today: string): (criterion: SpecificationCriterion) => CriterionEvidence {
  const reading = readCv(cv, today);
  const passages = passagesOf(cv, reading);
  const employers = employersOf(reading);
  const proofOf = (span: Span): Proof => describe(span, { cv, own, reading, passages });
  return ({ text, behaviour }) => {
    if (behaviour) return examplesOf(text, passages, proofOf);
    const mayShow = DONE_AT_WORK.test(text) ? passages.filter(isWork) : passages;
    const { state, status, span } = matchCriterion(text, mayShow, employers, reading);
    const common = status ? [] : commonProofs(text, passages, cv, reading);
    if (state !== 'shown' && common.length > 0) return fromCommon(common, proofOf);
    if (state === 'missing') {
      const below = status && span ? span : belowWhatIsAsked(text, mayShow)?.span;
      return { state, proofs: [], ...(status ? { status } : {}), ...(below ? { below: tidy(own(below)) } : {}) };
    }
    if (!span) return noEvidence;
    const further = state === 'shown' ? furtherProofs(text, mayShow, span).map((passage) => passage.span) : [];
    const beside =
      further.length === 0
        ? common
            .filter(({ isWhole }) => isWhole)
            .slice(0, 1)
            .map((one) => one.span)
        : [];
    const spans = [sentenceThatSays(text, span, cv), ...further, ...beside].filter(
      (one, i, all) => all.findIndex((other) => overlaps(other, one)) === i,
    );
    return { state, proofs: spans.map(proofOf).filter(({ quote }) => tidy(quote) !== '') };
  };
}

function fromCommon(common: readonly CommonProof[], proofOf: (span: Span) => Proof): CriterionEvidence {
  const whole = common.filter(({ isWhole }) => isWhole);
  const [state, from] = whole.length > 0 ? (['shown', whole] as const) : (['claimed', common] as const);
  return { state, proofs: from.map(({ span }) => proofOf(span)) };
}

/** Lines that an example may be based on: they show no behaviour before the person gives the example. */
function examplesOf(name: string, passages: readonly Passage[], proofOf: (span: Span) => Proof): CriterionEvidence {
  const known = behaviourNames.find((one) => one.toLowerCase() === name.trim().toLowerCase());
  if (!known) return noEvidence;
  const fits = passages.filter(({ kind, said, standing }) => kind === 'work' && standing === 'held' && behaviourLines[known].test(said));
  const proofs = fits.slice(0, MOST_COMMON).map(({ span }) => proofOf(span));
  return proofs.length === 0 ? noEvidence : { state: 'claimed', proofs };
}

const MOST_COMMON = 2;

interface CommonProof {
  span: Span;
  /** Everything that is asked for is met, also in words of the criterion; only then is it shown. */
  isWhole: boolean;
}

/** Lines that meet the criterion in their own words, best first. A length of time is not shown by a line. */
function commonProofs(criterion: string, passages: readonly Passage[], cv: Cv, reading: Reading): CommonProof[] {
  if (monthsAsked(criterion) !== null || questionKind({ text: criterion }) === 'held') return [];
  const classes = commonCriteria.filter(({ asked }) => asked.test(criterion));
  const asked = termsOf(criterion, 'asked');
  return passages
    .flatMap(({ kind, span, said, standing, terms }) => {
      const where = kind === 'title' ? placeOf(span, cv, reading) : '';
      const count = classes.filter(({ shownBy, place }) => (kind === 'title' ? place?.test(where) : shownBy?.test(said)) === true).length;
      const isOpen = kind === 'work' || kind === 'title' || (kind === 'fact' && WISHED.test(criterion));
      const share = coverage(asked, terms);
      return count > 0 && isOpen && standing === 'held'
        ? [{ span, weight: count + share, isWhole: count === classes.length && share > 0 }]
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

const NEAR_BEST = 0.75;
/** Evidence outside work, such as a licence among the facts. */
const WISHED = /\bdriv(?:er|ing|e)\b|\bcar\b/i;

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const LONG = 160;

/** Of a profile or a paragraph the sentence that says it. */
function sentenceThatSays(criterion: string, span: Span, cv: Cv): Span {
  if (span.end - span.start <= LONG) return span;
  const text = cv.text.slice(span.start, span.end);
  const asked = termsOf(criterion, 'asked');
  let best = { span, share: 0 };
  for (const { index, 0: sentence } of text.matchAll(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]*/g)) {
    const share = coverage(asked, termsOf(sentence));
    const from = span.start + index + (sentence.length - sentence.trimStart().length);
    if (share > best.share) best = { span: { start: from, end: from + sentence.trim().length }, share };
  }
  return best.span;
}

interface Context {
  cv: Cv;
  own: OwnWords;
  reading: Reading;
  passages: readonly Passage[];
}

function describe(span: Span, { cv, own, reading, passages }: Context): Proof {
  const quote = own(span);
  const kind = passages.find((passage) => passage.span.start === span.start && passage.span.end === span.end)?.kind ?? 'claim';
  const role = reading.roles.find(({ entry }) => overlaps(entry, span) || entry.statements.some((one) => overlaps(one, span)));
  const named = role ? roleOf(role, own) : null;
  const study = cv.education.find((entry) => overlaps(entry, span));
  const place = named
    ? [named.title, named.employer]
    : study
      ? [study.award, study.institution].map((piece) => (piece ? tidy(own(piece)) : ''))
      : [];
  const section = cv.sections.find((one) => overlaps(one, span));
  const heading = section?.heading ? tidy(own(section.heading)) : cv.profile && overlaps(cv.profile, span) ? 'Profile' : 'CV';
  return { quote, kind, role: named, place: place.filter(Boolean).join(', ') || heading };
}

const roleOf = ({ entry, isCurrent }: RoleReading, own: OwnWords): NonNullable<Proof['role']> => {
  const said = (span: Span | null): string => (span ? tidy(own(span)) : '');
  return { title: said(entry.title), employer: said(entry.employer), dates: said(entry.dates), isCurrent };
};
