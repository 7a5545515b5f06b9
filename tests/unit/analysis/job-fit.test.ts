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

  test.each([
    [
      'Operations Manager. Essential: 5 years in warehousing; Lean Six Sigma. Desirable: SAP.',
      ['essential 5 years in warehousing', 'essential Lean Six Sigma', 'desirable SAP'],
    ],
    ['Essential skills: forklift licence, SAP, stock control', ['essential forklift licence', 'essential SAP', 'essential stock control']],
    [
      'Essential: experience of running a busy depot, ideally for a food retailer, in shifts',
      ['essential experience of running a busy depot, ideally for a food retailer, in shifts'],
    ],
    ['Nice to have: Python', ['desirable Python']],
  ])('takes apart what an advert asks for on one line: %s', (oneLine, wanted) => {
    expect(readAdvert(oneLine).map(({ kind, text }) => `${kind} ${text}`)).toEqual(wanted);
  });

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

  test('takes synonyms, examples and qualifiers for what they are', () => {
    const asked = `Essential
- Commercial Kotlin or Java (primary language)
- Event streaming, for example Kafka
- Kubernetes and infrastructure as code
- Python (primary)
Desirable
- Golang`;
    const person = people.get('software-engineer-payments');
    const states = person ? matchJob({ cv: person, jobDescription: asked, today: TODAY }).criteria : [];
    expect(states.map(({ text, state }) => `${text}: ${state}`)).toEqual([
      'Commercial Kotlin or Java (primary language): shown',
      'Event streaming, for example Kafka: shown',
      'Kubernetes and infrastructure as code: shown',
      expect.stringContaining('Python (primary): '),
      'Golang: missing',
    ]);
  });

  test('knows a product by its own name, without its maker', () => {
    const cv = cvFrom(strongCv.replace('- Introduced electronic', '- Moved 30 laptops to Intune and Workspace.\n- Introduced electronic'));
    const jobDescription = 'Essential\n- Experience of Microsoft Intune\n- Google Workspace\n- Adobe Photoshop';
    expect(matchJob({ cv, jobDescription, today: TODAY }).criteria.map(({ state }) => state)).toEqual(['shown', 'shown', 'missing']);
  });

  test('takes only the product itself for a product, and only study for a degree', () => {
    const cv = cvFrom(
      strongCv
        .replace('- Introduced electronic', '- Organised the move of the office to a 36-bed unit.\n- Introduced electronic')
        .replace('BSc (Hons) Adult Nursing', 'Foundation course'),
    );
    const jobDescription = 'Essential\n- Microsoft Office including Word\n- Degree or diploma';
    expect(matchJob({ cv, jobDescription, today: TODAY }).criteria.map(({ state }) => state)).toEqual(['missing', 'missing']);
  });

  test('counts the years in the field that is asked for, by the dates of the roles', () => {
    const store = people.get('retail-store-manager-plymouth');
    const asked = ['2 years’ retail management experience', 'Minimum of seven years in retail', '3+ years of nursing'];
    const criteria = store ? matchJob({ cv: store, jobDescription: `Essential\n- ${asked.join('\n- ')}`, today: TODAY }).criteria : [];
    expect(criteria.map(({ state, quote }) => [state, quote])).toEqual([
      ['shown', 'Store Manager'],
      ['shown', 'Store Manager'],
      ['missing', undefined],
    ]);
  });

  test('knows a qualification by the short name beside its long one', () => {
    const teacher = people.get('head-of-maths');
    const jobDescription = 'Essential\n- Qualified Teacher Status (QTS)';
    expect(teacher && matchJob({ cv: teacher, jobDescription, today: TODAY }).criteria[0]?.state).toBe('shown');
  });

  test('asks once for what an advert says twice', () => {
    const twice = `${advert}\n\nRequirements\n- reducing falls.\n- Band 6 experience`;
    expect(readAdvert(twice).map(({ text }) => text)).toEqual([...readAdvert(advert).map(({ text }) => text), 'Band 6 experience']);
  });

  test('does not take what is still in progress for completed', () => {
    const student = cvFrom(strongCv.replace('First class', 'MSc Leadership, in progress'));
    const [criterion] = matchJob({ cv: student, jobDescription: 'Essential\n- Completed MSc Leadership', today: TODAY }).criteria;
    expect(criterion?.state).not.toBe('shown');
  });

  describe('against labels made by hand before any matcher had read them', () => {
    const pairs = labelled.flatMap(({ corpusId, advert: jobDescription, targetRole, criteria }) => {
      const person = people.get(corpusId);
      const match = person && matchJob({ cv: person, jobDescription, ...(targetRole ? { targetRole } : {}), today: TODAY });
      return criteria.map((label) => ({ label, own: match?.criteria.find(({ text }) => text === label.text) }));
    });
    /** Harmonic mean of precision and recall of one label. */
    const f1 = (isLabelled: (pair: (typeof pairs)[number]) => boolean, isJudged: (pair: (typeof pairs)[number]) => boolean): number => {
      const both = pairs.filter((pair) => isLabelled(pair) && isJudged(pair)).length;
      return (2 * both) / (pairs.filter(isLabelled).length + pairs.filter(isJudged).length);
    };

    test('nearly every criterion of 24 adverts is found', () => {
      expect(labelled.length).toBeGreaterThanOrEqual(20);
      expect(pairs.length).toBeGreaterThan(200);
      expect(pairs.filter(({ own }) => own).length / pairs.length).toBeGreaterThan(0.98);
    });

    test.each(['shown', 'claimed', 'missing'])('the state %s is told with an F1 of 0.8', (state) => {
      expect(
        f1(
          ({ label }) => label.state === state,
          ({ own }) => own?.state === state,
        ),
      ).toBeGreaterThanOrEqual(0.8);
    });

    test('knockouts are told with an F1 of 0.8', () => {
      expect(
        f1(
          ({ label }) => label.kind === 'knockout',
          ({ own }) => own?.kind === 'knockout',
        ),
      ).toBeGreaterThanOrEqual(0.8);
    });
  });
});
