import type { StatementDraft, StatementResult } from '@/lib/shared/statement';

const sourcesOf = ({ sentences }: StatementDraft): string => {
  const kinds = new Set(sentences.flatMap(({ sources }) => sources.map(({ kind }) => kind)));
  if (kinds.has('cv') && kinds.has('answer')) return 'lines of your CV and your own answers';
  return kinds.has('cv') ? 'lines of your CV' : 'your own answers';
};

const endings = {
  'built-in': 'and no language model wrote any of it',
  claude: 'and the language model Claude smoothed how they join',
} as const;

/** One sentence on how the draft was made. It is not part of the draft and is not copied with it. */
export const HowItWasMade = ({ engine, draft }: { engine: StatementResult['engine']; draft: StatementDraft }) => (
  <section aria-labelledby="made-title" data-screen-only className="max-w-3xl space-y-1 border-t pt-4 text-sm text-ink-soft">
    <h2 id="made-title" className="text-sm font-semibold text-ink">
      How this was made
    </h2>
    <p>
      We put {sourcesOf(draft)} in order, {endings[engine]}.
    </p>
    <p>Follow the form’s own rule on writing tools.</p>
  </section>
);
