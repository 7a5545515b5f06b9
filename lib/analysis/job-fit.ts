import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/redacted';
import { readAdvert, type AdvertCriterion, type CriterionKind } from './job-fit/advert';
import { coverage, termsOf, type Term } from './job-fit/terms';
import { outcomeWorth } from './reading/achievement';
import { readCv, type Reading } from './reading/reading';

export type CriterionState = 'shown' | 'claimed' | 'missing';

export interface JobFitCriterion {
  text: string;
  kind: CriterionKind;
  state: CriterionState;
  /** The CV's own words, to the letter. */
  quote?: string;
}

export interface JobFit {
  /** 0..100: essentials 50, desirables 15, title 15, strength of the evidence 15, knockouts 5. No part of the CV's score. */
  score: number;
  /** Unmet knockouts first, then in the advert's order. */
  criteria: JobFitCriterion[];
}

interface Passage {
  span: Span;
  terms: Term[];
  isProof: boolean;
}

const MET = 0.45;
/** A short criterion ('Docker', 'Care planning') must be met in full or nearly so. */
const MET_WHEN_SHORT = 0.58;
const CLAIM_WORTH = 0.4;

/** Sections whose plain lines state facts: 'Full UK driving licence', 'Welsh (fluent)'. */
const PROVING = new Set<SectionKind>(['certifications', 'memberships', 'training', 'additional', 'languages', 'awards', 'contact']);

/** Places that prove: roles, projects, qualifications, registrations. The skills list and the profile only claim. */
const passagesOf = (cv: Cv, reading: Reading): Passage[] => {
  const passage = (span: Span | null, isProof: boolean): Passage[] =>
    span ? [{ span: { start: span.start, end: span.end }, terms: termsOf(cv.text.slice(span.start, span.end)), isProof }] : [];
  const sensible = new Set(
    reading.roles.flatMap(({ statements }) => statements.filter(({ counts }) => counts)).map(({ statement }) => statement),
  );
  return [
    ...[...cv.work, ...cv.volunteering].flatMap((role) => [
      ...passage(role.title, true),
      ...role.statements.filter((statement) => sensible.has(statement)).flatMap((statement) => passage(statement, true)),
    ]),
    ...[...cv.projects, ...cv.certificates, ...cv.training, ...cv.memberships, ...cv.awards, ...cv.publications].flatMap((entry) =>
      passage(entry, true),
    ),
    ...cv.education.flatMap((entry) => passage(entry, true)),
    ...cv.sections
      .filter(({ kind }) => PROVING.has(kind))
      .flatMap(({ lines }) => lines.flatMap((index) => passage(cv.document.lines[index] ?? null, true))),
    ...cv.skills.flatMap((item) => passage(item, false)),
    ...passage(cv.profile, false),
  ];
};

/** 'AWS or Azure', 'ACA, ACCA or CIMA': each alternative alone would do. */
const alternatives = (text: string): Term[][] => {
  const whole = termsOf(text.replace(/\(.*?\)/g, ' '));
  if (!/\bor\b/i.test(text)) return [whole.length > 0 ? whole : termsOf(text)];
  const parts = text
    .split(/,|\bor\b|[()]/i)
    .map((part) => termsOf(part))
    .filter((terms) => terms.length > 0);
  return [whole, ...parts].filter((terms) => terms.length > 0);
};

const bestFor = (wanted: readonly Term[][], passages: readonly Passage[]): { share: number; passage: Passage } | null => {
  let best: { share: number; passage: Passage } | null = null;
  for (const terms of wanted) {
    const needed = terms.length <= 2 ? MET_WHEN_SHORT : MET;
    for (const passage of passages) {
      const share = coverage(terms, passage.terms);
      if (share >= needed && share > (best?.share ?? 0)) best = { share, passage };
    }
  }
  return best;
};

const stateOf = ({ text, kind }: AdvertCriterion, passages: readonly Passage[], cvText: string): JobFitCriterion => {
  const wanted = alternatives(text);
  const proof = bestFor(
    wanted,
    passages.filter(({ isProof }) => isProof),
  );
  const claim = proof
    ? null
    : bestFor(
        wanted,
        passages.filter(({ isProof }) => !isProof),
      );
  const found = proof ?? claim;
  const base = { text, kind, state: proof ? ('shown' as const) : claim ? ('claimed' as const) : ('missing' as const) };
  return found ? { ...base, quote: cvText.slice(found.passage.span.start, found.passage.span.end) } : base;
};

const worth = ({ state }: JobFitCriterion): number => (state === 'shown' ? 1 : state === 'claimed' ? CLAIM_WORTH : 0);
const average = (values: readonly number[], empty: number): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : empty;

/** How far the latest titles name the wanted role. */
const titleFit = (cv: Cv, targetRole: string | undefined, advert: string): number => {
  const wanted = termsOf(targetRole ?? (advert.split('\n').find((line) => line.trim() !== '') ?? '').split(/[,(|]/)[0] ?? '');
  const titles = [...cv.work.slice(0, 3).map(({ title }) => title), cv.headline].flatMap((piece) =>
    piece ? [coverage(wanted, termsOf(piece.text))] : [],
  );
  return Math.max(0, ...titles);
};

/** Compares a CV with an advert, criterion by criterion, each met one with a quote. Pure, deterministic; `today` is ISO. */
export function matchJob({
  cv,
  jobDescription,
  targetRole,
  today,
}: {
  cv: Cv;
  jobDescription: string;
  targetRole?: string;
  today: string;
}): JobFit {
  const reading = readCv(cv, today);
  const passages = passagesOf(cv, reading);
  const criteria = readAdvert(jobDescription).map((criterion) => stateOf(criterion, passages, cv.text));
  const of = (kind: CriterionKind): number[] => criteria.filter((criterion) => criterion.kind === kind).map(worth);
  const essentials = average(of('essential'), 0);
  const recent = reading.roles.filter(({ isRecent }) => isRecent).flatMap(({ statements }) => statements);
  const strength = Math.min(1, recent.reduce((sum, statement) => sum + outcomeWorth(statement).worth, 0) / 8);
  const score =
    50 * essentials +
    15 * average(of('desirable'), essentials) +
    15 * titleFit(cv, targetRole, jobDescription) +
    15 * strength * essentials +
    5 * (of('knockout').every((value) => value === 1) ? 1 : 0);
  const isUnmet = ({ kind, state }: JobFitCriterion): boolean => kind === 'knockout' && state !== 'shown';
  return {
    score: criteria.length > 0 ? Math.round(score) : 0,
    criteria: [...criteria.filter(isUnmet), ...criteria.filter((criterion) => !isUnmet(criterion))],
  };
}
