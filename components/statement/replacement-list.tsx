import { Button } from '@/components/ui/button';
import type { Replacement } from '@/lib/guidance/statement-text';

interface ReplacementListProps {
  replacements: readonly Replacement[];
  keptWords: readonly string[];
  onKeep: (word: string, isKept: boolean) => void;
}

/** The replacements of an anonymous statement, each with an undo button. */
export const ReplacementList = ({ replacements, keptWords, onKeep }: ReplacementListProps) => (
  <section aria-labelledby="replaced-title" data-screen-only className="max-w-3xl space-y-2">
    <h2 id="replaced-title" className="text-lg">
      Left out or replaced
    </h2>
    {replacements.length === 0 && <p className="text-sm text-ink-soft">We found nothing in the draft that says who you are.</p>}
    <ul className="divide-y text-sm">
      {replacements.map(({ from, to }) => {
        const isKept = keptWords.includes(from);
        return (
          <li key={from} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <s className={isKept ? 'no-underline' : undefined}>{from}</s>
              {!isKept && (to ? <> is now ‘{to}’</> : ' is left out')}
              {isKept && ' stays'}
            </span>
            <Button variant="link" size="inline" onClick={() => onKeep(from, !isKept)}>
              {isKept ? 'Replace' : 'Undo'}
              <span className="sr-only">: {from}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  </section>
);
