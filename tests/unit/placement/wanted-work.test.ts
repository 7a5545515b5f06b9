import { NO_EVIDENCE } from '@/lib/analysis/compose/roles';
import { analyseLines } from '@/tests/support/analyse-lines';
import { reportOfJob, reportOfJobs } from '@/tests/support/report-of-job';

test('who changes career reads the work that is wanted first', () => {
  const aim = 'Looking to move into learning and development as a training officer.';
  const lines = ['Taught 30 pupils in Year 4', 'Led maths across the school'];
  const { suitableRoles, roleMatches, placement } = reportOfJob('Primary School Teacher', 'Oak Primary School', lines, aim);
  expect(placement?.soc).toBe('2314');
  expect(suitableRoles[0]).toBe('Training Officer');
  expect(roleMatches[0]).toMatchObject({ title: 'Training Officer', soc: '3574' });
});

test('who wants to leave for a field without naming a post begins as its assistant, and is not sent back', () => {
  const aim = 'It is time for a change and I would now like to work in an office.';
  const { suitableRoles, roleMatches } = reportOfJob('Teaching Assistant', 'Oak Primary School', ['Read with 30 pupils in Year 4'], aim);
  expect(suitableRoles).toEqual(['Office Assistant']);
  expect(roleMatches.map(({ title }) => title)).toEqual(['Office Assistant']);
});

test('who wants to rise in the trade keeps it among the roles', () => {
  const aim = 'Looking for a post as a care home manager.';
  const { suitableRoles } = reportOfJob('Senior Care Assistant', 'Elm Lodge Care Home', ['Gave medication to 24 residents'], aim);
  expect(suitableRoles.join(' ')).toMatch(/Senior Care/);
});

test('wanted work whose register the CV does not show is no role to apply for', () => {
  const lines = ['Served 200 customers a day', 'Counted the tills each evening'];
  const { suitableRoles } = reportOfJob('Shop Assistant', 'Green Grocers', lines, 'Looking for a post as a physiotherapist.');
  expect(suitableRoles.join(' ')).not.toMatch(/physio/i);
});

test('the post that is wanted within the trade comes first, in the person’s words', () => {
  const aim = 'Looking for a First Junior Clerk post in a commercial set.';
  const { suitableRoles } = reportOfJob('Junior Clerk', '9 Elm Court Chambers', ['Listed 30 hearings a week', 'Agreed fees'], aim);
  expect(suitableRoles.slice(0, 2)).toEqual(['First Junior Clerk', 'Junior Clerk']);
});

test('of two posts that are wanted the one of the trade comes first', () => {
  const aim = 'I am now seeking a Senior Housing Officer or Team Leader role.';
  const lines = ['Ran a patch of 500 council homes', 'Signed up 40 tenants a year'];
  expect(reportOfJob('Housing Officer', 'Wend Valley Homes', lines, aim).suitableRoles[0]).toBe('Senior Housing Officer');
});

test('a step up that is named by its rank alone is one of the trade', () => {
  const aim = 'Seeking an associate director post in a consultancy.';
  const { suitableRoles } = reportOfJob('Senior Transport Planner', 'Quay Planning', ['Won 12 bids', 'Led six planners'], aim);
  expect(suitableRoles.slice(0, 2)).toEqual(['Associate Director', 'Senior Transport Planner']);
});

test('other work that is wanted comes first, as a trainee where they say so', () => {
  const aim = 'I have done my phlebotomy course and I’m after a trainee phlebotomist or healthcare assistant job on days.';
  const lines = ['Moved 40 patients a shift between wards', 'Took specimens to the lab'];
  expect(reportOfJob('Hospital Porter', 'Mark Street Infirmary', lines, aim).suitableRoles).toEqual([
    'Trainee Phlebotomist',
    'Healthcare Assistant',
    'Hospital Porter',
  ]);
});

test('a field that is wanted stands for the post that begins there', () => {
  const aim = 'Looking for safeguarding, compliance or investigations work with a council or charity.';
  const lines = ['Led nine officers on 340 enquiries a year', 'Trained 60 teachers'];
  expect(reportOfJob('Police Sergeant', 'Police Scotland', lines, aim).suitableRoles[0]).toBe('Safeguarding Officer');
});

test('a wish that says less than the title held is no other post', () => {
  const aim = 'Looking for a hybrid developer role.';
  expect(reportOfJob('Junior Software Developer', 'Quay Apps', ['Built 12 pages in React'], aim).suitableRoles).not.toContain('Developer');
});

test('where the post is wanted does not hide which it is', () => {
  const lines = ['Answered 40 calls a day from customers', 'Typed letters and kept the diary of the office'];
  const { placement } = reportOfJob('Administrator', 'Severn Homes', lines, 'Looking for a Payroll Clerk post in a larger company.');
  expect(placement).toMatchObject({ soc: '4122', matchedTitle: 'Payroll clerk' });
});

test('who returns to the classroom goes back to teach, and is no classroom assistant', () => {
  const { suitableRoles } = reportOfJob(
    'Class Teacher',
    'Humber Bank Primary School',
    ['Taught classes of 30 pupils in Year 6'],
    'Qualified primary teacher (QTS 2008) returning to the classroom.',
  );
  expect(suitableRoles.join(' ')).not.toContain('Assistant');
});

test('who left a trade years ago and asks for other work is not sent back to it', () => {
  const { suitableRoles } = analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Ayr

# Profile
I should now like a paid post as a debt or welfare rights adviser.

# Voluntary work
Volunteer Adviser, Kyle Advice Centre, Ayr\tMay 2023 - Present
- See six clients a week about debt and benefits

# Paid employment
Personal Banker, Strathgarnock Bank, Ayr\tJan 2009 - Feb 2021
- Opened accounts and reviewed overdrafts and loans
- Dealt with 20 bereavement cases a year

# Education
Highers, Doonfoot Academy\t1996
`);
  expect(suitableRoles).toEqual(['Debt Adviser', 'Welfare Rights Adviser']);
});

test('who asks for an apprenticeship looks for one in the field they name, whatever its level is', () => {
  const aim = 'I am 16, have just left school and am looking for a software degree apprenticeship.';
  expect(reportOfJob('Shop Assistant', 'Green Grocers', ['Served customers'], aim).suitableRoles).toEqual(['Software Apprentice']);
});

test('who asks for any apprenticeship is not sent back to an odd job', () => {
  const aim = 'I am 16 and have just left school. I am looking for any job or apprenticeship.';
  const { suitableRoles } = reportOfJob('Paper boy', 'Paper round', ['Delivered papers before school'], aim);
  expect(suitableRoles[0]).toBe('Apprentice');
});

test('an activity that is wanted stands for the post of who does it', () => {
  const aim = 'Keen to move into a practice management or treatment coordinator role.';
  expect(reportOfJob('Dental Nurse', 'Lye Cross Dental Centre', ['Nursed for 28 patients a day'], aim).suitableRoles[0]).toBe(
    'Practice Manager',
  );
});

test('a graduate who serves in a café is not sent back there', () => {
  const profile = 'A recent History graduate who is keen to learn and make a difference.';
  const { suitableRoles, salaryBenchmark } = reportOfJob('Barista', 'Mill Café', ['Made coffee for 200 guests a day'], profile);
  expect(suitableRoles).toEqual([NO_EVIDENCE]);
  expect(salaryBenchmark?.source).toBeNull();
});

test.each([
  ['I’d like a project coordinator or project support job in Leeds.', 'Project Coordinator'],
  ['To obtain a position as Project Coordinator in a large charity.', 'Project Coordinator'],
  ['Moving to industry as financial controller or senior finance manager.', 'Financial Controller'],
])('a wish is known in other words: %s', (aim, wanted) => {
  expect(reportOfJob('Pub Manager', 'The Calder Arms', ['Ran a pub with 22 staff'], aim).suitableRoles[0]).toBe(wanted);
});

test.each([
  ['My next step could be team leader.', 'Team Leader'],
  ['The next step should be Branch Manager of a busy town branch.', 'Branch Manager'],
  ['I am ready to lead a team as a supervisor.', 'Shop Assistant'],
  ['Next role: deputy manager of a garden centre.', 'Deputy Manager'],
  ['I am looking for a position as a litho printer.', 'Litho Printer'],
])('a wish is named by the words of its post alone: %s', (aim, wanted) => {
  expect(reportOfJob('Shop Assistant', 'Green Grocers', ['Served 90 customers a day'], aim).suitableRoles[0]).toBe(wanted);
});

test.each([
  ['Care Assistant', 'Elm Lodge Care Home', 'Looking for a senior carer role.', 'Senior care workers'],
  ['Shop Assistant', 'Green Grocers', 'Looking for a job as a bus driver.', 'Bus and coach drivers'],
])('pay of work that is only wanted or learnt is the next level’s: %s', (title, employer, profile, group) => {
  const { salaryBenchmark } = analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile} I learn quickly and enjoy being part of a team.

# Experience

${title}, ${employer}, Leeds\tJan 2025 - Present
- Helped 20 people a day
- Came in early when others were ill and stayed on when it was busy

# Education
GCSEs, Oakfield School\t2006 - 2009
`);
  expect(salaryBenchmark?.currentLevel.range).toBe('No figure to show');
  expect(salaryBenchmark?.currentLevel.context).toContain('new to this work');
  expect(salaryBenchmark?.nextLevel.requirements).toContain(`The pay is of all people in ‘${group}’`);
});

test.each([
  [
    'Seeking a part-time or term-time payroll clerk, payroll officer or wages co-ordinator post, 20 hours.',
    ['Payroll Clerk', 'Payroll Officer', 'Wages Co-ordinator'],
  ],
  ['I want to move to an office based job with set hours, such as a librarian or archivist, where I can read.', ['Librarian', 'Archivist']],
  ['I’d like to find a job with less lifting, or maybe move to joinery teaching.', ['Joinery Teacher']],
  ['Seeking a mid-level surveyor appointment in Kent.', ['Surveyor']],
  ['I am applying for a salaried or school-led teacher training place for next September.', ['Trainee Teacher']],
  ['I am applying for a Level 3 or 4 joinery apprenticeship (bench or site) to start in May.', ['Joinery Apprentice']],
  ['Looking for a maintenance engineering or theatre technician role.', ['Maintenance Engineer', 'Theatre Technician']],
])('a wish is read to its end, and without how or how far: %s', (aim, wanted) => {
  expect(reportOfJob('Shop Assistant', 'Green Grocers', ['Served 90 customers a day'], aim).suitableRoles.slice(0, wanted.length)).toEqual(
    wanted,
  );
});

test('what a wish says of the work names no post', () => {
  const aim = 'Looking for a florist job in a team, experienced with a manager who teaches, and near a school.';
  expect(reportOfJob('Shop Assistant', 'Green Grocers', ['Served 90 customers a day'], aim).suitableRoles).toEqual([
    'Florist',
    'Shop Assistant',
  ]);
});

test.each([
  ['Structural Engineer', 'Quay Consulting', 'Looking for a principal engineer post.', 'machine operatives'],
  ['Stores Supervisor', 'Wend Valley Pallets', 'Looking for a shift manager job.', 'Catering'],
])('a wanted post shows no pay of distant work that shares a word: %s', (title, employer, aim, distant) => {
  const { nextLevel } = reportOfJob(title, employer, ['Checked the work of six others'], aim).salaryBenchmark ?? {};
  expect(nextLevel?.requirements).not.toContain(distant);
  expect(nextLevel?.requirements).toContain('We show no pay');
});

test.each([
  ['Deputy Manager', 'Elm Lodge Care Home', 'I am looking for a Registered Manager position.', ['Registered Manager', 'Deputy Manager']],
  ['Marketing Manager', 'Quay Foods', 'Seeking a Head of Growth role.', ['Head of Growth', 'Marketing Manager']],
  ['Procurement Manager', 'Quay Foods', 'Seeking a Head of Procurement role.', ['Head of Procurement', 'Procurement Manager']],
])('beside the post that is wanted stands the one that is held: %s', (title, employer, aim, roles) => {
  expect(reportOfJob(title, employer, ['Led a team of 12'], aim).suitableRoles).toEqual(roles);
});

test('who wants an earlier trade back is placed by it, and not by the job for the time between', () => {
  const roles = [
    'Van Driver, Corbie Foods, Leeds\tJan 2025 - Present\n- Delivered 20 boxes a shift to homes in Leeds',
    'Tanker Driver, Links Fuels, Hull\tMay 2013 - Nov 2024\n- Carried petrol to 30 forecourts a week in an artic',
  ];
  expect(reportOfJobs('Clean driver who is looking to get back on tankers by day.', ...roles).placement?.soc).toBe('8211');
  expect(reportOfJobs('Clean driver who likes a full day and a full van.', ...roles).placement?.soc).toBe('8214');
});

test('who wants to leave for a field begins there, also where the present work is not placed', () => {
  const { suitableRoles } = reportOfJobs(
    'After nine years at the bench I am moving from research towards regulatory affairs, technical writing or patents.',
    'Postdoc, Corbie University, Leeds\tJan 2020 - Present\n- Made 38 compounds for a partner in coatings',
  );
  expect(suitableRoles[0]).toBe('Regulatory Affairs Officer');
});

test('a first post of its kind is the post itself', () => {
  const aim = 'Seeking a first Finance Director post in a maker of furniture.';
  const { suitableRoles } = reportOfJob('Group Financial Controller', 'Oak Chairs', ['Closed the books of 4 firms', 'Led 12 people'], aim);
  expect(suitableRoles[0]).toBe('Finance Director');
});

test.each([
  [
    'employers that are wanted are no posts',
    'Seeking a senior position with a consultant, contractor or client organisation.',
    'Contractor',
  ],
  ['a post in the possessive is named without it', 'Looking for a general manager’s job in a busy restaurant.', 'General Manager’s'],
])('%s', (_, aim, wrong) => {
  const { suitableRoles } = reportOfJob('General Manager', 'The Lobster Pot', ['Ran a restaurant with 110 covers'], aim);
  expect(suitableRoles).not.toContain(wrong);
});

test('a word for people of any trade is no post', () => {
  const aim = 'Now looking for a Band 7 specialist or first contact post.';
  expect(reportOfJob('Physiotherapist', 'Elm Hospital', ['Treated 14 patients a day'], aim).suitableRoles).not.toContain('Specialist');
});

test('a wish in learners’ English names its post', () => {
  const aim = 'I search a position like head baker of a small bakery.';
  expect(reportOfJob('Night Baker', 'Fenland Oven', ['Baked 1,100 loaves a night'], aim).suitableRoles.join(' ')).toMatch(/head baker/i);
});

test('a wanted post ends before a field that stands for another', () => {
  const { suitableRoles } = reportOfJob(
    'Publican',
    'The Fox Inn',
    ['Ran the pub'],
    'I am seeking a position in housing, ideally as a Housing Officer or in tenancy support.',
  );
  expect(suitableRoles[0]).toBe('Housing Officer');
});
