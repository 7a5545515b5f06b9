import { HttpError, call } from '@/lib/client/http';
import { fetchAnalysis } from '@/lib/client/fetch-analysis';
import { submitEmail } from '@/lib/client/report-calls';
import { requestAnalysis } from '@/lib/client/request-analysis';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const options = { detailedFeedback: true, professionalWorth: false, salaryBenchmarking: true, aiDetection: false };

beforeEach(() => {
  fetchMock.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => fetchMock(String(url), init ?? {}));
});

const answer = (status: number, body: string, type = 'application/json') =>
  fetchMock.mockResolvedValue(new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } }));

test('a refused call says status and body, and knows code and message apart', async () => {
  answer(401, '{"code":"UNAUTHENTICATED","message":"Please sign in."}');
  const error = await call('GET', '/api/x').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    message: '401: {"code":"UNAUTHENTICATED","message":"Please sign in."}',
    code: 'UNAUTHENTICATED',
    text: 'Please sign in.',
  });
});

test('an empty refusal says the status text', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(call('GET', '/api/x')).rejects.toThrow('503: Service Unavailable');
});

test('the answer to an email is read to its end, and the box is sent only where it was ticked', async () => {
  const response = new Response('{"status":"success"}');
  fetchMock.mockResolvedValue(response);
  await submitEmail('a1', 'jo@example.com', false);
  expect(response.bodyUsed).toBe(true);
  expect(fetchMock).toHaveBeenCalledWith('/api/cv/update-email', expect.objectContaining({ body: '{"id":"a1","email":"jo@example.com"}' }));
});

test('calls send cookies, and a body its content type', async () => {
  answer(200, '{}');
  await call('POST', '/api/x', { body: { a: 1 } });
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({ credentials: 'include', body: '{"a":1}', headers: { 'content-type': 'application/json' } }),
  );
});

describe('requesting an analysis', () => {
  test('always asks for atsOptimisation, follows the boxes for the rest, and for an answer at once', async () => {
    answer(202, '{"id":"a","status":"processing"}');
    await expect(requestAnalysis('u', options)).resolves.toBe('a');
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/cv/analyse?model=claude');
    expect(JSON.parse(String(init?.body))).toEqual({ cvUploadId: 'u', options: { atsOptimisation: true, ...options } });
    expect(init?.headers).toMatchObject({ Prefer: 'respond-async' });
  });

  test('asks for atsOptimisation even where the options of an earlier analysis had it off', async () => {
    answer(202, '{"id":"a","status":"processing"}');
    const earlier = { ...options, atsOptimisation: false };
    await requestAnalysis('u', earlier);
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).options.atsOptimisation).toBe(true);
  });

  test.each([
    ['CV_UPLOAD_NOT_FOUND', 404, 'Your CV file was not found. Please try uploading it again.', true],
    ['INSUFFICIENT_CONTENT', 422, 'Your CV appears to have too little content to analyse. Please try a different file.', false],
    ['API_KEY_ERROR', 503, "We're experiencing technical difficulties with our analysis system. Please try again later.", false],
    ['RATE_LIMIT', 429, 'Our service is currently busy. Please try again in a few minutes.', false],
  ])('%s reads as specified', async (code, status, message, uploadGone) => {
    answer(status, JSON.stringify({ code, message: 'something else' }));
    await expect(requestAnalysis('u', options)).rejects.toMatchObject({ message, uploadGone });
  });

  test.each([
    ['another code says what the server says', 422, '{"code":"NOT_A_CV","message":"No CV."}', 'application/json', 'No CV.'],
    ['a refusal without words', 500, '{}', 'application/json', 'Failed to analyse CV'],
    ['an answer that is no JSON', 200, '<p>', 'text/html', 'Unexpected response format from server. Please try again later.'],
    ["a proxy's own refusal", 413, '<p>', 'text/html', 'Unexpected response format from server. Please try again later.'],
  ])('%s', async (_name, status, body, type, message) => {
    answer(status, body, type);
    await expect(requestAnalysis('u', options)).rejects.toThrow(message);
  });
});

describe('fetching an analysis', () => {
  test('202 means that the server is still at work', async () => {
    answer(202, '{"id":"a","status":"processing"}');
    await expect(fetchAnalysis('a')).resolves.toEqual({ status: 'processing' });
  });

  test.each([
    ['no stored id', '', 200, '{}', 'application/json', 'Analysis ID not found. Please try analysing your CV again.', true],
    ['404', 'a', 404, '{}', 'application/json', 'Analysis not found. Please try analysing your CV again.', true],
    ['500', 'a', 500, '{}', 'application/json', 'Server error processing your CV. Please try a different file format.', false],
    [
      'a failed analysis',
      'a',
      500,
      '{"code":"ANALYSIS_FAILED"}',
      'application/json',
      'Server error processing your CV. Please try a different file format.',
      true,
    ],
    [
      'a writer that could not write',
      'a',
      502,
      '{"code":"API_KEY_ERROR"}',
      'application/json',
      "We're experiencing technical difficulties with our analysis system. Please try again later.",
      true,
    ],
    [
      'a writer that was too busy',
      'a',
      429,
      '{"code":"RATE_LIMIT"}',
      'application/json',
      'Our service is currently busy. Please try again in a few minutes.',
      true,
    ],
    ['any other 4xx', 'a', 403, '{}', 'application/json', 'Failed to fetch analysis results. Please try again.', true],
    ['504', 'a', 504, '{}', 'application/json', 'Request timed out. The server is taking too long to respond.', false],
    ['no JSON', 'a', 200, '<p>', 'text/html', 'Unexpected response from server. Please try a different file format.', false],
    ['unparsable JSON', 'a', 200, '{', 'application/json', 'Failed to parse server response. Please try a different file format.', false],
    [
      'nothing',
      'a',
      200,
      ' ',
      'application/json',
      'No analysis data returned. Please try analysing your CV again with a different format.',
      true,
    ],
  ])('%s reads as specified, and is tried again only where that may help', async (_name, id, status, body, type, message, final) => {
    answer(status, body, type);
    await expect(fetchAnalysis(id)).rejects.toMatchObject({ message, final });
  });
});
