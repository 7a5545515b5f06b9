import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainComparison } from '@/components/results/document/plain-comparison';
import type { PlainReaderResult } from '@/lib/shared/result';

const text = '[NAME]\nSkills\nStock control\nStore Manager\nCut waste by 12%';
const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const evidence = (words: string) => ({ quote: words, ...span(words), page: 1 });
const reader: PlainReaderResult = {
  engine: 'pdf.js',
  wordsKept: 8,
  wordsTotal: 10,
  orderBreaks: [{ before: evidence('Cut waste by 12%'), after: evidence('Stock control') }],
  lines: [[span('Skills')], [{ words: 3 }], [span('Cut waste by 12%')], [span('Stock control')]],
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
const useWidth = (isWide: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide, addEventListener: jest.fn(), removeEventListener: jest.fn() });
};
const region = (name: string) => screen.getByRole('region', { name });

describe('what other software reads', () => {
  it('names the reader, and says where its order goes back', () => {
    useWidth(true);
    render(<PlainComparison text={text} reader={reader} />);
    expect(screen.getByText('We also had the PDF reader of Firefox (pdf.js) read your file, with nothing of ours.')).toBeVisible();
    expect(screen.getByRole('button', { name: /After ‘Cut waste by 12%’ it goes on with ‘Stock control’/ })).toBeVisible();
  });

  it('shows both texts side by side, with the words it loses and what it adds marked', async () => {
    useWidth(true);
    render(<PlainComparison text={text} reader={reader} />);
    await userEvent.click(screen.getByText('Compare the two texts'));
    const ours = [...region('Your CV as we read it').querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(ours).toEqual(['Lost: [NAME]', 'Out of order: Stock control', 'Lost: Store Manager']);
    expect(region('Your CV as pdf.js reads it')).toHaveTextContent('Skills[3 other words]Cut waste by 12%Out of order: Stock control');
  });

  it('leads from a place to the words in both texts, and puts the focus there', async () => {
    useWidth(true);
    render(<PlainComparison text={text} reader={reader} />);
    await userEvent.click(screen.getByRole('button', { name: /show it in the texts/ }));
    expect(document.activeElement).toHaveTextContent('Stock control');
    expect(region('Your CV as pdf.js reads it')).toContainElement(document.activeElement as HTMLElement);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('shows one text at a time on a phone, the other by a button', async () => {
    useWidth(false);
    render(<PlainComparison text={text} reader={reader} />);
    await userEvent.click(screen.getByText('Compare the two texts'));
    expect(screen.queryByRole('region', { name: 'Your CV as we read it' })).not.toBeInTheDocument();
    const choice = screen.getByRole('group', { name: 'Show the text' });
    await userEvent.click(within(choice).getByRole('button', { name: 'What we read' }));
    expect(region('Your CV as we read it')).toBeVisible();
  });

  it('names no place where every word is kept in order', () => {
    useWidth(true);
    render(<PlainComparison text={text} reader={{ ...reader, engine: 'mammoth', wordsKept: 10, orderBreaks: [] }} />);
    expect(screen.getByText(/the Word reader mammoth/)).toBeVisible();
    expect(screen.queryByText(/order differs/)).not.toBeInTheDocument();
  });
});
