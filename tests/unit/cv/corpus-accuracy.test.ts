import { casesOf, measure, type Measured } from '@/tests/eval/measure';
import { groupsOf, layoutPairs, ratesOf } from '@/tests/eval/summary';
import { readFixture } from '@/tests/support/documents/read-fixture';

const corpora = ['', '/layout-set-1', '/layout-set-2', '/layout-set-3'].map((set) => `tests/fixtures/corpus${set}`);
/** Least F1 over our own documents. */
const floors: Record<string, number> = {
  name: 0.98,
  email: 0.99,
  phone: 0.99,
  employer: 0.95,
  title: 0.95,
  years: 0.95,
  'job wholly right': 0.9,
  institution: 0.95,
  award: 0.95,
  skills: 0.9,
  redacted: 0.99,
};
/** Least F1 of each kind of document by itself. */
const kindFloor = 0.88;

/** Pictures are read by OCR, which takes longer than all others together; `npm run eval` reads them too. */
const readAll = async (): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const folder of corpora)
    for (const one of casesOf(folder)) if (!one.tags?.includes('image-only')) measured.push(await measure(folder, one, readFixture));
  return measured;
};

describe('our own corpus', () => {
  let measured: Measured[] = [];
  beforeAll(async () => {
    measured = await readAll();
  });

  it('has more than a hundred documents', () => {
    expect(measured.length).toBeGreaterThan(100);
  });

  it.each(Object.entries(floors))('is read well: %s', (field, floor) => {
    expect(ratesOf(measured).get(field)?.f1).toBeGreaterThanOrEqual(floor);
  });

  it('is read well in every kind of document', () => {
    const poor = groupsOf(measured).flatMap(([name, members]) =>
      [...ratesOf(members)].filter(([, { f1 }]) => f1 < kindFloor).map(([field, { f1 }]) => `${name}: ${field} ${f1.toFixed(3)}`),
    );
    expect(poor).toEqual([]);
  });

  it('is read alike in nine of ten pairs of layouts of one person', () => {
    const { all, identical, differences } = layoutPairs(measured);
    expect({ enough: identical >= 0.9 * all, differences: identical >= 0.9 * all ? [] : differences }).toEqual({
      enough: true,
      differences: [],
    });
  });

  it('is all taken for CVs', () => {
    expect(measured.filter(({ cv }) => cv.notACv.length > 0).map(({ id }) => id)).toEqual([]);
  });

  it('yields no name, employer, title or school that its document does not say', () => {
    const bare = (text: string): string =>
      text
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
    const invented = measured.flatMap(({ id, document, resume }) => {
      const said = bare(document.lines.flatMap(({ items }) => items.map(({ text }) => text)).join(''));
      const values = [
        // the boxes of a form hold the words of a name apart
        ...(resume.basics.name ?? '').split(' '),
        resume.basics.email,
        ...resume.work.flatMap(({ name, position }) => [name, position]),
        ...resume.education.flatMap(({ institution, studyType, area }) => [institution, studyType, area]),
      ];
      return values.filter((value) => value !== undefined && !said.includes(bare(value))).map((value) => `${id}: ${value}`);
    });
    expect(invented).toEqual([]);
  });

  it('yields no year that its document does not say', () => {
    const invented = measured.flatMap(({ id, document, resume }) => {
      const said = document.lines.flatMap(({ items }) => items.map(({ text }) => text)).join(' ');
      const years = [...resume.work, ...resume.education]
        .flatMap(({ startDate, endDate }) => [startDate, endDate])
        .flatMap((date) => date?.slice(0, 4) ?? []);
      return years.filter((year) => !said.includes(year) && !said.includes(year.slice(2))).map((year) => `${id}: ${year}`);
    });
    expect(invented).toEqual([]);
  });

  it('is seen in as many columns as it is set in', () => {
    const wrong = measured
      .filter(({ kind, columns, document }) => kind === 'cv-pdf' && document.layout.columns > 1 !== columns > 1)
      .map(({ id, document }) => `${id}: ${document.layout.columns}`);
    expect(wrong).toEqual([]);
  });
});
