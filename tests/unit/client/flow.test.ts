import { advance, dueAtMs, startOfFlow, type Flow, type FlowEvent } from '@/lib/client/flow';

const minimum = 60_000;
const upload = { id: 'up', visual: false, viewerUrl: null };

const after = (...events: FlowEvent<string>[]): Flow<string> =>
  events.reduce<Flow<string>>((flow, event) => advance(flow, event, minimum), startOfFlow);

const uploaded: FlowEvent<string>[] = [
  { type: 'fileChosen', filename: 'My CV.pdf' },
  { type: 'uploaded', upload },
];
const started: FlowEvent<string>[] = [...uploaded, { type: 'analysisStarted', nowMs: 1_000 }, { type: 'analysisAccepted', id: 'a' }];

describe('upload', () => {
  test('a chosen file uploads at once', () => {
    expect(after({ type: 'fileChosen', filename: 'cv.pdf' })).toMatchObject({ status: 'uploading', filename: 'cv.pdf' });
  });

  test('a failed upload clears the file and hints at a better name', () => {
    expect(after({ type: 'fileChosen', filename: 'my file (1).pdf' }, { type: 'uploadFailed', message: 'No.' })).toMatchObject({
      status: 'none',
      filename: null,
      error: 'No.',
      hints: [expect.stringContaining('parentheses'), expect.stringContaining('hyphens'), expect.stringContaining("'CV'")],
    });
  });

  test('a cancelled upload keeps the file selected', () => {
    expect(after({ type: 'fileChosen', filename: 'cv.pdf' }, { type: 'uploadCancelled' })).toMatchObject({
      status: 'selected',
      filename: 'cv.pdf',
    });
  });

  test('an answer that comes after the cancellation changes nothing', () => {
    expect(after({ type: 'fileChosen', filename: 'cv.pdf' }, { type: 'uploadCancelled' }, { type: 'uploaded', upload })).toMatchObject({
      status: 'selected',
      upload: null,
    });
  });

  test('progress never runs backwards', () => {
    expect(
      after({ type: 'fileChosen', filename: 'cv.pdf' }, { type: 'uploadProgressed', share: 0.6 }, { type: 'uploadProgressed', share: 0.4 }),
    ).toMatchObject({ progress: 0.6 });
  });

  test('without any upload the analysis asks for a file', () => {
    expect(after({ type: 'uploadMissing' })).toMatchObject({ error: 'Please upload a CV file before analysis.' });
  });
});

describe('processing', () => {
  test('a result waits for the minimum of sixty seconds', () => {
    const arrived = after(...started, { type: 'arrived', id: 'a', report: 'R', nowMs: 3_000 });
    expect(arrived.stage).toBe('processing');
    expect(dueAtMs(arrived, minimum)).toBe(61_000);
    expect(advance(arrived, { type: 'ticked', nowMs: 60_999 }, minimum).stage).toBe('processing');
    expect(advance(arrived, { type: 'ticked', nowMs: 61_000 }, minimum)).toEqual({ stage: 'results', analysisId: 'a', report: 'R' });
  });

  test('a click shows the result at once, but not before there is one', () => {
    expect(after(...started, { type: 'viewedNow' }).stage).toBe('processing');
    expect(after(...started, { type: 'arrived', id: 'a', report: 'R', nowMs: 3_000 }, { type: 'viewedNow' }).stage).toBe('results');
  });

  test('a result that comes after the minimum is shown at once', () => {
    expect(after(...started, { type: 'arrived', id: 'a', report: 'R', nowMs: 70_000 }).stage).toBe('results');
  });

  test('an answer to another analysis is not taken for this one', () => {
    expect(after(...started, { type: 'arrived', id: 'older', report: 'Old', nowMs: 70_000 }).stage).toBe('processing');
  });

  test('a second result does not replace the first', () => {
    const flow = after(
      ...started,
      { type: 'arrived', id: 'a', report: 'first', nowMs: 2_000 },
      { type: 'arrived', id: 'a', report: 'second', nowMs: 70_000 },
      { type: 'viewedNow' },
    );
    expect(flow).toMatchObject({ stage: 'results', report: 'first' });
  });

  test.each([
    ['an early failure waits for the sixty seconds', 5_000, 61_000],
    ['a late failure pauses three seconds', 60_500, 63_500],
  ])('%s before the limited report', (_name, failedAt, dueAt) => {
    const failed = after(...started, { type: 'fetchFailed', message: 'Gone.', nowMs: failedAt });
    expect(dueAtMs(failed, minimum)).toBe(dueAt);
    expect(advance(failed, { type: 'ticked', nowMs: dueAt }, minimum)).toEqual({ stage: 'limited', message: 'Gone.', analysisId: 'a' });
  });

  const refused: FlowEvent<string> = { type: 'analysisRefused', message: 'This is no CV.', uploadGone: false };

  test('a refused analysis returns to the upload as it was, and the reason stays until the next try or another file', () => {
    const back = after(...started, refused);
    expect(back).toMatchObject({ stage: 'upload', status: 'uploaded', upload, refusal: 'This is no CV.' });
    expect(advance(back, { type: 'fileChosen', filename: 'other.pdf' }, minimum)).toMatchObject({ refusal: null });
    const again = advance(back, { type: 'analysisStarted', nowMs: 5 }, minimum);
    expect(again).toMatchObject({ stage: 'processing', before: { refusal: null } });
  });

  test('an upload the server no longer has is cleared', () => {
    expect(after(...started, { ...refused, uploadGone: true })).toEqual({ ...startOfFlow, refusal: 'This is no CV.' });
  });
});

describe('a report opened by its address', () => {
  test('that is opened again while it is on its way stays the same state, so that nothing is drawn anew', () => {
    const opening = after({ type: 'opened', id: 'a' });
    expect(advance(opening, { type: 'opened', id: 'a' }, 60_000)).toBe(opening);
    expect(advance(opening, { type: 'opened', id: 'b' }, 60_000)).toEqual({ stage: 'opening', analysisId: 'b' });
  });

  test('is shown without waiting', () => {
    expect(after({ type: 'opened', id: 'a' }, { type: 'arrived', id: 'a', report: 'R', nowMs: 1 }).stage).toBe('results');
  });

  test('shows the error, never an invented score', () => {
    expect(after({ type: 'opened', id: 'a' }, { type: 'fetchFailed', message: 'Not found.', nowMs: 1 })).toEqual({
      stage: 'failed',
      message: 'Not found.',
      analysisId: 'a',
    });
  });

  test('that is still being made is waited for', () => {
    expect(after({ type: 'opened', id: 'a' }, { type: 'resumed', id: 'a', startedAtMs: 7 })).toMatchObject({
      stage: 'processing',
      startedAtMs: 7,
      analysisId: 'a',
    });
  });
});

test('reset returns to an empty upload from anywhere', () => {
  expect(after(...started, { type: 'reset' })).toEqual(startOfFlow);
});
