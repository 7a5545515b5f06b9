import { matchJob } from '@/lib/analysis/job-fit';
import { criteriaOf } from '@/lib/analysis/specification/read-specification';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';

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
    expect(criteriaOf(oneLine).map(({ kind, text }) => `${kind} ${text}`)).toEqual(wanted);
  });

  test('reads criteria in the advert’s own words, without their marks', () => {
    expect(criteriaOf(advert)).toEqual([
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

  test.each([
    ['words', `Essential\n- ${'a '.repeat(10_000)}`],
    ['marks', '- '.repeat(200_000)],
    ['stops', `${'!'.repeat(400_000)}x`],
    ['lines', 'x\n'.repeat(20_000)],
    ['cells', '| '.repeat(200_000)],
    ['labels', 'Essential: '.repeat(40_000)],
    ['blanks', `Essential\n- ${' '.repeat(400_000)}x`],
  ])('is done at once with a hostile advert of %s', (_, jobDescription) => {
    const started = performance.now();
    matchJob({ cv, jobDescription, today: TODAY });
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

  test('takes no duty ‘as required by the team manager’ for leading a team', () => {
    const adviser = people.get('call-centre-adviser-cardiff');
    const jobDescription = 'Essential\n- Experience of leading a team in a call centre';
    expect(adviser && matchJob({ cv: adviser, jobDescription, today: TODAY }).criteria[0]?.state).not.toBe('shown');
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
    expect(criteriaOf(twice).map(({ text }) => text)).toEqual([...criteriaOf(advert).map(({ text }) => text), 'Band 6 experience']);
  });

  test('does not take what is still in progress for completed', () => {
    const student = cvFrom(strongCv.replace('First class', 'MSc Leadership, in progress'));
    const [criterion] = matchJob({ cv: student, jobDescription: 'Essential\n- Completed MSc Leadership', today: TODAY }).criteria;
    expect(criterion?.state).not.toBe('shown');
  });

  test.each([
    ['Valid Driver CPC card', 'Driver CPC card, expired 9 September 2025', { state: 'missing', status: 'expired' }],
    ['PRINCE2 Practitioner', 'PRINCE2 Practitioner, exam booked for March 2027', { state: 'missing', status: 'in-progress' }],
    ['HGV Class 1 licence', 'I would like to gain my HGV Class 1 licence', { state: 'missing', status: 'wanted' }],
    ['CIPD Level 7', 'CIPD Level 5 Associate Diploma', { state: 'missing' }],
    ['CIPD Level 5', 'CIPD Level 7 Advanced Diploma, 2021', { state: 'shown' }],
    ['FLT licence', 'Counterbalance forklift truck licence (RTITB), 2025', { state: 'shown' }],
  ])('judges ‘%s’ by ‘%s’', (asked, line, judged) => {
    const holder = cvFrom(
      `Robin Attwell\nLeeds | 07700 900199\n\nWork\nAssistant\nHollins Ltd\n2024 – Present\n- Swept up.\n\nCertifications\n${line}`,
    );
    const [criterion] = matchJob({ cv: holder, jobDescription: `Essential\n- ${asked}`, today: TODAY }).criteria;
    expect(criterion).toMatchObject(judged);
    expect(criterion?.quote).toBe('status' in judged || judged.state === 'shown' ? line : undefined);
  });

  test.each([
    ['NMC registration', 'Supervised by registered nurses who hold NMC registration'],
    ['ADR licence', 'Two colleagues did the ADR course while I covered their routes'],
    ['Python', 'Booked meeting rooms for data scientists who build in Python'],
    ['Inventory Management', 'Management of business operations across four sites, with monthly inventory reports'],
  ])('does not take for ‘%s’ what is somebody else’s or stands apart: %s', (asked, line) => {
    const other = cvFrom(`Robin Attwell\nLeeds | 07700 900199\n\nWork\nAssistant\nHollins Ltd\n2024 – Present\n- ${line}`);
    const [criterion] = matchJob({ cv: other, jobDescription: `Essential\n- ${asked}`, today: TODAY }).criteria;
    expect(criterion?.state).toBe('missing');
  });

  test('stays below 50 where a knockout is unmet, and asks nothing of a CV that belongs in a statement', () => {
    const jobDescription = 'Essential\n- Reducing falls\n- Right to work in the UK\nBehaviours\n- Working Together';
    const unmet = matchJob({ cv, jobDescription, targetRole: 'Matron', today: TODAY });
    expect(unmet.score).toBeLessThan(50);
    expect(unmet.criteria.at(-1)).toEqual({ text: 'Working Together', kind: 'statement' });
  });
});
