import { matchJob } from '@/lib/analysis/job-fit';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const cvWith = (head: string, lines: readonly string[], rest = ''): ReturnType<typeof cvFrom> =>
  cvFrom(`Ines Calloway
ines@example.com

# Experience
${head}
${lines.map((line) => `- ${line}`).join('\n')}
- Swept the yard every evening

${rest}`);

const judged = (criterion: string, cv: ReturnType<typeof cvFrom>) =>
  matchJob({ cv, jobDescription: `Essential criteria\n- ${criterion}`, today: TODAY }).criteria[0];
const stateOf = (criterion: string, ...lines: string[]) =>
  judged(criterion, cvWith('Officer, Hollins Ltd\tJan 2019 – Present', lines))?.state;
const papers = (criterion: string, ...lines: string[]) =>
  judged(criterion, cvWith('Operative, Hollins Ltd\tJan 2019 – Present', [], `# Certificates\n${lines.join('\n')}`))?.state;

describe('a line shows what is asked only where it names it', () => {
  test.each([
    ['Knowledge of a booking system such as SITS', 'Looked after two sites in Leeds'],
    ['Able to stay calm under pressure', 'Checked the pressure of 40 boilers a week'],
    ['Experience of writing reports for the public', 'Hollins Ltd governor, 2022 – present'],
    ['Design skills (Canva or Adobe)', 'Launched a range of 12 teas'],
    ['Knowledge of a case management system', 'Assisted the manager of the shop'],
    ['Experience in banking or another regulated industry', 'Spent £12,000 on paint'],
  ])('%s is not shown by: %s', (criterion, line) => {
    expect(stateOf(criterion, line)).not.toBe('shown');
  });

  test.each([
    ['Experience of recovering money under the Proceeds of Crime Act', 'Recovered £90,000 under POCA'],
    ['Competent in non-invasive ventilation', 'Led NIV teaching for 20 staff'],
    ['Experience mentoring other joiners', 'Mentor four joiners; two passed their course'],
    ['Able to keep records accurately', 'Kept accurate records of 40 visits'],
    ['Participation in audit or service improvement', 'Led the hand hygiene audit in 2024'],
    ['Experience of catering for 200+ guests', 'Catered for guests at weddings'],
    ['Good working relationships with partner organisations', 'Built relationships with the charities that are our partners'],
    ['Knowledge of relational databases', 'Moved 40 tables to PostgreSQL'],
  ])('%s is shown by: %s', (criterion, line) => {
    expect(stateOf(criterion, line)).toBe('shown');
  });
});

describe('a rare word says more than common ones', () => {
  test.each([
    ['Experience of maintaining diesel propulsion machinery', 'Planned the propulsion package of the docking'],
    ['Negotiating and managing large outsourcing contracts', 'Renegotiated the outsourcing contract'],
    ['Caring for people with mobility problems', 'Cared for nine residents who have mobility problems'],
  ])('%s is shown by: %s', (criterion, line) => {
    expect(stateOf(criterion, line)).toBe('shown');
  });

  test.each([['Experience of managing staff in a large organisation', 'Worked with staff of all departments']])(
    '%s is not shown by: %s',
    (criterion, line) => {
      expect(stateOf(criterion, line)).not.toBe('shown');
    },
  );
});

describe('years are worked in the field', () => {
  test('that the head of a role and one of its lines name, never in words scattered over it', () => {
    const head = 'Warehouse Operative, Hollins Ltd\tJan 2019 – Present';
    const scattered = ['Trained new starters', 'Kept the site tidy', 'Helped with building jobs'];
    expect(judged('Experience on new build sites, 2 years minimum', cvWith(head, scattered))?.state).not.toBe('shown');
    expect(judged('2 years in a warehouse', cvWith(head, scattered))?.state).toBe('shown');
  });

  test('a diploma that stands under work is no job', () => {
    const course = cvWith('Level 3 Diploma for Medical Secretaries, Clydeside College\tJan 2023 – Present', ['Audio typing']);
    expect(judged('One year or more employed as a medical secretary', course)?.state).not.toBe('shown');
  });
});

describe('a paper is shown by that paper alone', () => {
  test('and is no better than its worst part', () => {
    expect(papers('In-date ACS: CCN1, CENWAT, HTR1', 'ACS: CCN1, CENWAT, HTR1 (ran out in May 2026)')).toBe('missing');
    expect(papers('Level 5 Diploma in Leadership', 'Level 5 Diploma in Leadership, started')).toBe('missing');
    expect(papers('Clean driving licence (max 3 points)', 'Full driving licence, 3 points')).toBe('shown');
    expect(papers('Clean driving licence (max 3 points)', 'Full driving licence, 6 points')).toBe('missing');
    expect(papers('An MBA', 'MSc Leadership, University of Teesdale, 2014')).toBe('missing');
  });

  test.each([
    ['CPCS or NPORS card for excavators (A59)', 'CPCS slinger signaller A40, to 2028'],
    ['Reach truck licence (RTITB or ITSSAR)', 'Counterbalance licence (RTITB), 2024'],
    ['Level 3 Food Safety', 'Elementary Food Hygiene'],
    ['Counterbalance licence', 'Class 1 licence'],
    ['Good spoken and written English', 'GCSE English D, Maths E'],
    ['English (grade 4 (C) or above)', 'English for Work, evening course'],
  ])('%s is not shown by: %s', (criterion, line) => {
    expect(papers(criterion, line)).not.toBe('shown');
  });

  test.each([
    ['CPCS or NPORS card for excavators', 'NPORS card, 360 excavators, to 2028'],
    ['Reach truck licence (RTITB or ITSSAR)', 'Reach truck licence (ITSSAR), 2025'],
    ['Professional cookery qualification (NVQ Level 3 or above)', 'NVQ Level 2 and 3 Professional Cookery, 2016'],
    ['PRINCE2 Practitioner, APM PMQ or equivalent', 'APM PMQ, 2024'],
  ])('%s is shown by: %s', (criterion, line) => {
    expect(papers(criterion, line)).toBe('shown');
  });

  test('a line of a role about driving is no licence', () => {
    expect(stateOf('Reach truck licence', 'Counterbalance and reach truck driving')).not.toBe('shown');
  });
});

describe('a length of time is counted in the field, and from when it counts', () => {
  const years = (criterion: string, head: string, line: string) => judged(criterion, cvWith(head, [line]))?.state;

  test('recent experience is not what ended long ago', () => {
    const criterion = 'At least 6 months recent experience in a warehouse';
    expect(years(criterion, 'Warehouse Operative, Hollins Ltd\t1999 – 2008', 'Picked orders in the warehouse')).not.toBe('shown');
    expect(years(criterion, 'Warehouse Operative, Hollins Ltd\t2023 – Present', 'Picked orders in the warehouse')).toBe('shown');
  });

  test('research for a degree is no commercial experience', () => {
    const criterion = '2+ years in a commercial data science role';
    expect(years(criterion, 'Doctoral Researcher, University of Hull\t2019 – Present', 'Built data science models in Python')).not.toBe(
      'shown',
    );
    expect(years(criterion, 'Data Scientist, Hollins Energy\t2019 – Present', 'Built models in Python')).toBe('shown');
  });

  test('after registration an assistant’s time does not count', () => {
    const criterion = "At least two years' post-registration experience in an acute setting";
    expect(years(criterion, 'Healthcare Assistant, Acute Respiratory, Hollins NHS Trust\t2019 – Present', 'Washed patients')).not.toBe(
      'shown',
    );
    expect(years(criterion, 'Staff Nurse, Acute Respiratory, Hollins NHS Trust\t2019 – Present', 'Gave medicines')).toBe('shown');
  });
});
