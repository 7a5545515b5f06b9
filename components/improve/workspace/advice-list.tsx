import { cn } from '@/components/ui/cn';
import { PhoneCollapsible } from './phone-collapsible';

interface AdviceListProps {
  title: string;
  items: readonly string[];
  className?: string;
}

/** The advice, shown above the editor. The first item brings most, and it shows while the list is closed. */
export const AdviceList = ({ title, items, className }: AdviceListProps) => (
  <PhoneCollapsible title={title} hint={items.length === 1 ? items[0] : `${items.length} in all. First: ${items[0]}`}>
    <ul className={cn('mt-1 list-disc gap-x-10 space-y-1 pl-5', className)}>
      {items.map((item) => (
        <li key={item} className="measure break-inside-avoid">
          {item}
        </li>
      ))}
    </ul>
  </PhoneCollapsible>
);
