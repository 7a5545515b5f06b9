import { evidenceFor } from '@/lib/analysis/job-fit/evidence-for';
import type { CriterionStatus } from '@/lib/analysis/job-fit/match-criterion';
import { employersOf, passagesOf, type Passage } from '@/lib/analysis/job-fit/passages';
import { coverage, termsOf } from '@/lib/analysis/text/terms';
import { fitBeside, sharesSaid } from '@/lib/analysis/job-fit/weigh-evidence';
import { readCv, type Reading, type RoleReading } from '@/lib/analysis/reading/reading';
import { overlaps } from '@/lib/analysis/text/spans';
import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { behaviourNames } from '@/lib/shared/statement';
import { behaviourLines } from './facts/behaviours';
import type { SpecificationCriterion } from '@/lib/analysis/specification/specification';

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

/** Looks up, criterion by criterion of a form, which lines of the CV show it. A behaviour is shown by an example that is told, and lines may hold one. */
export function evidenceIn(
  cv: Cv,
  own: OwnWords,
  today: string,
  form: readonly SpecificationCriterion[] = [],
): (criterion: SpecificationCriterion) => CriterionEvidence {
  const reading = readCv(cv, today);
  const passages = passagesOf(cv, reading);
  const employers = employersOf(reading);
  const shares = sharesSaid(
    form.flatMap(({ text, behaviour }) => (behaviour ? [] : [text])),
    passages,
  );
  const proofOf = (span: Span): Proof => describe(span, { cv, own, reading, passages });
  return ({ text, kind, behaviour }) => {
    if (behaviour) return examplesOf(text, passages, proofOf);
    const { state, status, spans, below } = evidenceFor({ text, kind, fit: fitBeside(text, shares) }, { cv, reading, passages, employers });
    if (state === 'missing') return { state, proofs: [], ...(status ? { status } : {}), ...(below ? { below: tidy(own(below)) } : {}) };
    const said = spans.map((span) => sentenceThatSays(text, span, cv));
    return { state, proofs: said.map(proofOf).filter(({ quote }) => tidy(quote) !== '') };
  };
}

/** Lines that an example may be told from: they show nothing of a behaviour before the person tells it. */
function examplesOf(name: string, passages: readonly Passage[], proofOf: (span: Span) => Proof): CriterionEvidence {
  const known = behaviourNames.find((one) => one.toLowerCase() === name.trim().toLowerCase());
  if (!known) return noEvidence;
  const fits = passages.filter(({ kind, said, standing }) => kind === 'work' && standing === 'held' && behaviourLines[known].test(said));
  const proofs = fits.slice(0, MOST_EXAMPLES).map(({ span }) => proofOf(span));
  return proofs.length === 0 ? noEvidence : { state: 'claimed', proofs };
}

const MOST_EXAMPLES = 2;

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const LONG = 160;

/** Of an entry with several lines the line that says it, of a profile or a paragraph the sentence. */
function sentenceThatSays(criterion: string, whole: Span, cv: Cv): Span {
  const span = lineThatSays(criterion, whole, cv);
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

const FEWEST_OF_ROW = 3;

/** Of certificates in a row the one that is asked for; an entry whose lines say it together stays whole. */
function lineThatSays(criterion: string, span: Span, cv: Cv): Span {
  const text = cv.text.slice(span.start, span.end);
  const isRow = [...cv.certificates, ...cv.training, ...cv.memberships].some((entry) => overlaps(entry, span));
  // A line that goes on below begins small there.
  const count = text.split('\n').length;
  if (count < (isRow ? 2 : FEWEST_OF_ROW) || cv.work.some((entry) => overlaps(entry, span)) || /\n\s*[^\p{Lu}\d\s]/u.test(text))
    return span;
  const asked = termsOf(criterion, 'asked');
  const all = coverage(asked, termsOf(text));
  const lines = [...text.matchAll(/\S[^\n]*/g)].map(({ index, 0: line }) => ({
    start: span.start + index,
    end: span.start + index + line.trimEnd().length,
  }));
  return lines.find(({ start, end }) => all > 0 && coverage(asked, termsOf(cv.text.slice(start, end))) >= all) ?? span;
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
