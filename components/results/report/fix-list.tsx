'use client';

import { buttonVariants } from '@/components/ui/button';
import { Gate } from '@/components/ui/gate';
import type { DisplayImprovement } from '@/lib/report/display-result';
import { formatGain } from '@/lib/report/format';
import { cutImprovements, moreImprovements } from '@/lib/report/teaser';
import { improvementKinds } from '@/lib/shared/result-names';
import { ImproveLink } from '../actions/next-steps';
import { useShowQuotes } from '../hooks/use-show-quotes';
import { improvementPlace, oneThingPlace, reveal } from './finding-address';
import { QuoteList } from './quote-list';
import { ReportRow } from './report-row';

/** The words it is about, and how they could read. */
const InYourCv = ({ item }: { item: DisplayImprovement }) => (
  <div className="space-y-3">
    <QuoteList evidence={item.evidence} most={2} />
    {item.example && (
      <div className="grid gap-3 text-sm sm:grid-cols-2">
        <div className="border-l-2 border-[var(--orange)] pl-3">
          <p className="text-xs font-semibold text-ink-faint">Now</p>
          <blockquote className="font-serif">{item.example.before}</blockquote>
        </div>
        <div className="border-l-2 border-[var(--green)] pl-3">
          <p className="text-xs font-semibold text-ink-faint">Could read</p>
          <blockquote className="font-serif">{item.example.after}</blockquote>
        </div>
      </div>
    )}
  </div>
);

const kindTitles: Readonly<Record<DisplayImprovement['kind'], string>> = {
  'stops-application': 'May stop your application',
  'loses-readers': 'Loses readers',
  'gains-points': 'Gains points',
};

/** No points are promised where none are known to come: such fixes need a title only after those of another kind. */
function titleOf(kind: DisplayImprovement['kind'], own: readonly { item: DisplayImprovement }[], isAlone: boolean): string | null {
  if (kind !== 'gains-points' || own.some(({ item }) => item.gain > 0)) return kindTitles[kind];
  return isAlone ? null : 'Other fixes';
}

/** Time and points: two columns of figures. */
const Worth = ({ item }: { item: DisplayImprovement }) => (
  <>
    {item.minutes !== null && <span className="text-ink-faint">{item.minutes} min</span>}
    {item.gain > 0 && <span className="min-w-19 text-right font-semibold text-ink">{formatGain(item.gain)}</span>}
  </>
);

interface FixProps {
  id: string;
  item: DisplayImprovement;
  place: string;
  /** The link to the editor; null for readers who may not edit. */
  address: string | null;
}

function Fix({ id, item, place, address }: FixProps) {
  const show = useShowQuotes();
  return (
    <ReportRow kind="fix" id={place} title={item.title} answer={<Worth item={item} />} onOpen={() => show(item.evidence)}>
      <div className="space-y-3">
        {item.description && <p className="measure text-ink-soft">{item.description}</p>}
        <InYourCv item={item} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {address && (
            <ImproveLink id={id} to={address} className={buttonVariants({ size: 'sm' })}>
              Fix it<span className="sr-only">: {item.title}</span>
            </ImproveLink>
          )}
          <span className="text-sm text-ink-faint">
            {item.priority} priority, {item.type.toLowerCase()}
          </span>
        </div>
      </div>
    </ReportRow>
  );
}

/** The fix in the box at the top is listed by its title, as a link to the box. */
const NamedFix = ({ item, place }: Pick<FixProps, 'item' | 'place'>) => (
  <li
    id={place}
    className="relative flex min-h-12 scroll-mt-6 flex-wrap items-baseline justify-between gap-x-5 border-b py-2 pr-8 hover:text-accent"
  >
    <h4 className="min-w-0 font-serif text-base font-semibold">
      <a
        href={`#${oneThingPlace}`}
        onClick={(event) => {
          event.preventDefault();
          reveal(oneThingPlace);
        }}
        className="inline-block min-h-6 underline decoration-rule-strong decoration-1 underline-offset-4 after:absolute after:inset-0"
      >
        {item.title}
      </a>
      <span className="ml-2 font-sans text-sm font-normal text-ink-faint">described at the top</span>
    </h4>
    <span className="flex items-center gap-x-3 text-sm text-ink-soft tabular-nums">
      <Worth item={item} />
    </span>
  </li>
);

interface FixListProps {
  id: string;
  improvements: readonly DisplayImprovement[];
  /** The title of the fix that the box at the top says in full. */
  oneThing: string | null;
  hasFullAccess: boolean;
  /** Where a fix is done in the editor; null for who may not edit. */
  addressOf: (title: string) => string | null;
  onUnlock: () => void;
}

/** The ranked list of fixes: by what they do for the person, then by points. Each opens in place; a locked one is not in the page. */
export function FixList({ id, improvements, oneThing, hasFullAccess, addressOf, onUnlock }: FixListProps) {
  const { shown, more } = cutImprovements(improvements, hasFullAccess);
  const rest = moreImprovements(more);
  if (shown.length === 0) return <p className="text-ink-soft">Nothing stands out that needs changing.</p>;
  const placed = shown.map((item, index) => ({ item, place: improvementPlace(item.auditId ?? String(index + 1)) }));
  return (
    <div className="space-y-5">
      {improvementKinds.map((kind) => {
        const own = placed.filter(({ item }) => item.kind === kind);
        const title = titleOf(kind, own, own.length === placed.length);
        return (
          own.length > 0 && (
            <div key={kind}>
              {title && (
                <h3 className="border-b border-rule-strong pb-1 font-sans text-sm font-semibold tracking-normal text-ink-faint">{title}</h3>
              )}
              <ol>
                {own.map(({ item, place }) =>
                  item.title === oneThing ? (
                    <NamedFix key={place} item={item} place={place} />
                  ) : (
                    <Fix key={place} id={id} item={item} place={place} address={addressOf(item.title)} />
                  ),
                )}
              </ol>
            </div>
          )
        );
      })}
      {rest && <Gate isOpen={false} title={rest} lines={Math.min(more, mostLockedRows)} onUnlock={onUnlock} />}
    </div>
  );
}

const mostLockedRows = 4;
