import { ChevronLeft } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';

/** The title of a way to work on a CV, and the way back to its report. */
export const WorkTitle = ({ id, title }: { id: string; title: string }) => (
  <div className="flex items-center gap-1 sm:block sm:space-y-2 lg:space-y-4">
    <ButtonLink href={`/results/${encodeURIComponent(id)}`} variant="link" size="inline" className="max-sm:-ml-3 max-sm:size-11">
      <ChevronLeft className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">Back to Analysis</span>
    </ButtonLink>
    <h1 className="text-lg sm:text-2xl">{title}</h1>
  </div>
);
