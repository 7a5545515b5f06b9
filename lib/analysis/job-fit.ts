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

const MET = 0.42;
/** A short criterion ('Docker', 'Care planning') must be met in full or nearly so. */
const MET_WHEN_SHORT = 0.55;
/** What the skills list claims to the letter needs less of a role's line to be believed. */
const MET_BESIDE_CLAIM = 0.43;
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

const EXAMPLES = /\b(?:for example|such as|e\.g\.|including|like)\b/i;

/** 'AWS or Azure', 'ACA, ACCA or CIMA', 'event streaming, for example Kafka': each alternative alone would do. */
const alternatives = (text: string): Term[][] => {
  const bare = text.replace(/\([^)]*\)/g, ' ');
  const whole = termsOf(bare);
  const examples = text.split(EXAMPLES);
  const parts = /\bor\b/i.test(text)
    ? text.split(/,|\bor\b|[()]|\b(?:for example|such as|e\.g\.|including|like)\b/i)
    : examples.length > 1
      ? examples
      : [];
  return [whole.length > 0 ? whole : termsOf(text), ...parts.map((part) => termsOf(part))].filter((terms) => terms.length > 0);
};

/** 'Kubernetes and infrastructure as code', 'Illustrator, InDesign and Photoshop': asked for together, shown in several places. */
const conjuncts = (text: string): Term[][] => {
  if (/\bor\b/i.test(text) || EXAMPLES.test(text)) return [];
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\band\b|\bwith\b/i)
    .map((part) => termsOf(part))
    .filter((terms) => terms.length > 0);
  return parts.length > 1 ? parts : [];
};

const bestFor = (
  wanted: readonly Term[][],
  passages: readonly Passage[],
  enough: number | null = null,
): { share: number; passage: Passage } | null => {
  let best: { share: number; passage: Passage } | null = null;
  for (const terms of wanted) {
    const needed = enough ?? (terms.length <= 2 ? MET_WHEN_SHORT : MET);
    for (const passage of passages) {
      const share = coverage(terms, passage.terms);
      if (share >= needed && share > (best?.share ?? 0)) best = { share, passage };
    }
  }
  return best;
};

/** Every one of the things asked for together is there, or all but one of three and more. */
const bestTogether = (parts: readonly Term[][], passages: readonly Passage[]): { share: number; passage: Passage } | null => {
  const found = parts.map((terms) => bestFor([terms], passages)).filter((one) => one !== null);
  const [first] = [...found].sort((a, b) => b.share - a.share);
  return first && parts.length > 1 && found.length >= Math.max(2, parts.length - 1) ? first : null;
};

const COMPLETE = /\b(?:completed|already|held|full|qualified|in place)\b/i;
const UNFINISHED = /\b(?:in progress|booked|studying|working towards|expected|due (?:to|in)|pending|started)\b/i;

const stateOf = ({ text, kind }: AdvertCriterion, all: readonly Passage[], cvText: string): JobFitCriterion => {
  const passages = COMPLETE.test(text) ? all.filter(({ span }) => !UNFINISHED.test(cvText.slice(span.start, span.end))) : all;
  const wanted = alternatives(text);
  const parts = conjuncts(text);
  const among = (some: readonly Passage[]) => bestFor(wanted, some) ?? bestTogether(parts, some);
  const proving = passages.filter(({ isProof }) => isProof);
  const plain = among(proving);
  const claim = plain ? null : among(passages);
  const proof = plain ?? (claim && bestFor(wanted, proving, MET_BESIDE_CLAIM));
  const found = proof ?? claim;
  const base = { text, kind, state: proof ? ('shown' as const) : found ? ('claimed' as const) : ('missing' as const) };
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
