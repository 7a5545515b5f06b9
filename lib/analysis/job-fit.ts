import type { Cv } from '@/lib/cv/cv';
import type { CriterionKind } from './job-fit/advert';
import { evidenceFor } from './job-fit/evidence-for';
import type { CriterionState, CriterionStatus } from './job-fit/match-criterion';
import { employersOf, passagesOf } from './job-fit/passages';
import { coverage, termsOf } from './text/terms';
import { fitBeside, sharesSaid } from './job-fit/weigh-evidence';
import { readCv } from './reading/reading';
import { criteriaOf } from './specification/read-specification';

export interface JobFitCriterion {
  text: string;
  kind: CriterionKind;
  /** Absent for what is asked for in a statement, which a CV need not show. */
  state?: CriterionState;
  /** What the CV names but does not prove: it has expired, is not finished or only wished for. */
  status?: CriterionStatus;
  /** The CV's own words, unchanged. */
  quote?: string;
}

export interface JobFit {
  /** 0..100: essentials 80, desirables 13, title 7; below 50 where a knockout criterion is not met. It is no part of the CV's score. */
  score: number;
  /** Unmet knockout criteria first, then in the advert's order. */
  criteria: JobFitCriterion[];
}

const CLAIM_WORTH = 0.5;
/** Qualities that employers take on trust weigh less than those they check. */
const TRUSTED =
  /\b(?:communicat\w+|spoken|written|interpersonal|team ?(?:work|player)|part of a team|organis(?:ed|ational)|attention|eye for|flexib\w+|motivated|enthusias\w+|friendly|calm\w*|patien(?:t|ce)|punctual|reliab\w+|willing\w*|interest|shifts|nights|travel|positive|resilien\w+|curio\w+|passion\w*|manner|humour|pressure|initiative|literacy|numeracy|it skills|time management|able to come)\b/i;
const TRUSTED_WEIGHT = 0.4;
/** Licences and registrations without which the work is not allowed. */
const LAWFUL = /\b(?:licen[cs]e|registered|registration|admitted|cpc)\b/i;
const LAWFUL_LOSS = 0.7;
const MOST_WITHOUT_KNOCKOUT = 45;

const worth = ({ state }: JobFitCriterion): number => (state === 'shown' ? 1 : state === 'claimed' ? CLAIM_WORTH : 0);
const weight = ({ text }: JobFitCriterion): number => (TRUSTED.test(text) ? TRUSTED_WEIGHT : 1);

function met(criteria: readonly JobFitCriterion[], empty: number): number {
  const all = criteria.reduce((sum, criterion) => sum + weight(criterion), 0);
  return all > 0 ? criteria.reduce((sum, criterion) => sum + weight(criterion) * worth(criterion), 0) / all : empty;
}

/**
 * A score as a shortlisting manager would give it: the essential criteria above all, and less than 50 where a knockout criterion is not
 * met.
 */
function scoreOf(criteria: readonly JobFitCriterion[], title: number): number {
  const of = (kind: CriterionKind): JobFitCriterion[] => criteria.filter((criterion) => criterion.kind === kind);
  if (of('essential').length + of('desirable').length + of('knockout').length === 0) return 0;
  const essentials = met([...of('essential'), ...of('knockout')], met(of('desirable'), 0));
  const loss = of('essential').some((one) => one.state === 'missing' && LAWFUL.test(one.text)) ? LAWFUL_LOSS : 1;
  const score = Math.round((80 * essentials + 13 * met(of('desirable'), essentials) + 7 * Math.max(title, essentials)) * loss);
  return of('knockout').every(({ state }) => state === 'shown') ? score : Math.min(score, MOST_WITHOUT_KNOCKOUT);
}

const LONGEST_TITLE = 200;
const titleIn = (advert: string): string =>
  (advert.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, LONGEST_TITLE).split(/[,(|]/)[0] ?? '';

/** How far the latest titles name the wanted role. */
const titleFit = (cv: Cv, targetRole: string | undefined, advert: string): number => {
  const wanted = termsOf(targetRole ?? titleIn(advert), 'asked');
  const titles = [...cv.work.slice(0, 3).map(({ title }) => title), cv.headline].flatMap((piece) =>
    piece ? [coverage(wanted, termsOf(piece.text))] : [],
  );
  return Math.max(0, ...titles);
};

/** Compares a CV with an advert, criterion by criterion, each met one with a quote. Pure and deterministic; `today` is ISO. */
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
  const employers = employersOf(reading);
  const asked = criteriaOf(jobDescription);
  const shares = sharesSaid(
    asked.flatMap(({ text, kind }) => (kind === 'statement' ? [] : [text])),
    passages,
  );
  const criteria = asked.map(({ text, kind }): JobFitCriterion => {
    if (kind === 'statement') return { text, kind };
    const { state, status, spans } = evidenceFor({ text, kind, fit: fitBeside(text, shares) }, { cv, reading, passages, employers });
    const [span] = spans;
    return { text, kind, state, ...(status ? { status } : {}), ...(span ? { quote: cv.text.slice(span.start, span.end) } : {}) };
  });
  const isUnmet = ({ kind, state }: JobFitCriterion): boolean => kind === 'knockout' && state !== 'shown';
  return {
    score: scoreOf(criteria, titleFit(cv, targetRole, jobDescription)),
    criteria: [...criteria.filter(isUnmet), ...criteria.filter((criterion) => !isUnmet(criterion))],
  };
}
