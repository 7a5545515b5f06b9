import { ButtonLink } from '@/components/ui/button';
import { Alert, AlertTitle } from '@/components/ui/alert';

export const guidedProblems = {
  missing: 'No analysis found. Please analyze your CV first.',
  failed: 'Failed to load your CV analysis. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

export const GuidedProblem = ({ message }: { message: string }) => (
  <div className="measure space-y-6">
    <h1 className="text-2xl">Guided CV Improvement</h1>
    <Alert variant="destructive" role="alert">
      <AlertTitle>{message}</AlertTitle>
    </Alert>
    <ButtonLink href="/">Back to CV Analyzer</ButtonLink>
  </div>
);
