import { lineChanges } from '@/lib/rewrite/line-changes';
import { WordChanges } from './word-changes';

/** The whole text with its changes marked. */
export const TextChanges = ({ before, after }: { before: string; after: string }) => (
  <div className="space-y-1">
    {lineChanges(before, after).map((line, index) => (
      <WordChanges key={index} before={line.before ?? ''} after={line.after ?? ''} />
    ))}
  </div>
);
