import { readAnalysis } from '@/lib/report/read-analysis';

const bare = { score: 64, summary: 'A sound CV.' };

/** The result read from a body; a body without one fails the test with what was found instead. */
const resultOf = (body: unknown) => {
  const reading = readAnalysis(body);
  if (reading.kind !== 'read') throw new Error(`no result, the body is ${reading.kind}`);
  return reading.result;
};

describe('the places of the result', () => {
  it.each(['rawAnalysisData', 'analysis', 'result'])('is read under %s', (name) => {
    expect(resultOf({ id: 'a1', [name]: bare }).score).toBe(64);
  });

  it('is looked for under rawAnalysisData, then analysis, then result', () => {
    const scored = (score: number) => ({ score, summary: 's' });
    expect(resultOf({ result: scored(3), analysis: scored(2), rawAnalysisData: scored(1) }).score).toBe(1);
    expect(resultOf({ result: scored(3), analysis: scored(2), rawAnalysisData: null }).score).toBe(2);
    expect(resultOf({ result: scored(3), analysis: {} }).score).toBe(3);
  });

  it('is the body itself where that has a score and a summary', () => {
    expect(resultOf(bare).summary).toBe('A sound CV.');
    expect(resultOf({ overallScore: 51, summary: '' }).score).toBe(51);
    expect(readAnalysis({ score: 64 })).toEqual({ kind: 'unknown' });
  });

  it('distinguishes an empty answer from an unknown one', () => {
    expect([null, undefined, '', {}, { result: null }, { analysis: {} }].map((body) => readAnalysis(body).kind)).toEqual(
      Array(6).fill('empty'),
    );
    expect([[], 'text', 7, { hello: 'world' }].map((body) => readAnalysis(body).kind)).toEqual(Array(4).fill('unknown'));
  });

  it('finds id, text and email beside the result or in it, and the owner only where the server says so', () => {
    expect(readAnalysis({ id: 'a1', owner: true, cvText: '[NAME]', result: { ...bare, emailAddress: 'j•••@example.com' } })).toMatchObject({
      id: 'a1',
      owner: true,
      cvText: '[NAME]',
      emailAddress: 'j•••@example.com',
    });
    expect(readAnalysis({ ...bare, id: 'a2', cvText: 'text' })).toMatchObject({
      id: 'a2',
      owner: false,
      cvText: 'text',
      emailAddress: null,
    });
  });
});

describe('the score', () => {
  it.each([
    [72, 72],
    ['72', 72],
    ['72%', 72],
    ['72/100', 72],
    [72.6, 73],
    [140, 100],
    [-3, 0],
    ['high', 77],
    [null, 77],
    [Number.NaN, 77],
    [{}, 77],
  ])('%p is read as %p', (stored, score) => {
    expect(resultOf({ score: stored, summary: 's' }).score).toBe(score);
  });

  it('may be called overallScore, and brings its label where none is stored', () => {
    expect(resultOf({ score: 'n/a', overallScore: 81, summary: 's' })).toMatchObject({ score: 81, scoreLabel: 'Excellent' });
    expect(resultOf({ ...bare, scoreLabel: 'Fine' }).scoreLabel).toBe('Fine');
  });
});

describe('lists and parts of older results', () => {
  it('reads improvements as strings or objects, with Medium and Content where unsaid', () => {
    const { improvements } = resultOf({
      ...bare,
      improvements: [
        'Add figures',
        { title: 'Dates', description: 'Give months', priority: 'high', type: 'Format' },
        { title: 'Odd', priority: 'urgent' },
        null,
        {},
      ],
    });
    expect(improvements.map(({ title, description, priority, type }) => ({ title, description, priority, type }))).toEqual([
      { title: 'Add figures', description: '', priority: 'Medium', type: 'Content' },
      { title: 'Dates', description: 'Give months', priority: 'High', type: 'Format' },
      { title: 'Odd', description: '', priority: 'Medium', type: 'Content' },
    ]);
  });

  it.each(['sectionAnalysis', 'detailedAnalysis', 'sections'])('reads the sections under %s', (name) => {
    const section = { section: 'Education', rating: 'Adequate', description: '<p>Fine.</p>', recommendations: 'Add dates' };
    expect(resultOf({ ...bare, [name]: [section] }).sectionAnalysis).toEqual([
      { section: 'Education', rating: 'Adequate', description: 'Fine.', recommendations: ['Add dates'], share: null, evidence: [] },
    ]);
  });

  it('reads skills as objects or strings', () => {
    expect(resultOf({ ...bare, skillsAnalysis: [{ skill: 'Excel' }, 'SQL', {}] }).skillsAnalysis.map(({ skill }) => skill)).toEqual([
      'Excel',
      'SQL',
    ]);
  });

  it.each([
    ['a string', 'Solid worth.'],
    ['an object with description', { description: 'Solid worth.' }],
    ['an object with summary', { summary: 'Solid worth.' }],
    ['an object with text', { text: '<b>Solid</b> worth.' }],
  ])('reads a professional assessment that is %s', (_shape, professionalAssessment) => {
    expect(resultOf({ ...bare, professionalAssessment }).professionalAssessment).toEqual({
      summary: 'Solid worth.',
      insights: [],
      marketValue: null,
      matchingJobTitles: [],
    });
  });

  it('reads career insights in order, HTML as words, with notes of its own where none are stored', () => {
    const assessment = resultOf({
      ...bare,
      professionalAssessment: {
        careerInsights: {
          technicalExpertise: '<ul><li>SQL</li><li>Excel</li></ul>',
          technicalExpertisePercentage: '64%',
          experienceLevel: 'Eight years',
          experienceLevelPercentage: 71,
          notes: {
            experienceLevel: { meaning: 'Long', improve: 'Shorten', evidence: [{ quote: '2016 - 2024', start: 4, end: 15, page: 1 }] },
          },
        },
        marketValue: {
          salaryRange: '£30,000 - £36,000',
          explanation: 'By role',
          source: { name: 'ASHE', year: 2025, soc: '3544' },
          confidence: 'medium',
        },
        matchingJobTitles: ['Data Analyst'],
      },
    }).professionalAssessment;
    expect(assessment?.insights.map(({ name, description, percentage }) => ({ name, description, percentage }))).toEqual([
      { name: 'experienceLevel', description: 'Eight years', percentage: 71 },
      { name: 'technicalExpertise', description: '- SQL\n- Excel', percentage: 64 },
    ]);
    expect(assessment?.insights[0]).toMatchObject({ meaning: 'Long', improve: 'Shorten', evidence: [{ quote: '2016 - 2024' }] });
    expect(assessment?.insights[1]?.meaning).not.toBe('');
    expect(assessment?.marketValue).toMatchObject({ salaryRange: '£30,000 - £36,000', source: { year: 2025 }, confidence: 'medium' });
  });

  it('lets the band of a numeric authenticity score win over the stored level, and assumes Medium only for a part that is there', () => {
    expect(resultOf({ ...bare, aiDetectionAnalysis: { score: 20 }, aiDetectionRisk: 'high' }).aiDetectionAnalysis?.level).toBe('Low');
    expect(resultOf({ ...bare, aiDetectionRisk: 'HIGH' }).aiDetectionAnalysis).toMatchObject({ level: 'High', score: null });
    expect(resultOf({ ...bare, aiDetectionAnalysis: { assessment: 'Even.' } }).aiDetectionAnalysis?.level).toBe('Medium');
    expect(resultOf(bare).aiDetectionAnalysis).toBeUndefined();
  });

  it('leaves out what is not there instead of inventing it', () => {
    const result = resultOf(bare);
    expect(result.professionalAssessment).toBeUndefined();
    expect(result.salaryBenchmark).toBeUndefined();
    expect(result.quickStats).toEqual({ structure: null, content: null, atsCompatibility: null, impactScore: null });
    expect(result.filenameAssessment).toEqual({ appropriate: false, recommendation: '[NAME]-CV.pdf', notes: [] });
    expect(result.options).toBeNull();
  });

  it('keeps quotes of the CV to the letter, markup included', () => {
    const quote = 'Wrote <b> and &amp; parsers';
    const { oneThing } = resultOf({ ...bare, oneThing: { title: 'x', quote, gain: 4, evidence: [{ quote, start: 1, end: 28, page: 1 }] } });
    expect([oneThing?.quote, oneThing?.evidence[0]?.quote]).toEqual([quote, quote]);
  });

  it('survives any value in any place', () => {
    const names = Object.keys(resultOf(bare)).concat('aiDetectionRisk', 'overallScore');
    const oddities: unknown[] = [null, 7, '', 'text', true, [], [null], [[1]], [{}], {}, { a: { b: 1 } }, [undefined]];
    for (const name of names) {
      for (const oddity of oddities) expect(() => resultOf({ ...bare, [name]: oddity })).not.toThrow();
    }
  });
});
