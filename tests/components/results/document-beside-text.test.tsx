import {
  draw,
  drawOnPhone,
  openRow,
  fetchDocumentView,
  fetchParsedFields,
  fetchSent,
  improvementOf,
  setUpResultsScreen,
} from '@/tests/support/results-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@/lib/client/http';
import { sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);

describe('the file beside what is read from it', () => {
  const text = () => screen.getByRole('region', { name: 'Your CV as text, with the findings marked' });
  const file = () => screen.findByRole('region', { name: 'Your file as it looks' });

  const showText = () => userEvent.click(screen.getByRole('button', { name: 'As a parser reads it' }));

  test('a quote is shown at its place in both panes', async () => {
    await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Side by side' }));
    await file();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    for (const pane of [text(), await file()]) {
      const sought = [...pane.querySelectorAll('mark[data-sought]')];
      expect(sought.map((mark) => mark.textContent)).toEqual(['Responsible for the stock room']);
    }
  });

  test('a Word file shows its structure in the words of its owner', async () => {
    await draw();
    const pane = await file();
    expect(await within(pane).findByRole('heading', { name: 'Zoë Ó Briain' })).toBeVisible();
    expect(within(pane).getByRole('listitem')).toHaveTextContent('Responsible for the stock room');
  });

  test('a finding in the margin leads back to the finding in the report', async () => {
    await draw(sampleReport({ improvements: improvementOf('outcomes') }));
    await showText();
    await userEvent.click(within(text()).getByRole('link', { name: 'Add figures' }));
    expect(document.activeElement).toHaveTextContent('Add figures');
    expect(document.activeElement?.closest('li')).toHaveAttribute('id', 'improvement-outcomes');
  });

  test('stepping through the marks names each, and keeps the focus on the button', async () => {
    await draw(sampleReport({ improvements: improvementOf('outcomes') }));
    const next = screen.getByRole('button', { name: 'Next mark' });
    await userEvent.click(next);
    expect(next).toHaveFocus();
    expect(screen.getByText(/^1 of \d+$/)).toBeVisible();
  });

  test('another browser reads the text alone, and the file is not asked for', async () => {
    await draw(sampleReport({}, { owner: false }));
    expect(text()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Side by side' })).not.toBeInTheDocument();
    expect(fetchDocumentView).not.toHaveBeenCalled();
  });

  test('on a phone only the text is shown until the file is asked for', async () => {
    await drawOnPhone();
    expect(fetchDocumentView).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: 'My CV' }));
    await userEvent.click(screen.getByRole('button', { name: 'As it looks' }));
    expect(fetchDocumentView).toHaveBeenCalledTimes(1);
  });

  test('what was understood names what was not found', async () => {
    await draw();
    await openRow('What a parser reads');
    const reading = screen.getByRole('region', { name: 'What a parser reads' });
    expect(await within(reading).findByText('Stock Controller', { exact: false })).toBeVisible();
    for (const missing of ['email not found', 'phone not found', 'no employer found', 'no dates found']) {
      expect(within(reading).getByText(missing)).toBeVisible();
    }
  });

  test('a part that does not come can be asked for again', async () => {
    fetchParsedFields.mockRejectedValueOnce(new HttpError(503, '', 'down'));
    await draw();
    await openRow('What a parser reads');
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('no employer found')).toBeVisible();
  });
});

describe('what was sent', () => {
  const open = async () => {
    await openRow('My data');
    const summary = screen.getByText('Show exactly what was sent');
    await userEvent.click(summary);
    await act(async () => void summary.closest('details')?.dispatchEvent(new Event('toggle')));
  };

  test('is nothing where the built-in engine wrote the report', async () => {
    await draw();
    expect(fetchSent).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText('Nothing was sent: built-in engine.')).toBeVisible();
  });

  test('is shown word for word, with what went later', async () => {
    fetchSent.mockResolvedValue({
      sent: 'the exact words',
      later: [{ purpose: 'suggestion', at: '2026-03-02T09:00:00Z', text: 'one line' }],
    });
    await draw(sampleReport({ engine: 'claude' }));
    await open();
    expect(await screen.findByRole('region', { name: 'What was sent for the report' })).toHaveTextContent('the exact words');
    expect(screen.getByRole('region', { name: 'What was sent on 2 March 2026' })).toHaveTextContent('one line');
  });

  test('is shown too where Claude was asked and the built-in engine wrote in the end', async () => {
    fetchSent.mockResolvedValue({ sent: 'the exact words', later: [] });
    await draw();
    expect(screen.queryByText(/nobody|nothing was sent/i)).not.toBeInTheDocument();
    await open();
    expect(await screen.findByRole('region', { name: 'What was sent for the report' })).toHaveTextContent('the exact words');
    expect(screen.getByText(/^No answer came back that passed our checks/)).toBeVisible();
  });

  test('does not deny what went later for a report of the built-in engine', async () => {
    fetchSent.mockResolvedValue({ sent: null, later: [{ purpose: 'suggestion', at: '2026-03-02T09:00:00Z', text: 'one line' }] });
    await draw();
    await open();
    expect(await screen.findByText('For the report nothing was sent.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What was sent on 2 March 2026' })).toHaveTextContent('one line');
  });

  test('is the owner’s to see', async () => {
    await draw(sampleReport({}, { owner: false }));
    expect(screen.queryByText('Show exactly what was sent')).not.toBeInTheDocument();
  });
});
