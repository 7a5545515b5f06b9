import type { Cv } from '@/lib/cv/cv';
import { readAdvert, type CriterionKind } from './job-fit/advert';
import { matchCriterion, type CriterionState } from './job-fit/match-criterion';
import { passagesOf } from './job-fit/passages';
import { coverage, termsOf } from './job-fit/terms';
import { outcomeWorth } from './reading/statements/outcomes';
import { readCv } from './reading/reading';

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

const CLAIM_WORTH = 0.4;

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
  const criteria = readAdvert(jobDescription).map(({ text, kind }): JobFitCriterion => {
    const { state, span } = matchCriterion(text, passages, reading);
    return { text, kind, state, ...(span ? { quote: cv.text.slice(span.start, span.end) } : {}) };
  });
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
