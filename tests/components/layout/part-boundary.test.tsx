import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrokenPage } from '@/components/layout/broken-page';
import { PlainToasts } from '@/components/layout/plain-toasts';
import { PartBoundary } from '@/components/ui/part-boundary';

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('ChunkLoadError');
  return <p>The part</p>;
}

const draw = (isBroken: boolean, forgetOn: string) => (
  <>
    <p>The rest</p>
    <PartBoundary fallback={<p>Not here</p>} forgetOn={forgetOn}>
      <Part isBroken={isBroken} />
    </PartBoundary>
  </>
);

test('a broken part takes nothing else of the page with it, and is tried again on another page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = render(draw(true, '/'));
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByText('Not here')).toBeVisible();
  rerender(draw(false, '/'));
  expect(screen.getByText('Not here')).toBeVisible();
  act(() => rerender(draw(false, '/privacy')));
  expect(screen.getByText('The part')).toBeVisible();
});

test('a broken page says what is safe and leads on', async () => {
  const onRetry = jest.fn();
  render(<BrokenPage onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your CV and your report are safe on the server.');
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without the toast library the last message is said all the same, with its action', async () => {
  const onClick = jest.fn();
  const messages = [{ title: 'First' }, { title: 'Second', action: { label: 'Try again', onClick } }];
  render(<PlainToasts messages={messages} onClose={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Second');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
