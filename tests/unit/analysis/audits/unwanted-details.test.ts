import { unwantedDetails } from '@/lib/analysis/audits/unwanted-details';
import { documentFrom } from '@/tests/support/cv-builder';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

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
