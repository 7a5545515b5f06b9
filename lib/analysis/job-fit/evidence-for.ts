import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { Reading } from '../reading/reading';
import { overlaps } from '../text/spans';
import {
  belowWhatIsAsked,
  furtherProofs,
  matchCriterion,
  type CriterionState,
  type CriterionStatus,
  type Judgement,
} from './match-criterion';
import type { Passage } from './passages';
import type { WeighedCriterion } from './weigh-evidence';

/** A CV as the match reads it. */
export interface ReadPassages {
  cv: Cv;
  reading: Reading;
  passages: readonly Passage[];
  employers: readonly Passage[];
}

export interface Evidence {
  state: CriterionState;
  status?: CriterionStatus;
  /** Where it is shown or claimed, the best first; of what is missing with a status the place that says so. */
  spans: Span[];
  /** What the CV holds instead of what is asked: lower, lapsed or unfinished. */
  below?: Span;
}

/** Study, certificates and lists of facts show what is held, never what was done: GCSEs are no experience of teaching. */
const DONE_AT_WORK = /^(?:\w+ ){0,2}(?:experience|track record)\b/i;
const isWork = ({ kind }: Passage): boolean => kind === 'work' || kind === 'title' || kind === 'claim';

/** What a CV shows of a criterion: one answer for the job match and for the statement. */
export function evidenceFor(asked: WeighedCriterion, { reading, passages, employers }: ReadPassages): Evidence {
  const { text: criterion } = asked;
  const mayShow = DONE_AT_WORK.test(criterion) ? passages.filter(isWork) : passages;
  const judged = matchCriterion(asked, mayShow, employers, reading);
  return judged.state === 'missing' ? missing(judged, belowWhatIsAsked(criterion, mayShow)?.span) : met(criterion, judged, mayShow);
}

function missing({ status, span }: Judgement, lower: Span | undefined): Evidence {
  if (status && span) return { state: 'missing', status, spans: [span], below: span };
  return { state: 'missing', spans: [], ...(lower ? { below: lower } : {}) };
}

function met(criterion: string, { state, span }: Judgement, mayShow: readonly Passage[]): Evidence {
  if (!span) return { state: 'missing', spans: [] };
  const further = state === 'shown' ? furtherProofs(criterion, mayShow, span).map((passage) => passage.span) : [];
  const spans = [span, ...further];
  return { state, spans: spans.filter((one, i) => spans.findIndex((other) => overlaps(other, one)) === i) };
}
