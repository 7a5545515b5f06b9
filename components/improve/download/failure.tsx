import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

export const Failure = ({ title, message }: { title: string; message: string }) => (
  <Alert variant="destructive" role="alert">
    <AlertTitle>{title}</AlertTitle>
    <AlertDescription>
      <p>{message}</p>
    </AlertDescription>
  </Alert>
);
