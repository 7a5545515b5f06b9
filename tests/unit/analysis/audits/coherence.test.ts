import { coherence } from '@/lib/analysis/audits/coherence';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const unplaced = `Rosalind Penhallow
rosalind@example.com

# Work Experience

Colleague, Tamar Holdings\tMar 2020 – Present
- Did whatever was asked for by those around at the time

# Skills
walking, singing, cats
`;

describeAudit(coherence, {
  passes: { 'titles and skills of one trade': strongCv },
  fails: { 'a title no trade knows and skills of none': unplaced },
});

test('one kind of job is told only where it is believed, and never by a name of ours', () => {
  expect(scoredBy(coherence, strongCv).note).toBe('');
  expect(scoredBy(coherence, unplaced).note).toContain('did not recognise');
});

test('a change of direction that is said counts', () => {
  const said = unplaced.replace('# Work', '# Profile\nChanging career into accounts after ten years of other work.\n\n# Work');
  expect(scoredBy(coherence, said).share).toBeCloseTo(0.7);
});

test('whoever says that they change direction is not told to say so', () => {
  const said = strongCv.replace(/# Profile\n.*\n/, '# Profile\nNurse moving into health technology, looking for a product role.\n');
  expect(scoredBy(coherence, said).fix?.description).not.toContain('if you are changing direction');
});

test('whoever names the next rung as their aim is not told to say which job they want', () => {
  const aiming = strongCv
    .replace(/# Profile\n.*\n/, '# Profile\nRegistered nurse in acute medicine, looking for a matron post.\n')
    .replace('Ward Manager\nros', 'ros');
  expect(scoredBy(coherence, aiming).fix).toBeNull();
});

test('whoever returns to work is not told that they change direction', () => {
  const returning = strongCv.replace(
    /# Profile\n.*\n/,
    '# Profile\nNurse returning to work after a planned caring break, looking for a ward post.\n',
  );
  expect(scoredBy(coherence, returning).fix?.description ?? '').not.toContain('changing direction:');
});
