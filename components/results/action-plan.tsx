'use client';

import { Gate } from '@/components/ui/gate';
import type { DisplayResult, TitledText } from '@/lib/report/display-result';

interface ActionPlanProps {
  result: DisplayResult;
  hasFullAccess: boolean;
  onUnlock: () => void;
}

const Column = ({ title, items }: { title: string; items: TitledText[] }) =>
  items.length > 0 && (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        {items.map((item) => (
          <li key={item.title}>
            <span className="font-semibold">{item.title}</span>
            {item.description && <span className="block text-sm text-ink-soft">{item.description}</span>}
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
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Column title="Do first" items={result.actionPlan.highPriority} />
        <Column title="Do next" items={result.actionPlan.mediumPriority} />
        <Column title="Worth knowing" items={others} />
      </div>
    </Gate>
  );
}
