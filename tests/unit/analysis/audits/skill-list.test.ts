import { skillList } from '@/lib/analysis/audits/skill-list';
import { shownSkills } from '@/lib/analysis/audits/shown-skills';
import { analyseLines } from '@/tests/support/analyse-lines';
import { describeAudit, runAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withSkills = (list: string): string => strongCv.replace(/# Skills\n(?:.+\n)+/, list ? `# Skills\n${list}\n` : '');

describeAudit(skillList, {
  passes: { 'twelve skills in groups': strongCv },
  fails: { 'no list': withSkills(''), 'personal strengths alone': weakCv },
});

test('forty tools that no role shows count for nothing and are called a claim', () => {
  const outcome = scoredBy(skillList, withSkills(Array.from({ length: 40 }, (_, i) => `Tool${i}ware`).join(', ')));
  expect(outcome).toMatchObject({
    share: 0,
    fix: { title: 'Shorten your skills list and show where you used the main ones' },
  });
});

test('of a long list the entries seen in use keep their worth, and adding more of the others earns nothing', () => {
  const tools = (n: number): string => Array.from({ length: n }, (_, i) => `Tool${i}ware`).join(', ');
  const [honest, padded] = [
    withSkills(`sepsis screening, electronic observations, ${tools(40)}`),
    withSkills(`sepsis screening, electronic observations, ${tools(80)}`),
  ];
  expect(scoredBy(skillList, honest).share).toBeGreaterThan(0);
  expect(scoredBy(skillList, honest).fix?.title).toBe('Shorten your skills list and show where you used the main ones');
  expect(scoredBy(skillList, padded).share).toBeLessThanOrEqual(scoredBy(skillList, honest).share);
  expect(scoredBy(skillList, honest).share).toBeLessThan(
    scoredBy(skillList, withSkills('sepsis screening, electronic observations')).share,
  );
});

test('whoever lists ten tools is not asked for more', () => {
  const list = 'sepsis screening, Python, TypeScript, Kubernetes, Docker, Terraform, React, Django, Java, Ruby, Rust';
  expect(scoredBy(skillList, withSkills(list)).fix).toBeNull();
});

test('exact terms of a trade weigh more than what any office job takes for granted', () => {
  const shareOf = (list: string): number => scoredBy(skillList, withSkills(list)).share;
  const office = shareOf('Word, email, internet, typing, Microsoft Office, Outlook');
  expect(shareOf('thatching, glazing, joinery, lime mortar, leadwork, slating')).toBeGreaterThan(office + 0.2);
  expect(office).toBeLessThan(0.4);
  expect(shareOf('Blue sky thinking, synergy, paradigm shift, results driven, thought leadership, team player')).toBeLessThan(0.5);
});

test('a trade list of 18 short entries is not called too long', () => {
  const trade =
    'thatching, glazing, joinery, lime mortar, leadwork, slating, tiling, roofing, gutters, flashing, battens, ridges, coving, render, skimming, screed, sanding, staining';
  const { improvements } = analyseLines(withSkills(trade));
  expect(improvements.map(({ title }) => title)).not.toContain('Shorten your skills list and show where you used the main ones');
});

test('the same skill twice counts once', () => {
  const list = 'sepsis screening, clinical audit, Nervecentre, appraisal';
  expect(scoredBy(skillList, withSkills(`${list}, ${list}`)).share).toBe(scoredBy(skillList, withSkills(list)).share);
});

test('whoever has no list is told once to make one', () => {
  const { improvements, sectionAnalysis } = analyseLines(withSkills(''));
  const about = improvements.filter(({ title, description }) =>
    /list of (?:your )?skills|heading for ‘Skills’|^Add skills|main skills/i.test(`${title} ${description}`),
  );
  expect(about.map(({ title }) => title)).toEqual(['Add a list of your skills']);
  expect(sectionAnalysis.find(({ section }) => section === 'Skills Section')?.recommendations).toHaveLength(1);
});

test('a lecturer is not judged by a list that academic CVs seldom have', () => {
  const lecturer = withSkills('').replaceAll('Ward Manager', 'Lecturer');
  expect(scoredBy(skillList, lecturer).share).toBeCloseTo(0.5);
  expect(runAudit(shownSkills, lecturer).kind).toBe('not-assessable');
});

test('a list of eight is enough', () => {
  const eight = strongCv.replace(
    /^# Skills\n(?:.+\n)+/m,
    '# Skills\nDebt raising, hedging, cash flow, pricing, covenants, audit, tax, treasury\n',
  );
  expect(scoredBy(skillList, eight).fix).toBeNull();
});

test('a row of short items under another heading is the skills, so nobody is told that there are none', () => {
  const named = strongCv.replace(/# Skills\n(?:.+\n)+/, '# Bits and pieces\nVenflons, catheters, syringe drivers, Nervecentre, Excel\n');
  expect(analyseLines(named).improvements.map(({ title }) => title)).not.toContain('Add a list of your skills');
});

test('a skill is shown by a verb of the same root, and by no word for a person', () => {
  const { skillsAnalysis } = analyseLines(
    withSkills('Mentoring, Recruitment, Category management').replace('Lead 34 nurses', 'Lead 34 nurses and two category managers'),
  );
  expect(skillsAnalysis.filter(({ state }) => state === 'shown').map(({ skill }) => skill)).toEqual(expect.arrayContaining(['Mentoring']));
  expect(skillsAnalysis.filter(({ state }) => state === 'shown').map(({ skill }) => skill)).not.toContain('Category management');
});

test('a row of methods below the study, under a heading that we do not know, may be the list', () => {
  const study = 'BSc Chemistry, Wessex University\t2010 – 2013';
  const cv = (rows: string): string => weakCv.replace(/# Education[\s\S]*/, `# Education\n${study}\n\n${rows}\n`);
  expect(runAudit(skillList, cv('Ways of working\nGC-MS, titration, flame tests, sieving, Minitab')).kind).toBe('not-assessable');
  expect(runAudit(skillList, cv('GCSEs\nMaths, English, French, Art')).kind).toBe('scored');
});
