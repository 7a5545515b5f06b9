import fs from 'node:fs';
import path from 'node:path';
import { personLogit } from '@/lib/cv/redact/people/person-model';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { corpusLines } from '@/tests/support/corpus-lines';
import { fitLogistic } from '@/tests/support/fit-logistic';
import { runsOf, type Label, type LabelledRun, type LabelledText } from './labelled-runs';

/**
 * `npm run facts:people -- --set <folder>`: trains the classifier of people’s names anew, after a change of its marks or of what it learns
 * from: our labelled CVs, the people of the corpus, and a folder of labelled CVs in the format of `eval:redaction -- --set`.
 * `--try` says instead how documents are decided by a model that has not learnt from them, `--wrong` lists the mistakes.
 */
const fixtures = path.join(process.cwd(), 'tests/fixtures/redaction');
const weightsFile = path.join(process.cwd(), 'lib/cv/redact/people/person-weights.json');

function labelledText(document: string, marked: string, mark: RegExp, labelOf: (match: RegExpExecArray) => [Label, string]): LabelledText {
  const labels: Label[] = [];
  let text = '';
  let at = 0;
  const add = (part: string, label: Label): void => {
    text += part;
    for (let i = 0; i < part.length; i++) labels.push(label);
  };
  for (const match of marked.matchAll(mark)) {
    add(marked.slice(at, match.index), null);
    const [label, words] = labelOf(match);
    add(words, label);
    at = match.index + match[0].length;
  }
  add(marked.slice(at), null);
  return { document, text, labels };
}

const ownTexts = (file: string): LabelledText[] =>
  fs
    .readFileSync(path.join(fixtures, file), 'utf8')
    .split(/^=== /m)
    .filter(Boolean)
    .map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      return labelledText(`${file} ${name}`, lines.join('\n'), /\{\{(.+?)\}\}|<<(.+?)>>/g, ([, detail, fact]) =>
        fact === undefined ? ['person', detail ?? ''] : ['fact', fact],
      );
    });

/** CVs without a word of other people, but for the details that their list names. */
const corpusTexts = (): LabelledText[] => {
  const truth = path.join(process.cwd(), 'tests/fixtures/corpus/truth');
  return corpusLines().map(({ id, lines }) => {
    const { pii } = JSON.parse(fs.readFileSync(path.join(truth, `${id}.json`), 'utf8')) as { pii: string[] };
    const escaped = pii.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return labelledText(id, lines.join('\n'), new RegExp(escaped.join('|'), 'g'), ([words]) => ['person', words]);
  });
};

const setTexts = (folder: string): LabelledText[] =>
  fs
    .readdirSync(folder)
    .sort()
    .map((name) =>
      labelledText(name, fs.readFileSync(path.join(folder, name), 'utf8'), /⟦(\w+):([^⟧]+)⟧|⟪([^⟫]+)⟫/g, ([, kind, detail, fact]) => [
        fact !== undefined ? 'fact' : kind === 'name' || kind === 'person' ? 'person' : 'other',
        fact ?? detail ?? '',
      ]),
    );

function sayHow(name: string, tried: readonly { run: LabelledRun; score: number }[]): void {
  const people = tried.filter(({ run }) => run.isPerson);
  const others = tried.filter(({ run }) => !run.isPerson);
  const found = (at: number): string =>
    `${people.filter(({ score }) => score > at).length} of ${people.length} people, ${others.filter(({ score }) => score > at).length} of ${others.length} others`;
  for (const at of [-0.5, 0, 0.5, 1]) console.log(`${name} above ${at}: ${found(at)}`);
  if (!process.argv.includes('--wrong')) return;
  for (const { run, score } of tried)
    if (score > 0 !== run.isPerson)
      console.log(`  ${score.toFixed(1)} ${run.isPerson ? 'MISSED' : 'taken'} ${run.document}: ${run.text} | ${run.marks.join('; ')}`);
}

/** Each document decided by a model of the documents of the other folds. */
function tryFolds(runs: readonly LabelledRun[], beside: readonly LabelledRun[]): { run: LabelledRun; score: number }[] {
  const documents = [...new Set(runs.map(({ document }) => document))];
  const folds = 8;
  return Array.from({ length: folds }, (_, fold) => {
    const isTried = ({ document }: LabelledRun): boolean => documents.indexOf(document) % folds === fold;
    const model = fitPeople([...beside, ...runs.filter((run) => !isTried(run))]);
    return runs.filter(isTried).map((run) => ({ run, score: personLogit(run.marks, model) }));
  }).flat();
}

/** The ridge was chosen by trying documents that were not learnt from. */
const fitPeople = (runs: readonly LabelledRun[]): LogisticModel =>
  fitLogistic(
    runs.map(({ marks, isPerson }) => ({ marks, target: isPerson })),
    { ridge: 1, fewest: 2, steps: 400 },
  );

const own = ['tune.txt', 'kept.txt', 'people-1.txt', 'people-2.txt', 'people-3.txt'].flatMap(ownTexts).flatMap(runsOf);
const corpus = corpusTexts().flatMap(runsOf);
const setAt = process.argv.indexOf('--set');
const set = setAt === -1 ? [] : setTexts(process.argv[setAt + 1] ?? '').flatMap(runsOf);

if (process.argv.includes('--try')) {
  sayHow('own documents, by the others', tryFolds(own, corpus));
  const model = fitPeople([...own, ...corpus]);
  if (set.length > 0) {
    sayHow(
      'set, by own documents',
      set.map((run) => ({ run, score: personLogit(run.marks, model) })),
    );
    sayHow('set, by own documents and its others', tryFolds(set, [...own, ...corpus]));
  }
} else fs.writeFileSync(weightsFile, `${JSON.stringify(fitPeople([...own, ...corpus, ...set]), null, 2)}\n`);
