import { readUploadAnswer } from '@/lib/client/upload-cv';
import { refuseFile } from '@/lib/client/file-checks';

const json = 'application/json; charset=utf-8';

test('a created upload is read with its mode', () => {
  expect(readUploadAnswer(201, json, '{"id":"u","status":"success"}')).toEqual({ id: 'u', visual: false, viewerUrl: null });
  expect(readUploadAnswer(201, json, '{"id":"u","status":"success_with_fallback","viewerUrl":"/v"}')).toMatchObject({
    visual: true,
    viewerUrl: '/v',
  });
});

test.each([
  ['an answer that is no JSON', 200, 'text/html', '<p>', 'Unexpected response from server. Please try a different file format.'],
  ['an answer without a type', 200, null, '', 'Unexpected response from server. Please try a different file format.'],
  ['JSON that cannot be read', 200, json, '{', 'Unexpected token in JSON response. Please try a different file format.'],
  ['a refusal with a message', 415, json, '{"code":"INVALID_FILE_TYPE","message":"Not this."}', 'Not this.'],
  ['a refusal without a message', 500, json, '{}', 'Failed to upload file'],
])('%s reads as specified', (_name, status, type, body, message) => {
  expect(() => readUploadAnswer(status, type, body)).toThrow(message);
});

test.each(['EXTRACTION_FAILED', 'CONTENT_EXTRACTION_ERROR'])('%s has the text about unreadable files', (code) => {
  expect(() => readUploadAnswer(422, json, JSON.stringify({ code, message: 'x' }))).toThrow(/^We couldn't read the content of your CV\./);
});

test('INSUFFICIENT_CONTENT has the text about little text', () => {
  expect(() => readUploadAnswer(422, json, '{"code":"INSUFFICIENT_CONTENT"}')).toThrow(/^Your CV appears to contain very little text\./);
});

test('extensions are compared without case', () => {
  expect(refuseFile({ name: 'CV.PDF', size: 1 })).toBeNull();
  expect(refuseFile({ name: 'cv.DocX', size: 1 })).toBeNull();
  expect(refuseFile({ name: 'pdf', size: 1 })).toBe('Invalid file type. Please upload only PDF or DOCX files.');
  expect(refuseFile({ name: 'cv.doc', size: 1 })).toBe('Invalid file type. Please upload only PDF or DOCX files.');
});

test('exactly five megabytes pass, one byte more does not', () => {
  expect(refuseFile({ name: 'cv.pdf', size: 5_242_880 })).toBeNull();
  expect(refuseFile({ name: 'cv.pdf', size: 5_242_881 })).toBe('File too large. Please upload a file smaller than 5MB.');
});
