import { shownSkills } from '@/lib/analysis/audits/shown-skills';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const withSkills = (list: string): string => strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${list}\n`);

describeAudit(shownSkills, {
  passes: {
    'skills that the roles show': withSkills('sepsis screening, non-invasive ventilation, Nervecentre, appraisal, handover, observations'),
  },
  fails: { 'skills nobody sees in use': withSkills('Python, Salesforce, welding, conveyancing, Photoshop, bricklaying') },
});

test('what stands in the list only is named', () => {
  const { fix, note } = scoredBy(shownSkills, withSkills('Nervecentre, sepsis screening, Salesforce, Photoshop'));
  expect(note).toMatch(/^Two of the four tools and methods/);
  expect(fix?.title).toBe('Show ‘Salesforce’ and ‘Photoshop’ in a role');
});

test.each(['falls reduction', 'student nurse assessment', 'discharge chairing'])(
  'a listed skill is seen in use where a line says it in other forms of its words: %s',
  (skill) => {
    const outcome = scoredBy(shownSkills, strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${skill}, joinery, roofing, tiling\n`));
    expect(outcome.note).toBe('One of the four tools and methods you list appears in your roles, projects or courses.');
  },
);

test.each(['marketing', 'Word'])('a word that is only like another shows no skill: %s', (skill) => {
  const outcome = scoredBy(shownSkills, strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${skill}, joinery, roofing, tiling\n`));
  expect(outcome.note).toMatch(/^None of the four/);
});

test.each(['Caring', 'Hard worker', 'Good listener', 'Strong', 'Polite'])('a personal strength is no tool: %s', (skill) => {
  const outcome = scoredBy(shownSkills, strongCv.replace(/# Skills\n(?:.+\n)+/, `# Skills\n${skill}, joinery, roofing, tiling\n`));
  expect(outcome.note).toMatch(/^None of the three/);
});
