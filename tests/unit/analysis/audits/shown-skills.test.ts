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
