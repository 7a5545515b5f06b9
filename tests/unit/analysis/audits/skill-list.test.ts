import { skillList } from '@/lib/analysis/audits/skill-list';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withSkills = (list: string): string => strongCv.replace(/# Skills\n(?:.+\n)+/, list ? `# Skills\n${list}\n` : '');

describeAudit(skillList, {
  passes: { 'twelve skills in groups': strongCv },
  fails: { 'no list': withSkills(''), 'personal strengths alone': weakCv },
});

test('forty tools that no role shows count for nothing and are called a claim', () => {
  const outcome = scoredBy(skillList, withSkills(Array.from({ length: 40 }, (_, i) => `Tool${i}ware`).join(', ')));
  expect(outcome).toMatchObject({ share: 0, title: 'The skills list claims far more than your roles show' });
});

test('the same skill twice counts once', () => {
  const list = 'sepsis screening, clinical audit, Nervecentre, appraisal';
  expect(scoredBy(skillList, withSkills(`${list}, ${list}`)).note).toMatch(/^Four skills/);
});
