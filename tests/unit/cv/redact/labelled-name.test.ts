import { joinLines } from '@/lib/cv/document/source-text';
import { redact } from '@/lib/cv/redact';
import { findContactRegions } from '@/lib/cv/redact/contact-regions';
import { startRedacting } from '@/lib/cv/redact/findings';
import { findLabelledName } from '@/lib/cv/redact/passes/labelled-name';
import { documentFrom } from '@/tests/support/cv-builder';

const nameIn = (text: string) => {
  const source = joinLines(documentFrom(text));
  return findLabelledName(startRedacting(source, findContactRegions(source)));
};

describe('a name in the two boxes of a form', () => {
  it.each([
    ['one under the other', 'Surname\tOkafor\nFirst name(s)\tAda'],
    ['the first name first', 'Forenames: Ada\nSurname: Okafor'],
    ['side by side', 'Given name\tAda\tFamily name\tOkafor'],
    ['with the address between', 'Last name:\tOkafor\nTitle:\tMs\nFirst name:\tAda'],
  ])('is put together: %s', (_, text) => {
    expect(nameIn(`${text}\nEmail\tada@example.com`)).toBe('Ada Okafor');
  });

  it.each([
    ['half of it is missing', 'Surname\tOkafor\nEmail\tada@example.com'],
    ['a box is empty', 'Surname\t\nFirst name\tAda'],
    ['a box holds no name', 'Surname\tas on passport, 2 copies\nFirst name\tAda'],
    ['the boxes stand far apart', 'Surname\tOkafor\na\nb\nc\nd\nFirst name\tAda'],
  ])('is not made up where %s', (_, text) => {
    expect(nameIn(text)).toBeNull();
  });

  it('is the name of the contact record, and every word of it is redacted', () => {
    const { contact, document } = redact(
      documentFrom('# Personal details\nSurname\tOkafor\nFirst name(s)\tAda\nEmail\tada@example.com\n\n# Profile\nAda Okafor is a nurse.'),
    );
    expect(contact.name).toBe('Ada Okafor');
    expect(document.text).not.toMatch(/Ada|Okafor/);
  });
});
