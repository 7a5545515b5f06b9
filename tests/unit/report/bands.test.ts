import { adminLabel, badgeColour, gaugeColour, headline, insightLevel, positionNote, ratingSteps, ratingTone } from '@/lib/report/bands';
import { insightTier, riskLevel } from '@/lib/shared/levels';
import { scoreLabel } from '@/lib/shared/score-label';
import { ratings } from '@/lib/shared/result-names';

const table = <T>(read: (value: number) => T, rows: [number, T][]) => rows.map(([value]) => [value, read(value)]);

describe('the bands of specification section 9', () => {
  it.each<[string, (value: number) => string, [number, string][]]>([
    [
      'gauge colour',
      gaugeColour,
      [
        [0, 'grey'],
        [1, 'red'],
        [39, 'red'],
        [40, 'orange'],
        [59, 'orange'],
        [60, 'yellow'],
        [69, 'yellow'],
        [70, 'green'],
        [84, 'green'],
        [85, 'blue'],
        [100, 'blue'],
      ],
    ],
    [
      'badge colour',
      badgeColour,
      [
        [0, 'grey'],
        [1, 'red'],
        [39, 'red'],
        [40, 'orange'],
        [59, 'orange'],
        [60, 'yellow'],
        [74, 'yellow'],
        [75, 'green'],
        [84, 'green'],
        [85, 'blue'],
      ],
    ],
    [
      'report label',
      scoreLabel,
      [
        [100, 'Excellent'],
        [80, 'Excellent'],
        [79, 'Very Good'],
        [70, 'Very Good'],
        [69, 'Good'],
        [60, 'Good'],
        [59, 'Average'],
        [50, 'Average'],
        [49, 'Needs Work'],
        [0, 'Needs Work'],
      ],
    ],
    [
      'admin label',
      adminLabel,
      [
        [90, 'Excellent'],
        [89, 'Very Good'],
        [80, 'Very Good'],
        [79, 'Good'],
        [70, 'Good'],
        [69, 'Above Average'],
        [60, 'Above Average'],
        [59, 'Average'],
        [50, 'Average'],
        [49, 'Below Average'],
        [40, 'Below Average'],
        [39, 'Needs Work'],
        [30, 'Needs Work'],
        [29, 'Poor'],
        [20, 'Poor'],
        [19, 'Very Poor'],
        [1, 'Very Poor'],
        [0, 'Unable to Analyse'],
      ],
    ],
    [
      'authenticity risk',
      riskLevel,
      [
        [0, 'Low'],
        [30, 'Low'],
        [31, 'Medium'],
        [60, 'Medium'],
        [61, 'High'],
        [100, 'High'],
      ],
    ],
    [
      'note tier',
      insightTier,
      [
        [59, 'developing'],
        [60, 'established'],
        [79, 'established'],
        [80, 'strong'],
      ],
    ],
    [
      'experience',
      (value) => insightLevel('experienceLevel', value),
      [
        [49, 'Entry-level'],
        [50, 'Mid-level'],
        [69, 'Mid-level'],
        [70, 'Senior'],
      ],
    ],
    [
      'technical expertise',
      (value) => insightLevel('technicalExpertise', value),
      [
        [49, 'Developing'],
        [50, 'Foundational'],
        [69, 'Foundational'],
        [70, 'Strong'],
      ],
    ],
    [
      'leadership',
      (value) => insightLevel('leadershipIndicators', value),
      [
        [49, 'Developing'],
        [50, 'Foundational'],
        [69, 'Foundational'],
        [70, 'Strong'],
      ],
    ],
  ])('%s changes exactly at its boundaries', (_name, read, rows) => {
    expect(table(read, rows)).toEqual(rows);
  });

  it('names the same score differently for visitors and for staff', () => {
    expect([scoreLabel(75), adminLabel(75)]).toEqual(['Very Good', 'Good']);
  });

  it('changes the headline at 80, 70 and 60', () => {
    expect(headline(80)).toContain('top 20%');
    expect(headline(79)).toContain('solid');
    expect(headline(70)).toBe(headline(79));
    expect(headline(69)).toContain('good potential');
    expect(headline(60)).toBe(headline(69));
    expect(headline(59)).toContain('needs targeted improvements');
  });

  it('keeps a switched-off claim out of the headline', () => {
    expect(headline(95, 'hide')).not.toContain('20%');
    expect(headline(95, 'hide')).not.toBe('');
  });

  it('mentions senior roles only to people in one', () => {
    expect(positionNote(90, 'student')).toBe('A strong foundation to build on');
    expect(positionNote(90, 'mid')).toBe('A strong foundation to build on');
    expect(positionNote(90, null)).toBe('Excellent for senior roles');
  });

  it('changes the position note at 75 and 65', () => {
    expect([75, 74, 65, 64].map((score) => positionNote(score, 'senior'))).toEqual([
      'Excellent for senior roles',
      'A strong foundation to build on',
      'A strong foundation to build on',
      'Strategic improvements needed',
    ]);
  });

  it('gives each of the nine ratings its colour, Average included, and any other word red', () => {
    const tones = Object.fromEntries(ratings.map((rating) => [rating, ratingTone(rating)]));
    expect(tones).toEqual({
      Excellent: 'green',
      'Very Good': 'blue',
      Good: 'blue',
      Satisfactory: 'yellow',
      Adequate: 'yellow',
      Average: 'red',
      'Needs Improvement': 'red',
      'Below Average': 'red',
      Poor: 'red',
    });
    expect(ratingTone('Superb')).toBe('red');
  });

  it('never draws a rating with more bars than a better one', () => {
    const steps = ratings.map(ratingSteps);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(steps[0]).toBe(5);
    expect(ratingSteps('Very Good')).toBeLessThan(ratingSteps('Excellent'));
  });
});
