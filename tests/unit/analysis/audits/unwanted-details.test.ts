import { unwantedDetails } from '@/lib/analysis/audits/unwanted-details';
import { documentFrom } from '@/tests/support/cv-builder';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const { layout } = documentFrom(strongCv);
const withDetails = (...lines: string[]): string => strongCv.replace('# Profile', `${lines.join('\n')}\n\n# Profile`);

describeAudit(unwantedDetails, {
  passes: { 'a CV that keeps to the work': strongCv },
  fails: { 'date of birth and marital status': withDetails('Date of birth: 04/07/1988', 'Marital status: single') },
});

test('a detail is named and never repeated', () => {
  const { note, fix } = scoredBy(unwantedDetails, withDetails('Date of birth: 04/07/1988'));
  expect(note).toBe('Your CV gives your date of birth.');
  expect(`${note} ${fix?.description ?? ''}`).not.toContain('1988');
});

test('a photo is named', () => {
  const document = { layout: { ...layout, images: [{ page: 1, box: null, likelyPhoto: true }] } };
  expect(scoredBy(unwantedDetails, { text: strongCv, document }).note).toBe('Your CV gives a photo.');
});

test('a marriage under the name or in the profile is found, a married quarter in a role is not', () => {
  const married = weakCv.replace(/^I am a hard working/m, 'Married with three kids, a hard working');
  expect(scoredBy(unwantedDetails, married).note).toContain('marital status or family');
  const quarters = weakCv.replace('Responsible for the till', 'Cleaned the married quarters of the camp');
  expect(scoredBy(unwantedDetails, quarters).note).not.toContain('marital status or family');
});

const inProfile = (sentence: string): string =>
  scoredBy(unwantedDetails, weakCv.replace(/^I am a hard working.*$/m, `${sentence} Looking for a shop job.`)).note;

test.each([
  ['Health good apart from the knee.', 'health'],
  ['I am in excellent health.', 'health'],
  ['Fit and healthy.', 'health'],
  ['I suffer from a bad back in winter, suffering from asthma.', 'health'],
  ['I am man 38 years.', 'age'],
  ['I am 52 years and I live alone.', 'age'],
  ['I am a woman of 44.', 'age'],
  ['I live near the shop with my two kids.', 'marital status or family'],
  ['Married, two daughters.', 'marital status or family'],
])('‘%s’ tells of %s', (sentence, detail) => {
  expect(inProfile(sentence)).toContain(`your ${detail}`);
});

test.each([
  'Secretary of the parents’ association when my children were small.',
  'Trained in health and safety.',
  'Good health outcomes for my clients.',
  'I am 12 years in the trade.',
  'I sew since I am 19 years old.',
  'I am 20 years with one firm.',
  'Taught children aged 5 to 11.',
  'I am a woman carer for two firms.',
  'Worked in mental health for the council.',
  'Sold fitness classes and good food.',
  'Cleaned twin, single, and double rooms.',
  'Taught maths to pupils, aged 11, in small groups.',
])('‘%s’ tells of the work', (sentence) => {
  expect(inProfile(sentence)).not.toMatch(/your (?:health|age|gender)/);
});

test.each(['Nanny, most recently caring for two young daughters.', 'Proud that our children leave nursery ready for school.'])(
  'the family of others is none of the owner’s: %s',
  (sentence) => {
    expect(inProfile(sentence)).not.toContain('marital status or family');
  },
);

test('age and marital status between the details at the top are found, and a single word in a sentence is not', () => {
  const atTop = (line: string) => scoredBy(unwantedDetails, strongCv.replace('\n', `\n${line}\n`)).note;
  expect(atTop('Age 18 | Single')).toMatch(/your (?:marital status or family|age) and your/);
  expect(atTop('Single point of contact for four wards')).toBe('');
});

test('whatever their number, referees are not counted', () => {
  const { note } = scoredBy(unwantedDetails, `${strongCv}\n# References\nDr Ann Mellor, ann.mellor@example.com, 07700 900222\n`);
  expect(note).not.toMatch(/a referee\b/);
});

test('family that explains a break from work is left to the reader', () => {
  const home = 'Coming back to shops after my two boys; my youngest starts school in September. A hard working';
  expect(scoredBy(unwantedDetails, weakCv.replace(/^I am a hard working/m, home)).note).not.toContain('marital status or family');
});

test('a number that a thief could use stops an application, a date of birth loses readers', () => {
  const kindFor = (line: string) => scoredBy(unwantedDetails, withDetails(line)).fixKind;
  expect(kindFor('National Insurance number: QQ 12 34 56 C')).toBe('stops-application');
  expect(kindFor('Date of birth: 04/07/1988')).toBe('loses-readers');
});
