import { PhoneCollapsible } from '@/components/improve/workspace/phone-collapsible';
import type { Strategy, StrategyId } from '@/lib/guidance/strategies';

const outlooks: Record<StrategyId, readonly string[]> = {
  general: [
    'You rewrite three sections, each beside what the report found in it.',
    'Suggestions are made from your own words; what only you know is asked.',
    'The score moves as you write.',
  ],
  role: [
    'We set what the role asks for beside what your CV shows.',
    'Each section gets advice for that role: what to name, what to prove, what is missing.',
    'With an advert you can go through its criteria one by one.',
  ],
  industry: [
    'We look for the words of the industry that your CV does not use yet.',
    'Each section gets advice for the role you want in it.',
    'With an advert you can go through its criteria one by one.',
  ],
  job: [
    'We read what the advert asks for: must have, essential, desirable.',
    'Each point is set beside your CV: missing, claimed or shown.',
    'Then you rewrite three sections, with the score beside you.',
  ],
};

/** Explains what the fields of the form are used for. */
export const StrategyOutlook = ({ strategy }: { strategy: Strategy }) => (
  <aside aria-label="What happens with it" className="min-w-0 text-sm max-lg:border-t lg:mt-1 lg:border-t-2 lg:border-ink lg:pt-3">
    <PhoneCollapsible title="What happens with it" hint={outlooks[strategy.id][0]} heading="lg:font-sans lg:text-sm lg:tracking-normal">
      <ol className="mt-2 list-decimal space-y-2 pl-5 text-ink-soft">
        {outlooks[strategy.id].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {strategy.fields.includes('jobDescription') && (
        <p className="mt-3 text-ink-faint">The advert leaves this browser only when you compare or ask for a suggestion.</p>
      )}
    </PhoneCollapsible>
  </aside>
);
