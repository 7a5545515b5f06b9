import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { SlotChips } from '@/components/improve/editor/slot-chips';
import { SlotTextarea } from '@/components/improve/editor/slot-textarea';

const draw = (text: string) => {
  const area = createRef<HTMLTextAreaElement>();
  render(
    <>
      <SlotTextarea id="text" label="Text" value={text} onChange={jest.fn()} area={area} />
      <SlotChips text={text} area={area} />
    </>,
  );
};
const chips = () => screen.getAllByRole('button').map((chip) => chip.textContent);

test('gaps that ask for the same thing are told apart by the words before them', () => {
  draw('- Dealt with complaints, [add figure]\n- Planned the fit-out of two depots, [add figure]\n[add figure]');
  expect(chips()).toEqual(['…with complaints', '…two depots', 'add figure']);
});

test('a gap that asks for something of its own is called by that', () => {
  draw('Ward sister looking for [add the role you want next], [add figure]');
  expect(chips()).toEqual(['add the role you want next', 'add figure']);
});

test('a chip selects its gap and brings it into view', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  draw('Led a team of [add figure]\nSaved [add figure] a year');
  await userEvent.click(screen.getByRole('button', { name: '…Saved' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(area).toHaveFocus();
  expect([area.selectionStart, area.selectionEnd]).toEqual([33, 45]);
  expect(scrollIntoView.mock.instances).toEqual([screen.getAllByText('[add figure]')[1]]);
});
