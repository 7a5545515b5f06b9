import { analyseLines, workBullets } from '@/tests/support/analyse-lines';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom } from '@/tests/support/cv-builder';

const corpus = corpusLines();
const DICTIONARY =
  'table mountain quickly borrow the yellow engine window of sing apple under dance paper with bottle strong candle jump a river green pencil and walk'.split(
    ' ',
  );
const RESULT = '- Reduced average waiting times from 14 to 9 days by introducing a shared booking calendar.';
const STUFFING =
  'Python, Java, SQL, AWS, Azure, Docker, Kubernetes, React, Angular, Salesforce, SAP, Power BI, Tableau, Agile, Scrum, PRINCE2, ITIL, Six Sigma, SEO, PPC, HubSpot, Marketo, Jira, Confluence, ISO 27001, NEBOSH, Photoshop, Figma, Terraform, Hadoop';

/** The same shuffle every time: a small linear congruential generator. */
const shuffled = (words: readonly string[], seed: number): string => {
  const list = [...words];
  let state = seed;
  for (let i = list.length - 1; i > 0; i--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const j = state % (i + 1);
    const [a = '', b = ''] = [list[i], list[j]];
    list[i] = b;
    list[j] = a;
  }
  return list.join(' ');
};

type Edit = (lines: string[]) => string[];
const mapBullets =
  (change: (line: string) => string): Edit =>
  (lines) => {
    const inWork = workBullets(lines);
    return lines.map((line, i) => (inWork[i] ? change(line) : line));
  };
const insertBeforeBullets =
  (added: (bullets: string[]) => string[]): Edit =>
  (lines) => {
    const inWork = workBullets(lines);
    const at = inWork.indexOf(true);
    return at < 0 ? lines : [...lines.slice(0, at), ...added(lines.filter((_, i) => inWork[i])), ...lines.slice(at)];
  };
const withoutProfile: Edit = (lines) => {
  const from = lines.findIndex((line) => /^# .*(?:profile|summary|about|statement)/i.test(line));
  const to = lines.findIndex((line, i) => i > from && line.startsWith('# '));
  return from < 0 || to < 0 ? lines : [...lines.slice(0, from), ...lines.slice(to)];
};

const neverUp: Record<string, Edit> = {
  'keywords stuffed into the skills': (lines) => [...lines, '', '# Key Skills', STUFFING],
  'bullets written twice': (lines) => {
    const inWork = workBullets(lines);
    return lines.flatMap((line, i) => (inWork[i] ? [line, line] : [line]));
  },
  'placeholder Latin with figures': insertBeforeBullets(() => [
    '- Lorem ipsum dolor sit amet 45% consectetur adipiscing elit',
    '- Dolor magna aliqua 30% ut enim ad minim veniam',
  ]),
  'dictionary words in any order, with figures': insertBeforeBullets(() =>
    [1, 2, 3, 4, 5].map((seed) => `- ${shuffled([...DICTIONARY.slice(seed * 2, seed * 2 + 10), `${seed * 7}%`], seed)}`),
  ),
  'its own lines with their words shuffled': insertBeforeBullets((bullets) =>
    bullets.map((line, i) => `- ${shuffled(line.slice(2).split(' '), i + 3)}`),
  ),
  'a ‘Responsible for’ before every line': mapBullets((line) => `- Responsible for ${line.slice(2, 3).toLowerCase()}${line.slice(3)}`),
  'the profile dropped': withoutProfile,
  'a page of padding': (lines) => [
    ...lines,
    '',
    '# Additional Information',
    ...Array.from(
      { length: 40 },
      () => 'In addition to the above there are many further considerations that apply in general terms to most of the points.',
    ),
  ],
  'mixed spelling': (lines) => [
    ...lines,
    '',
    '# Interests',
    'Organized color center events and organised colour centre theatre behaviour.',
  ],
  'email and phone dropped': (lines) => lines.map((line, i) => (i < 6 ? line.replace(/[\w.]+@[\w.-]+|\+?[\d ]{11,}/g, '') : line)),
};

/** The most a single one of these may cost. */
const LIMIT = 20;

describe.each(Object.entries(neverUp))('%s', (_, edit) => {
  test.each(corpus)('never lifts $id, nor costs it more than a fifth', ({ lines }) => {
    const edited = edit(lines);
    const difference = analyseLines(edited).score - analyseLines(lines).score;
    expect(difference).toBeLessThanOrEqual(0);
    // Where the edit makes the reader lose a role, the loss is the reader's and no matter of the rubric.
    const isReadAlike = cvFrom(edited.join('\n')).work.length === cvFrom(lines.join('\n')).work.length;
    expect(isReadAlike ? difference : 0).toBeGreaterThanOrEqual(-LIMIT);
  });
});

describe('weak lines taken away', () => {
  test.each(corpus.filter(({ band }) => band !== 'weak'))('never lift $id', ({ lines }) => {
    const inWork = workBullets(lines);
    const left = lines.filter((line, i) => !(inWork[i] && !/\d/.test(line)));
    expect(analyseLines(left).score).toBeLessThanOrEqual(analyseLines(lines).score);
  });
});

describe('a true result', () => {
  test.each(corpus)('added to the latest role never costs $id', ({ lines }) => {
    expect(analyseLines(insertBeforeBullets(() => [RESULT])(lines)).score).toBeGreaterThanOrEqual(analyseLines(lines).score);
  });
});

describe('where there is something to lose', () => {
  const strong = corpus.filter(({ band }) => band === 'strong');
  test.each(strong)('$id falls without its figures', ({ lines }) => {
    const plain = mapBullets((line) => line.replace(/[£$]?\d[\d,.]*\s?(?:%|k\b|m\b|bn\b)?/g, '').replace(/ {2,}/g, ' '))(lines);
    expect(analyseLines(plain).score).toBeLessThan(analyseLines(lines).score);
  });

  test.each(strong)('$id falls when each role keeps its first line only', ({ lines }) => {
    const inWork = workBullets(lines);
    expect(analyseLines(lines.filter((_, i) => !inWork[i] || !inWork[i - 1])).score).toBeLessThan(analyseLines(lines).score);
  });
});

test('stuffed keywords are found and named', () => {
  const [first] = corpus.filter(({ band }) => band === 'weak');
  expect(analyseLines(neverUp['keywords stuffed into the skills']?.(first?.lines ?? []) ?? []).notices.join(' ')).toContain(
    'skills list is long',
  );
});
