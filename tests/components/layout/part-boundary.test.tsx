import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('without the toast library the last message is said all the same, with its action', async () => {
  const onClick = jest.fn();
  render(<PlainToasts messages={[{ title: 'First' }, { title: 'Second', action: { label: 'Try again', onClick } }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Second');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
