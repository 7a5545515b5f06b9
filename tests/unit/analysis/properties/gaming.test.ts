import { findLeadership } from '@/lib/analysis/reading/statements/leadership';
import { readCv } from '@/lib/analysis/reading/reading';
import { numberWords } from '@/lib/facts/figure-words';
import { alternatives } from '@/lib/facts/lists';
import { analyseLines, workBullets } from '@/tests/support/analyse-lines';
import { corpusSample } from '@/tests/support/corpus-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import {
  addToProfile,
  addToShortRole,
  addToSkills,
  insertBeforeBullets,
  keepBullets,
  mapBullets,
  replaceLine,
  shuffled,
  withoutProfile,
  type Edit,
} from '@/tests/support/cv-edits';

jest.setTimeout(60_000);

const corpus = corpusSample();
const before = new Map(corpus.map(({ id, lines }) => [id, analyseLines(lines).score]));
const change = (id: string, lines: readonly string[]): number => analyseLines(lines).score - (before.get(id) ?? 0);

const DICTIONARY =
  'table mountain quickly borrow the yellow engine window of sing apple under dance paper with bottle strong candle jump a river green pencil and walk'.split(
    ' ',
  );
const NOUNS =
  'elephant violin meadow walnut pebble lantern orbit cactus velvet sparrow marble thunder oyster ribbon glacier parrot nectar quartz kitten timber'.split(
    ' ',
  );
const KEYWORDS =
  'Python, Java, SQL, AWS, Azure, Docker, Kubernetes, React, Angular, Salesforce, SAP, Power BI, Tableau, Agile, Scrum, PRINCE2, ITIL, Six Sigma, SEO, PPC, HubSpot, Marketo, Jira, Confluence, ISO 27001, NEBOSH, Photoshop, Figma, Terraform, Hadoop';
const RESULTS = [
  'Reduced average waiting times from 14 to 9 days by introducing a shared booking calendar.',
  'Cut costs by 12% in one year by renegotiating two supplier contracts.',
  'Won the 2023 regional team award for customer service.',
];
const PADDING = 'In addition to the above there are many further considerations that apply in general terms to most of the points.';
const NUMBER = new RegExp(String.raw`\b(?:${alternatives(numberWords)})\b`, 'gi');
const FIGURE = /[£$]?\d[\d,.]*\s?(?:%|k\b|m\b|bn\b)?/g;

const neverUp: Record<string, Edit> = {
  'keywords stuffed into a section of their own': (lines) => [...lines, '', '# Key Skills', KEYWORDS],
  'keywords stuffed into the skills': addToSkills(KEYWORDS.split(', ').slice(0, 20).join(', ')),
  'keywords stuffed into the profile': addToProfile(`${KEYWORDS.replaceAll(',', '')} leadership management strategy results`),
  'bullets written twice': (lines) => {
    const inWork = workBullets(lines);
    return lines.flatMap((line, i) => (inWork[i] ? [line, line] : [line]));
  },
  'placeholder Latin with figures': insertBeforeBullets(() => [
    '- Lorem ipsum dolor sit amet 45% consectetur adipiscing elit',
    '- Dolor magna aliqua 30% ut enim ad minim veniam',
  ]),
  '‘Led lorem ipsum by 37%’ above the bullets': insertBeforeBullets(() => ['- Led lorem ipsum by 37%', '- Increased dolor sit by 40%']),
  'dictionary words in any order, with figures': insertBeforeBullets(() =>
    [1, 2, 3, 4, 5].map((seed) => `- ${shuffled([...DICTIONARY.slice(seed * 2, seed * 2 + 10), `${seed * 7}%`], seed)}`),
  ),
  'dictionary nouns behind a verb and before a figure': insertBeforeBullets(() =>
    [1, 2, 3].map((seed) => `- Increased ${shuffled(NOUNS.slice(seed, seed + 6), seed)} by ${seed * 7}%`),
  ),
  'its own lines with their words shuffled': insertBeforeBullets((bullets) =>
    bullets.map((line, i) => `- ${shuffled(line.slice(2).split(' '), i + 3)}`),
  ),
  'a page of padding': (lines) => [...lines, '', '# Additional Information', ...Array.from({ length: 40 }, () => PADDING)],
  'padding under a role': insertBeforeBullets(() => Array.from({ length: 20 }, () => `- ${PADDING}`)),
};

/** Changes that take something away: they may cost what they took and no more than a fifth of the whole. */
const neverUpNorCliff: Record<string, Edit> = {
  'a ‘Responsible for’ before every line': mapBullets((line) => `- Responsible for ${line.slice(2, 3).toLowerCase()}${line.slice(3)}`),
  'the profile dropped': withoutProfile,
  'the figures taken out': mapBullets((line) => line.replace(FIGURE, '').replace(NUMBER, '').replace(/ {2,}/g, ' ')),
  'every figure written as ‘some’': mapBullets((line) => line.replace(FIGURE, 'some')),
  'all but the first bullet of each job dropped': keepBullets((_, isFirst) => isFirst),
  'weak bullets deleted': keepBullets((line) => /\d/.test(line)),
  'mixed spelling': (lines) => [
    ...lines,
    '',
    '# Interests',
    'Organized color center events and organised colour centre theatre behaviour.',
  ],
  'email and phone dropped': (lines) => lines.map((line, i) => (i < 6 ? line.replace(/[\w.]+@[\w.-]+|\+?[\d ]{11,}/g, '') : line)),
};
/** Most of what is told of the work is gone then. */
const LIMIT = 30;

describe.each(Object.entries({ ...neverUp, ...neverUpNorCliff }))('%s', (name, edit) => {
  test.each(corpus)('never lifts $id, nor costs it more than 30 points', ({ id, lines }) => {
    const edited = edit(lines);
    const [left, whole] = [cvFrom(edited.join('\n')), cvFrom(lines.join('\n'))];
    // Too little left to be judged at all is no higher score.
    if (left.words < 50) return;
    const difference = change(id, edited);
    expect(difference).toBeLessThanOrEqual(0);
    // Where the edit makes the reader lose a role, the loss is the reader's and no matter of the rubric.
    const isReadAlike = left.work.length === whole.work.length;
    expect(isReadAlike && name in neverUpNorCliff ? difference : 0).toBeGreaterThanOrEqual(-LIMIT);
  });
});

describe.each(RESULTS)('the true result ‘%s’', (result) => {
  test.each(corpus)('added to a role with room never costs $id', ({ id, lines }) => {
    expect(change(id, addToShortRole(`- ${result}`)(lines))).toBeGreaterThanOrEqual(0);
  });

  test.each(corpus)('in place of a duty never costs $id', ({ id, lines }) => {
    const cv = cvFrom(lines.join('\n'));
    const reading = readCv(cv, TODAY);
    const signs = findLeadership(reading).map(({ start }) => start);
    // A duty: a line that proves nothing, neither in figures nor by a name, a skill in use or a sign of ownership.
    const duties = reading.roles
      .flatMap(({ statements }) => statements)
      .filter(
        ({ statement, figures, resultChance, properNouns, hits }) =>
          figures.length + properNouns.length === 0 &&
          resultChance < 0.1 &&
          !signs.includes(statement.start) &&
          !hits.some(({ value }) => value.list === 'skill' || value.list === 'occupationSkill'),
      );
    for (const { text } of duties.slice(0, 3)) {
      const at = lines.indexOf(`- ${text}`);
      if (at >= 0) expect(change(id, replaceLine(at, `- ${result}`)(lines))).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('where there is something to lose', () => {
  const strong = corpus.filter(({ band }) => band === 'strong');
  test.each([
    'the figures taken out',
    'all but the first bullet of each job dropped',
    'the profile dropped',
    'a ‘Responsible for’ before every line',
    'email and phone dropped',
    'mixed spelling',
  ])('every strong CV falls by %s', (name) => {
    for (const { id, lines } of strong) {
      const edited = neverUpNorCliff[name]?.(lines) ?? [];
      if (edited.join() !== lines.join()) expect({ id, isLower: change(id, edited) < 0 }).toEqual({ id, isLower: true });
    }
  });
});

describe('keywords written for a search', () => {
  const [weak] = corpus.filter(({ band, lines }) => band === 'weak' && lines.some((line) => /^# .*profile/i.test(line)));
  test.each([
    ['keywords stuffed into a section of their own', 'skills list is long'],
    ['keywords stuffed into the profile', 'row of keywords'],
  ])('%s are found and named', (name, words) => {
    expect(analyseLines(neverUp[name]?.(weak?.lines ?? []) ?? []).notices.join(' ')).toContain(words);
  });
});
