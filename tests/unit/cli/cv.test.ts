import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { analysisResultSchema } from '@/lib/shared/result';

const sample = 'public/sample/Alex-Morgan-CV.pdf';
const invoice = 'tests/fixtures/not-cvs/invoice.pdf';

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** The command as it is typed, from its bundling to its exit. */
const cv = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'cli/cv.ts', ...args], { maxBuffer: 32e6 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
const linesOf = ({ out }: Ended) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cv-command-'));
beforeAll(() => fs.copyFileSync(sample, path.join(folder, 'one.pdf')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the cv command', () => {
  it('analyses a file as a report to read, and says nothing else', async () => {
    const { code, out, err } = await cv('analyse', sample);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\d{1,3}\/100 {2}\w/);
    expect(out).toContain('\nWhy this score\n');
  });

  it('gives with --json the result that the site gives', async () => {
    const { code, out } = await cv('analyse', sample, '--json');
    expect(code).toBe(0);
    expect(analysisResultSchema.parse(JSON.parse(out))).toMatchObject({ engine: 'built-in', filename: expect.stringContaining('.pdf') });
  });

  it('shows what would leave the machine, and in ‘parse’ the CV’s own words', async () => {
    const [redacted, resume] = await Promise.all([cv('redact', sample), cv('parse', sample, '--json-resume')]);
    expect(redacted.out).toMatch(/^\[NAME\]\n/);
    expect(redacted.out).not.toMatch(/Alex|@|07700/);
    expect(JSON.parse(resume.out).basics).toMatchObject({ name: 'Alex Morgan', email: 'alex.morgan@example.com' });
  });

  it('explains what each line was read as, to read or as a JSON line for each', async () => {
    const [readable, json] = await Promise.all([cv('parse', sample, '--explain'), cv('parse', sample, '--explain', '--json')]);
    expect(readable.out).toMatch(/^1 {2}Alex Morgan\n {6}.*\n {6}contact {2}\[document\] contact\.found-by-redaction\n2 {2}/);
    const lines = linesOf(json);
    expect(lines[0]).toMatchObject({ line: 1, text: 'Alex Morgan' });
    expect(lines.flatMap(({ decisions }) => decisions.map(({ readAs }: { readAs: string }) => readAs))).toContain('employer');
  });

  it('compares with an advert', async () => {
    const job = path.join(folder, 'advert.txt');
    fs.writeFileSync(job, 'Operations Manager\n\nEssential\n- Experience of scheduling teams\n- A driving licence for lorries\n');
    const { code, out } = await cv('match', sample, '--job', job, '--json');
    const { score, criteria } = JSON.parse(out);
    expect([code, score > 0, score < 100]).toEqual([0, true, true]);
    expect(criteria.map(({ kind }: { kind: string }) => kind)).toContain('essential');
  });

  it('gives a line for each of several files, as they were named, and fails if one did', async () => {
    const ended = await cv('text', sample, invoice, 'missing.pdf');
    expect(ended.code).toBe(1);
    const [first, second, third] = linesOf(ended);
    expect(first).toMatchObject({ file: sample, result: { text: expect.stringContaining('Alex Morgan') } });
    expect(second.file).toBe(invoice);
    expect(third).toEqual({ file: 'missing.pdf', error: { code: 'NO_FILE', message: 'There is no such file.' } });
  });

  it('says how it is used when asked', async () => {
    expect(await cv('--help')).toEqual({ code: 0, out: expect.stringMatching(/^Usage: /), err: '' });
  });

  it('gives lines for a folder too, though it holds but one file', async () => {
    const ended = await cv('redact', folder);
    expect(ended.code).toBe(0);
    expect(linesOf(ended)).toMatchObject([{ file: path.join(folder, 'one.pdf'), result: { text: expect.stringContaining('[NAME]') } }]);
  });

  it('refuses what is no CV with the words of the site, on the other channel', async () => {
    const { code, out, err } = await cv('analyse', invoice);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`${invoice}: NOT_A_CV: This does not look like a CV.`);
  });

  it('says how it is meant to be used, and gives no result, where it does not understand', async () => {
    const { code, out, err } = await cv('match', sample);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^'match' needs the advert: --job advert\.txt\n\nUsage: npm run -s cv -- <verb>/);
  });
});
