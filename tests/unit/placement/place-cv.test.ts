import { NO_EVIDENCE } from '@/lib/analysis/compose/roles';
import { reportOfJob, reportOfJobs } from '@/tests/support/report-of-job';

test('a bus driver is placed, named and paid as one', () => {
  const { placement, suitableRoles, salaryBenchmark } = reportOfJob('Bus Driver', 'Aire Valley Buses', [
    'Drove 12 routes a week with 300 passengers',
  ]);
  expect(placement).toMatchObject({ soc: '8212', title: 'Bus and coach drivers', matchedTitle: 'Bus driver' });
  expect(suitableRoles[0]).toBe('Bus Driver');
  expect(salaryBenchmark?.source).toMatchObject({ soc: '8212', year: 2025 });
  expect(salaryBenchmark?.currentLevel.context).toContain('We place your work in the official group ‘Bus and coach drivers’ (SOC 8212).');
});

test('a sergeant of the army is no police officer, and is led to civilian work by trade', () => {
  const { placement, suitableRoles } = reportOfJob('Sergeant', 'British Army', [
    'Ran the stores and movements of 40 vehicles',
    'Planned logistics and freight for 3 exercises',
  ]);
  expect(placement?.soc).toBe('3311');
  expect(suitableRoles[0]).toBe('Logistics Coordinator');
});

test('a rate that no index knows, on a ship of the navy, is one of the forces, and is led to civilian work by trade', () => {
  const { placement, suitableRoles } = reportOfJob(
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
  const leaving = reportOfJob('Detective Sergeant', 'Wessex Constabulary', lines, 'Leaving the police in March for the private sector.');
  expect(leaving.suitableRoles.join(' ')).not.toMatch(/police|detective/i);
  expect(leaving.suitableRoles[0]).toBe('Fraud Investigator');
  expect(reportOfJob('Detective Sergeant', 'Wessex Constabulary', lines).suitableRoles[0]).toMatch(/Police|Detective/);
});

test('the scale of the band that a nurse names is shown to the pound, and called a scale', () => {
  const { currentLevel } =
    reportOfJob('District Nurse (Band 6)', 'Wessex NHS Trust', ['Held a caseload of 60 patients']).salaryBenchmark ?? {};
  expect(currentLevel).toMatchObject({ range: '£38,682 – £46,580', figures: null });
  expect(currentLevel?.context).toContain('its scale of basic pay');
});

test('nobody is sent to work whose register the CV does not show', () => {
  const { suitableRoles } = reportOfJob('Healthcare Assistant', 'Wessex NHS Trust', [
    'Took observations of 24 patients a shift',
    'Helped with personal care',
  ]);
  expect(suitableRoles.join(' ')).not.toMatch(/\b(?:nurse|midwife|doctor|paramedic)\b/i);
});

test('a title that no index knows is placed nowhere, and neither role nor pay is named', () => {
  const { placement, roleMatches, salaryBenchmark } = reportOfJob('Xyzzy Plugh', 'Frobnitz', ['Frobbed 12 quuxes', 'Grokked the wumpus']);
  expect(placement?.probability ?? 0).toBeLessThan(0.5);
  expect(roleMatches).toEqual([]);
  expect(salaryBenchmark?.source).toBeNull();
});

test('the region is that of the place of work, and the sentence says how it was made', () => {
  const { context } = reportOfJob('Bus Driver', 'Aire Valley Buses', ['Drove 12 routes a week']).salaryBenchmark?.currentLevel ?? {};
  expect(context).toMatch(/In Yorkshire and The Humber pay in this broad kind of work is about \d+% lower, worked out from ONS medians\./);
});

test('a title in itself is not made somebody’s assistant', () => {
  const aim = 'Looking for a post as a matron.';
  const { suitableRoles } = reportOfJob('Ward Sister', 'Northcliffe Hospital', ['Led 18 nurses on a ward of 28 beds'], aim);
  expect(suitableRoles.join(' ')).not.toMatch(/Assistant/);
});

test('a title that no index has is known by its words', () => {
  const lines = ['Ran 45 sales and purchases of homes', 'Drafted 20 contract packs'];
  expect(reportOfJob('Conveyancing Paralegal', 'Mark Vaughan Solicitors', lines).placement?.title).toBe('Legal associate professionals');
});

test('a word of the own trade names no other work', () => {
  const aim = 'Looking for a permanent technical job in a producing theatre.';
  const { suitableRoles } = reportOfJob('Lighting Technician', 'Playhouse', ['Programmed 12 shows', 'Rigged 40 lamps'], aim);
  expect(suitableRoles).toEqual(['Lighting Technician']);
});

test('what a post is to lead to is not the post', () => {
  const aim = 'I am applying for a Junior Sister post to grow as a clinical leader.';
  expect(reportOfJob('Staff Nurse', 'Northcliffe Hospital', ['Led 18 nurses on a ward'], aim).suitableRoles[0]).toBe('Junior Sister');
});

test('a non-commissioned officer is shown the civilian work of the duties, and never the rank', () => {
  const moves = ['Ran a fleet of 96 vehicles', 'Planned transport of 140 vehs to Germany', 'Tested dvrs of trucks'];
  expect(reportOfJob('MT SNCO', '27 Regt RLC', moves).suitableRoles).toEqual(['Transport Supervisor', 'HGV Driver']);
  const { suitableRoles, roleMatches } = reportOfJob('Tp Sgt', '9 Regt RLC', ['Welfare of 28 soldiers', 'Wrote 28 reports']);
  expect(suitableRoles).toEqual([NO_EVIDENCE]);
  expect(roleMatches).toEqual([]);
});

test('a first post of any kind is not called a first one', () => {
  const lines = ['Answered 40 calls a day from customers', 'Typed letters and kept the diary of the office'];
  for (const aim of ['Looking for my first payroll clerk post.', 'Looking for a first post as a payroll clerk.'])
    expect(reportOfJob('Administrator', 'Severn Homes', lines, aim).placement?.matchedTitle).toBe('Payroll clerk');
});

test('the name somebody goes by outweighs a title that the index does not know', () => {
  const { placement } = reportOfJob(
    'Service and Breakdown Engineer',
    'Tamar Heating (Quay Homes contract)',
    ['Serviced boilers on a patch of 2,200 homes'],
    'Gas engineer, 14 years on domestic work.',
  );
  expect(placement).toMatchObject({ soc: '5315', matchedTitle: 'Gas engineer' });
});

test('‘a professional’ is no name for anybody’s work', () => {
  const { placement } = reportOfJob('Bus Driver', 'Aire Valley Buses', ['Drove 12 routes a week'], 'I am a hard-working professional.');
  expect(placement?.soc).toBe('8212');
});

test('a title that several kinds of work share is looked for, and shows no pay', () => {
  const { suitableRoles, salaryBenchmark } = reportOfJob('Customer Service Adviser', 'Northway', [
    'Answered 60 calls a day from customers',
  ]);
  expect(suitableRoles).toEqual(['Customer Service Adviser']);
  expect(salaryBenchmark?.source ?? null).toBeNull();
  expect(reportOfJob('Manager', 'Northway', ['Answered 60 calls a day']).suitableRoles).not.toContain('Manager');
});

test('a council is no ministry, and a parish clerk no civil servant', () => {
  const profile = 'I am an experienced and qualified Parish Clerk with ten years of work.';
  const lines = ['Wrote the minutes of 30 meetings a year', 'Kept the accounts of the precept'];
  expect(reportOfJob('Clerk and Responsible Financial Officer', 'Much Fen Parish Council', lines, profile).placement?.soc).toBe('4112');
});

test.each([
  ['Operations Director', 'Northgate Logistics', '1140'],
  ['Lecturer in Mathematics', 'Wear Bridge College', '2312'],
  ['Conductor', 'Aire Valley Trains', '6214'],
])('the employer tells the industry of a title that many have: %s', (title, employer, soc) => {
  const { placement } = reportOfJob(title, employer, ['Led work that 20 people took part in every week']);
  expect(placement).toMatchObject({ soc });
  expect(placement?.probability).toBeGreaterThanOrEqual(0.65);
});

test.each(['General Manager', 'Store Manager'])('a title of many trades alone shows no pay: %s', (title) => {
  const { salaryBenchmark } = reportOfJob(title, 'Quay Holdings', ['Led work that 20 people took part in every week']);
  expect(salaryBenchmark?.source).toBeNull();
});

test.each([
  ['Looking for a Learning and Development Adviser role.', ['Learning and Development Adviser']],
  ['I would like to be a health and safety officer.', ['Health and Safety Officer']],
  ['I want to become a finance and resources manager.', ['Finance and Resources Manager']],
  ['Looking for a senior carer and team leader role.', ['Senior Carer', 'Team Leader']],
])('‘and’ joins two posts only where both are posts: %s', (aim, wanted) => {
  const { suitableRoles } = reportOfJob('Pub Manager', 'The Calder Arms', ['Ran a pub with 22 staff'], aim);
  expect(suitableRoles.filter((title) => title !== 'Pub Manager')).toEqual(wanted);
});

test('the next step of a trainee is the trade without the training', () => {
  const { nextLevel } = reportOfJob('Trainee Solicitor', 'Quay Solicitors', ['Drafted 20 witness statements']).salaryBenchmark ?? {};
  expect(nextLevel?.requirements).toMatch(/^A next step can be Solicitor\./);
});

test('a field with a word for its rank is no post', () => {
  const { suitableRoles } = reportOfJob(
    'Design Engineer',
    'Quay Pumps',
    ['Drew 40 pump casings'],
    'Seeking a graduate design role in pumps.',
  );
  expect(suitableRoles).not.toContain('Graduate Design');
});

test('who has not qualified yet is placed below the qualified, by the title that is held', () => {
  const { placement, suitableRoles } = reportOfJob('Junior Accountant', 'Corbie Printers', ['Prepared 34 reconciliations a month']);
  expect(placement?.soc).toBe('4122');
  expect(suitableRoles).toEqual(['Junior Accountant']);
});
test('a title that the profile says in full is that work', () => {
  const { placement } = reportOfJobs(
    'Structural engineering technician with twelve years in steel frames and concrete.',
    'Structural Technician, Corbie Consulting, Leeds\tJan 2015 - Present\n- Drew 214 sheets of steelwork in Revit',
  );
  expect(placement).toMatchObject({ soc: '3114' });
  expect(placement?.probability).toBeGreaterThanOrEqual(0.65);
});

test('a team leader whose lines tell of calls leads in a call centre', () => {
  const { placement } = reportOfJob('Team Leader', 'Corbie Connect', ['Led 14 advisers on inbound billing calls']);
  expect(placement?.soc).toBe('7220');
  expect(placement?.probability).toBeGreaterThanOrEqual(0.65);
});

test('who leads nineteen people is not paid as one of them', () => {
  const { placement, salaryBenchmark, suitableRoles } = reportOfJob('Front of House Manager', 'Corbie Spa Hotel', [
    'Lead 19 people on two desks',
  ]);
  expect(placement?.probability).toBeLessThan(0.65);
  expect(salaryBenchmark?.confidence).toBe('none');
  expect(suitableRoles[0]).toBe('Front of House Manager');
});

test('the match is called sure only where a title is that of the index word for word', () => {
  const lines = [
    'Wired 30 homes to BS 7671',
    'Tested installations, did fault finding and inspection',
    'Read wiring diagrams and fitted consumer units',
  ];
  const surenessOf = (title: string) => reportOfJob(title, 'Corbie Electrical', lines).salaryBenchmark?.confidence;
  expect(surenessOf('Senior Electrician')).not.toBe('high');
});

test('the fuller name that somebody calls themselves by tells the work, and not a part of it', () => {
  const { placement } = reportOfJob(
    'Senior Therapist',
    'Willow Skin Studio',
    ['Give 9 facials and peels a day'],
    'Senior beauty therapist with seven years in salons.',
  );
  expect(placement?.soc).toBe('6222');
});

test('a civil engineer by profession is no tradesperson', () => {
  const { placement } = reportOfJob(
    'Senior Engineer (Highways)',
    'Fylde Infrastructure Partnership',
    ['Designed 12 drainage schemes and wrote the contract documents'],
    'Incorporated Civil Engineer with 30 years in highways.\n\n# Memberships\nMICE, registered as IEng, 1996',
  );
  expect(placement?.soc).toBe('2121');
});

test('an assistant headteacher of a secondary school is not paid as one of a primary school', () => {
  const { roleMatches } = reportOfJob(
    'Head of Science',
    'Rowley Hill Academy',
    ['Lead 13 teachers in an 11 to 18 comprehensive'],
    'Head of Science in a secondary school. Looking for an Assistant Headteacher post.',
  );
  expect(roleMatches.map(({ soc }) => soc)).not.toContain('2314');
});

test.each([
  ['Warehouse', 'Warehouse Assistant'],
  ['Kitchen', 'Kitchen Assistant'],
])('who gives the place of work for a title is its assistant: %s', (said, role) => {
  expect(reportOfJob(said, 'Quay Foods Ltd', ['Loading and cleaning']).suitableRoles[0]).toBe(role);
});

test('work that no group has goes by the own title', () => {
  const { suitableRoles, placement } = reportOfJobs(
    'Ten years of steady work.',
    'Blackmoor Borough Council\tApril 2011 - Present\nAssistant Director – Customer, Revenues and Benefits\n- Led 312 people in four services',
  );
  expect(placement?.probability ?? 0).toBeLessThan(0.65);
  expect(suitableRoles).toEqual(['Assistant Director – Customer, Revenues and Benefits']);
});

test('who calls themselves a teacher is one, whatever was done since', () => {
  const { suitableRoles } = reportOfJobs(
    'I am an enthusiastic, nurturing and committed primary teacher with eleven years in the classroom.',
    'Pupil Support Assistant, Elm Primary School\tJan 2026 - Present\n- Helped one pupil in class',
    'Primary Teacher, Beech Primary School\tAug 2007 - June 2014\n- Taught primary 5',
  );
  expect(suitableRoles[0]).toMatch(/Primary.*Teacher/);
});

test('a hard working plasterer is a plasterer', () => {
  const { suitableRoles } = reportOfJobs(
    'I am a hard working reliable plasterer with nearly 30 years on the tools.',
    'Elm Property Repairs Ltd\t2007 - Present\n- Skimming, coving and rendering',
  );
  expect(suitableRoles[0]).toBe('Plasterer');
});

test('who says that they have left a trade is placed by the present work', () => {
  const { suitableRoles } = reportOfJobs(
    'Police officer for 24 years, now a school caretaker. I look for caretaking work near home.',
    'School Caretaker, Elm Primary School\t2016 - Present\n- Opened and closed the school',
    'Site Assistant, Elm Primary School\t2010 - 2015\n- Swept the yard',
    'Police Officer, Wessex Constabulary\t1985 - 2009\n- Patrolled on foot',
  );
  expect(suitableRoles[0]).toMatch(/Caretaker/);
});
