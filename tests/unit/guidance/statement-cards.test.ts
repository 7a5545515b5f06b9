import { askedLater, statementCards } from '@/lib/guidance/statement-cards';
import { asksForAnonymity, namesSomebody } from '@/lib/guidance/statement-hints';
import { startStatement, statementReducer, type StatementEvent } from '@/lib/guidance/statement-progress';
import { draftRequest, evidenceRequest, fromSaved, toSave } from '@/lib/guidance/statement-request';
import { draftParagraphs, fieldText, hasSlot, withKeptWords, wholeText } from '@/lib/guidance/statement-text';
import { savedStatement, statementBody, type StatementDraft, type StatementSentence } from '@/lib/shared/statement';

const criteria = [
  { id: 'c1', text: 'Experience of care', kind: 'desirable' as const, assessedBy: [] },
  { id: 'c2', text: 'Current NMC registration', kind: 'essential' as const, assessedBy: ['application' as const, 'certificate' as const] },
  { id: 'c3', text: 'Knowledge of safeguarding', kind: 'essential' as const, assessedBy: [] },
  { id: 'c4', text: 'Calm', kind: 'essential' as const, assessedBy: ['interview' as const] },
];
const source = { specification: '', filename: 'spec.pdf', behaviours: null, instructions: ['Use the numbers as headings.'] };
const run = (...events: StatementEvent[]) =>
  [{ type: 'read', source, criteria } as const, ...events].reduce<ReturnType<typeof startStatement>>(statementReducer, startStatement());
const write = (id: string, text: string): StatementEvent => ({ type: 'answered', id, part: 'action', text });

describe('the cards', () => {
  it('begin with why this post, then the essential criteria, without those assessed later', () => {
    expect(statementCards(run(), []).map(({ id }) => id)).toEqual(['why', 'c2', 'c3', 'c1']);
    expect(askedLater(run()).map(({ id }) => id)).toEqual(['c4']);
  });

  it('ask one question about what is held or known, and for a whole example of what was done', () => {
    const asked = statementCards(run(), []).map(({ questions }) => questions.map(({ text }) => text));
    expect(asked[1]).toEqual(['Which, and when?']);
    expect(asked[2]).toEqual(['Where have you used it?']);
    expect(asked[3]).toEqual(['What was the situation?', 'What needed to be done?', 'What did you do yourself?', 'What came of it?']);
  });

  it('never hide an answer when a criterion becomes one of another kind', () => {
    const progress = run({ type: 'answered', id: 'c3', part: 'result', text: 'It was safe.' });
    expect(statementCards(progress, []).find(({ id }) => id === 'c3')?.questions).toHaveLength(4);
  });

  it('say whether they are answered, closed, shown by the CV or open; ‘n/a’ is no answer', () => {
    const found = [
      {
        ...criteria[0],
        id: 'c1',
        text: '',
        kind: 'desirable' as const,
        assessedBy: [],
        state: 'shown' as const,
        evidence: [{ quote: 'Cared', place: 'Home' }],
      },
    ];
    const progress = run(write('why', 'I live here.'), { type: 'closed', id: 'c2', none: true }, write('c3', 'n/a'));
    expect(statementCards(progress, found).map(({ state }) => state)).toEqual(['answered', 'closed', 'open', 'shown']);
  });
});

describe('the request', () => {
  it('is accepted by the call: corrected criteria, answers to listed ones only, a file’s instructions', () => {
    const progress = run(write('why', 'I live here.'), write('c1', 'I cared.'), { type: 'set-aside', id: 'c1' });
    const body = draftRequest(progress, 'report-1');
    expect(statementBody.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ specification: 'Use the numbers as headings.', analysisId: 'report-1', words: 500 });
    expect(body.answers).toEqual([{ criterionId: 'why', action: 'I live here.' }]);
    expect(body.criteria?.map(({ id }) => id)).toEqual(['c2', 'c3', 'c4']);
  });

  it('does not change while an answer is typed on a card', () => {
    expect(evidenceRequest(run(write('c1', 'I')), null)).toEqual(evidenceRequest(run(write('c1', 'I cared')), null));
  });

  it('is saved with a report and read back', () => {
    const progress = run(
      write('c1', 'I cared.'),
      { type: 'closed', id: 'c2', none: true },
      { type: 'set', settings: { unit: 'characters', limit: 900 } },
    );
    const saved = savedStatement.parse(toSave(progress, 'The draft.'));
    const back = fromSaved(saved);
    expect([back.answers, back.listed, back.settings]).toEqual([progress.answers, progress.listed, progress.settings]);
    expect(saved.text).toBe('The draft.');
  });
});

const sentence = (text: string, criterionId: string | null, kind: 'cv' | 'answer' | 'criterion' = 'answer'): StatementSentence => ({
  text,
  criterionId,
  sources: [{ kind, quote: text }],
});
const draftOf = (text: string, sentences: StatementSentence[], slots: StatementDraft['slots'] = []): StatementDraft => ({
  text,
  sentences,
  slots,
  words: 9,
  characters: 50,
  limit: 500,
  unit: 'words',
  each: false,
  leftOut: [],
});

describe('a draft', () => {
  const draft = draftOf(
    'I live here.\n\nCare\nI cared – “well”. It helped. [Care: when?]\n\n[Calm: what came of it?]',
    [
      sentence('I live here.', null),
      sentence('Care', 'c1', 'criterion'),
      sentence('I cared – “well”.', 'c1'),
      sentence('It helped.', 'c1'),
    ],
    [
      { criterionId: 'c1', question: 'Care: when?' },
      { criterionId: 'c4', question: 'Calm: what came of it?' },
    ],
  );

  it('is drawn as paragraphs with every sentence and slot in its place', () => {
    const paragraphs = draftParagraphs(draft);
    expect(
      paragraphs.map(({ criterionId, heading, pieces }) => [criterionId, heading?.text ?? null, pieces.map(({ kind }) => kind)]),
    ).toEqual([
      [null, null, ['sentence']],
      ['c1', 'Care', ['sentence', 'sentence', 'slot']],
      ['c4', null, ['slot']],
    ]);
    expect(paragraphs.map(hasSlot)).toEqual([false, true, true]);
  });

  it('is copied with straight quotes and plain dashes, a field without its heading', () => {
    const closed = draftOf('Care\nI cared – “well”.', [sentence('Care', 'c1', 'criterion'), sentence('I cared – “well”.', 'c1')]);
    expect(wholeText(closed)).toBe('Care\nI cared - "well".');
    expect(draftParagraphs(closed).map(fieldText)).toEqual(['I cared - "well".']);
  });

  it('keeps the words that a person wants to keep, and no others', () => {
    const original = draftOf('Dr Ada Moss taught me at Hallam University. I am 44.', [
      sentence('Dr Ada Moss taught me at Hallam University.', 'c1'),
      sentence('I am 44.', 'c1'),
    ]);
    const hidden = draftOf('A person taught me at my university. ', [
      sentence('A person taught me at my university.', 'c1'),
      sentence('', 'c1'),
    ]);
    const replacements = [
      { from: 'Dr Ada Moss', to: 'A person' },
      { from: 'Hallam University', to: 'my university' },
      { from: 'I am 44', to: '' },
    ];
    const kept = withKeptWords(original, hidden, replacements, ['Hallam University']);
    expect(kept.text.trim()).toBe('A person taught me at Hallam University.');
    expect(withKeptWords(original, hidden, replacements, []).text).toBe(hidden.text);
  });
});

describe('hints while the person types', () => {
  it.each(['a patient called Edna', 'my colleague Sam helped', 'Mrs Jones thanked me', 'a pupil, Amir, could read'])(
    'a name in “%s”',
    (text) => {
      expect(namesSomebody(text)).toBe(true);
    },
  );
  it.each(['a patient fell', 'The manager asked me', 'my manager. In May I', 'I led the team', 'for pupils. I read'])(
    'no name in “%s”',
    (text) => {
      expect(namesSomebody(text)).toBe(false);
    },
  );
  it.each(['Please anonymise your statement.', 'Do not include your name.', 'We use name-blind recruitment.'])(
    'an anonymous form in “%s”',
    (text) => {
      expect(asksForAnonymity([text])).toBe(true);
    },
  );
  it('no anonymous form where nothing is said', () => {
    expect(asksForAnonymity(['Use no more than 500 words.', 'Name two referees.'])).toBe(false);
  });
});
