import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';

/** Explains why there is no draft. The answers are kept, and the person can go on without their CV. */
export const StatementProblem = ({ text, analysisId, onAgain }: { text: string; analysisId: string | null; onAgain: () => void }) => (
  <Alert variant="destructive" role="alert">
    <AlertTitle>We could not read this with your CV</AlertTitle>
    <AlertDescription>
      <p>{text}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Button variant="link" size="inline" onClick={onAgain}>
          Try again
        </Button>
        {analysisId && (
          <ButtonLink variant="link" size="inline" href="/supporting-statement">
            Go on without a CV
          </ButtonLink>
        )}
      </p>
    </AlertDescription>
  </Alert>
);
