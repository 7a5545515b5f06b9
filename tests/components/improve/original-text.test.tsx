import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OriginalText } from '@/components/improve/editor/original-text';
import { lineChanges } from '@/lib/rewrite/line-changes';

const before = 'Stock Controller\n- Responsible for the stock room\n- Made tea';

test('a reworded line is shown beside its old form, removed and added lines are marked, unchanged lines stay plain', () => {
  expect(lineChanges(before, 'Stock Controller\n- Managed the stock room of two sites\n- Cut loss by 12%')).toEqual([
    { before: 'Stock Controller', after: 'Stock Controller' },
    { before: '- Responsible for the stock room', after: '- Managed the stock room of two sites' },
    { before: null, after: '- Cut loss by 12%' },
    { before: '- Made tea', after: null },
  ]);
});

test('lines that change places and empty ones are no rewording', () => {
  expect(lineChanges('One two\n\nThree four', 'Three four\nOne two').filter((line) => line.before === line.after)).toHaveLength(1);
  expect(lineChanges('', 'New')).toEqual([{ before: null, after: 'New' }]);
  expect(lineChanges('Same', 'Same')).toEqual([{ before: 'Same', after: 'Same' }]);
});

test('what the visitor made of a part is shown as changes in it, once there are any', async () => {
  const { rerender } = render(<OriginalText text={before} improved="" />);
  expect(screen.queryByRole('button', { name: 'Changes' })).not.toBeInTheDocument();
  rerender(<OriginalText text={before} improved={before.replace('- Made tea', '')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Changes' }));
  const changes = within(screen.getByRole('group', { name: 'Changes' }));
  expect(changes.getByText('- Made tea')).toHaveProperty('tagName', 'DEL');
  expect(changes.getByText('Stock Controller')).toHaveProperty('tagName', 'SPAN');
  await userEvent.click(screen.getByRole('button', { name: 'Original' }));
  expect(screen.getByRole('group', { name: 'Original content' })).toHaveTextContent('- Made tea');
});

test('four short lines stand whole; where one of them is drawn over two, the rest can be asked for', () => {
  const short = 'BSc Nursing\nLeeds College\n2012\nFirst Class';
  const { rerender } = render(<OriginalText text={short} improved="" />);
  expect(screen.queryByRole('button', { name: 'Show the whole text' })).not.toBeInTheDocument();
  rerender(<OriginalText text={short.replace('BSc Nursing', 'BSc (Hons) Adult Nursing, University of Bradford')} improved="" />);
  expect(screen.getByRole('button', { name: 'Show the whole text' })).toBeInTheDocument();
});
