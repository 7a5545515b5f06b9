import { Button } from '@/components/ui/button';
import type { SavedWithReport } from './use-saved-statement';

/** Offers to save the answers with the report; otherwise they stay in this browser. */
export const SaveWithReport = ({ saved: { status, isBusy, problem, save, remove }, text }: { saved: SavedWithReport; text: string }) =>
  status === null ? null : (
    <section aria-labelledby="keep-title" data-screen-only className="max-w-3xl space-y-2">
      <h2 id="keep-title" className="text-lg">
        Keep it with your report
      </h2>
      <p role="status" className="text-sm text-ink-soft">
        {status === 'saved' ? 'A copy is saved with your report and is deleted with it.' : 'Your answers are in this browser only.'}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={() => void save(text)}>
          {status === 'saved' ? 'Save this version' : 'Save with my report'}
        </Button>
        {status === 'saved' && (
          <Button variant="link" size="inline" aria-disabled={isBusy} onClick={() => void remove()}>
            Remove the saved copy
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="tone-red tone-text text-sm">
          {problem}
        </p>
      )}
    </section>
  );
