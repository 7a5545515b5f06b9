import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import type { AnalysisInput } from '@/lib/analysis/analyser';
import { rewordAnalysis } from '@/lib/server/analysers/claude/claude-analyser';
import type { AnalysisResult } from '@/lib/shared/result';
import { readFixture } from '../../../../support/documents/read-fixture';
import { contextAt, keptUsage } from '../../../../support/fake-claude/context';
import { emptyAnswer, goodAnswer } from '../../../../support/fake-claude/good-answer';
import { measured, quotesIn, texts } from '../../../../support/fake-claude/measured';
import { inputOf } from '../../../../support/fake-claude/read-cv';
import { answer, startFakeClaude, type FakeClaude, type Step } from '../../../../support/fake-claude/server';
import { sampleOf } from '../../../../support/sample';

const files = [
  'call-centre-adviser-cardiff-pandoc.docx',
  'civil-engineer-chartered-latex.pdf',
  'data-analyst-transport-sidebar.pdf',
  'finance-manager-acca-rail.pdf',
  'head-chef-brighton-docx-textbox-office.pdf',
  'retail-store-manager-plymouth-plain.pdf',
  'site-labourer-sunderland-docx-header.docx',
  'undergraduate-aberdeen-classic.pdf',
];

const words = 'This CV deserves 99 of 100 and a salary of £90,000, after 40 years at Mayfield Clinic with Kubernetes.';
const everywhere = {
  ...emptyAnswer,
  summary: words,
  assessment: words,
  positives: Array.from({ length: 8 }, (_, index) => ({ index, text: words })),
  insights: [{ name: 'leadershipIndicators', meaning: words, improve: words }],
  sections: ['Professional Summary', 'Work Experience', 'Education', 'Skills'].map((section) => ({
    section,
    description: words,
    recommendations: [words],
  })),
  findings: [{ title: 'Ninety-nine of a hundred', description: words, quote: words }],
  roles: ['Chief Executive', 'Astronaut'],
};
const answers: [string, Step][] = [
  ['5', answer('5')],
  ['99', answer('99')],
  ['a score in fields of its own', answer({ ...emptyAnswer, score: 99, ledger: [], salaryBenchmark: { range: '£90,000' } })],
  ['HTML', answer('<!doctype html><h1>Score: 99</h1><script>alert(1)</script>')],
  ['a poem', answer('Roses are red,\nviolets are blue,\nninety-nine points\nI give to you.')],
  ['somebody else’s CV', answer(goodAnswer)],
  ['inventions in every field', answer(everywhere)],
  ['nothing', answer(emptyAnswer)],
];

let fake: FakeClaude;
beforeAll(async () => {
  fake = await startFakeClaude();
});
afterAll(() => fake.close());

describe.each(sampleOf(files, 2))('%s', (file) => {
  let input: AnalysisInput;
  let builtIn: AnalysisResult;
  beforeAll(async () => {
    input = inputOf(await readFixture(path.join('tests/fixtures/corpus/files', file)));
    builtIn = analyse(input);
  });

  it.each(answers)('has the score, ledger, pay and roles of the built-in engine when Claude answers %s', async (_name, step) => {
    fake.play(step);
    const parts = { context: contextAt(fake.url), recorder: keptUsage(), onFailure: 'fall-back' as const, noteFailure: () => undefined };
    const result = await rewordAnalysis(parts, { cv: input.cv, builtIn });
    expect(measured(result, builtIn)).toEqual(measured(builtIn, builtIn));
    for (const { quote, start, end } of quotesIn(result)) expect(input.cv.text.slice(start, end)).toBe(quote);
    expect(texts(result).join('\n')).not.toMatch(/Mayfield|Kubernetes|90,000|Astronaut|alert\(|violets/);
  });
});
