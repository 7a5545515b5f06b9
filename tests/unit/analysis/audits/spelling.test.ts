import { spelling } from '@/lib/analysis/audits/spelling';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

describeAudit(spelling, {
  passes: { 'British spelling': strongCv },
  fails: {
    'misspelt words and both Englishes': `${strongCv}\nRecieved, acheived and definately seperate, with liason. Organised colour, organized color, analyzed behavior, labor and favorite centers.`,
  },
});

test('a slip is quoted with its right form', () => {
  expect(scoredBy(spelling, `${strongCv}\nRecieved an award.`).note).toMatch(/^Check ‘Recieved’ → ‘Received’. There may be more./);
});

test('five corrections are named, of spelling and of grammar, however many there are', () => {
  const { note } = scoredBy(
    spelling,
    `${strongCv}\nI am work with my colegues in the kichen. He give me advices. I recieve goods and I has a good experiance with custermers.`,
  );
  expect(note.match(/→/g)).toHaveLength(5);
  expect(note).toContain('‘kichen’ → ‘kitchen’');
  expect(note).toContain('‘I am work’ → ‘I work’');
});

test('nobody is told that nothing is misspelt: a word processor is recommended', () => {
  expect(scoredBy(spelling, strongCv).note).toBe('Run the spelling check of your word processor too.');
});

test('Oxford spelling beside British spelling is no mixture', () => {
  expect(scoredBy(spelling, `${strongCv}\nOrganized the colour scheme of the centre and prioritized behaviour.`).share).toBe(1);
});

test('American spelling throughout is named, not fined', () => {
  const { share, note } = scoredBy(spelling, `${strongCv}\nColor, labor, behavior and center.`);
  expect(share).toBe(1);
  expect(note).toContain('American');
});
