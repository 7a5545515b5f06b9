import { findDates } from '@/lib/cv/parse/dates/dates';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const contactLine = (line: string) => redact(documentFrom(`Jane Example\n${line}\n\n# Profile\nA short profile.`));

/** Numbers of the ranges reserved for drama, as people write them. */
const phones = [
  '07700 900123',
  '07700900123',
  '07700-900-123',
  '07700 900 123',
  '0770 090 0123',
  '(07700) 900123',
  '07700.900.123',
  '+44 7700 900123',
  '+447700900123',
  '+44 (0)7700 900123',
  '+44(0)7700900123',
  '0044 7700 900123',
  '+44-7700-900-123',
  '020 7946 0958',
  '(020) 7946 0958',
  '02079460958',
  '020-7946-0958',
  '+44 20 7946 0958',
  '+44 (0)20 7946 0958',
  '0044 20 7946 0958',
  '0113 496 0000',
  '(0113) 496 0000',
  '01134960000',
  '+44 113 496 0000',
  '0161 496 0012',
  '0121 496 0034',
  '01632 960001',
  '01632 960 001',
  '(01632) 960001',
  '+44 1632 960001',
  '028 9649 6000',
  '029 2018 0000',
  '0808 157 0192',
];
const positions: ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => `Tel: ${phone} | jane@example.com`,
  (phone) => `Leeds LS8 9ZZ • ${phone} • jane@example.com`,
  (phone) => `jane@example.com, ${phone}, York`,
];
const notPhones = [
  'NI number: AB 12 34 56 C',
  'National Insurance: QQ 12 34 56 A',
  'Sort code 20-00-00',
  'Account number: 01234567',
  'NMC PIN 98I1234E',
  'GMC 1234567',
  'DOB: 01/04/1990',
  'Date of birth: 3rd March 1988',
  '03/2019 - 06/2022',
  '2018-2020',
  '01/04/2020 - 31/03/2021',
  '01.2020 - 06.2022',
  '2015 - 2018',
  '24/7',
  '07:00-15:00',
  '£1,200,000',
  '£01.2m',
  '1,234,567',
  'ISO 45001',
  'BS 7671',
  'BS EN 1090-2',
  'M25',
  '9 GCSEs grades 9-4',
  'UTR 0123456789',
  'NHS number: 012 345 6789',
  'Windows 10',
  'SQL Server 2019',
  'Passport no: 012345678',
  'DBS certificate 001234567890',
  '0.07',
  '0800 hours',
  'Company number 01234567',
  'Policy ref: 0770 1234567',
  'VAT registration 012345678',
];

describe('telephone numbers', () => {
  const cases = phones.flatMap((phone) => positions.map((place): [string, string] => [place(phone), phone]));
  it.each(cases)('finds the number in "%s"', (line, phone) => {
    const { document, contact } = contactLine(line);
    expect(document.text).toContain('[PHONE]');
    expect(contact.phone).toBe(phone);
    expect(document.text).not.toMatch(/\d{3}/);
  });

  it.each(notPhones)('takes no number for a telephone in "%s"', (line) => {
    expect(contactLine(line).contact.phone).toBeNull();
  });
});

const places: [line: string, kind: string][] = [
  ['Leeds', 'town'],
  ['Leeds, West Yorkshire', 'town'],
  ['Newcastle upon Tyne', 'town'],
  ['Stoke-on-Trent', 'town'],
  ["King's Lynn, Norfolk", 'town'],
  ['Belfast, Northern Ireland', 'town'],
  ['Cardiff, Wales', 'town'],
  ['Manchester, UK', 'town'],
  ['London, United Kingdom', 'town'],
  ['Greater Manchester', 'town'],
  ['Leeds LS8 9ZZ', 'postcode'],
  ['York, YO1 9ZZ', 'postcode'],
  ['12 Acacia Avenue, Leeds LS8 9ZZ', 'postcode'],
  ['SW1A 1AA', 'postcode'],
  ['Flat 4B, 221 Baker Street, London, NW1 6XE', 'postcode'],
  ['Address: 7 St. John’s Road, Ely, CB7 9ZZ', 'postcode'],
  ['Little Snoring, Norfolk', 'town'],
  ['Derby DE22', 'address'],
  ['San Francisco, CA', 'town'],
  ['Dublin, Ireland', 'town'],
];

describe('where somebody lives', () => {
  it.each(places)('is taken out of the contact lines: "%s"', (line, kind) => {
    const { document } = contactLine(line);
    expect(document.contact.place?.kind).toBe(kind);
    for (const word of line.split(/[ ,]+/).filter((one) => one.length > 3 && !/address/i.test(one)))
      expect(document.text).not.toContain(word);
  });

  it.each(['A*AB', '2:1', '5 GCSEs A-C', 'Q1 2AB', 'ISO 9001', 'Category C1+E', 'B2B sales', 'COVID-19', 'Prince2 and W3C'])(
    'leaves "%s" alone',
    (text) => {
      expect(redact(documentFrom(`Jane Example\njane@example.com\n\n# Skills\n${text}`)).document.text).toContain(text);
    },
  );
});

const ranges: [text: string, from: string, to: string | null][] = [
  ['2022 Jan. – 2022 Dec.', '2022-1', '2022-12'],
  ['2021 Mar - 2022 September', '2021-3', '2022-9'],
  ['2019 June - Present', '2019-6', 'now'],
  ['2022 Jan – Dec', '2022-1', '2022-12'],
  ['2019 – May 2021', '2019', '2021-5'],
  ['Sept 2019 - Present', '2019-9', 'now'],
  ['September 2019 – March 2021', '2019-9', '2021-3'],
  ['Sep 2019 to Mar 2021', '2019-9', '2021-3'],
  ['09/2018 – 03/2020', '2018-9', '2020-3'],
  ['9/2018-3/2020', '2018-9', '2020-3'],
  ['01.2020 - 06.2022', '2020-1', '2022-6'],
  ['01-2020 - 06-2022', '2020-1', '2022-6'],
  ['03/09/2018 - 27/03/2020', '2018-9', '2020-3'],
  ["Sep '19 - Mar '21", '2019-9', '2021-3'],
  ['Sep ’19 – now', '2019-9', 'now'],
  ['Since May 2021', '2021-5', 'now'],
  ['since 2022', '2022', 'now'],
  ['From June 2018', '2018-6', 'now'],
  ['Apr-Oct 2017', '2017-4', '2017-10'],
  ['April to October 2017', '2017-4', '2017-10'],
  ['May 2014 to date', '2014-5', 'now'],
  ['2014 onwards', '2014', 'now'],
  ['Jan 2021 - date', '2021-1', 'now'],
  ['2016 - 2018', '2016', '2018'],
  ['2016-2018', '2016', '2018'],
  ['2016–18', '2016', '2018'],
  ['2018/19', '2018', '2019'],
  ['2018/2019', '2018', '2019'],
  ['2019 to present', '2019', 'now'],
  ['Jan. 2020 – Dec. 2020', '2020-1', '2020-12'],
  ['January, 2020 - February, 2021', '2020-1', '2021-2'],
  ['2020-01 – 2021-06', '2020-1', '2021-6'],
  ['2021-03 - Current', '2021-3', 'now'],
  ['1st April 2020 - 31st March 2021', '2020-4', '2021-3'],
  ['Sept 2019 -\nPresent', '2019-9', 'now'],
  ['mayo 2021 – actualidad', '2021-5', 'now'],
  ['février 2019 - août 2020', '2019-2', '2020-8'],
  ['März 2019 bis heute', '2019-3', 'now'],
  ['Summer 2019', '2019', null],
  ['June 2014', '2014-6', null],
  ['2018', '2018', null],
  ['Easter 2015', '2015', null],
  ['Store ManagerMay 2019 – Present', '2019-5', 'now'],
  ['June 2013 until December 2015', '2013-6', '2015-12'],
  ['11/2016 - ongoing', '2016-11', 'now'],
];

describe('date ranges', () => {
  const say = (date: { year: number; month: number | null } | null): string | null =>
    date ? [date.year, date.month].filter(Boolean).join('-') : null;
  it.each(ranges)('reads "%s"', (text, from, to) => {
    const [range] = findDates(text);
    expect(say(range?.from ?? null)).toBe(from);
    expect(range?.current ? 'now' : say(range?.to ?? null)).toBe(to);
    expect(range?.single).toBe(to === null);
  });

  it.each(['Managed £2019 of stock', '2,019 customers', '12.2019%', 'Dismay', 'BS 7671', 'call 07700 900123'])(
    'reads no date in "%s"',
    (text) => {
      expect(findDates(text).filter((range) => !range.single)).toEqual([]);
    },
  );

  it.each([
    ['X.2022 – XII.2026', '2022-10', '2026-12'],
    ['05/IX/2019', '2019-9', null],
    ['5 IV 2019 - 30 VI 2020', '2019-4', '2020-6'],
  ])('reads months in Roman numerals: "%s"', (text, from, to) => {
    const [range] = findDates(text);
    expect([say(range?.from ?? null), say(range?.to ?? null)]).toEqual([from, to]);
  });

  it.each(['Phase II 2019', 'NVQ III - 2019', 'Euro VI 2019', 'release v.2019', 'Grade V, 2019'])('reads a year alone in "%s"', (text) => {
    expect(findDates(text)[0]?.from).toEqual({ year: 2019, month: null });
  });

  it('keeps where a range stands', () => {
    const text = 'Team Leader, Acme (Nov 2011 to Jan 2014)';
    const [range] = findDates(text);
    expect(text.slice(range?.start, range?.end)).toBe('Nov 2011 to Jan 2014');
  });
});

const awards: [line: string, award: string, grade: string | null][] = [
  ['BSc (Hons) Geography, 2:1', 'BSc (Hons)', '2:1'],
  ['BA (Hons) English, First Class', 'BA (Hons)', 'First Class'],
  ['MEng Civil Engineering, 2:2', 'MEng', '2:2'],
  ['A Levels Maths (A), Physics (B)', 'A Levels', null],
  ['A-levels: Biology, Chemistry, Art', 'A-levels', null],
  ['GCSEs 9 at grades 9 to 5', 'GCSEs', 'grades 9 to 5'],
  ['BTEC National Diploma Business, Distinction', 'BTEC National Diploma', 'Distinction'],
  ['T Level Digital Production, Merit', 'T Level', 'Merit'],
  ['HND Business, Merit', 'HND', 'Merit'],
  ['NVQ Level 3 Plumbing, Pass', 'NVQ Level 3', 'Pass'],
  ['PGCE Secondary Mathematics', 'PGCE', null],
  ['PGCert Leadership in Healthcare, Merit', 'PGCert', 'Merit'],
  ['PhD Ecology', 'PhD', null],
  ['Level 3 Certificate Warehousing', 'Level 3 Certificate', null],
];

describe('British qualifications', () => {
  it.each(awards)('reads "%s"', (line, award, grade) => {
    const { document } = redact(
      documentFrom(`Jane Example\njane@example.com\n\n# Education\n${line}\tSept 2015 - June 2018\nUniversity of Hallamwick`),
    );
    const [entry] = parse(document, TODAY).education;
    expect(entry?.award?.text).toBe(award);
    expect(entry?.grade?.text ?? null).toBe(grade);
    expect(entry?.institution?.text).toBe('University of Hallamwick');
    expect(entry?.dates?.from).toEqual({ year: 2015, month: 9 });
  });
});
