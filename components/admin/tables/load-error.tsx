import { Button } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { HttpError } from '@/lib/client/http';

interface LoadErrorProps {
  recordsLabel: string;
  error: unknown;
  onRetry: () => void;
}

const messageOf = (error: unknown): string => {
  const message = error instanceof HttpError ? (error.text ?? error.message) : error instanceof Error ? error.message : '';
  return message || 'An unknown error occurred';
};

export const LoadError = ({ recordsLabel, error, onRetry }: LoadErrorProps) => (
  <Alert variant="destructive" role="alert">
    <AlertTitle>{`Error loading ${recordsLabel}`}</AlertTitle>
    <AlertDescription>
      <p>{messageOf(error)}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </AlertDescription>
  </Alert>
);
