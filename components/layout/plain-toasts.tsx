import { Button } from '@/components/ui/button';
import type { ToastMessage } from '@/lib/client/toasts';

/** What was to be said, where the toasts themselves could not be fetched: they are needed most when the connection is gone. */
export const PlainToasts = ({ messages }: { messages: readonly ToastMessage[] }) => {
  const last = messages.at(-1);
  return (
    <div role="alert" className="fixed inset-x-4 top-4 z-50 ml-auto max-w-sm rounded-lg border border-rule-strong bg-sheet p-4 text-sm">
      <p className="font-semibold">{last?.title}</p>
      {last?.description && <p className="mt-1">{last.description}</p>}
      {last?.action && (
        <Button size="sm" className="mt-2" onClick={last.action.onClick}>
          {last.action.label}
        </Button>
      )}
    </div>
  );
};
