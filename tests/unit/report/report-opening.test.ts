import { readAnalysis } from '@/lib/report/read-analysis';
import { openingOf } from '@/lib/report/report-opening';
import { sampleBody } from '@/tests/support/sample-report';

const read = (body: unknown) => {
  const reading = readAnalysis(body);
  if (reading.kind !== 'read') throw new Error('The sample cannot be read.');
  return reading;
};

describe('the opening of a report', () => {
  test('has what is seen first: score, verdict, the top fix, the place of the CV among others', () => {
    expect(openingOf(read(sampleBody))).toMatchObject({
      owner: true,
      result: {
        score: 72,
        scoreLabel: 'Very Good',
        summary: 'Two results can be checked, [NAME].',
        positives: ['First strength'],
        oneThing: { title: 'Add figures to your achievements' },
      },
    });
  });

  test('holds no part that waits for the email, and not the text of the CV', () => {
    const { result } = openingOf(read(sampleBody));
    expect(Object.keys(result).sort()).toEqual([
      'level',
      'notices',
      'oneThing',
      'positives',
      'quickStats',
      'roleMatches',
      'rubricVersion',
      'score',
      'scoreLabel',
      'suitableRoles',
      'summary',
      'unsureParts',
    ]);
    const words = JSON.stringify(openingOf(read(sampleBody)));
    for (const locked of ['Second strength', 'Third fix', 'Swap a stock phrase', 'Profile\\nCut']) expect(words).not.toContain(locked);
  });

  test('says whether an email has opened the report, never which', () => {
    expect(openingOf(read(sampleBody)).isUnlocked).toBe(false);
    const opening = openingOf(read({ ...sampleBody, emailAddress: 'j•••@example.com' }));
    expect(opening.isUnlocked).toBe(true);
    expect(JSON.stringify(opening)).not.toContain('example.com');
  });
});
