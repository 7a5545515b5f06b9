import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

export const guidedProblems = {
  missing: 'No analysis found. Please analyze your CV first.',
  failed: 'Failed to load your CV analysis. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

export const GuidedProblem = ({ message }: { message: string }) => (
  <div className="measure space-y-6">
    <h1 className="text-2xl">Guided CV Improvement</h1>
    <Notice tone="red" role="alert" title={message} />
    <ButtonLink href="/">Back to CV Analyzer</ButtonLink>
  </div>
);
