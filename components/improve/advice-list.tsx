import { cn } from '@/components/ui/cn';
import { Fold } from './fold';

interface AdviceListProps {
  title: string;
  items: readonly string[];
  className?: string;
}

/** What to do, before the place where it is done; the first ones bring most, and the very first shows while the rest is folded. */
export const AdviceList = ({ title, items, className }: AdviceListProps) => (
  <Fold title={title} hint={items.length === 1 ? items[0] : `${items.length} in all. First: ${items[0]}`}>
    <ul className={cn('mt-1 list-disc gap-x-10 space-y-1 pl-5', className)}>
      {items.map((item) => (
        <li key={item} className="measure break-inside-avoid">
          {item}
        </li>
      ))}
    </ul>
  </Fold>
);
