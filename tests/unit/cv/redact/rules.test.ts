import { redact } from '@/lib/cv/redact';
import { linkKind } from '@/lib/cv/redact/passes/links';
import { addressLabels, contactStreetTypes, streetTypes, unitTypes } from '@/lib/cv/redact/rules/address-words';
import { bareDomainEndings, linkKindRules, profileHosts } from '@/lib/cv/redact/rules/link-hosts';
import { ambiguousNames, documentWords, firmWords, particles, postNominals, salutations } from '@/lib/cv/redact/rules/name-words';
import { otherNumberLabels, phoneLabels } from '@/lib/cv/redact/rules/number-labels';
import { personalRules } from '@/lib/cv/redact/rules/personal-rules';
import { documentFrom } from '@/tests/support/cv-builder';

const inContact = (line: string) => redact(documentFrom(`Jane Example\njane@example.com\n${line}\n\n# Skills\nExcel`));
const inBody = (line: string) =>
  redact(documentFrom(`Jane Example\njane@example.com\n\n# Experience\nManager, Acme\t2019 - 2020\n- Visited ${line} daily`));
const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => id);

describe.each([
  ['personal details', personalRules],
  ['labels of phone numbers', phoneLabels],
  ['labels of other numbers', otherNumberLabels],
  ['labels of addresses', addressLabels],
  ['kinds of links', linkKindRules],
])('the rules for %s', (_name, rules) => {
  it('have an id each', () => {
    expect(new Set(idsOf(rules)).size).toBe(rules.length);
  });
});

describe('a personal detail', () => {
  it.each(personalRules.map((rule) => [rule.id, rule] as const))(
    'is found by the rule %s',
    (_id, { pattern, example, detail, kind, unwanted }) => {
      const [match] = example.matchAll(pattern);
      expect((match?.[1] ?? match?.[0])?.trimEnd()).toBe(detail);
      const { document, origins } = inContact(example);
      expect(origins.find(({ original }) => original === detail)?.kind).toBe(kind);
      expect(document.contact.unwanted.map((one) => one.kind)).toEqual(unwanted ? [unwanted] : []);
    },
  );
});

describe('a number behind its label', () => {
  it.each([
    ['Driving licence no: AB1234567', 'AB1234567', 'ID_NUMBER', 'driving-licence-number'],
    ['Passport no. 123456789', '123456789', 'ID_NUMBER', 'passport'],
    ['NHS number: 943 476 5919', '943 476 5919', 'ID_NUMBER', 'health'],
    ['UTR: 1234567890', '1234567890', 'ID_NUMBER', 'bank'],
    ['Unique taxpayer reference 1234567890', '1234567890', 'ID_NUMBER', 'bank'],
    ['Sort code: 20 00 00', '20 00 00', 'ID_NUMBER', 'bank'],
    ['Account number: 12345678', '12345678', 'ID_NUMBER', 'bank'],
    ['IBAN GB29NWBK60161331926819', 'GB29NWBK60161331926819', 'ID_NUMBER', 'bank'],
    ['HKID A123456(3)', 'A123456(3)', 'ID_NUMBER', null],
    ['GMC number 7654321', '7654321', 'REG_NUMBER', null],
    ['HCPC registered, PH123456', 'PH123456', 'REG_NUMBER', null],
    ['Enhanced DBS certificate 001234567890', '001234567890', 'REG_NUMBER', null],
    ['Teacher reference 12/34567', '12/34567', 'REG_NUMBER', null],
    ['CSCS card no. AB123456', 'AB123456', 'REG_NUMBER', null],
  ])('is taken out, and only what no CV should have is unwanted: %s', (line, number, kind, unwanted) => {
    const { document, origins } = inContact(line);
    expect(origins.find(({ original }) => original === number)?.kind).toBe(kind);
    expect(document.contact.unwanted.map((one) => one.kind)).toEqual(unwanted ? [unwanted] : []);
  });
});

describe('a number', () => {
  it.each(phoneLabels.map(({ example }) => example))('is a phone number behind "%s"', (label) => {
    expect(inBody(`${label}612 345 678`).document.removed.PHONE).toBe(1);
  });

  it.each(otherNumberLabels.map(({ example }) => example))('is no phone number behind "%s"', (label) => {
    expect(inBody(`${label}07700900123`).document.removed.PHONE).toBeUndefined();
  });
});

describe('an address', () => {
  it.each(streetTypes)('is found anywhere by its street: 12 Elm %s', (type) => {
    expect(inBody(`12 Elm ${type}`).document.text).toContain('Visited [ADDRESS] daily');
  });

  it.each([...streetTypes, ...contactStreetTypes].map((type) => `12 Elm ${type}`))('is found among contact details: %s', (street) => {
    expect(inContact(street).document.removed.ADDRESS).toBe(1);
  });

  it.each(unitTypes.map((type) => `${type} 12`))('is found by its flat: %s', (unit) => {
    expect(inContact(unit).document.removed.ADDRESS).toBe(1);
  });

  it.each(addressLabels.map(({ example }) => example))('is found behind its label: %s', (example) => {
    expect(inContact(example).document.removed.ADDRESS).toBe(1);
  });
});

describe('a link', () => {
  it.each(linkKindRules.map(({ id, example }) => [example, id]))('%s is of the kind %s', (example, kind) => {
    expect(linkKind(example)).toBe(kind);
  });

  it.each(profileHosts.map((host) => `${host}/jane.example`))('is known without www: %s', (url) => {
    expect(inBody(url).document.removed.URL).toBe(1);
  });

  it.each(bareDomainEndings.map((ending) => `janeexample.${ending}`))('is a bare domain among contact details only: %s', (domain) => {
    expect(inContact(domain).document.removed.URL).toBe(1);
    expect(inBody(domain.replace('janeexample', 'northgate')).document.removed.URL).toBeUndefined();
  });
});

describe('a name', () => {
  const nameOf = (line: string) => redact(documentFrom(`${line}\nsomeone@example.com\n07700 900123\n\n# Skills\nExcel`)).contact.name;

  it.each(salutations.map((word) => `${word} Jane Whitlock`))('is found behind its salutation: %s', (line) => {
    expect(nameOf(line)).toBe('Jane Whitlock');
  });

  it.each(postNominals.flatMap((word) => [word, word.replace('.', ''), `Assoc ${word}`]).map((letters) => `Jane Whitlock, ${letters}`))(
    'is found before its letters: %s',
    (line) => {
      expect(nameOf(line)).toBe('Jane Whitlock');
    },
  );

  it('is known by lists of words that are lower case and have no word twice', () => {
    for (const list of [particles, firmWords, documentWords, ambiguousNames])
      for (const word of list) expect(word).toBe(word.toLowerCase());
    expect(new Set(postNominals).size).toBe(postNominals.length);
    expect(new Set(salutations).size).toBe(salutations.length);
  });
});
