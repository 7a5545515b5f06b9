import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImprovedCvActions } from '@/components/improve/download/improved-cv-actions';
import { HttpError } from '@/lib/client/http';
import { fetchExport, fetchExportChanges, fetchExportPages, saveFile } from '@/lib/client/improve-calls';
import type { ExportChanges } from '@/lib/shared/export-changes';
import { renderWithSettings } from '@/tests/support/render-with-settings';
import { sampleReport } from '@/tests/support/sample-report';

jest.mock('@/lib/client/improve-calls', () => ({
  ...jest.requireActual<object>('@/lib/client/improve-calls'),
  fetchExport: jest.fn(),
  fetchExportChanges: jest.fn(),
  fetchExportPages: jest.fn(),
  saveFile: jest.fn(),
}));

const nothing: ExportChanges = {
  kept: 9,
  changed: [],
  added: [],
  headings: [],
  removed: [],
  movedSections: [],
  movedLines: [],
  leftOut: [],
  open: [],
};
const some: ExportChanges = {
  ...nothing,
  changed: [{ part: 'Employment', before: 'Responsible for the stock room', after: 'Managed the stock room' }],
  removed: [{ part: 'Employment', text: 'Made tea' }],
  movedSections: [{ heading: 'Education', after: 'Profile' }],
  leftOut: [
    { name: 'date of birth', text: 'Date of birth: 02/06/1971', reason: 'not-needed' },
    { name: 'pictures', text: '', reason: 'text-only' },
  ],
};
const changes = jest.mocked(fetchExportChanges);
const pages = jest.mocked(fetchExportPages);
const exported = jest.mocked(fetchExport);

beforeEach(() => {
  changes.mockReset().mockResolvedValue(some);
  pages.mockReset().mockResolvedValue({ pages: ['AAAA', 'BBBB'], isWhole: true });
  exported.mockReset().mockImplementation((_id, format) => Promise.resolve(new File([''], `Sam-CV.${format}`)));
  jest.mocked(saveFile).mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const sections = { 'Work Experience': 'Managed the stock room' };
const opener = () => screen.getByRole('button', { name: 'Download Your Improved CV' });
const sheet = () => screen.findByRole('dialog', { name: 'Before you download' });
const button = (name: string) => screen.getByRole('button', { name });
async function open() {
  await act(async () => renderWithSettings(<ImprovedCvActions id="sample-1" sections={sections} before={sampleReport().result} />));
  await userEvent.click(opener());
  return within(await sheet());
}

test('before a download it says what is kept, changed, gone, moved and left out, and shows the pages', async () => {
  const shown = await open();
  expect(await shown.findByText('9 lines stay as they are; 1 is changed and 1 is gone.')).toBeVisible();
  expect(shown.getByText('Responsible for').tagName).toBe('DEL');
  expect(shown.getByText('Managed').tagName).toBe('INS');
  expect(shown.getByText('Made tea').tagName).toBe('DEL');
  expect(shown.getByText('‘Education’ now follows ‘Profile’.')).toBeVisible();
  expect(shown.getByText(/02\/06\/1971/)).toBeVisible();
  expect(shown.getByText('A UK CV does not need this.')).toBeVisible();
  expect(shown.getByText('The new layout has text only.')).toBeVisible();
  expect(await shown.findByRole('img', { name: 'Page 2 of 2 of your improved CV' })).toBeVisible();
  expect([changes.mock.calls[0]?.slice(0, 2), pages.mock.calls[0]?.slice(0, 2)]).toEqual([
    ['sample-1', sections],
    ['sample-1', sections],
  ]);
  expect(exported).not.toHaveBeenCalled();
});

test.each([
  ['Download Word and PDF', ['docx', 'pdf'], 'Saved in your downloads: Sam-CV.docx and Sam-CV.pdf.'],
  ['Word only', ['docx'], 'Saved in your downloads: Sam-CV.docx.'],
  ['PDF only', ['pdf'], 'Saved in your downloads: Sam-CV.pdf.'],
  ['JSON Resume', ['json'], 'Saved in your downloads: Sam-CV.json.'],
])('%s saves the files, closes the sheet and says so', async (name, formats, note) => {
  const shown = await open();
  await shown.findByText(/stay as they are/);
  await userEvent.click(button(name));
  expect(exported.mock.calls.map(([, format]) => format)).toEqual(formats);
  expect(saveFile).toHaveBeenCalledTimes(formats.length);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(note)).toBeVisible();
});

test('where nothing is changed it says so', async () => {
  changes.mockResolvedValue(nothing);
  const shown = await open();
  expect(await shown.findByText('Your words are unchanged. They go into a plain layout with one column.')).toBeVisible();
  expect(shown.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['How the pages look']);
});

test('back to editing closes it without a download and gives the focus back', async () => {
  await open();
  await userEvent.click(button('Back to editing'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(exported).not.toHaveBeenCalled();
});

test('it compares anew each time it opens', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener());
  await sheet();
  expect(changes).toHaveBeenCalledTimes(2);
});

test('an open gap is named, and there is no download until it is filled', async () => {
  changes.mockResolvedValue({ ...some, open: [{ part: 'Work Experience', text: 'Planned the rota, [add figure]' }] });
  const shown = await open();
  expect(await shown.findByText('One line still has a gap')).toBeVisible();
  expect(shown.getByText('Work Experience: ‘Planned the rota, [add figure]’')).toBeVisible();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back to editing']);
  expect(pages).not.toHaveBeenCalled();
});

test('what could not be compared or drawn does not stand in the way of a download', async () => {
  changes.mockRejectedValue(new Error('x'));
  pages.mockRejectedValue(new HttpError(422, '{"code":"X","message":"Our PDF has no letters for this alphabet."}', ''));
  const shown = await open();
  expect(await shown.findByText('The changes could not be compared')).toBeVisible();
  expect(await shown.findByText('Our PDF has no letters for this alphabet.')).toBeVisible();
  await userEvent.click(button('Word only'));
  expect(saveFile).toHaveBeenCalledTimes(1);
});

test('a download that fails is said in the sheet, which stays open', async () => {
  exported.mockRejectedValue(new Error('x'));
  const shown = await open();
  await shown.findByText(/stay as they are/);
  await userEvent.click(button('Download Word and PDF'));
  expect(await shown.findByText('Your improved CV could not be made')).toBeVisible();
});
