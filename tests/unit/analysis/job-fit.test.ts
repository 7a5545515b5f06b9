import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { matchJob } from '@/lib/analysis/job-fit';
import { readAdvert } from '@/lib/analysis/job-fit/advert';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';

const folder = path.join(__dirname, '../../fixtures/job-fit');
interface Labelled {
  corpusId: string;
  targetRole?: string;
  advert: string;
  criteria: { text: string; kind: string; state: string }[];
}
const isLabelled = (value: unknown): value is Labelled =>
  typeof value === 'object' && value !== null && 'advert' in value && 'criteria' in value;
const labelled = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): Labelled => {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    if (!isLabelled(value)) throw new Error(`${name} is no labelled advert`);
    return value;
  });
const people = new Map(corpusLines().map(({ id, lines }) => [id, cvFrom(lines.join('\n'))]));

const advert = `Matron, Exeter
Essential
- Nursing degree, BSc (a must: applications without it are not considered)
- Reducing falls
- Welding
Nice to have
- Nervecentre`;

describe('the fit to an advert', () => {
  const cv = cvFrom(strongCv);
  const fit = matchJob({ cv, jobDescription: advert, targetRole: 'Matron', today: TODAY });

  test('reads criteria in the advert’s own words, without their marks', () => {
    expect(readAdvert(advert)).toEqual([
      { text: 'Nursing degree, BSc', kind: 'knockout' },
      { text: 'Reducing falls', kind: 'essential' },
      { text: 'Welding', kind: 'essential' },
      { text: 'Nervecentre', kind: 'desirable' },
    ]);
  });

  test('quotes the CV for what is met and nothing for what is missing', () => {
    expect(fit.criteria.find(({ text }) => text === 'Reducing falls')).toMatchObject({
      state: 'shown',
      quote: expect.stringContaining('Reduced inpatient falls'),
    });
    expect(fit.criteria.find(({ text }) => text === 'Welding')).toEqual({ text: 'Welding', kind: 'essential', state: 'missing' });
    for (const { quote } of fit.criteria) if (quote) expect(cv.text).toContain(quote);
  });

  test('falls when what is asked for is not there, and puts an unmet knockout first', () => {
    const other = matchJob({
      cv: cvFrom(strongCv.replace('BSc (Hons) Adult Nursing', 'Diploma in Pottery').replaceAll(/nurs\w+/gi, 'colleague')),
      jobDescription: advert,
      targetRole: 'Matron',
      today: TODAY,
    });
    expect(other.score).toBeLessThan(fit.score);
    expect(other.criteria[0]).toMatchObject({ kind: 'knockout', state: 'missing' });
  });

  test('gives nothing for an advert that asks for nothing', () => {
    expect(matchJob({ cv, jobDescription: 'Lovely office.', today: TODAY })).toEqual({ score: 0, criteria: [] });
  });

  test('is done with a long hostile advert at once', () => {
    const started = performance.now();
    matchJob({ cv, jobDescription: `Essential\n- ${'a '.repeat(10_000)}\n${'- '.repeat(5_000)}`, today: TODAY });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('agrees with labels made by hand: nearly every criterion found, seven in ten judged alike, few shown wrongly', () => {
    let [all, found, alike, shown, shownRightly] = [0, 0, 0, 0, 0];
    for (const { corpusId, advert: jobDescription, targetRole, criteria } of labelled) {
      const person = people.get(corpusId);
      if (!person) continue;
      const match = matchJob({ cv: person, jobDescription, ...(targetRole ? { targetRole } : {}), today: TODAY });
      for (const label of criteria) {
        const own = match.criteria.find(({ text }) => text === label.text);
        all++;
        if (!own) continue;
        found++;
        if (own.state === label.state) alike++;
        if (own.state === 'shown') shown++;
        if (own.state === 'shown' && label.state === 'shown') shownRightly++;
      }
    }
    expect(all).toBeGreaterThan(200);
    expect(found / all).toBeGreaterThan(0.98);
    expect(alike / all).toBeGreaterThan(0.7);
    expect(shownRightly / shown).toBeGreaterThan(0.9);
  });
});
