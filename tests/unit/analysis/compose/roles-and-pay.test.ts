import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';

const cvOf = (title: string, lines: readonly string[], skills: string): string => `Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${lines[0] ?? ''}

# Experience

${title}, Acme Group\tJan 2016 - Present
${lines
  .slice(1)
  .map((line) => `- ${line}`)
  .join('\n')}
- Kept the shared folders of the office in order for everybody else
- Wrote to visitors before and after each of their appointments

# Education
BA History, University of Wessex\t2006 - 2009

# Skills
${skills}`;

test('the founder of a firm is given no chief executive’s pay for the word alone', () => {
  const { salaryBenchmark, roleMatches } = analyseLines(
    cvOf(
      'Founder and Principal',
      ['A leader who unlocks value.', 'Unlocked value for clients across sectors', 'Inspired teams to change'],
      'Vision',
    ),
  );
  expect(roleMatches).toEqual([]);
  expect(salaryBenchmark?.confidence).toBe('none');
});

test('a store manager is not sent back to the till', () => {
  const { suitableRoles } = analyseLines(
    cvOf(
      'Store Manager',
      [
        'Store manager with ten years in fashion.',
        'Ran visual merchandising and stock control for a store of 24 staff',
        'Raised sales by 9%',
      ],
      'visual merchandising, stock control, customer service, cash handling, product knowledge',
    ),
  );
  expect(suitableRoles[0]).toBe('Store Manager');
  expect(suitableRoles).not.toContain('Retail Assistant');
});

test('a geography graduate who mapped flood defences is placed', () => {
  const { suitableRoles } = analyseLines(
    cvOf(
      'Flood Risk Intern',
      [
        'Geography graduate seeking a role in environmental consultancy.',
        'Digitised 140 flood defence assets in QGIS',
        'Drafted a flood risk assessment',
      ],
      'QGIS, ArcGIS Pro, GIS, Excel',
    ),
  );
  expect(suitableRoles[0]).toBe('Environmental Officer');
});

test('‘send papers’ shows no special educational needs', () => {
  const { skillsAnalysis } = analyseLines(
    strongCv.replace('- Introduced electronic', '- Send papers to the board each month.\n- Introduced electronic'),
  );
  expect(skillsAnalysis.map(({ skill }) => skill)).not.toContain('SEND');
});

test('NLP and natural language processing are one skill', () => {
  const { roleMatches } = analyseLines(
    cvOf(
      'Data Scientist',
      ['Data scientist in retail.', 'Built an NLP pipeline in Python for 2m reviews'],
      'Python, SQL, NLP, R, statistics',
    ),
  );
  for (const { missing } of roleMatches) expect(missing.join(' ')).not.toMatch(/natural language|\bNLP\b/i);
});

test('a move to another field is judged by the person’s own skills, and the step up names its source', () => {
  const { salaryBenchmark } = analyseLines(strongCv);
  for (const { transferability } of salaryBenchmark?.industryComparison ?? [])
    expect(transferability).toMatch(/^(?:High|Moderate) transferability from healthcare: /);
  expect(salaryBenchmark?.nextLevel.requirements).toMatch(/^The usual next step is .+ Pay: SOC \d{4}, /);
});
