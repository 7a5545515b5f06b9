import { Badge } from '@/components/ui/badge';
import { RatingBars } from '@/components/ui/rating-badge';
import { Button } from '@/components/ui/button';
import type { Card } from '@/lib/guidance/statement-cards';
import type { StatementResult } from '@/lib/shared/statement';

type Finding = StatementResult['check'][number];

const states = {
  missing: { title: 'Missing', tone: 'red' },
  claimed: { title: 'Claimed', tone: 'yellow' },
  shown: { title: 'Shown', tone: 'green' },
} as const;

/** What a shortlisting manager would find for each criterion that the statement decides. */
export function CheckList({ check, cards, goTo }: { check: readonly Finding[]; cards: readonly Card[]; goTo: (id: string) => void }) {
  const rows = cards.flatMap(({ id, title, criterion }) => {
    const findings = check.filter(({ criterionId }) => criterionId === id);
    const [first] = findings;
    return criterion && first ? [{ id, title, state: first.state, reasons: [...new Set(findings.map(({ reason }) => reason))] }] : [];
  });
  const shown = rows.filter(({ state }) => state === 'shown').length;
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="check-title"
      data-screen-only
      className="space-y-3 lg:sticky lg:top-6 lg:max-h-[calc(var(--view-height)-3rem)] lg:overflow-y-auto"
    >
      <div>
        <h2 id="check-title" className="text-lg">
          The check
        </h2>
        <p className="text-sm text-ink-soft">
          {shown} of {rows.length} criteria shown.
        </p>
      </div>
      <ul className="divide-y border-y">
        {rows.map(({ id, title, state, reasons }) => (
          <li key={id} className="space-y-1 py-3 text-sm">
            <p className="flex items-start justify-between gap-3">
              <span className="font-semibold">{title}</span>
              <Badge tone={states[state].tone}>
                <RatingBars tone={states[state].tone} />
                {states[state].title}
              </Badge>
            </p>
            {reasons.map((reason) => (
              <p key={reason} className="text-ink-soft">
                {reason}
              </p>
            ))}
            <Button variant="link" size="inline" onClick={() => goTo(id)}>
              Open the card<span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
