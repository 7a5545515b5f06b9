import { earlyProof } from '@/lib/analysis/audits/early-proof';
import { openings } from '@/lib/analysis/audits/openings';
import { outcomes } from '@/lib/analysis/audits/outcomes';
import { ownership } from '@/lib/analysis/audits/ownership';
import { specifics } from '@/lib/analysis/audits/specifics';
import { describeAudit, runAudit } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const educationOnly =
  'Rosalind Penhallow\nrosalind@example.com\n\n# Education\nBSc (Hons) Adult Nursing, University of Wessex\t2010 – 2013\n\n# Skills\nsepsis screening, wound care\n';
const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(outcomes, {
  passes: { 'a ward manager whose lines say what came of the work': strongCv },
  fails: { 'duties without a result': weakCv, 'a CV without any line under a role': withoutRoles },
});

describeAudit(openings, {
  passes: { 'lines that begin with a verb': strongCv },
  fails: { '‘Responsible for’ and ‘Duties included’': weakCv },
});

describeAudit(specifics, {
  passes: { 'lines that name systems, sizes and people': strongCv },
  fails: { 'lines that could stand in anybody’s CV': weakCv },
});

describeAudit(ownership, {
  passes: { 'a team, a budget, trainees and a promotion': strongCv },
  fails: { 'a CV that names nothing of its own': weakCv },
});

describeAudit(earlyProof, {
  passes: { 'a figure in the profile': strongCv },
  fails: { 'a profile and a latest role without a result': weakCv },
  notAssessable: { 'a CV with neither profile nor role': educationOnly },
});

test('the advice on results quotes a line of the CV itself and points at it', () => {
  const outcome = runAudit(outcomes, weakCv);
  const fix = outcome.kind === 'scored' ? outcome.fix : undefined;
  expect(fix?.description).toContain('‘Responsible for the till’');
  expect(fix?.targets.length).toBeGreaterThan(0);
});

test('the line to bring into the profile is the strongest of the latest role, not the first with a number', () => {
  const cv = `Rosalind Penhallow\n\n# Profile\nAdult nurse who leads.\n\n# Work Experience\nWard Manager, Wessex Hospital\tMay 2018 – Present
- Worked on a ward of 24 beds\n- Cut falls from 18 to 7 a year by checking each bay every hour\n`;
  const outcome = runAudit(earlyProof, cv);
  expect(outcome.kind === 'scored' && outcome.note).toContain('Cut falls from 18 to 7 a year');
});
