import { behavioursSource } from '@/lib/statement/facts/behaviours';

/** The source of the official wording. */
export const BehaviourSource = () => (
  <p className="text-sm text-ink-faint">
    <a href={behavioursSource.url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
      {behavioursSource.name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
    , {behavioursSource.publisher}, {behavioursSource.date}, {behavioursSource.licence}.
  </p>
);
