import { shownSkills } from '@/lib/analysis/audits/shown-skills';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';

const withSkills = (list: string): string => strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${list}\n`);

describeAudit(shownSkills, {
  passes: {
    'skills that the roles show': withSkills('sepsis screening, non-invasive ventilation, Nervecentre, appraisal, handover, observations'),
  },
  fails: { 'skills nobody sees in use': withSkills('Python, Salesforce, welding, conveyancing, Photoshop, bricklaying') },
});

test('what stands in the list only is named', () => {
  const { fix } = scoredBy(shownSkills, withSkills('Nervecentre, sepsis screening, Salesforce, Python'));
  expect(fix?.title).toBe('Say where you used ‘Salesforce’ and ‘Python’');
});

test('a product that no list knows is told by the look of its name, where nothing else in the CV has it', () => {
  const { fix } = scoredBy(shownSkills, withSkills('Nervecentre, sepsis screening, WardPilot, CostX4, MOTs, XR'));
  expect(fix?.title).toBe('Say where you used ‘WardPilot’ and ‘CostX4’');
  const named = withSkills('Nervecentre, sepsis screening, NEC4').replace('Won the team award', 'Won an NEC award');
  expect(scoredBy(shownSkills, named).fix).toBeNull();
});

test.each(['falls reduction', 'student nurse assessment', 'discharge chairing'])(
  'a listed skill is seen in use where a line says it in other forms of its words: %s',
  (skill) => {
    const outcome = scoredBy(shownSkills, strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${skill}, joinery, roofing, tiling\n`));
    expect(outcome.share).toBeGreaterThan(0);
  },
);

test.each(['marketing', 'Word'])('a word that is only like another shows no skill: %s', (skill) => {
  const outcome = scoredBy(shownSkills, strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${skill}, joinery, roofing, tiling\n`));
  expect(outcome.note).not.toContain('recognised');
});

test.each(['Caring', 'Hard worker', 'Good listener', 'Strong', 'Polite'])('a personal strength is no tool: %s', (skill) => {
  const outcome = scoredBy(shownSkills, strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${skill}, joinery, roofing, tiling\n`));
  expect(outcome.note).not.toContain('recognised');
});

test('an ability that is listed is neither called absent nor asked for, since a role may show it in other words', () => {
  const { fix } = scoredBy(shownSkills, withSkills('caseload management, clinical supervision, rostering, investigation'));
  expect(fix).toBeNull();
});

test('a named tool is called absent only where its name stands nowhere else in the CV', () => {
  const { fix } = scoredBy(shownSkills, withSkills('Python, Terraform, Kubernetes, Django'));
  expect(fix?.title).toBe('Say where you used ‘Python’ and ‘Terraform’');
});

test('a tool of which a word stands elsewhere is not asked for', () => {
  const cv = withSkills('Nervecentre, sepsis screening, Salesforce Marketing Cloud, Terraform').replace(
    '- Assessed student nurses',
    '- Sat on the Salesforce user group and assessed student nurses',
  );
  expect(scoredBy(shownSkills, cv).fix?.title ?? '').not.toContain('Salesforce');
});

test('nobody is asked where they used the software of every office', () => {
  expect(scoredBy(shownSkills, withSkills('Nervecentre, Microsoft Office, Microsoft Word')).fix).toBeNull();
});

test('a skill is said to be shown only where one line holds all its words', () => {
  const { skillsAnalysis } = analyseLines(withSkills('sepsis screening, protocol average, ward fundraising, tiling'));
  const shown = skillsAnalysis.flatMap(({ skill, state }) => (state === 'shown' ? [skill] : []));
  expect(shown).toContain('sepsis screening');
  expect(shown.join(' ')).not.toMatch(/protocol|fundraising|tiling/);
});
