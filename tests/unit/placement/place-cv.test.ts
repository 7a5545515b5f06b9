import { NO_EVIDENCE } from '@/lib/analysis/compose/roles';
import type { AnalysisResult } from '@/lib/shared/result';
import { analyseLines } from '@/tests/support/analyse-lines';

const report = (title: string, employer: string, lines: readonly string[], profile = 'Ten years of steady work.'): AnalysisResult =>
  analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile}

# Experience

${title}, ${employer}, Leeds\tJan 2016 - Present
${lines.map((line) => `- ${line}`).join('\n')}
- Kept the shared records in order for everybody else
- Wrote to visitors before and after each of their appointments

# Education
GCSEs, Oakfield School\t2006 - 2009
`);

test('a bus driver is placed, named and paid as one', () => {
  const { placement, suitableRoles, salaryBenchmark } = report('Bus Driver', 'Aire Valley Buses', [
    'Drove 12 routes a week with 300 passengers',
  ]);
  expect(placement).toMatchObject({ soc: '8212', title: 'Bus and coach drivers', matchedTitle: 'Bus driver' });
  expect(suitableRoles[0]).toBe('Bus Driver');
  expect(salaryBenchmark?.source).toMatchObject({ soc: '8212', year: 2025 });
  expect(salaryBenchmark?.currentLevel.context).toContain('We place your work in the official group ‘Bus and coach drivers’ (SOC 8212).');
});

test('a sergeant of the army is no police officer, and is led to civilian work by trade', () => {
  const { placement, suitableRoles } = report('Sergeant', 'British Army', [
    'Ran the stores and movements of 40 vehicles',
    'Planned logistics and freight for 3 exercises',
  ]);
  expect(placement?.soc).toBe('3311');
  expect(suitableRoles[0]).toBe('Logistics Coordinator');
});

test('a rate that no index knows, on a ship of the navy, is one of the forces, and is led to civilian work by trade', () => {
  const { placement, suitableRoles } = report(
    'POWTR(ME)',
    'HMS Wren',
    ['Kept 6 diesel engines and 2 boilers running', 'Planned the maintenance of diesel generators'],
    'Leaving the Royal Navy in March after 14 years.',
  );
  expect(placement?.soc).toBe('3311');
  expect(suitableRoles[0]).toBe('Maintenance Engineer');
});

test('a police officer who leaves is not sent to the police', () => {
  const lines = ['Supervised fraud cases and POCA confiscation', 'Led 4 fraud and money laundering investigations'];
  const leaving = report('Detective Sergeant', 'Wessex Constabulary', lines, 'Leaving the police in March for the private sector.');
  expect(leaving.suitableRoles.join(' ')).not.toMatch(/police|detective/i);
  expect(leaving.suitableRoles[0]).toBe('Fraud Investigator');
  expect(report('Detective Sergeant', 'Wessex Constabulary', lines).suitableRoles[0]).toMatch(/Police|Detective/);
});

test('the scale of the band that a nurse names is shown to the pound, and called a scale', () => {
  const { currentLevel } = report('District Nurse (Band 6)', 'Wessex NHS Trust', ['Held a caseload of 60 patients']).salaryBenchmark ?? {};
  expect(currentLevel).toMatchObject({ range: '£38,682 – £46,580', figures: null });
  expect(currentLevel?.context).toContain('its scale of basic pay');
});

test('nobody is sent to work whose register the CV does not show', () => {
  const { suitableRoles } = report('Healthcare Assistant', 'Wessex NHS Trust', [
    'Took observations of 24 patients a shift',
    'Helped with personal care',
  ]);
  expect(suitableRoles.join(' ')).not.toMatch(/\b(?:nurse|midwife|doctor|paramedic)\b/i);
});

test('a title that no index knows is placed nowhere, and neither role nor pay is named', () => {
  const { placement, roleMatches, salaryBenchmark } = report('Xyzzy Plugh', 'Frobnitz', ['Frobbed 12 quuxes', 'Grokked the wumpus']);
  expect(placement?.probability ?? 0).toBeLessThan(0.5);
  expect(roleMatches).toEqual([]);
  expect(salaryBenchmark?.source).toBeNull();
});

test('the region is that of the place of work, and the sentence says how it was made', () => {
  const { context } = report('Bus Driver', 'Aire Valley Buses', ['Drove 12 routes a week']).salaryBenchmark?.currentLevel ?? {};
  expect(context).toMatch(/In Yorkshire and The Humber pay in this broad kind of work is about \d+% lower, worked out from ONS medians\./);
});

test('who changes career reads the work that is wanted first', () => {
  const aim = 'Looking to move into learning and development as a training officer.';
  const lines = ['Taught 30 pupils in Year 4', 'Led maths across the school'];
  const { suitableRoles, roleMatches, placement } = report('Primary School Teacher', 'Oak Primary School', lines, aim);
  expect(placement?.soc).toBe('2314');
  expect(suitableRoles[0]).toBe('Training Officer');
  expect(roleMatches[0]).toMatchObject({ title: 'Training Officer', soc: '3574' });
});

test('who wants to leave for a field without naming a post begins as its assistant, and is not sent back', () => {
  const aim = 'It is time for a change and I would now like to work in an office.';
  const { suitableRoles, roleMatches } = report('Teaching Assistant', 'Oak Primary School', ['Read with 30 pupils in Year 4'], aim);
  expect(suitableRoles).toEqual(['Office Assistant']);
  expect(roleMatches.map(({ title }) => title)).toEqual(['Office Assistant']);
});

test('who wants to rise in the trade keeps it among the roles', () => {
  const aim = 'Looking for a post as a care home manager.';
  const { suitableRoles } = report('Senior Care Assistant', 'Elm Lodge Care Home', ['Gave medication to 24 residents'], aim);
  expect(suitableRoles.join(' ')).toMatch(/Senior Care/);
});

test('a title in itself is not made somebody’s assistant', () => {
  const aim = 'Looking for a post as a matron.';
  const { suitableRoles } = report('Ward Sister', 'Northcliffe Hospital', ['Led 18 nurses on a ward of 28 beds'], aim);
  expect(suitableRoles.join(' ')).not.toMatch(/Assistant/);
});

test('wanted work whose register the CV does not show is no role to apply for', () => {
  const lines = ['Served 200 customers a day', 'Counted the tills each evening'];
  const { suitableRoles } = report('Shop Assistant', 'Green Grocers', lines, 'Looking for a post as a physiotherapist.');
  expect(suitableRoles.join(' ')).not.toMatch(/physio/i);
});

test('the post that is wanted within the trade comes first, in the person’s words', () => {
  const aim = 'Looking for a First Junior Clerk post in a commercial set.';
  const { suitableRoles } = report('Junior Clerk', '9 Elm Court Chambers', ['Listed 30 hearings a week', 'Agreed fees'], aim);
  expect(suitableRoles.slice(0, 2)).toEqual(['First Junior Clerk', 'Junior Clerk']);
});

test('of two posts that are wanted the one of the trade comes first', () => {
  const aim = 'I am now seeking a Senior Housing Officer or Team Leader role.';
  const lines = ['Ran a patch of 500 council homes', 'Signed up 40 tenants a year'];
  expect(report('Housing Officer', 'Wend Valley Homes', lines, aim).suitableRoles[0]).toBe('Senior Housing Officer');
});

test('a step up that is named by its rank alone is one of the trade', () => {
  const aim = 'Seeking an associate director post in a consultancy.';
  const { suitableRoles } = report('Senior Transport Planner', 'Quay Planning', ['Won 12 bids', 'Led six planners'], aim);
  expect(suitableRoles.slice(0, 2)).toEqual(['Associate Director', 'Senior Transport Planner']);
});

test('other work that is wanted comes first, as a trainee where they say so', () => {
  const aim = 'I have done my phlebotomy course and I’m after a trainee phlebotomist or healthcare assistant job on days.';
  const lines = ['Moved 40 patients a shift between wards', 'Took specimens to the lab'];
  expect(report('Hospital Porter', 'Mark Street Infirmary', lines, aim).suitableRoles).toEqual([
    'Trainee Phlebotomist',
    'Healthcare Assistant',
    'Hospital Porter',
  ]);
});

test('a field that is wanted stands for the post that begins there', () => {
  const aim = 'Looking for safeguarding, compliance or investigations work with a council or charity.';
  const lines = ['Led nine officers on 340 enquiries a year', 'Trained 60 teachers'];
  expect(report('Police Sergeant', 'Police Scotland', lines, aim).suitableRoles[0]).toBe('Safeguarding Officer');
});

test('a title that no index has is known by its words', () => {
  const lines = ['Ran 45 sales and purchases of homes', 'Drafted 20 contract packs'];
  expect(report('Conveyancing Paralegal', 'Mark Vaughan Solicitors', lines).placement?.title).toBe('Legal associate professionals');
});

test('a word of the own trade names no other work', () => {
  const aim = 'Looking for a permanent technical job in a producing theatre.';
  const { suitableRoles } = report('Lighting Technician', 'Playhouse', ['Programmed 12 shows', 'Rigged 40 lamps'], aim);
  expect(suitableRoles).toEqual(['Lighting Technician']);
});

test('what a post is to lead to is not the post', () => {
  const aim = 'I am applying for a Junior Sister post to grow as a clinical leader.';
  expect(report('Staff Nurse', 'Northcliffe Hospital', ['Led 18 nurses on a ward'], aim).suitableRoles[0]).toBe('Junior Sister');
});

test('a wish that says less than the title held is no other post', () => {
  const aim = 'Looking for a hybrid developer role.';
  expect(report('Junior Software Developer', 'Quay Apps', ['Built 12 pages in React'], aim).suitableRoles).not.toContain('Developer');
});

test('a non-commissioned officer is shown the civilian work of the duties, and never the rank', () => {
  const moves = ['Ran a fleet of 96 vehicles', 'Planned transport of 140 vehs to Germany', 'Tested dvrs of trucks'];
  expect(report('MT SNCO', '27 Regt RLC', moves).suitableRoles).toEqual(['Transport Supervisor', 'HGV Driver']);
  const { suitableRoles, roleMatches } = report('Tp Sgt', '9 Regt RLC', ['Welfare of 28 soldiers', 'Wrote 28 reports']);
  expect(suitableRoles).toEqual([NO_EVIDENCE]);
  expect(roleMatches).toEqual([]);
});

test('a first post of any kind is not called a first one', () => {
  const lines = ['Answered 40 calls a day from customers', 'Typed letters and kept the diary of the office'];
  for (const aim of ['Looking for my first payroll clerk post.', 'Looking for a first post as a payroll clerk.'])
    expect(report('Administrator', 'Severn Homes', lines, aim).placement?.matchedTitle).toBe('Payroll clerk');
});

test('where the post is wanted does not hide which it is', () => {
  const lines = ['Answered 40 calls a day from customers', 'Typed letters and kept the diary of the office'];
  const { placement } = report('Administrator', 'Severn Homes', lines, 'Looking for a Payroll Clerk post in a larger company.');
  expect(placement).toMatchObject({ soc: '4122', matchedTitle: 'Payroll clerk' });
});

test('the name somebody goes by outweighs a title that the index does not know', () => {
  const { placement } = report(
    'Service and Breakdown Engineer',
    'Tamar Heating (Quay Homes contract)',
    ['Serviced boilers on a patch of 2,200 homes'],
    'Gas engineer, 14 years on domestic work.',
  );
  expect(placement).toMatchObject({ soc: '5315', matchedTitle: 'Gas engineer' });
});

test('‘a professional’ is no name for anybody’s work', () => {
  const { placement } = report('Bus Driver', 'Aire Valley Buses', ['Drove 12 routes a week'], 'I am a hard-working professional.');
  expect(placement?.soc).toBe('8212');
});

test('who returns to the classroom goes back to teach, and is no classroom assistant', () => {
  const { suitableRoles } = report(
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
  expect(report('Shop Assistant', 'Green Grocers', ['Served customers'], aim).suitableRoles).toEqual(['Software Apprentice']);
});

test('who asks for any apprenticeship is not sent back to an odd job', () => {
  const aim = 'I am 16 and have just left school. I am looking for any job or apprenticeship.';
  const { suitableRoles } = report('Paper boy', 'Paper round', ['Delivered papers before school'], aim);
  expect(suitableRoles[0]).toBe('Apprentice');
});

test('a title that several kinds of work share is looked for, and shows no pay', () => {
  const { suitableRoles, salaryBenchmark } = report('Customer Service Adviser', 'Northway', ['Answered 60 calls a day from customers']);
  expect(suitableRoles).toEqual(['Customer Service Adviser']);
  expect(salaryBenchmark?.source ?? null).toBeNull();
  expect(report('Manager', 'Northway', ['Answered 60 calls a day']).suitableRoles).not.toContain('Manager');
});

test('an activity that is wanted stands for the post of who does it', () => {
  const aim = 'Keen to move into a practice management or treatment coordinator role.';
  expect(report('Dental Nurse', 'Lye Cross Dental Centre', ['Nursed for 28 patients a day'], aim).suitableRoles[0]).toBe(
    'Practice Manager',
  );
});

test('a council is no ministry, and a parish clerk no civil servant', () => {
  const profile = 'I am an experienced and qualified Parish Clerk with ten years of work.';
  const lines = ['Wrote the minutes of 30 meetings a year', 'Kept the accounts of the precept'];
  expect(report('Clerk and Responsible Financial Officer', 'Much Fen Parish Council', lines, profile).placement?.soc).toBe('4112');
});

test.each([
  ['Operations Director', 'Northgate Logistics', '1140'],
  ['Lecturer in Mathematics', 'Wear Bridge College', '2312'],
  ['Conductor', 'Aire Valley Trains', '6214'],
])('the employer tells the industry of a title that many have: %s', (title, employer, soc) => {
  const { placement } = report(title, employer, ['Led work that 20 people took part in every week']);
  expect(placement).toMatchObject({ soc });
  expect(placement?.probability).toBeGreaterThanOrEqual(0.65);
});

test.each(['General Manager', 'Store Manager'])('a title of many trades alone shows no pay: %s', (title) => {
  const { salaryBenchmark } = report(title, 'Quay Holdings', ['Led work that 20 people took part in every week']);
  expect(salaryBenchmark?.source).toBeNull();
});

test('a graduate who serves in a café is not sent back there', () => {
  const profile = 'A recent History graduate who is keen to learn and make a difference.';
  const { suitableRoles, salaryBenchmark } = report('Barista', 'Mill Café', ['Made coffee for 200 guests a day'], profile);
  expect(suitableRoles).toEqual([NO_EVIDENCE]);
  expect(salaryBenchmark?.source).toBeNull();
});

test.each([
  ['I’d like a project coordinator or project support job in Leeds.', 'Project Coordinator'],
  ['To obtain a position as Project Coordinator in a large charity.', 'Project Coordinator'],
  ['Moving to industry as financial controller or senior finance manager.', 'Financial Controller'],
])('a wish is known in other words: %s', (aim, wanted) => {
  expect(report('Pub Manager', 'The Calder Arms', ['Ran a pub with 22 staff'], aim).suitableRoles[0]).toBe(wanted);
});

test.each([
  ['Looking for a Learning and Development Adviser role.', ['Learning and Development Adviser']],
  ['I would like to be a health and safety officer.', ['Health and Safety Officer']],
  ['I want to become a finance and resources manager.', ['Finance and Resources Manager']],
  ['Looking for a senior carer and team leader role.', ['Senior Carer', 'Team Leader']],
])('‘and’ joins two posts only where both are posts: %s', (aim, wanted) => {
  const { suitableRoles } = report('Pub Manager', 'The Calder Arms', ['Ran a pub with 22 staff'], aim);
  expect(suitableRoles.filter((title) => title !== 'Pub Manager')).toEqual(wanted);
});

test.each([
  ['My next step could be team leader.', 'Team Leader'],
  ['The next step should be Branch Manager of a busy town branch.', 'Branch Manager'],
  ['I am ready to lead a team as a supervisor.', 'Shop Assistant'],
  ['Next role: deputy manager of a garden centre.', 'Deputy Manager'],
  ['I am looking for a position as a litho printer.', 'Litho Printer'],
])('a wish is named by the words of its post alone: %s', (aim, wanted) => {
  expect(report('Shop Assistant', 'Green Grocers', ['Served 90 customers a day'], aim).suitableRoles[0]).toBe(wanted);
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

test('the next step of a trainee is the trade without the training', () => {
  const { nextLevel } = report('Trainee Solicitor', 'Quay Solicitors', ['Drafted 20 witness statements']).salaryBenchmark ?? {};
  expect(nextLevel?.requirements).toMatch(/^A next step can be Solicitor\./);
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
  expect(report('Shop Assistant', 'Green Grocers', ['Served 90 customers a day'], aim).suitableRoles.slice(0, wanted.length)).toEqual(
    wanted,
  );
});

test('a field with a word for its rank is no post', () => {
  const { suitableRoles } = report('Design Engineer', 'Quay Pumps', ['Drew 40 pump casings'], 'Seeking a graduate design role in pumps.');
  expect(suitableRoles).not.toContain('Graduate Design');
});

test('what a wish says of the work names no post', () => {
  const aim = 'Looking for a florist job in a team, experienced with a manager who teaches, and near a school.';
  expect(report('Shop Assistant', 'Green Grocers', ['Served 90 customers a day'], aim).suitableRoles).toEqual([
    'Florist',
    'Shop Assistant',
  ]);
});

test.each([
  ['Structural Engineer', 'Quay Consulting', 'Looking for a principal engineer post.', 'machine operatives'],
  ['Stores Supervisor', 'Wend Valley Pallets', 'Looking for a shift manager job.', 'Catering'],
])('a wanted post shows no pay of distant work that shares a word: %s', (title, employer, aim, distant) => {
  const { nextLevel } = report(title, employer, ['Checked the work of six others'], aim).salaryBenchmark ?? {};
  expect(nextLevel?.requirements).not.toContain(distant);
  expect(nextLevel?.requirements).toContain('We show no pay');
});

test.each([
  ['Deputy Manager', 'Elm Lodge Care Home', 'I am looking for a Registered Manager position.', ['Registered Manager', 'Deputy Manager']],
  ['Marketing Manager', 'Quay Foods', 'Seeking a Head of Growth role.', ['Head of Growth', 'Marketing Manager']],
  ['Procurement Manager', 'Quay Foods', 'Seeking a Head of Procurement role.', ['Head of Procurement', 'Procurement Manager']],
])('beside the post that is wanted stands the one that is held: %s', (title, employer, aim, roles) => {
  expect(report(title, employer, ['Led a team of 12'], aim).suitableRoles).toEqual(roles);
});

test('who has not qualified yet is placed below the qualified, by the title that is held', () => {
  const { placement, suitableRoles } = report('Junior Accountant', 'Corbie Printers', ['Prepared 34 reconciliations a month']);
  expect(placement?.soc).toBe('4122');
  expect(suitableRoles).toEqual(['Junior Accountant']);
});

const career = (profile: string, ...roles: string[]): AnalysisResult =>
  analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile}

# Experience

${roles.join('\n\n')}
- Kept the shared records in order for everybody else
- Wrote to visitors before and after each of their appointments

# Education
GCSEs, Oakfield School\t2006 - 2009
`);

test('who wants an earlier trade back is placed by it, and not by the job for the time between', () => {
  const roles = [
    'Van Driver, Corbie Foods, Leeds\tJan 2025 - Present\n- Delivered 20 boxes a shift to homes in Leeds',
    'Tanker Driver, Links Fuels, Hull\tMay 2013 - Nov 2024\n- Carried petrol to 30 forecourts a week in an artic',
  ];
  expect(career('Clean driver who is looking to get back on tankers by day.', ...roles).placement?.soc).toBe('8211');
  expect(career('Clean driver who likes a full day and a full van.', ...roles).placement?.soc).toBe('8214');
});

test('a title that the profile says in full is that work', () => {
  const { placement } = career(
    'Structural engineering technician with twelve years in steel frames and concrete.',
    'Structural Technician, Corbie Consulting, Leeds\tJan 2015 - Present\n- Drew 214 sheets of steelwork in Revit',
  );
  expect(placement).toMatchObject({ soc: '3114' });
  expect(placement?.probability).toBeGreaterThanOrEqual(0.65);
});

test('a team leader whose lines tell of calls leads in a call centre', () => {
  const { placement } = report('Team Leader', 'Corbie Connect', ['Led 14 advisers on inbound billing calls']);
  expect(placement?.soc).toBe('7220');
  expect(placement?.probability).toBeGreaterThanOrEqual(0.65);
});

test('who leads nineteen people is not paid as one of them', () => {
  const { placement, salaryBenchmark, suitableRoles } = report('Front of House Manager', 'Corbie Spa Hotel', [
    'Lead 19 people on two desks',
  ]);
  expect(placement?.probability).toBeLessThan(0.65);
  expect(salaryBenchmark?.confidence).toBe('none');
  expect(suitableRoles[0]).toBe('Front of House Manager');
});

test('who wants to leave for a field begins there, also where the present work is not placed', () => {
  const { suitableRoles } = career(
    'After nine years at the bench I am moving from research towards regulatory affairs, technical writing or patents.',
    'Postdoc, Corbie University, Leeds\tJan 2020 - Present\n- Made 38 compounds for a partner in coatings',
  );
  expect(suitableRoles[0]).toBe('Regulatory Affairs Officer');
});

test('the match is called sure only where a title is that of the index word for word', () => {
  const lines = [
    'Wired 30 homes to BS 7671',
    'Tested installations, did fault finding and inspection',
    'Read wiring diagrams and fitted consumer units',
  ];
  const surenessOf = (title: string) => report(title, 'Corbie Electrical', lines).salaryBenchmark?.confidence;
  expect(surenessOf('Senior Electrician')).not.toBe('high');
});
