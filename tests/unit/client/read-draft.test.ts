import { HttpError } from '@/lib/client/http';
import { requestJobMatch, requestSuggestion, type SuggestionAnswer } from '@/lib/client/improve-calls';
import { draftMediaType, withRewording } from '@/lib/shared/drafts';

const draft: SuggestionAnswer = {
  suggestion: 'Planned the rota\nTrained staff\nTrained staff',
  items: ['Planned the rota', 'Trained staff'].map((after) => ({ before: '', after, reason: '', quote: '', slots: [] })),
  engine: 'built-in',
};
const change = { index: 0, text: 'Prepared the rota' };
const asked = { analysisId: 'a', section: 'Work Experience' };

/** A body that comes in the pieces given; `breaks` ends it as a lost connection does. */
function play(pieces: string[], { breaks = false, type = draftMediaType } = {}) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
    /** Asked for more once the pieces are read. */
    pull(controller) {
      if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers: { 'content-type': type } }));
}
const lines = (...events: object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');
const drafts: SuggestionAnswer[] = [];
const onDraft = (answer: SuggestionAnswer) => void drafts.push(answer);
beforeEach(() => void drafts.splice(0));

test('the wish for a stream goes with the call, and one JSON answer is as welcome', async () => {
  const fetched = play([JSON.stringify(draft)], { type: 'application/json' });
  await expect(requestSuggestion(asked, { onDraft })).resolves.toEqual(draft);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ accept: `${draftMediaType}, application/json` });
  expect(drafts).toEqual([]);
});

test('a stream is the draft at once, then each change, however its bytes are cut', async () => {
  const whole = lines({ type: 'draft', answer: draft }, { type: 'change', ...change }, { type: 'done' });
  play(whole.match(/[\s\S]{1,9}/g) ?? []);
  const answer = await requestSuggestion(asked, { onDraft });
  expect(drafts).toEqual([draft, answer]);
  expect(answer.items.map(({ after }) => after)).toEqual(['Prepared the rota', 'Trained staff']);
  expect(answer).toMatchObject({ engine: 'claude', suggestion: 'Prepared the rota\nTrained staff\nTrained staff' });
});

test('a stream that breaks off leaves what has come; half a line is nothing', async () => {
  play([lines({ type: 'draft', answer: draft }), '{"type":"change","index":0,"te'], { breaks: true });
  await expect(requestSuggestion(asked)).resolves.toEqual(draft);
});

test('an answer that the server withdraws is an error with its words', async () => {
  play([lines({ type: 'draft', answer: draft }, { type: 'problem', code: 'RATE_LIMIT', message: 'Busy.' })]);
  const error = await requestSuggestion(asked, { onDraft }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ code: 'RATE_LIMIT', text: 'Busy.' });
});

test('a reader who has left reads no further', async () => {
  play([lines({ type: 'draft', answer: draft }, { type: 'done' })]);
  const leaving = new AbortController();
  const answer = requestSuggestion(asked, { onDraft: () => leaving.abort(), signal: leaving.signal });
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('job fit gets its explanations the same way', async () => {
  const criteria = [{ text: 'First aid', kind: 'essential', state: 'missing' }];
  play([lines({ type: 'draft', answer: { score: 0, criteria } }, { type: 'change', index: 0, text: 'Not shown.' }, { type: 'done' })]);
  const match = await requestJobMatch({ analysisId: 'a', jobDescription: 'b' });
  expect(match).toEqual({ score: 0, criteria: [{ ...criteria[0], explanation: 'Not shown.' }] });
});

test('what is put in other words twice in a text stays: it is not clear which is meant', () => {
  const { suggestion, items } = withRewording(draft, { index: 1, text: 'Taught staff' });
  expect([suggestion, items[1]?.after]).toEqual([draft.suggestion, 'Taught staff']);
  expect(withRewording(draft, { index: 9, text: 'x' })).toBe(draft);
});
