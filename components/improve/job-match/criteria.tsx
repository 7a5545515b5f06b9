import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { RatingBars } from '@/components/ui/rating-badge';
import type { JobMatch } from '@/lib/client/improve-calls';

type Criterion = JobMatch['criteria'][number];

type State = Criterion['state'];

const states = {
  missing: { title: 'Missing', tone: 'red', text: 'The advert asks for these and your CV does not show them. Add only what is true.' },
  claimed: { title: 'Claimed', tone: 'yellow', text: 'You list these. A line of a role that shows them would prove them.' },
  shown: { title: 'Shown', tone: 'green', text: 'Your roles or qualifications prove these.' },
} as const;
const kinds = { essential: 'Essential', desirable: 'Desirable', knockout: 'Must have', statement: 'Behaviour' } as const;
const statuses = { expired: 'has run out', 'in-progress': 'is not finished yet', wanted: 'is only wished for' } as const;
const importance: Record<Criterion['kind'], number> = { knockout: 0, essential: 1, desirable: 2, statement: 3 };
const inStatement = {
  title: 'For your statement',
  tone: 'grey',
  text: 'The employer asks for these in a statement or an interview, not in your CV.',
} as const;

function CriterionList({ state, criteria }: { state: State; criteria: readonly Criterion[] }) {
  const { title, tone, text } = state ? states[state] : inStatement;
  if (criteria.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
        <Badge tone={tone}>
          <RatingBars tone={tone} />
          {title}
        </Badge>
        {criteria.length === 1 ? '1 criterion' : `${criteria.length} criteria`}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <ul className="mt-2 divide-y">
        {criteria.map((criterion, index) => (
          <li key={index} className="py-2">
            <span className="text-sm font-semibold text-ink-soft">{kinds[criterion.kind]}:</span> {criterion.text}
            {criterion.status && <span className="text-sm text-ink-soft"> (what your CV names {statuses[criterion.status]})</span>}
            {criterion.quote && (
              <span className="mt-1 block border-l-2 border-rule-strong pl-3 text-sm text-ink-soft">“{criterion.quote}”</span>
            )}
            {criterion.explanation && <span className="mt-1 block text-sm">{criterion.explanation}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const countOf = ({ criteria }: JobMatch, state: State): number => criteria.filter((criterion) => criterion.state === state).length;

/** In this order: missing, claimed and shown criteria, each with the most important first; then what is asked for in a statement. */
export function Criteria({ match }: { match: JobMatch }) {
  const of = (state: State) =>
    match.criteria.filter((criterion) => criterion.state === state).sort((a, b) => importance[a.kind] - importance[b.kind]);
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      {(['missing', 'claimed', 'shown', undefined] as const).map((state) => (
        <CriterionList key={state ?? 'statement'} state={state} criteria={of(state)} />
      ))}
    </div>
  );
}

/** The score with one sentence on what it does not mean. */
export const JobFit = ({ score }: { score: number }) => (
  <p>
    Job fit <span className="font-serif text-lg font-semibold tabular-nums">{score}</span> of 100. This is no part of your CV score.
  </p>
);

/** For employers who score a supporting statement instead of a CV. */
export const StatementLink = ({ analysisId }: { analysisId: string }) => (
  <p className="text-sm" data-screen-only>
    Applying by form?{' '}
    <ButtonLink variant="link" size="inline" href={`/supporting-statement?analysis=${encodeURIComponent(analysisId)}`}>
      Write the supporting statement
    </ButtonLink>
  </p>
);
