import { redact } from '@/lib/cv/redact';
import { storedDocument, storedSecrets } from '@/lib/server/db/stored-kinds';
import { redactionsOf } from '@/lib/server/jobs/redactions';
import { documentFrom } from '@/tests/support/cv-builder';

const askedAbout = (text: string): string[] => {
  const { document, origins, contact } = redact(documentFrom(text));
  return redactionsOf({
    cv: {
      filename: 'cv.pdf',
      document: storedDocument.write(document),
      secrets: storedSecrets.write({ origins, contact }),
      corrections: null,
    },
  }).top;
};

it('asks about no label and no title of a document when it asks whether a word is a name', () => {
  const top = askedAbout(
    'CURRICULUM VITAE\nOrla Fennimore\nPhone: 07700 900123\nEmail: orla@example.com\n\nProfile\nBaker with six years in cafes.',
  );
  expect(top).toEqual([]);
});

it('asks about a capitalised word of the top that it did not recognise', () => {
  expect(askedAbout('Orla Fennimore\nFlowerdew | orla@example.com\n\nProfile\nBaker with six years in cafes.')).toEqual(['Flowerdew']);
});

it('asks about no letters, labels and common words beside a name that it found', () => {
  expect(
    askedAbout('Orla Fennimore MSc, MCIPS\nDriving licence | E-mail: orla@example.com\n\nProfile\nBaker with six years in cafes.'),
  ).toEqual([]);
});
