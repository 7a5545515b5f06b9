import type { CriterionAsked } from '@/lib/shared/statement';

/** Criteria that are assessed at the interview or by a certificate, not by the statement. */
export const AskedLater = ({ criteria }: { criteria: readonly CriterionAsked[] }) =>
  criteria.length === 0 ? null : (
    <section aria-labelledby="later-title" className="space-y-2 border-t pt-5">
      <h2 id="later-title" className="text-lg">
        Asked later: keep an example ready
      </h2>
      <ul className="measure list-disc space-y-1 pl-5">
        {criteria.map(({ id, text, assessedBy }) => (
          <li key={id}>
            {text} <span className="text-sm text-ink-soft">({assessedBy.join(', ')})</span>
          </li>
        ))}
      </ul>
    </section>
  );
