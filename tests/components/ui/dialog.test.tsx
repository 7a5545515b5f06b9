import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

/** Opened by a control that is no DialogTrigger, as the report's deletion dialog is. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Delete your data?</DialogTitle>
          <button type="button">Keep it</button>
        </DialogContent>
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Delete your data?' });

beforeEach(async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
});

test('an open dialog has the focus, and what is behind it is hidden from a screen reader', () => {
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
});

test('Escape closes it and returns the focus to the control that opened it', async () => {
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await screen.findByRole('button', { name: 'Elsewhere' });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a press outside does not close it', async () => {
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: 'Elsewhere', hidden: true }));
  expect(dialog()).toBeInTheDocument();
});
