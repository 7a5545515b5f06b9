import { Button } from '@/components/ui/button';
import type { ToastMessage } from '@/lib/client/toasts';

interface PlainToastsProps {
  messages: readonly ToastMessage[];
  /** Marks all messages so far as seen. */
  onClose: () => void;
}

/**
 * Shows messages where the toast library could not be fetched, which is most likely when the connection is lost. A message stays
 * until it is closed or acted on.
 */
export function PlainToasts({ messages, onClose }: PlainToastsProps) {
  const last = messages.at(-1);
  if (!last) return null;
  const { title, description, action } = last;
  const act = () => {
    // Clear first: the action may show a new message.
    onClose();
    action?.onClick();
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-[calc(var(--hidden-above)+1rem)] z-50 ml-auto max-w-sm rounded-lg border border-rule-strong bg-sheet p-4 text-sm"
    >
      <p className="font-semibold">{title}</p>
      {description && <p className="mt-1">{description}</p>}
      <div className="mt-2 flex gap-3">
        {action && (
          <Button size="sm" onClick={act}>
            {action.label}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
