import { useState, type SubmitEvent } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { changePassword } from '@/lib/client/staff-calls';
import { readableMessage } from '@/lib/client/http';
import { showToast } from '@/lib/client/toasts';
import { limits } from '@/lib/shared/limits';
import { TextField } from './text-field';

/** The button that opens the dialog, and the dialog. */
export function PasswordDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger className={buttonVariants({ variant: 'link', size: 'inline' })}>Change password</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Change password</DialogTitle>
        <PasswordForm onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (next.length < limits.minPasswordLength) {
      setMistake(`Please use at least ${limits.minPasswordLength} characters.`);
      return;
    }
    setMistake(null);
    setSubmitting(true);
    try {
      await changePassword(current, next);
      showToast({ title: 'Password changed', description: 'Other browsers were signed out.', tone: 'success' });
      onDone();
    } catch (error) {
      showToast({ title: 'Password not changed', description: readableMessage(error, 'Please try again.'), tone: 'error' });
      setSubmitting(false);
    }
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-4">
      <TextField
        label="Present password"
        type="password"
        autoComplete="current-password"
        required
        disabled={isSubmitting}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        disabled={isSubmitting}
        value={next}
        error={mistake}
        onChange={(event) => setNext(event.target.value)}
      />
      <DialogFooter>
        <Button variant="outline" size="sm" onClick={onDone} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={isSubmitting || !current || !next}>
          Change password
        </Button>
      </DialogFooter>
    </form>
  );
}
