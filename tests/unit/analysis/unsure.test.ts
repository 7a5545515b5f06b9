import { analyse } from '@/lib/analysis/built-in';
import { notShown } from '@/lib/analysis/wording/report/unsure';
import type { AnalysisResult } from '@/lib/shared/result';
import { ledgerCategories, type ReadingPart } from '@/lib/shared/result-names';
import { cvFrom, inputFrom } from '../../support/cv-builder';
import { strongCv } from '../../support/strong-cv';

const resultFor = (...unsure: ReadingPart[]): AnalysisResult => {
  const cv = cvFrom(strongCv);
  return analyse(inputFrom({ ...cv, confidence: { ...cv.confidence, ...Object.fromEntries(unsure.map((part) => [part, 0.1])) } }));
};

const notJudged = ({ ledger }: AnalysisResult): string[] =>
  ledger.filter(({ outcome }) => outcome === 'not-assessable').map(({ auditId }) => auditId);

describe('a CV whose work experience may not have been read', () => {
  const sure = resultFor();
  const result = resultFor('work');
  const said = JSON.stringify({ ...result, ledger: [], readability: null });

  it('says so, and of the other parts that they were read', () => {
    expect(result.confidence).toEqual({ work: 'unsure', education: 'sure', skills: 'sure' });
    expect(sure.confidence).toEqual({ work: 'sure', education: 'sure', skills: 'sure' });
  });

  it('is not asked to set out jobs that stand in bullet points', () => {
    expect(result.improvements.map(({ auditId }) => auditId)).not.toContain('layout-of-jobs');
  });

  it('has a score whose ledger sums to it', () => {
    expect(result.ledger.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(result.score, 6);
  });

  it('is judged by no check that rests on the jobs, and each of these says why', () => {
    expect(notJudged(result)).toEqual(expect.arrayContaining(['headings', 'dates', 'layout', 'results', 'work', 'skills']));
    const notes = result.ledger.filter(({ auditId }) => auditId === 'results').map(({ note }) => note);
    expect(notes).toEqual(['We judge this once you have checked how we read your work experience.']);
  });

  it('counts the category that cannot be judged as the average of the others, on a line of its own', () => {
    const impact = result.ledger.filter(({ category }) => category === ledgerCategories[2]);
    const [average] = impact.filter(({ outcome }) => outcome === 'average');
    const judged = result.ledger.filter(({ outcome }) => outcome === 'scored');
    const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    const share = sum(judged.map(({ points }) => points)) / sum(judged.map(({ maxPoints }) => maxPoints));
    expect(average?.maxPoints).toBe(42);
    expect(average?.points).toBeCloseTo(42 * share, 0);
    for (const { outcome, points } of impact) if (outcome === 'not-assessable') expect(points).toBe(0);
    expect(sum(result.ledger.map(({ maxPoints }) => maxPoints))).toBeCloseTo(100, 6);
  });

  it('is called average at most until the jobs are checked, and promised no points for that', () => {
    expect(result.score).toBe(59);
    expect(result.ledger.find(({ auditId }) => auditId === 'unsure-work')).toMatchObject({ gain: 0, fix: null });
  });

  it('reads nothing of our doubt among the fixes and the critical fixes', () => {
    expect([...result.improvements.map(({ title }) => title), ...result.quickWins].join()).not.toMatch(/read/i);
  });

  it('is told nothing to do first but what stops an application, as the most harmful may stand in the work', () => {
    const cv = cvFrom(strongCv.replace('# Education', '# References\nDr Ann Marlow, 07700 900555, ann.marlow@example.com\n\n# Education'));
    const unjudged = { ...cv, confidence: { ...cv.confidence, work: 0.1 } };
    const tidying = analyse(inputFrom(unjudged));
    expect(tidying.improvements.length).toBeGreaterThan(0);
    expect(tidying).toMatchObject({ oneThing: null, quickWins: [] });
    const stopping = analyse(inputFrom({ ...unjudged, contact: { ...cv.contact, email: null, phone: null } }));
    expect(stopping.oneThing?.title).toMatch(/email/);
    expect(stopping.quickWins).toHaveLength(1);
  });

  it('has no rating for the parts in which most could not be judged', () => {
    const unrated = result.sectionAnalysis.flatMap(({ section, isUnrated }) => (isUnrated ? [section] : []));
    expect(unrated).toEqual(expect.arrayContaining(['Work Experience', 'Structure']));
    expect(sure.sectionAnalysis.find(({ section }) => section === 'Work Experience')).not.toHaveProperty('isUnrated');
  });

  it('is never told that there is no history where it may not have been read', () => {
    const cv = cvFrom(strongCv);
    const { ledger } = analyse(inputFrom({ ...cv, work: [], confidence: { work: 0, education: 1, skills: 1 } }));
    expect(ledger.map(({ auditId }) => auditId)).not.toContain('no-work');
  });

  it('is told no role, no pay, no insight and no style', () => {
    expect(result.suitableRoles).toEqual([notShown]);
    expect(result.roleMatches).toEqual([]);
    expect(result.salaryBenchmark?.currentLevel).toMatchObject({ range: notShown, figures: null });
    expect(result.salaryBenchmark?.confidence).toBe('none');
    expect(result.professionalAssessment?.careerInsights.experienceLevel).toContain(
      'once you have checked how we read your work experience',
    );
    expect(result.aiDetectionAnalysis?.indicators).toEqual([]);
    expect(said).not.toMatch(/Ward Manager|Registered Nurse|£\d/);
  });

  it('reads of its section only that it is judged once the reading is checked', () => {
    const section = result.sectionAnalysis.find((one) => one.section === 'Work Experience');
    expect(section).toMatchObject({ recommendations: [], evidence: [] });
    expect(section?.description).toBe('We judge this once you have checked how we read it.');
  });
});

describe('a CV whose education may not have been read', () => {
  const result = resultFor('education');

  it('keeps its roles and its pay, which do not rest on it', () => {
    expect(result.suitableRoles).toEqual(resultFor().suitableRoles);
    expect(result.salaryBenchmark).toEqual(resultFor().salaryBenchmark);
  });

  it('is not judged by its qualifications', () => {
    expect(notJudged(result)).toEqual(expect.arrayContaining(['qualifications', 'headings']));
    expect(notJudged(result)).not.toContain('results');
  });

  it('has a summary that names the part', () => {
    expect(result.summary).toContain('It leaves out what rests on your education, until you have checked what we read.');
  });
});
