import { guidedMinutes, guidedSteps } from '@/lib/guidance/guided-steps';
import { stepForImprovement } from '@/lib/guidance/step-sections';
import { sectionExcerpt, sectionOfText } from '@/lib/guidance/section-excerpt';
import { readResult } from '@/lib/report/read-result';

const cvText = [
  '[NAME]',
  'PERSONAL PROFILE',
  'Shop manager in Leeds.',
  'Work Experience:',
  'Store Manager, Lantern Books\tMar 2019 - Present',
  'Planned the rota',
  'Key Skills',
  'EPOS, Excel',
  'Education & Qualifications',
  'BSc Geography',
  'Interests',
  'Chess',
].join('\n');

const stepsFor = (sectionAnalysis: unknown[]) => guidedSteps(cvText, readResult({ score: 60, summary: 's', sectionAnalysis }));

describe('the guided steps of one CV', () => {
  it('are the five specified, three minutes each', () => {
    expect(stepsFor([]).map(({ title }) => title)).toEqual([
      'Personal Statement',
      'Work Experience',
      'Skills & Expertise',
      'Education & Qualifications',
      'Structure & Formatting',
    ]);
    expect(guidedMinutes).toEqual({ perStep: 3, total: 15 });
  });

  it('show the CV’s own words for each part', () => {
    expect(
      stepsFor([])
        .slice(0, 4)
        .map(({ originalContent }) => originalContent),
    ).toEqual([
      'Shop manager in Leeds.',
      'Store Manager, Lantern Books  Mar 2019 - Present\nPlanned the rota',
      'EPOS, Excel',
      'BSc Geography',
    ]);
  });

  it('each bring examples of their own', () => {
    const examples = stepsFor([]).flatMap((step) => step.examples);
    expect(new Set(examples).size).toBe(10);
  });

  it('put what the analysis found before general tips', () => {
    const [statement] = stepsFor([
      { section: 'Professional Summary', rating: 'Poor', description: 'd', recommendations: ['Name your field.'] },
    ]);
    expect(statement?.tips[0]).toBe('Name your field.');
    expect(statement?.tips.length).toBeGreaterThan(1);
    expect(statement?.rating).toBe('Poor');
  });

  it.each([
    ['Poor', true],
    ['Below Average', true],
    ['Needs Improvement', true],
    ['Average', false],
    ['Good', false],
    ['Excellent', false],
  ])('with a rating of %s for education offers a suggestion: %p', (rating, offers) => {
    expect(stepsFor([{ section: 'Education', rating, description: 'd', recommendations: [] }])[3]?.offersSuggestion).toBe(offers);
  });
});

describe('the excerpt of a section', () => {
  it('is cut at a word within 500 characters, the section itself is not', () => {
    const long = `Profile\n${'twelve words '.repeat(100)}\nSkills\nx`;
    expect(sectionOfText(long, 'summary').length).toBeGreaterThan(1_000);
    const excerpt = sectionExcerpt(long, 'summary');
    expect(excerpt.length).toBeLessThanOrEqual(500);
    expect(excerpt).toMatch(/(?:twelve|words)…$/);
  });

  it('is whole at 500 characters exactly, and empty without the heading', () => {
    expect(sectionExcerpt(`Profile\n${'x'.repeat(500)}`, 'summary')).toBe('x'.repeat(500));
    expect(sectionExcerpt(`Profile\n${'x'.repeat(501)}`, 'summary')).toBe(`${'x'.repeat(499)}…`);
    expect(sectionExcerpt('Nothing here', 'skills')).toBe('');
  });
});

describe('an improvement of the report', () => {
  const result = readResult({
    score: 60,
    summary: 's',
    sectionAnalysis: [
      { section: 'Professional Summary', rating: 'Poor', description: 'd', recommendations: ['Name your field. It helps.'] },
      { section: 'Work Experience', rating: 'Poor', description: 'd', recommendations: ['Add results. Say how much.'] },
    ],
  });

  it('leads to the step whose part of the CV it is about', () => {
    expect(stepForImprovement(result, 'Add results')).toBe('experience');
    expect(stepForImprovement(result, 'Name your field')).toBe('statement');
  });

  it('leads to no step in particular where no part recommends it', () => {
    expect(stepForImprovement(result, 'Name the file after yourself')).toBeNull();
  });
});
