import { shownSkills } from '@/lib/analysis/audits/shown-skills';
import type { ListedSkill } from '@/lib/analysis/reading/skills/listed-skills';
import { auditInput, describeAudit, runAudit, scoredBy } from '@/tests/support/describe-audit';
import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';

const withSkills = (list: string): string => strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${list}\n`);

describeAudit(shownSkills, {
  passes: {
    'skills that the roles show': withSkills('sepsis screening, non-invasive ventilation, Nervecentre, appraisal, handover, observations'),
  },
  fails: { 'skills nobody sees in use': withSkills('Python, Salesforce, Kubernetes, Terraform, welding, conveyancing') },
});

test('what stands in brackets need not be used where the skill itself is', () => {
  const list = (name: string) => withSkills(`${name}, sepsis screening, appraisal, handover`);
  expect(scoredBy(shownSkills, list('Nervecentre (reports, task lists)')).share).toBe(scoredBy(shownSkills, list('Nervecentre')).share);
});

/** The list as it was read. */
const listedIn = (list: string, change: (cv: string) => string = (cv) => cv): readonly ListedSkill[] =>
  auditInput(change(withSkills(list))).reading.listed;

const isShown = (list: string, change?: (cv: string) => string): boolean => listedIn(list, change)[0]?.isShown ?? false;

test.each(['falls reduction', 'student nurse assessment', 'discharge chairing', 'Ward management'])(
  'a listed skill is seen in use where a role says it in other forms of its words: %s',
  (skill) => expect(isShown(`${skill}, joinery, roofing, tiling`)).toBe(true),
);

test.each([
  ['menu planning', 'Write the menus for two sites'],
  ['infection control', 'Decontamination of instruments between patients'],
  ['procurement', 'Re-tendered the catering for three sites'],
  ['fee negotiation', 'Agree fees with solicitors'],
  ['Retention and renewal', 'Raised retention of donors by a third'],
  ['personal care', 'Help patients with washing and dressing'],
])('the trades’ other words show a skill: %s by ‘%s’', (skill, line) => {
  const change = (cv: string): string => cv.replace('- Lead 34 nurses', `- ${line}\n- Lead 34 nurses`);
  expect(isShown(`${skill}, joinery, roofing, tiling`, change)).toBe(true);
});

test('an abbreviation that the CV explains is read as its words', () => {
  const change = (cv: string): string =>
    cv.replace(
      '- Lead 34 nurses',
      '- Write the root cause analysis (RCA) of each fall\n- Held a root cause analysis weekly\n- Lead 34 nurses',
    );
  expect(isShown('RCA, joinery, roofing, tiling', change)).toBe(true);
});

test.each([
  ['change management', 'Changed the beds twice a week'],
  ['risk assessment', 'Reduced the cost of hire'],
  ['In-Tend', 'Ran tenders for the trust'],
  ['Salesforce Marketing Cloud', 'Wrote the marketing of the open day'],
  ['Docker', 'Unloaded lorries at the dock'],
  ['marketing', 'Took patients to the market'],
])('words that are only alike show no skill: %s by ‘%s’', (skill, line) => {
  const change = (cv: string): string => cv.replace('- Lead 34 nurses', `- ${line}\n- Lead 34 nurses`);
  expect(isShown(`${skill}, joinery, roofing, tiling`, change)).toBe(false);
});

const onlyListed = (list: string, change?: (cv: string) => string): string[] =>
  listedIn(list, change).flatMap(({ text, isOnlyListed }) => (isOnlyListed ? [text] : []));

test('a named tool or product that no list knows is told as only listed where its name stands nowhere else in the CV', () => {
  expect(onlyListed('Nervecentre, sepsis screening, Salesforce, Python')).toEqual(['Salesforce', 'Python']);
  expect(onlyListed('Nervecentre, sepsis screening, WardPilot, CostX4, MOTs, XR')).toEqual(['WardPilot', 'CostX4']);
  const named = (cv: string): string => cv.replace('Won the team award', 'Won an NEC award');
  expect(onlyListed('Nervecentre, sepsis screening, observations, NEC4', named)).toEqual([]);
  expect(onlyListed('Nervecentre, sepsis screening, Terraform (basic), Kubernetes')).toEqual(['Kubernetes']);
});

test('nobody is asked where they used a tool, and a list that is mostly not shown is not praised', () => {
  const outcome = scoredBy(shownSkills, withSkills('Nervecentre, sepsis screening, appraisal, Salesforce, Python, Terraform'));
  expect(outcome.fix).toBeNull();
  expect(outcome).not.toHaveProperty('strength');
});

test('of a listed skill that no role shows, and of a personal strength, nothing is said', () => {
  const { skillsAnalysis } = analyseLines(withSkills('sepsis screening, joinery, hardworking, tiling, reliable, Terraform'));
  const told = skillsAnalysis.map(({ skill }) => skill);
  expect(told).toContain('sepsis screening');
  expect(told.join(' ')).not.toMatch(/joinery|hardworking|tiling|reliable|Terraform/);
});

test('a product named by a small word is not shown by the word', () => {
  const line = (words: string) => (cv: string) => cv.replace('- Lead 34 nurses', `- ${words}\n- Lead 34 nurses`);
  const shownLine = (words: string) => listedIn('Every, joinery, roofing, tiling', line(words))[0]?.line ?? null;
  expect(shownLine('Reported to governors every half term')).toBeNull();
  expect(shownLine('Kept compliance records in Every for two sites')).not.toBeNull();
});

test.each(['Caring', 'Hard worker', 'Good listener', 'Strong', 'Polite', 'Work in team', 'Resistance to stress'])(
  'a personal strength is no skill to be shown: %s',
  (skill) => expect(scoredBy(shownSkills, withSkills(`${skill}, Reliable, Friendly, Helpful`)).note).toContain('personal strengths'),
);

test('an ability that is listed is neither called absent nor asked for, since a role may show it in other words', () => {
  const outcome = runAudit(shownSkills, withSkills('caseload holding, glazing, thatching, investigation'));
  expect(outcome.kind).toBe('not-assessable');
});

test('abilities that may be shown in other words cost nothing beside those that are shown', () => {
  const shown = 'sepsis screening, non-invasive ventilation, Nervecentre, appraisal, observations';
  const { share } = scoredBy(shownSkills, withSkills(shown));
  expect(scoredBy(shownSkills, withSkills(`${shown}, glazing, thatching`)).share).toBe(share);
});

test('advice on a list that is far too long is given once', () => {
  const list = Array.from({ length: 40 }, (_, i) => `Tool${i}ware`).join(', ');
  const titles = analyseLines(withSkills(list)).improvements.map(({ title }) => title);
  expect(titles.filter((title) => /skills list|where you used/.test(title))).toHaveLength(1);
});

test('a tool of which a word stands elsewhere is not told as only listed', () => {
  const change = (cv: string): string =>
    cv.replace('- Assessed student nurses', '- Sat on the Salesforce user group and assessed student nurses');
  expect(onlyListed('Nervecentre, sepsis screening, Salesforce Marketing Cloud, Terraform', change)).toEqual(['Terraform']);
});

test('nobody is asked where they used the software of every office', () => {
  expect(scoredBy(shownSkills, withSkills('Nervecentre, sepsis screening, observations, Microsoft Office, Excel')).fix).toBeNull();
});

test('a skill is said to be shown only where one line holds all its words', () => {
  const { skillsAnalysis } = analyseLines(withSkills('sepsis screening, protocol average, ward fundraising, tiling'));
  const shown = skillsAnalysis.map(({ skill }) => skill);
  expect(shown).toContain('sepsis screening');
  expect(shown.join(' ')).not.toMatch(/protocol|fundraising|tiling/);
});

test('what is quoted as shown stands outside the list', () => {
  const cv = withSkills('sepsis screening, non-invasive ventilation, Nervecentre, appraisal');
  const { listed } = auditInput(cv).reading;
  const quoted = JSON.stringify(scoredBy(shownSkills, cv));
  for (const { start, end } of listed) expect(quoted).not.toContain(`"start":${start},"end":${end}`);
});
