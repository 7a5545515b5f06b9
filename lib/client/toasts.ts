export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'success' | 'error';
  action?: { label: string; onClick: () => void };
  durationMs?: number;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a short message. The toast library loads with the first one; until then messages wait here. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

export function listenForToasts(next: Listener): () => void {
  listener = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (listener === next) listener = null;
  };
}
