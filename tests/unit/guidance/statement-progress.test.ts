import { emptyAnswer, listedCriteria } from '@/lib/guidance/statement-criteria';
import { readStatement, startStatement, statementReducer, type StatementEvent } from '@/lib/guidance/statement-progress';
import type { CriterionAsked } from '@/lib/shared/statement';

const criterion = (id: string, text: string, more: Partial<CriterionAsked> = {}): CriterionAsked => ({
  id,
  text,
  kind: 'essential',
  assessedBy: [],
  ...more,
});
const source = { specification: 'As pasted', filename: null, behaviours: null, instructions: [] };
const read = (...criteria: CriterionAsked[]): StatementEvent => ({ type: 'read', source, criteria });
const answer = (id: string, text: string): StatementEvent => ({ type: 'answered', id, part: 'action', text });
const correct = (id: string, text: string): StatementEvent => ({ type: 'corrected', id, text, kind: 'essential', assessedBy: [] });
const run = (...events: StatementEvent[]) => events.reduce(statementReducer, startStatement());
const texts = (...events: StatementEvent[]) => listedCriteria(run(...events)).map(({ text }) => text);
const care = criterion('c1', 'Experience of care');
const records = criterion('c2', 'Knowledge of records', { kind: 'desirable', assessedBy: ['interview'] });
const both = read(care, records);

describe('the criteria of a form', () => {
  it('keep an answer when one is put right, marked otherwise or split, and the rest of it becomes a criterion below', () => {
    const split = run(both, answer('c1', 'I cared.'), correct('c1', 'Experience of care\nExperience of rotas'));
    expect(listedCriteria(split).map(({ id, text }) => `${id} ${text}`)).toEqual([
      'c1 Experience of care',
      'c1-2 Experience of rotas',
      'c2 Knowledge of records',
    ]);
    expect(split.answers.c1?.action).toBe('I cared.');
    const marked = statementReducer(split, { type: 'corrected', id: 'c1', text: 'Care', kind: 'desirable', assessedBy: ['interview'] });
    expect(marked.criteria.c1).toEqual({ id: 'c1', text: 'Care', kind: 'desirable', assessedBy: ['interview'] });
    expect(marked.answers.c1?.action).toBe('I cared.');
  });

  it('keep both answers when two are joined, and the same answer when one is split and joined again', () => {
    const joined = run(both, answer('c1', 'I cared.'), answer('c2', 'I filed.'), { type: 'joined', id: 'c2' });
    expect(listedCriteria(joined)).toEqual([criterion('c1', 'Experience of care; Knowledge of records')]);
    expect(joined.answers.c1?.action).toBe('I cared.\nI filed.');
    const again = run(both, answer('c1', 'I cared.'), correct('c1', 'A\nB'), { type: 'joined', id: 'c1-2' });
    expect(again.answers.c1).toEqual({ ...emptyAnswer, action: 'I cared.' });
  });

  it('join nothing where nothing stands above', () => {
    expect(texts(both, { type: 'joined', id: 'c1' })).toEqual(['Experience of care', 'Knowledge of records']);
  });

  it('can be taken off the list and put back with their answers', () => {
    const off = run(both, answer('c1', 'I cared.'), { type: 'set-aside', id: 'c1' });
    expect([off.listed, off.setAside]).toEqual([['c2'], ['c1']]);
    const back = statementReducer(off, { type: 'restored', id: 'c1' });
    expect([back.listed, back.setAside, back.answers.c1?.action]).toEqual([['c2', 'c1'], [], 'I cared.']);
  });

  it('can be typed, a line each', () => {
    expect(texts(both, { type: 'typed', text: 'Calm\n\n Kind ' })).toEqual(['Experience of care', 'Knowledge of records', 'Calm', 'Kind']);
  });

  it('never give an answer to another criterion when another text is read', () => {
    const again = run(
      both,
      answer('c1', 'I cared.'),
      answer('c2', 'I filed.'),
      read(criterion('c1', 'A licence'), criterion('c2', 'experience of  care')),
    );
    expect(listedCriteria(again).map(({ id, text }) => `${id} ${text}`)).toEqual(['c1-2 A licence', 'c1 experience of  care']);
    expect(again.answers['c1-2']).toBeUndefined();
    expect([again.answers.c1?.action, again.setAside, again.answers.c2?.action]).toEqual(['I cared.', ['c2'], 'I filed.']);
  });
});

describe('the answers', () => {
  it('stay under a closed card, and open it when they are written again', () => {
    const closed = run(both, answer('c1', 'I cared.'), { type: 'closed', id: 'c1', none: true });
    expect(closed.answers.c1).toEqual({ ...emptyAnswer, action: 'I cared.', none: true });
    expect(statementReducer(closed, answer('c1', 'I did.')).answers.c1).toEqual({ ...emptyAnswer, action: 'I did.' });
  });

  it('stay when the limit changes from words to characters', () => {
    const before = run(both, answer('c1', 'I cared.'));
    const after = statementReducer(before, { type: 'set', settings: { unit: 'characters', limit: 4000 } });
    expect(after).toEqual({ ...before, settings: { ...before.settings, unit: 'characters', limit: 4000 } });
  });

  it('survive a reload, and a fresh start comes from anything damaged', () => {
    const progress = run(both, answer('c1', 'I cared.'), { type: 'went', step: 'answers', card: 'c1' });
    expect(readStatement(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
    for (const damaged of [null, 'x', {}, { ...progress, settings: { limit: 3 } }])
      expect(readStatement(damaged)).toEqual(startStatement());
  });
});

describe('the limit', () => {
  const limitOf = (...instructions: string[]) => run({ type: 'read', source: { ...source, instructions }, criteria: [care] }).settings;

  it('is what the form says, until the person has set one', () => {
    expect(limitOf('Maximum 1,250 words.')).toMatchObject({ unit: 'words', limit: 1250, each: false });
    expect(limitOf('Use 4000 characters for each criterion.')).toMatchObject({ unit: 'characters', limit: 4000, each: true });
    expect(limitOf('You should type 60 words per minute.')).toMatchObject({ limit: 500 });
    const set: StatementEvent = { type: 'set', settings: { limit: 750 } };
    const instructions = ['Maximum 250 words.'];
    expect(run(set, { type: 'read', source: { ...source, instructions }, criteria: [care] }).settings.limit).toBe(750);
  });

  it('is 250 words for each behaviour', () => {
    const behaviours = { grade: 'EO' as const, names: ['Leadership' as const] };
    expect(run({ type: 'read', source: { ...source, behaviours }, criteria: [care] }).settings).toMatchObject({ limit: 250, each: true });
  });
});
