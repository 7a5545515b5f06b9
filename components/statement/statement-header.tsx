import { ChevronLeft } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';

/** In the address: what was written so far goes along. */
export const takesAlong = 'along';

interface StatementHeaderProps {
  analysisId: string | null;
  latestId: string | null;
  isFirstStep: boolean;
}

/** The link back, the title and what the page is for. */
export const StatementHeader = ({ analysisId, latestId, isFirstStep }: StatementHeaderProps) => (
  <div className="space-y-2 lg:space-y-3" data-screen-only>
    <div className="flex items-center gap-1 sm:block sm:space-y-2">
      <ButtonLink
        href={analysisId ? `/results/${encodeURIComponent(analysisId)}` : '/'}
        variant="link"
        size="inline"
        className="max-sm:-ml-3 max-sm:size-11"
      >
        <ChevronLeft className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{analysisId ? 'Back to your report' : 'Back to the start'}</span>
      </ButtonLink>
      <h1 className="text-lg sm:text-2xl">Supporting statement</h1>
    </div>
    {isFirstStep && (
      <p className="measure text-ink-soft">
        For forms that ask how you meet each criterion. We put your own words in order, and invent nothing.
      </p>
    )}
    {isFirstStep && latestId && (
      <p className="text-sm">
        <ButtonLink variant="link" size="inline" href={`/supporting-statement?analysis=${encodeURIComponent(latestId)}&${takesAlong}=1`}>
          Use lines of the CV you uploaded here
        </ButtonLink>
      </p>
    )}
  </div>
);
