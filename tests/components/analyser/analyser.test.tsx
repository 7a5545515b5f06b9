import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Analyser } from '@/components/analyser/analyser';
import { UploadScreen } from '@/components/upload/upload-screen';
import { deviceReports } from '@/lib/client/device-reports';
import { FetchAnalysisError, fetchAnalysis } from '@/lib/client/fetch-analysis';
import { AnalysisRefused, requestAnalysis } from '@/lib/client/request-analysis';
import { listenForToasts, type ToastMessage } from '@/lib/client/toasts';
import { UploadError, uploadCv } from '@/lib/client/upload-cv';
import { openingOf } from '@/lib/report/report-opening';
import { renderWithSettings } from '@/tests/support/render-with-settings';
import { sampleBody, sampleReport } from '@/tests/support/sample-report';

jest.mock('@/lib/client/upload-cv', () => ({ ...jest.requireActual<object>('@/lib/client/upload-cv'), uploadCv: jest.fn() }));
jest.mock('@/lib/client/request-analysis', () => ({
  ...jest.requireActual<object>('@/lib/client/request-analysis'),
  requestAnalysis: jest.fn(),
}));
jest.mock('@/lib/client/fetch-analysis', () => ({
  ...jest.requireActual<object>('@/lib/client/fetch-analysis'),
  fetchAnalysis: jest.fn(),
}));
jest.mock('@/lib/client/report-calls', () => ({
  ...jest.requireActual<object>('@/lib/client/report-calls'),
  fetchPersonal: jest.fn().mockResolvedValue(null),
}));

const upload = jest.mocked(uploadCv);
const request = jest.mocked(requestAnalysis);
const read = jest.mocked(fetchAnalysis);
const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const ready = { status: 'ready', body: sampleBody } as const;
let toasts: ToastMessage[] = [];
let stopListening: () => void = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  window.scrollTo = jest.fn();
  upload.mockReset().mockResolvedValue({ id: 'up1', visual: false, viewerUrl: null });
  request.mockReset().mockResolvedValue('sample-1');
  read.mockReset().mockResolvedValue(ready);
  toasts = [];
  stopListening = listenForToasts((toast) => toasts.push(toast));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => stopListening());

const draw = (openedId: string | null = null) =>
  act(async () => void renderWithSettings(<Analyser openedId={openedId} UploadScreen={UploadScreen} />));
const choose = async (chosen: File = file) => {
  await userEvent.upload(screen.getByLabelText(/Browse Files|Choose another file/), chosen);
};
const analyse = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Analyse My CV' }));
};

test('from file to report: upload at once, analysis on the click, the result when it is asked for', async () => {
  const heard = jest.fn();
  window.addEventListener('cv-analysis-complete', heard, { once: true });
  window.localStorage.setItem('lastAnalysisData', 'old');
  await draw();
  await choose();
  expect(await screen.findByText('File successfully uploaded')).toBeVisible();
  expect(window.localStorage.getItem('lastUploadedFilename')).toBe('cv.pdf');
  expect(window.localStorage.getItem('lastAnalysisData')).toBeNull();
  await analyse();
  expect(request).toHaveBeenCalledWith(
    'up1',
    { detailedFeedback: true, professionalWorth: true, salaryBenchmarking: true, aiDetection: true },
    expect.anything(),
  );
  const view = await screen.findByRole('button', { name: 'Your results are ready - view them now' });
  expect(window.localStorage.getItem('latestAnalysisId')).toBe('sample-1');
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { id: 'sample-1', result: expect.objectContaining({ score: 72 }) } });
  await userEvent.click(view);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
  expect(window.location.pathname).toBe('/results/sample-1');
  expect(window.localStorage.getItem('analysisInProgress')).toBeNull();
});

test('a file of the wrong type is never sent', async () => {
  await draw();
  await userEvent.upload(screen.getByLabelText('Browse Files'), new File(['x'], 'photo.png'), { applyAccept: false });
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid file type. Please upload only PDF or DOCX files.');
  expect(upload).not.toHaveBeenCalled();
});

test('a failed upload says why and clears the file', async () => {
  upload.mockRejectedValue(new UploadError('Upload failed. Please try a different file format or convert your CV to DOCX.'));
  await draw();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed.');
  expect(screen.getByRole('button', { name: 'Analyse My CV' })).toBeDisabled();
});

test('a refused analysis returns to the upload and offers to try again', async () => {
  request.mockRejectedValueOnce(new AnalysisRefused('Our service is currently busy. Please try again in a few minutes.'));
  window.localStorage.setItem('latestAnalysisId', 'an-older-one');
  await draw();
  await choose();
  await screen.findByText('File successfully uploaded');
  await analyse();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    title: 'Our service is currently busy. Please try again in a few minutes.',
    action: { label: 'Try again' },
  });
  expect(await screen.findByText('File successfully uploaded')).toBeVisible();
  // The toast goes after five seconds; what it said must not.
  expect(screen.getByText('Our service is currently busy. Please try again in a few minutes.')).toBeVisible();
  expect(window.localStorage.getItem('latestAnalysisId')).toBeNull();
  await act(async () => toasts[0]?.action?.onClick());
  expect(await screen.findByRole('button', { name: /view them now/ })).toBeVisible();
});

test('visual mode is announced once the server says so', async () => {
  upload.mockResolvedValue({ id: 'up1', visual: true, viewerUrl: '/v' });
  await draw();
  await choose();
  await screen.findByText('File successfully uploaded');
  expect(toasts[0]).toMatchObject({
    title: 'Using Visual Analysis Mode',
    description: "We'll analyse your PDF visually as we couldn't extract all the text. This still works great!",
    durationMs: 5000,
  });
});

test('a report opened by its address is shown at once', async () => {
  window.history.replaceState(null, '', '/results/sample-1?theme=dark');
  await draw('sample-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
  expect(window.location.search).toBe('?theme=dark');
});

test('Analyse after a cancelled upload sends it again; where that fails, both the reason and what is missing are said', async () => {
  upload.mockReturnValueOnce(new Promise(() => undefined));
  await draw();
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  upload.mockRejectedValueOnce(new UploadError('Failed to upload file'));
  await analyse();
  expect(await screen.findByText('Failed to upload file')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toEqual(['Please upload a CV file before analysis.']);
  expect(request).not.toHaveBeenCalled();
});

describe('opening a stored report', () => {
  test('completes nothing: no event', async () => {
    const heard = jest.fn();
    window.addEventListener('cv-analysis-complete', heard);
    await draw('sample-1');
    await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' });
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('cv-analysis-complete', heard);
  });

  test('of one’s own makes it the latest', async () => {
    window.localStorage.setItem('latestAnalysisId', 'older');
    await draw('sample-1');
    await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' });
    expect(window.localStorage.getItem('latestAnalysisId')).toBe('sample-1');
  });

  test('of somebody else leaves one’s own the latest', async () => {
    window.localStorage.setItem('latestAnalysisId', 'mine');
    read.mockResolvedValue({ status: 'ready', body: { ...sampleBody, owner: false } });
    await draw('theirs');
    await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' });
    expect(window.localStorage.getItem('latestAnalysisId')).toBe('mine');
  });
});

describe('a report whose beginning the server has drawn', () => {
  const open = (openedId: string) =>
    act(async () => void renderWithSettings(<Analyser openedId={openedId} opening={openingOf(sampleReport())} />));
  const score = () => screen.queryByRole('img', { name: 'CV Score: 72 out of 100, Very Good' });

  test('shows the opening until the whole report is there, and continues in the same place', async () => {
    let arrive: (fetched: typeof ready) => void = () => undefined;
    read.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await open('sample-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
    const before = score();
    expect(before).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Key Improvement Areas' })).not.toBeInTheDocument();
    await act(async () => arrive(ready));
    expect(await screen.findByRole('heading', { name: 'Key Improvement Areas' })).toBeVisible();
    expect(score()).toBe(before);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('gives way to the error where the report is gone meanwhile', async () => {
    read.mockRejectedValue(new FetchAnalysisError('Analysis not found. Please try analysing your CV again.', true));
    await open('sample-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Analysis not found.');
    expect(score()).not.toBeInTheDocument();
  });

  test('shows nothing of the report when going back to it, because it may have been deleted', async () => {
    window.history.replaceState(null, '', '/results/sample-1');
    await open('sample-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Analyse another CV' }));
    read.mockReturnValue(new Promise(() => undefined));
    window.history.replaceState(null, '', '/results/sample-1');
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText('Loading your report…')).toBeInTheDocument();
    expect(score()).not.toBeInTheDocument();
  });
});

test('a link within the report is no way to another page', async () => {
  window.history.replaceState(null, '', '/results/sample-1');
  await draw('sample-1');
  expect(await screen.findByRole('img', { name: /^CV Score/ })).toBeVisible();
  const count = read.mock.calls.length;
  window.history.replaceState(null, '', '/results/sample-1#skills');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(read.mock.calls).toHaveLength(count);
});

test('a report that does not exist shows the error', async () => {
  read.mockRejectedValue(new FetchAnalysisError('Analysis not found. Please try analysing your CV again.', true));
  await draw('gone');
  expect(await screen.findByRole('alert')).toHaveTextContent('Analysis not found. Please try analysing your CV again.');
});

test('a reload takes up an analysis that was begun', async () => {
  window.localStorage.setItem('analysisInProgress', JSON.stringify({ id: 'sample-1', startedAtMs: Date.now() - 5_000 }));
  await draw();
  expect(await screen.findByRole('button', { name: /view them now/ })).toBeVisible();
  expect(request).not.toHaveBeenCalled();
});

test('reset returns to upload and clears what was stored', async () => {
  await draw('sample-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Analyse another CV' }));
  expect(screen.getByRole('heading', { name: 'Upload Your CV' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  for (const key of ['latestAnalysisId', 'lastAnalysisData', 'lastUploadedFilename']) expect(window.localStorage.getItem(key)).toBeNull();
});

test('the list of this device names a report by its own file, or not at all', async () => {
  const names = () => deviceReports().map(({ filename }) => filename);
  window.localStorage.setItem('latestAnalysisId', 'another-1');
  window.localStorage.setItem('lastUploadedFilename', 'another.pdf');
  const result = { ...sampleBody.result, filename: '[NAME]-CV.pdf' };
  read.mockResolvedValue({ status: 'ready', body: { ...sampleBody, result } });
  await draw('sample-1');
  await screen.findByRole('button', { name: 'Analyse another CV' });
  expect(names()).toEqual(['']);
});

test('blocked storage breaks nothing', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  await draw();
  await choose();
  await screen.findByText('File successfully uploaded');
  await analyse();
  await userEvent.click(await screen.findByRole('button', { name: /view them now/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
});
