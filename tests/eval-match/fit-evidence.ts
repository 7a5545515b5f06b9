import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CriterionKind } from '@/lib/analysis/job-fit/advert';
import { asksForPaper } from '@/lib/analysis/job-fit/match-criterion';
import { passagesOf } from '@/lib/analysis/job-fit/passages';
import { fitBeside, isProof, sharesSaid, signNames, signsOf } from '@/lib/analysis/job-fit/weigh-evidence';
import { monthsAsked } from '@/lib/analysis/job-fit/years';
import { readCv } from '@/lib/analysis/reading/reading';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { labelledPosts } from '@/tests/eval-statement/labelled-posts';
import { cvAround, labelledAdverts, labelledLines, labelledPairs } from './labelled';
import { fitLogistic, likelihood } from './fit-logistic';

/**
 * `npm run facts:evidence [-- --set <folder>] [-- --check]`: fits the weights of `weigh-evidence.ts` to the labelled pairs and lines of the
 * project's own tests, and prints how they judge each advert when they were fitted to the others, or how they judge a set that they
 * were not fitted to. --check writes nothing.
 */
interface Example {
  /** Examples of one advert are fitted or judged together. */
  group: string;
  signs: number[];
  isShown: boolean;
  worth: number;
}

type Labelled = { text: string; kind: CriterionKind; isShown: boolean };

/** Papers and lengths of time are judged by their names; statements are not judged. */
const isWeighed = ({ text, kind }: Labelled): boolean => kind !== 'statement' && !asksForPaper(text) && monthsAsked(text) === null;

function examplesOf(group: string, text: string, criteria: readonly Labelled[], worth = 1): Example[] {
  const cv = cvFrom(text);
  const passages = passagesOf(cv, readCv(cv, TODAY)).filter(isProof);
  const shares = sharesSaid(
    criteria.filter(({ kind }) => kind !== 'statement').map((criterion) => criterion.text),
    passages,
  );
  return criteria.filter(isWeighed).map((criterion) => {
    const signs = signsOf({ ...criterion, fit: fitBeside(criterion.text, shares) }, passages);
    return { group, signs: signNames.map((name) => signs[name]), isShown: criterion.isShown, worth };
  });
}

function ofPairs(folder?: string): Example[] {
  const adverts = new Map(labelledAdverts(folder).map((advert) => [advert.id, advert.criteria]));
  return labelledPairs(folder).flatMap(({ advert, cv, criteria }) =>
    examplesOf(
      advert,
      cv,
      criteria.map(({ text, state }) => {
        const kind = adverts.get(advert)?.find((one) => one.text === text)?.kind;
        return { text, kind: (kind ?? 'essential') as CriterionKind, isShown: state === 'shown' };
      }),
    ),
  );
}

const ofPosts = (): Example[] =>
  labelledPosts().flatMap(({ name, criteria, cvs }) =>
    cvs.flatMap(({ text, labels }) =>
      examplesOf(
        name,
        text,
        criteria.map((criterion, i) => ({ ...criterion, isShown: [...labels.values()].some((numbers) => numbers.includes(i + 1)) })),
      ),
    ),
  );

const ofLines = (): Example[] =>
  labelledLines().flatMap((line) =>
    examplesOf('lines', cvAround(line), [{ text: line.criterion, kind: 'essential', isShown: line.isEvidence }]),
  );

const fixtures = path.join(process.cwd(), 'tests/fixtures/job-fit');
const fixture = z.object({
  corpusId: z.string(),
  criteria: z.array(z.object({ text: z.string(), kind: z.enum(['essential', 'desirable', 'knockout', 'statement']), state: z.string() })),
});

/** Adverts against the people of the corpus, whose near misses were labelled as well. */
function ofCorpus(): Example[] {
  const people = new Map(corpusLines().map(({ id, lines }) => [id, lines.join('\n')]));
  return [fixtures, path.join(fixtures, 'pasted')].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const { corpusId, criteria } = fixture.parse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
        return examplesOf(
          name,
          people.get(corpusId) ?? '',
          criteria.map(({ text, kind, state }) => ({ text, kind, isShown: state === 'shown' })),
        );
      }),
  );
}

/** A post's criteria against the people of other posts, which nobody labelled: what they have in common shows little. */
const WORTH_OF_OTHERS = 0.5;
const OTHERS = [7, 13];

function ofOthers(): Example[] {
  const posts = labelledPosts();
  return posts.flatMap(({ name, criteria }, at) =>
    OTHERS.flatMap((away) => {
      const other = posts[(at + away) % posts.length];
      return (other?.cvs ?? []).flatMap(({ text }) =>
        examplesOf(
          name,
          text,
          criteria.map((criterion) => ({ ...criterion, isShown: false })),
          WORTH_OF_OTHERS,
        ),
      );
    }),
  );
}

const LEVELS = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75];

function printHowFar(name: string, judged: readonly { isShown: boolean; p: number }[]): void {
  const loss = judged.reduce((sum, { isShown, p }) => sum - Math.log(isShown ? p : 1 - p), 0) / judged.length;
  const shown = judged.filter(({ isShown }) => isShown).length;
  const at = LEVELS.map((level) => {
    const said = judged.filter(({ p }) => p >= level);
    const right = said.filter(({ isShown }) => isShown).length;
    return `from ${level} right ${(right / Math.max(1, said.length)).toFixed(2)} found ${(right / shown).toFixed(2)}`;
  });
  console.log(`${name}: ${judged.length} criteria, ${shown} shown, log loss ${loss.toFixed(3)}; ${at.join(', ')}`);
}

const own = [...ofPairs(), ...ofPosts(), ...ofCorpus(), ...ofLines(), ...ofOthers()];
const groups = [...new Set(own.map(({ group }) => group))];
const crossed = groups.flatMap((group) => {
  const fitted = fitLogistic(own.filter((one) => one.group !== group));
  return own.filter((one) => one.group === group).map((one) => ({ ...one, p: likelihood(fitted, one.signs) }));
});
printHowFar(
  'each advert by the others',
  crossed.filter(({ group, worth }) => group !== 'lines' && worth === 1),
);
printHowFar(
  'lines by the adverts',
  crossed.filter(({ group }) => group === 'lines'),
);
const fitted = fitLogistic(own);
const setAt = process.argv.indexOf('--set');
if (setAt !== -1)
  printHowFar(
    'the set',
    ofPairs(process.argv[setAt + 1]).map((one) => ({ ...one, p: likelihood(fitted, one.signs) })),
  );
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const weights = Object.fromEntries(signNames.map((name, i) => [name, rounded(fitted.weights[i] ?? 0)]));
const file = path.join(process.cwd(), 'lib/analysis/job-fit/evidence-weights.json');
if (!process.argv.includes('--check'))
  fs.writeFileSync(file, `${JSON.stringify({ weights, constant: rounded(fitted.constant) }, null, 2)}\n`);
console.log(JSON.stringify({ weights, constant: rounded(fitted.constant) }));
