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
  expect(scoredBy(unwantedDetails, married).note).toContain('family details');
  const quarters = weakCv.replace('Responsible for the till', 'Cleaned the married quarters of the camp');
  expect(scoredBy(unwantedDetails, quarters).note).not.toContain('family details');
});
