import { Check } from 'lucide-react';
import { PhoneCollapsible } from '@/components/improve/workspace/phone-collapsible';
import { cn } from '@/components/ui/cn';

interface StepListProps {
  titles: readonly string[];
  completed: readonly boolean[];
  current: number;
}

/** The steps, with the current and the completed ones marked. A phone shows only 'Step 2 of 4' until it is opened. */
export const StepList = ({ titles, completed, current }: StepListProps) => (
  <PhoneCollapsible
    title={current < 0 ? `${titles.length} steps` : `Step ${current + 1} of ${titles.length}`}
    hint={current < 0 ? titles.join(', ') : titles[current + 1] && `Next: ${titles[current + 1]}`}
    heading={null}
  >
    <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {titles.map((title, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className={cn('flex items-center gap-1.5', index === current ? 'font-semibold text-ink' : 'text-ink-soft')}
        >
          {completed[index] ? (
            <Check className="size-4 tone-green tone-text" />
          ) : (
            <span aria-hidden="true" className="tabular-nums">
              {index + 1}.
            </span>
          )}
          {title}
          {completed[index] && <span className="sr-only">(completed)</span>}
        </li>
      ))}
    </ol>
  </PhoneCollapsible>
);
