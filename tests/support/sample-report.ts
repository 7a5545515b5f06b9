import { readAnalysis, type ReadAnalysis } from '@/lib/report/read-analysis';

const cvText = '[NAME]\nProfile\nCut stock loss by 18% in six months\nResponsible for the stock room';

const quote = (words: string) => {
  const start = cvText.indexOf(words);
  return { quote: words, start, end: start + words.length, page: 1 };
};

const improvement = (title: string, extra: Record<string, unknown> = {}) => ({
  title,
  description: `${title} in words.`,
  priority: 'Medium',
  type: 'Content',
  ...extra,
});

const nothing: { title: string; description: string }[] = [];

/** A stored body of an invented CV, complete enough for every part of the report. */
export const sampleBody = {
  id: 'sample-1',
  owner: true,
  cvText,
  result: {
    score: 72,
    scoreLabel: 'Very Good',
    summary: 'Two results can be checked, [NAME].',
    quickStats: { structure: 80, content: 70, atsCompatibility: 90, impactScore: 55 },
    positives: ['First strength', 'Second strength', 'Third strength'],
    quickWins: ['First fix', 'Second fix', 'Third fix'],
    suitableRoles: ['Operations Manager of a very large distribution centre in the North'],
    roleMatches: [{ title: 'Logistics Manager', soc: '1241', score: 66, matched: ['stock control'], missing: ['customs'], next: null }],
    skillsAnalysis: [{ skill: 'Excel', state: 'shown', evidence: [quote('Responsible for the stock room')] }],
    improvements: [
      improvement('Add figures', { priority: 'High', gain: 5, evidence: [quote('Responsible for the stock room')] }),
      improvement('Begin with the verb'),
      improvement('Show the skills you list'),
      improvement('Use the second page'),
      improvement('Group your skills', { evidence: [quote('Profile')] }),
      improvement('Swap a stock phrase'),
    ],
    oneThing: {
      title: 'Add figures to your achievements',
      description: 'Say how much stock.',
      quote: 'Responsible for the stock room',
      gain: 5.2,
      evidence: [quote('Responsible for the stock room')],
    },
    sectionAnalysis: [
      { section: 'Professional Summary', rating: 'Good', description: 'Says who you are.', recommendations: [] },
      { section: 'Work Experience', rating: 'Average', description: 'Describes duties.', recommendations: ['Add a result.'] },
    ],
    professionalAssessment: {
      careerInsights: {
        experienceLevel: '<p>Nine years <script>alert(1)</script></p>',
        experienceLevelPercentage: 70,
        technicalExpertise: 'Two tools.',
        technicalExpertisePercentage: 50,
        leadershipIndicators: 'A team of 14.',
        leadershipIndicatorsPercentage: 80,
        industryRelevance: 'Logistics.',
        industryRelevancePercentage: 60,
      },
      marketValue: {
        salaryRange: '£38,000 - £47,500',
        explanation: 'Pay for your years.',
        source: { name: 'ONS ASHE', year: 2025, soc: '1241' },
      },
    },
    salaryBenchmark: {
      currentLevel: {
        range: '£34,000 - £46,000',
        average: '£39,800',
        context: 'Six to ten years.',
        figures: { low: 34000, median: 39800, high: 46000 },
      },
      nextLevel: {
        range: '£45,000 - £62,000',
        average: '£52,000',
        requirements: 'Budget',
        figures: { low: 45000, median: 52000, high: 62000 },
      },
      industryComparison: [{ industry: 'Retail', salaryDifference: '-4%', transferability: 'High' }],
      source: { name: 'ONS ASHE', year: 2025, soc: '1241' },
      confidence: 'medium',
    },
    aiDetectionAnalysis: {
      score: 31,
      assessment: 'Sounds like a person.',
      indicators: ['One stock phrase'],
      recommendations: ['Keep your words'],
    },
    filename: '[NAME]-CV.pdf',
    filenameAssessment: { appropriate: true, recommendation: '[NAME]-CV.pdf' },
    actionPlan: { highPriority: [{ title: 'Add three figures', description: '' }], mediumPriority: nothing },
    recommendations: [],
    ledger: [
      {
        auditId: 'outcomes',
        criterion: 'C1',
        category: 'C Evidence and impact',
        title: 'Few achievements carry numbers',
        note: 'One of two lines carries a figure.',
        outcome: 'scored',
        points: 5,
        maxPoints: 12,
        ownMaxPoints: 12,
        severity: 'high',
        section: 'Work Experience',
        evidence: [quote('Cut stock loss by 18% in six months')],
        fix: { title: 'Add figures', description: 'Say how much.', minutes: 15 },
        gain: 5.2,
      },
    ],
    readability: {
      coverage: 0.98,
      columns: 1,
      tables: 0,
      images: 0,
      pages: 1,
      words: 16,
      ocr: false,
      hiddenText: [],
      notes: ['One column.'],
    },
    notices: [],
    rubricVersion: '1.0',
    engine: 'built-in',
  },
};

export function sampleReport(change: Partial<typeof sampleBody.result> = {}, body: Record<string, unknown> = {}): ReadAnalysis {
  const reading = readAnalysis({ ...sampleBody, result: { ...sampleBody.result, ...change }, ...body });
  if (reading.kind !== 'read') throw new Error('The sample body must be readable.');
  return reading;
}
