'use client';

import { Gate } from '@/components/ui/gate';
import type { DisplayImprovement, DisplayResult, TitledText } from '@/lib/report/display-result';
import { FixLink } from './fix-link';

interface ActionPlanProps {
  result: DisplayResult;
  hasFullAccess: boolean;
  onUnlock: () => void;
}

interface ColumnProps {
  title: string;
  items: TitledText[];
  improvements: DisplayImprovement[];
}

/** The plan links to the fixes and does not repeat them. */
function Item({ item, improvement }: { item: TitledText; improvement: DisplayImprovement | undefined }) {
  if (!improvement?.auditId)
    return (
      <>
        <span className="font-semibold">{item.title}</span>
        {item.description && <span className="block text-sm text-ink-soft">{item.description}</span>}
      </>
    );
  return <FixLink title={item.title} improvements={[improvement]} />;
}

const Column = ({ title, items, improvements }: ColumnProps) =>
  items.length > 0 && (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        {items.map((item) => (
          <li key={item.title}>
            <Item item={item} improvement={improvements.find(({ title: known }) => known === item.title)} />
          </li>
        ))}
      </ol>
    </div>
  );

export const hasActionPlan = ({ actionPlan, recommendations }: DisplayResult): boolean =>
  actionPlan.highPriority.length + actionPlan.mediumPriority.length + recommendations.length > 0;

/** In which order to work. */
export function ActionPlan({ result, hasFullAccess, onUnlock }: ActionPlanProps) {
  const planned = new Set([...result.actionPlan.highPriority, ...result.actionPlan.mediumPriority].map((item) => item.title));
  const others = result.recommendations.filter((item) => !planned.has(item.title));
  return (
    <Gate isOpen={hasFullAccess} title="your plan, in order" promise="What to do first, what next, and what can wait." onUnlock={onUnlock}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        <Column title="Do first" items={result.actionPlan.highPriority} improvements={result.improvements} />
        <Column title="Do next" items={result.actionPlan.mediumPriority} improvements={result.improvements} />
        <Column title="Worth knowing" items={others} improvements={result.improvements} />
      </div>
    </Gate>
  );
}
