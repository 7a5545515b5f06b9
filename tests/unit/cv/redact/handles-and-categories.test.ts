import { redact } from '@/lib/cv/redact';
import { documentFrom } from '@/tests/support/cv-builder';

const redacted = (line: string): string =>
  redact(documentFrom(`Ida Brackwell\nida.brackwell@example.com, 07700 900123\n${line}\n\n# Work\nDriver, Elm Coaches, 2015 - 2019`))
    .document.text;

test('a name on a site after a blank is no email address and is redacted as a link', () => {
  const text = redacted('insta @ida.paints');
  expect(text).not.toContain('ida.paints');
  expect(text).not.toContain('EMAIL_2');
});

test('categories of a driving licence are no postcode districts', () => {
  expect(redacted('Cat D licence since 1999, also B, C1')).toContain('also B, C1');
});

test('a town and its district before a full stop are an address', () => {
  expect(redacted('Oldham OL8. 07700 900456. ida@example.com')).not.toContain('OL8');
});
