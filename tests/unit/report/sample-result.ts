import { z } from 'zod';
import type { AnalysisResult, Evidence, LedgerLine } from '@/lib/shared/result';
import { ratings } from '@/lib/shared/result-names';

/** An invented CV's whole result, with every part on: for the report's own tests. */

const said = (quote: string, start: number, page = 1): Evidence => ({ quote, start, end: start + quote.length, page });

const rota = said('Responsible for the weekly rota of 24 staff', 812);
const stock = said('Helped with stock counts and deliveries', 901);
const profile = said('Hard-working and motivated team player with a passion for retail', 96);
const award = said('Cut stock loss from 2.1% to 1.3% in twelve months', 640);

const line = (
  criterion: string,
  category: LedgerLine['category'],
  auditId: string,
  title: string,
  points: number,
  maxPoints: number,
  note: string,
  evidence: Evidence[] = [],
): LedgerLine => ({
  auditId,
  criterion,
  category,
  title,
  note,
  outcome: 'scored',
  points,
  maxPoints,
  ownMaxPoints: maxPoints,
  severity: points < maxPoints / 2 ? 'high' : points < maxPoints ? 'medium' : 'good',
  section: criterion.startsWith('C') ? 'Work Experience' : null,
  evidence,
  fix: points < maxPoints ? { title: `Mend: ${title}`, description: 'One step at a time.', minutes: 10 } : null,
  gain: Math.round((maxPoints - points) * 10) / 10,
});

const A = 'A Machine-readable';
const B = 'B Structure and length';
const C = 'C Evidence and impact';
const D = 'D Profile and direction';
const E = 'E Skills and qualifications';
const F = 'F Language and UK practice';

const ledger: LedgerLine[] = [
  line('A1', A, 'text-layer', 'The file carries real text', 5, 5, 'Both pages yield their text.'),
  line('A2', A, 'reading-order', 'The text reads in order', 5, 5, 'One column throughout.'),
  line('A3', A, 'contact', 'You can be reached', 3, 4, 'Name, email and phone are there; a town or postcode is not.'),
  line('A4', A, 'headings', 'Standard headings', 4, 4, 'Profile, Work, Skills and Education are all recognised.'),
  line('A5', A, 'dates', 'Every role is dated', 1.2, 2, 'Two of five roles give no start.', [said('Lantern Books, Sales Assistant', 1204)]),
  line('B1', B, 'length', 'The right length', 4, 4, 'Two pages, 742 words.'),
  line('B2', B, 'chronology', 'Newest first', 3, 3, 'Work and education both run backwards.'),
  line('B3', B, 'order', 'Sections in a useful order', 2, 3, 'Interests stand before education.', [said('Interests', 1502, 2)]),
  line('B4', B, 'consistency', 'One way of writing things', 2, 3, 'Dates come in two forms.', [said('03/2019', 1010)]),
  line('B5', B, 'scannable', 'Easy to scan', 2, 2, 'Three to six bullets for each recent role.'),
  line('C1', C, 'outcomes', 'Achievements carry numbers', 6.3, 12, 'Three of your eleven bullets carry a figure.', [rota, stock]),
  line('C2', C, 'openings', 'Bullets start with a verb', 3, 6, 'Four bullets start with “Responsible for” or “Helped”.', [rota, stock]),
  line('C3', C, 'specific', 'Tools, scale and method are named', 4.5, 6, 'Most lines name a system or a size.'),
  line('C4', C, 'ownership', 'Responsibility grows', 4, 4, 'A promotion and a team of 24 are shown.'),
  line('C5', C, 'early-proof', 'Proof in the first third', 2, 2, 'A result stands near the top.', [award]),
  line('D1', D, 'profile', 'A profile of the right size', 3, 3, '62 words.'),
  line('D2', D, 'direction', 'Who you are and where you are heading', 3, 5, 'Role and sector are named; the next step is not.', [profile]),
  line('D3', D, 'proof-over-cliche', 'Facts instead of stock phrases', 1.5, 4, 'Three stock phrases in 62 words.', [profile]),
  line('D4', D, 'target', 'One clear target', 3, 3, 'Titles, skills and profile agree.'),
  line('E1', E, 'skills-section', 'A grouped list of skills', 2.5, 4, 'Fourteen skills in one long row.', [
    said('Stock control, EPOS, rota planning', 1702, 2),
  ]),
  line('E2', E, 'shown-skills', 'Skills you also show', 4, 5, 'Nine of your fourteen skills occur in a role.'),
  line('E3', E, 'qualifications', 'Complete qualifications', 3, 3, 'Institution, award and year are given.'),
  line('F1', F, 'spelling', 'Spelling', 2, 3, 'American and British spelling are mixed.', [said('organized', 1320)]),
  line('F2', F, 'voice', 'A sober voice', 2, 2, 'No first person in the bullets.'),
  line('F3', F, 'unwanted', 'Nothing that does not belong', 0, 2, 'A date of birth stands at the top.', [said('[DOB]', 60)]),
  line('F4', F, 'identity', 'A professional identity', 1, 1, 'A sober email address.'),
];

const score = Math.round(ledger.reduce((sum, { points }) => sum + points, 0));

export const sampleResult: AnalysisResult = {
  score,
  scoreLabel: 'Very Good',
  summary:
    'Your CV shows a clear retail career with growing responsibility. Three of your eleven bullets carry a figure; the others say what you were asked to do, not what came of it.',
  level: 'mid',
  quickStats: { structure: 87, content: 75, atsCompatibility: 91, impactScore: 66 },
  positives: [
    'A promotion and a team of 24 show growing responsibility',
    'Both pages read cleanly, in one column',
    'A result stands near the top of page 1',
  ],
  quickWins: ['Take out your date of birth', 'Give the two undated roles their months', 'Write one date format throughout'],
  suitableRoles: ['Retail Manager', 'Store Manager', 'Area Manager'],
  roleMatches: [
    { title: 'Retail Manager', soc: '1150', score: 82, matched: ['Stock control', 'EPOS'], missing: ['Budgeting'], next: 'Area Manager' },
  ],
  skillsAnalysis: [{ skill: 'Stock control', state: 'shown', evidence: [stock] }],
  improvements: [
    {
      title: 'Add figures to your achievements',
      description:
        'Three of your eleven bullets carry a figure. Say how much, how many or how fast in the lines below: a figure can be checked, a duty cannot.',
      kind: 'gains-points',
      priority: 'High',
      type: 'Content',
      auditId: 'outcomes',
      gain: 5.7,
      minutes: 15,
      evidence: [rota, stock],
      example: {
        before: 'Responsible for the weekly rota of 24 staff',
        after: 'Planned the weekly rota of 24 staff, cutting [add figure] hours of overtime',
      },
    },
    {
      title: 'Start each bullet with what you did',
      description: 'Four bullets start with “Responsible for” or “Helped”.',
      kind: 'gains-points',
      priority: 'Medium',
      type: 'Content',
      auditId: 'openings',
      gain: 3,
      minutes: 10,
      evidence: [stock],
      example: null,
    },
    ...['Swap stock phrases for facts', 'Group your skills', 'Say what you are looking for', 'Date every role'].map((title, index) => ({
      title,
      kind: 'gains-points' as const,
      description: 'A short change with an effect on the first look.',
      priority: 'Low' as const,
      type: 'Content',
      auditId: `low-${index}`,
      gain: 1.5,
      minutes: 5,
      evidence: [],
      example: null,
    })),
  ],
  oneThing: {
    title: 'Add figures to your achievements',
    description: 'Start with this line: how many hours, over what period, and what did it save?',
    quote: rota.quote,
    gain: 5.7,
    evidence: [rota],
  },
  sectionAnalysis: [
    ['Professional Summary', 'Satisfactory', 'Sixty-two words that name role and sector. Three stock phrases take the place of proof.'],
    ['Work Experience', 'Good', 'Five roles, newest first. Three of eleven bullets carry a figure.'],
    ['Skills Section', 'Needs Improvement', 'Fourteen skills in one row, nine of them shown at work.'],
    ['Education', 'Excellent', 'Institution, award and year are all given.'],
    ['Structure', 'Very Good', 'Two pages in one column; two date formats.'],
  ].map(([section = '', rating = '', description = ''], index) => ({
    section,
    rating: z.enum(ratings).parse(rating),
    description,
    recommendations: index === 3 ? [] : ['Do the first thing first.', 'Then look at it once more with fresh eyes.'],
    share: 0.6,
    evidence: [],
  })),
  professionalAssessment: {
    summary: 'On paper you are a shop manager ready for a larger store or a first area role.',
    careerInsights: {
      experienceLevel: 'Nine dated years in retail, the last four as manager.',
      experienceLevelPercentage: 72,
      technicalExpertise: 'EPOS, stock control and rota planning are shown at work.',
      technicalExpertisePercentage: 58,
      leadershipIndicators: 'A team of 24, two people promoted.',
      leadershipIndicatorsPercentage: 81,
      industryRelevance: 'All five roles are in retail.',
      industryRelevancePercentage: 90,
      notes: {
        experienceLevel: { meaning: 'You count as senior in this field.', improve: 'Date the two early roles.', evidence: [award] },
        technicalExpertise: { meaning: 'The basics are shown.', improve: 'Name the stock system.', evidence: [stock] },
        leadershipIndicators: { meaning: 'You lead people.', improve: 'Say what came of it.', evidence: [rota] },
        industryRelevance: { meaning: 'One field throughout.', improve: 'Name the kind of shop.', evidence: [] },
      },
    },
    marketValue: {
      salaryRange: '£30,500 - £38,200',
      explanation: 'Full-time managers in retail, lower to upper quartile.',
      source: { name: 'ONS ASHE', year: 2025, soc: '1150' },
      confidence: 'medium',
    },
    matchingJobTitles: ['Retail Manager', 'Store Manager'],
  },
  salaryBenchmark: {
    currentLevel: {
      range: '£30,500 - £38,200',
      average: '£34,000',
      context: 'Managers in retail, full time.',
      figures: { low: 30_500, median: 34_000, high: 38_200 },
    },
    nextLevel: {
      range: '£38,000 - £52,000',
      average: '£44,100',
      requirements: 'Several shops, a budget of your own and hiring.',
      figures: { low: 38_000, median: 44_100, high: 52_000 },
    },
    industryComparison: [
      {
        industry: 'Hospitality',
        salaryDifference: '-6%',
        transferability: 'High: rota, stock and customers are the same.',
        figures: { low: 28_700, median: 31_960, high: 35_900 },
      },
      {
        industry: 'Logistics',
        salaryDifference: '+8%',
        transferability: 'Medium: stock control carries over.',
        figures: { low: 32_900, median: 36_720, high: 41_300 },
      },
    ],
    source: { name: 'ONS ASHE', year: 2025, soc: '1150' },
    confidence: 'medium',
  },
  aiDetectionAnalysis: {
    score: 34,
    assessment: 'Some passages read as templated. A recruiter may find them generic.',
    indicators: ['Three stock phrases in the profile'],
    recommendations: ['Swap each stock phrase for a fact of your own.'],
    evidence: [profile],
  },
  aiDetectionRisk: 'medium',
  filename: '[NAME] cv (2).pdf',
  filenameAssessment: { appropriate: false, recommendation: '[NAME]-CV.pdf', notes: ['Leave out parentheses.'] },
  recommendations: [],
  actionPlan: { highPriority: [], mediumPriority: [] },
  ledger,
  readability: {
    coverage: 0.97,
    columns: 1,
    tables: 0,
    images: 0,
    pages: 2,
    words: 742,
    ocr: false,
    hiddenText: [],
    notes: ['The date of birth stands in the first line.'],
  },
  confidence: { work: 'sure', education: 'sure', skills: 'sure' },
  notices: [],
  options: { atsOptimisation: true, detailedFeedback: true, professionalWorth: true, salaryBenchmarking: true, aiDetection: true },
  rubricVersion: '1.0',
  engine: 'built-in',
};
