import { statementForm, type StatementResult } from '@/lib/shared/statement';
import { plainWords } from '@/lib/statement/facts/plain-words';
import { writeStatement } from '@/lib/statement/write-statement';
import { layouts } from '@/tests/fixtures/statement/layouts';
import { posts } from '@/tests/fixtures/statement/posts';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const wanted = [
  'care-assistant-bolton',
  'nurse-ward-sister',
  'teaching-assistant-returner',
  'executive-assistant-swansea',
  'charity-fundraising-manager',
  'policy-officer-heo',
  'head-of-maths',
  'retail-assistant-coventry',
  'call-centre-adviser-cardiff',
  'senior-carer-stoke',
];
const people = corpusLines()
  .filter(({ id }) => wanted.includes(id))
  .map(({ id, lines }) => ({ id, cv: cvFrom(lines.join('\n')) }));

const answersFor = (ids: readonly string[]) => [
  { criterionId: 'why', action: 'i want to work for the trust because my gran was looked after there' },
  {
    criterionId: ids[0] ?? 'c1',
    situation: 'at my last job',
    action: 'i trained 4 new starters on the till. i showed each one twice',
    result: 'all 4 passed',
  },
  { criterionId: ids[1] ?? 'c2', action: 'n/a' },
  { criterionId: ids[2] ?? 'c3', action: "don't know" },
  { criterionId: ids[3] ?? 'c4', none: true },
];

const settings = [
  { words: 2_000 },
  { words: 250 },
  { words: 60 },
  { characters: 1_500 },
  { words: 60, each: true },
  { words: 750, order: 'essential-first' },
] as const;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const withoutSlots = (text: string): string => text.replace(/\[[^[\]]*\]/g, '');

interface Case {
  cvText: string;
  answers: { situation?: string; action?: string; result?: string }[];
  result: StatementResult;
}

const cases: Case[] = posts.flatMap((post, p) =>
  people.flatMap(({ cv }, i) =>
    settings.flatMap((setting, n) => {
      const layout = layouts[(p + i + n) % layouts.length];
      if (!layout || (p + i + n) % 2 === 0) return [];
      const write = (answers: Case['answers']) =>
        writeStatement({
          asked: statementForm.parse({ specification: layout.write(post), ...setting, answers }),
          person: { cv, own: ({ start, end }) => cv.text.slice(start, end), name: null },
          today: TODAY,
        });
      const bare = write([]);
      const answers = answersFor(bare.criteria.map(({ id }) => id));
      return [
        { cvText: cv.text, answers: [], result: bare },
        { cvText: cv.text, answers, result: write(answers) },
      ];
    }),
  ),
);

describe(`${cases.length} statements of other people for other posts`, () => {
  test.each([
    [
      'say no word that neither the sources of the sentence nor the plain words hold',
      ({ result }: Case) =>
        result.draft.sentences.flatMap(({ text, sources }) => {
          const said = new Set(sources.flatMap(({ quote }) => wordsOf(quote)));
          return wordsOf(text).filter((word) => word !== 'i' && !said.has(word) && !plainWords.has(word));
        }),
    ],
    [
      'quote the CV, the answers and the criteria to the letter',
      ({ cvText, answers, result }: Case) =>
        result.draft.sentences.flatMap(({ sources, criterionId }) =>
          sources
            .filter(({ kind, quote }) => {
              if (kind === 'cv') return !cvText.includes(quote);
              if (kind === 'criterion') return !result.criteria.some(({ id, text }) => id === criterionId && text === quote);
              return !answers.some((answer) => Object.values(answer).some((said) => typeof said === 'string' && said.includes(quote)));
            })
            .map(({ quote }) => quote),
        ),
    ],
    [
      'quote their evidence from the CV',
      ({ cvText, result }: Case) => result.criteria.flatMap(({ evidence }) => evidence.filter(({ quote }) => !cvText.includes(quote))),
    ],
    [
      'keep the limit',
      ({ result: { draft } }: Case) => {
        const size = (text: string): number =>
          draft.unit === 'words' ? (withoutSlots(text).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length : withoutSlots(text).length;
        const parts = draft.each ? draft.text.split('\n\n') : [draft.text];
        return parts.filter((part) => size(part) > draft.limit);
      },
    ],
    [
      'stand in the order of the form, essential ones first where that is asked for',
      ({ result: { criteria, draft } }: Case) => {
        const rank = (id: string | null): number => criteria.findIndex((one) => one.id === id);
        const order = draft.sentences.map(({ criterionId }) => rank(criterionId));
        const kinds = draft.sentences.map(({ criterionId }) => criteria[rank(criterionId)]?.kind ?? 'essential');
        const isSorted = order.every((at, i) => i === 0 || at >= (order[i - 1] ?? 0));
        const isByKind = kinds.every((kind, i) => i === 0 || kind === 'desirable' || kinds[i - 1] === 'essential');
        return isSorted || isByKind ? [] : [order.join(',')];
      },
    ],
    [
      'hold a sentence of the person or a visible gap for each essential criterion that the application decides',
      ({ result: { criteria, draft } }: Case) =>
        criteria.filter(({ id, kind, assessedBy }) => {
          if (kind !== 'essential' || (assessedBy.length > 0 && !assessedBy.includes('application')) || draft.leftOut.includes(id))
            return false;
          const isTold = draft.sentences.some((one) => one.criterionId === id && one.sources.some((source) => source.kind !== 'criterion'));
          const slot = draft.slots.find((one) => one.criterionId === id);
          return !isTold && !(slot && draft.text.includes(`[${slot.question}]`));
        }),
    ],
    [
      'leave an essential criterion out only where it was closed',
      ({ answers, result: { criteria, draft } }: Case) =>
        criteria.filter(
          ({ id, kind }) => kind === 'essential' && draft.leftOut.includes(id) && !(answers.length > 0 && id === criteria[3]?.id),
        ),
    ],
    [
      'are made of their sentences and gaps alone',
      ({ result: { draft } }: Case) => {
        const left = [...draft.sentences.map(({ text }) => text), ...draft.slots.map(({ question }) => `[${question}]`)]
          .sort((a, b) => b.length - a.length)
          .reduce((text, piece) => text.replace(piece, () => ' '), draft.text);
        return left.trim() === '' ? [] : [left];
      },
    ],
    [
      'tell each line of the CV once',
      ({ result: { draft } }: Case) => {
        const told = draft.sentences
          .filter(({ sources, text }) => sources[0]?.kind === 'cv' && !/^Shown (?:above|below): /.test(text))
          .map(({ text }) => text);
        return told.filter((text, i) => told.indexOf(text) !== i);
      },
    ],
    ['never use what is no answer', ({ result: { draft } }: Case) => (/\bn\/a\b|don't know/i.test(draft.text) ? [draft.text] : [])],
    [
      'claim nothing of the person from the criterion alone',
      ({ result: { criteria, draft } }: Case) =>
        draft.sentences.filter(
          ({ text, criterionId, sources }) =>
            sources.every(({ kind }) => kind === 'criterion') && text !== criteria.find(({ id }) => id === criterionId)?.text,
        ),
    ],
    [
      'count their words',
      ({ result: { draft } }: Case) =>
        (withoutSlots(draft.text).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length === draft.words ? [] : [draft.words],
    ],
  ])('%s', (_, faultsOf) => {
    expect(cases.flatMap((one): unknown[] => faultsOf(one))).toEqual([]);
  });
});

test('two people share no sentence and no five words that are not in the criterion or written by both', () => {
  const runs = (text: string): string[] => {
    const words = wordsOf(text);
    return words.slice(4).map((_, i) => words.slice(i, i + 5).join(' '));
  };
  const shared = posts.flatMap((post) => {
    const layout = layouts[0];
    if (!layout) return [];
    const drafts = people.map(({ cv }) => ({
      cvWords: new Set(wordsOf(cv.text)),
      result: writeStatement({
        asked: statementForm.parse({ specification: layout.write(post), words: 1_000 }),
        person: { cv, own: ({ start, end }) => cv.text.slice(start, end), name: null },
        today: TODAY,
      }),
    }));
    return drafts.flatMap((one, i) =>
      drafts.slice(i + 1).flatMap((other) => {
        const own = (draft: StatementResult): string[] =>
          draft.draft.sentences.filter(({ sources }) => sources.some(({ kind }) => kind !== 'criterion')).flatMap(({ text }) => runs(text));
        const theirs = new Set(own(other.result));
        return own(one.result).filter(
          (run) => theirs.has(run) && !run.split(' ').every((word) => one.cvWords.has(word) && other.cvWords.has(word)),
        );
      }),
    );
  });
  expect(shared).toEqual([]);
});
