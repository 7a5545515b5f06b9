import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { TabsList, TabsTrigger } from '@/components/ui/tabs';

interface StepTabsProps {
  titles: readonly string[];
  completed: readonly boolean[];
}

/** The steps as tabs; a tick marks a completed one. */
export const StepTabs = ({ titles, completed }: StepTabsProps) => (
  <TabsList aria-label="Steps">
    {titles.map((title, index) => (
      <TabsTrigger key={title} value={String(index)} className="min-h-11 border-b-4 px-2 max-sm:flex-1 lg:px-3">
        {completed[index] && <Check className="tone-green tone-text size-4" />}
        <span aria-hidden="true" className={cn('tabular-nums', completed[index] && 'sm:hidden')}>
          {index + 1}
        </span>
        {/* On a phone the heading below says which step is open. */}
        <span className="max-sm:sr-only">{title}</span>
        {completed[index] && <span className="sr-only">(completed)</span>}
      </TabsTrigger>
    ))}
  </TabsList>
);
