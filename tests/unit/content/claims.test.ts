import fs from 'node:fs';
import path from 'node:path';
import { claimText, claims, isShown } from '@/lib/content/claims';
import { facts, shownFacts } from '@/lib/content/facts';

test('hiding unsourced claims removes every one without a source', () => {
  expect(claimText('recruiterRecall', 'show')).toBe('83% of recruiters say professionally named CV files improve recall');
  expect(claimText('recruiterRecall', 'hide')).toBeNull();
  expect(claimText('firstLook', 'hide')).not.toBeNull();
});

test('a claim that is switched off is gone under any policy', () => {
  expect(isShown({ ...claims.firstLook, shown: false }, 'show')).toBe(false);
});

test('there are nine facts, each with a source', () => {
  expect(facts).toHaveLength(9);
  expect(shownFacts('hide')).toHaveLength(9);
});

describe('a claim in figures', () => {
  /** A sum of money, or a percentage in a sentence; sizes and colours are neither. */
  const figure = /£\d|\d\s?(?:%|per cent) [a-z]|(?:up to|by|than|of) \d+(?:\.\d+)?%/i;
  /** Each claim and fact stands there with its source. */
  const stores = ['lib/content/claims.ts', 'lib/content/facts.ts'];
  const filesOf = (folder: string): string[] =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => /\.tsx?$/.test(name) && !stores.includes(name));

  test('is only in the store of claims and in no screen', () => {
    const files = ['app', 'components', 'lib/content'].flatMap(filesOf);
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        // What an invented CV is quoted with is no claim.
        .filter((line) => figure.test(line) && !line.includes("quote: '"))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test.each(['83% of recruiters', 'up to £15,000', 'raise it by 40%', '12 per cent more'])('would be found: %s', (text) => {
    expect(text).toMatch(figure);
  });

  test.each(["width: '100%'", 'color-mix(in oklab, var(--accent) 38%, var(--paper))'])('is not %s', (text) => {
    expect(text).not.toMatch(figure);
  });
});
