import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { restore } from '@/lib/cv/document/restore';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const cvOf = (name: string, email = 'someone@example.com') => `${name}
Project Manager
Leeds LS8 9ZZ | 07700 900123 | ${email} | linkedin.com/in/someone

# Profile
Project manager with nine years in housing.

# Experience
Project Manager, Marks & Spencer, Leeds\tMay 2019 - Present
- Cut void time by 12%
Coordinator, John Lewis, York\tJan 2015 - Apr 2019

# Education
BSc (Hons) Geography, King's College London\t2014`;

const withLink = (line: DocumentLine, href: string): DocumentLine => ({ ...line, items: line.items.map((item) => ({ ...item, href })) });

const names = [
  'Siân O’Neill',
  "Fergus O'Hara",
  'Zoë-Louise Nuñez',
  'Nguyễn Thị Hoa',
  'Ludwig van der Berg',
  'María de la Cruz',
  'JAMES MACDONALD',
  'J. K. Whitfield',
  'Emma Baker',
  'Robert Turner',
  'Mark Page',
  'Grace Dean',
  'Mohammed Al-Farsi',
  'Aoife Ní Bhriain',
  'Li Wei',
  'Chukwuemeka Okonkwo-Bell',
  'Anne-Marie St John',
  'Kwame',
  '李小龙',
  'محمد علي',
  'Dr Jane Example',
  'Jane Example BSc MCIPD',
  'Jane Example, PhD',
  'Mrs Jane Example',
  'Jane Example MBA FCCA',
];

describe('the name', () => {
  it.each(names)('of %s is found and taken out', (name) => {
    const { document, contact } = redact(documentFrom(cvOf(name)));
    const core = name.replace(/^(?:Dr|Mrs) /, '').replace(/,? (?:BSc MCIPD|PhD|MBA FCCA)$/, '');
    expect(contact.name).toBe(core);
    expect(document.text).not.toContain(core);
    expect(document.text.split('\n').slice(1)).toEqual(
      redact(documentFrom(cvOf('Ada Sample')))
        .document.text.split('\n')
        .slice(1),
    );
  });

  it('is redacted wherever it occurs again: initials, surname first, possessive, alone', () => {
    const text = `Yusuf Adeyemi\nyusuf.adeyemi@example.com\n\n# Profile\nYusuf has led teams. Adeyemi's plan won. Contact Y. Adeyemi or ADEYEMI, YUSUF.`;
    expect(redact(documentFrom(text)).document.text).not.toMatch(/yusuf|adeyemi/i);
  });

  it.each(['Sean Patrick OBrien', 'Maria Jane DosSantos', 'Luis DeLaCruz'])('keeps a surname with a capital within: %s', (name) => {
    expect(redact(documentFrom(`${name}\nme@example.com\n\n# Skills\nExcel`)).contact.name).toBe(name);
  });

  it('is not taken out of other proper names it is part of', () => {
    const text = `Tom Ashdown\ntom@example.com\n\n# Education\nAshdown Vale School\nGCSEs\n\n# Experience\nSales Assistant, Ted Baker\t2019 - 2020`;
    const { text: redacted } = redact(documentFrom(text)).document;
    expect(redacted).toContain('Ashdown Vale School');
    expect(redacted).toContain('Ted Baker');
  });

  it.each([
    'Curriculum Vitae\n\n# Experience\nManager, Acme Ltd\t2019 - 2020',
    '# Contact\njane@example.com\n\n# Experience\nManager, Acme Ltd\t2019 - 2020',
    'Project Manager\njane@example.com\n\n# Experience\nManager, Acme Ltd\t2019 - 2020',
    'Leeds\n07700 900123\n\n# Skills\nExcel',
  ])('is not invented where the CV has none', (text) => {
    expect(redact(documentFrom(text)).contact.name).toBeNull();
  });

  it('is found over two lines, in a page header, behind a label and before the job', () => {
    const big = (text: string) => ({ text, box: null, fontSize: 24, bold: true, italic: false });
    const small = (text: string) => ({ ...big(text), fontSize: 10, bold: false });
    const base = documentFrom('x');
    const lines = (...items: ReturnType<typeof big>[]): DocumentLine[] =>
      items.map((item) => ({ page: 1, region: 'body', block: 0, items: [item] }));
    const body = lines(small('jane@example.com'), small('Profile'), small('A short profile of a person who works hard every day.'));
    const nameOf = (...first: ReturnType<typeof lines>) => redact({ ...base, lines: [...first, ...body] }).contact.name;
    expect(nameOf(...lines(big('DONNA-MARIE'), big('FLETCHER')))).toBe('DONNA-MARIE FLETCHER');
    expect(nameOf(...lines(big('Rupert'), big('Fontaine-'), big('Blythe')))).toBe('Rupert Fontaine-Blythe');
    expect(nameOf({ page: 1, region: 'header', block: 9, items: [small('Jane Example')] })).toBe('Jane Example');
    expect(nameOf(...lines(small('Name: Jane Example')))).toBe('Jane Example');
    expect(nameOf(...lines(small('FULLNAME:'), small('Jane Example')))).toBe('Jane Example');
    expect(nameOf(...lines(big('Jane Example'), big('Jane Example')))).toBe('Jane Example');
    expect(nameOf(...lines(big("I'm Jane Example")))).toBe('Jane Example');
    expect(nameOf(...lines(big('Jane Example IT Support Technician')))).toBe('Jane Example');
  });
});

describe('details that have no place on a UK CV', () => {
  it.each([
    ['Date of birth: 3rd March 1988', 'date-of-birth', '[DOB]'],
    ['Date of birth: 1976.05.19', 'date-of-birth', '[DOB]'],
    ['Born: 1976.05.19', 'date-of-birth', '[DOB]'],
    ['DOB: 12/03/1990', 'date-of-birth', '[DOB]'],
    ['Age: 34', 'age', '[DOB]'],
    ['Nationality: British', 'nationality', '[PERSONAL]'],
    ['Marital status: Married', 'marital-status', '[PERSONAL]'],
    ['Gender: Female', 'gender', '[PERSONAL]'],
    ['Religion: none', 'religion', '[PERSONAL]'],
    ['NI number: AB 12 34 56 C', 'ni-number', '[NI_NUMBER]'],
    ['Passport no: 123456789', 'passport', '[ID_NUMBER]'],
    ['Driving licence number: MORGA657054SM9IJ', 'driving-licence-number', '[ID_NUMBER]'],
    ['Sort code 20-00-00, account 12345678', 'bank', '[ID_NUMBER]'],
    ['Expected salary: £42,000', 'salary', '[PERSONAL]'],
  ])('"%s" becomes a placeholder and is named', (line, kind, placeholder) => {
    const { document } = redact(documentFrom(`Jane Example\njane@example.com\n${line}\n\n# Skills\nExcel`));
    expect(document.contact.unwanted.map((one) => one.kind)).toContain(kind);
    expect(document.text).toContain(placeholder);
    expect(document.text).not.toContain(line.slice(-5));
  });

  it('know a nationality from a language, also over the end of a line', () => {
    const unwantedIn = (line: string) =>
      redact(documentFrom(`Jane Example\njane@example.com\n${line}\n\n# Skills\nExcel`)).document.contact.unwanted.map(({ kind }) => kind);
    expect(unwantedIn('Leeds; Irish')).toContain('nationality');
    expect(unwantedIn('Leeds; Welsh\nspeaker')).not.toContain('nationality');
  });

  it('includes referees, who are other people', () => {
    const text = `Jane Example\njane@example.com\n\n# References\nMr Paul Sample, Head of Sales, Acme Ltd\n01632 960002, paul@example.org\n`;
    const { document, contact } = redact(documentFrom(text));
    expect(document.text).not.toMatch(/Paul|Sample|960002|example\.org/);
    expect(document.contact.unwanted.map((one) => one.kind)).toContain('referee-contact');
    expect(contact.phone).toBeNull();
    expect(redact(documentFrom('Jane Example\njane@example.com\n\n# References\nAvailable on request.')).document.text).toContain(
      'Available on request.',
    );
  });
});

it.each([
  'Full UK driving licence',
  'Marks & Spencer',
  'Smith & Nephew',
  'John Lewis',
  "King's College London",
  '03/2019 - 06/2022',
  '1 Apr 2020 to date',
  'PRINCE2',
  'Oxford Street store',
  "Martyn's Law",
  '24/7 rota',
  '£1.2m budget',
  'Node.js and ASP.NET',
  'NMC registered',
  'right to work in the UK',
  'Leeds General Infirmary',
  'Q1 2024',
  'ISO 45001',
])('"%s" survives', (text) => {
  expect(
    redact(documentFrom(`Jane Example\njane@example.com\n\n# Experience\nManager, Acme\t2019 - 2020\n- Looked after ${text} every day`))
      .document.text,
  ).toContain(text);
});

it('finds the town that stands over the email under a heading such as About', () => {
  const head = 'Jane Whitlock\nSoftware Engineer\n\n# About\nLondon, UK\njane@example.com\n07700 900123\n\n# Experience\n';
  const { document } = redact(documentFrom(`${head}Engineer, Tidepay, London\tMay 2019 - Present\n- Cut costs by 12%`));
  expect(document.text).not.toContain('London, UK');
  expect(document.text).toContain('Tidepay, London');
});

it('takes a number for a phone whatever page a link over it leads to', () => {
  const plain = documentFrom('Jane Whitlock\njane@example.com\n07700900123\n\n# Experience\nEngineer, Tidepay\tMay 2019 - Present');
  const linked = { ...plain, lines: plain.lines.map((line, i) => (i === 2 ? withLink(line, 'https://github.com/jane-example') : line)) };
  expect(redact(linked).document.text.split('\n')[2]).toBe('[PHONE]');
});

it('numbers a second different detail and repeats the placeholder of the same', () => {
  const { text } = redact(
    documentFrom('Jane Example\n07700 900123 | 01632 960001\njane@example.com\n\n# Notes\nCall 07700 900123'),
  ).document;
  expect(text).toBe('[NAME]\n[PHONE] | [PHONE_2]\n[EMAIL]\nNotes\nCall [PHONE]');
});

it('changes nothing when its own text is redacted again', () => {
  const { text } = redact(documentFrom(cvOf('Siân O’Neill'))).document;
  expect(redact(documentFrom(text)).document.text).toBe(text);
});

it('gives every placeholder its original back, and only to the private half', () => {
  const { document, origins, contact } = redact(documentFrom(cvOf('Siân O’Neill')));
  expect(restore(document.text, origins)).toContain('Siân O’Neill\nProject Manager\nLeeds LS8 9ZZ | 07700 900123');
  for (const { kind, original } of origins) {
    // the town of a job stays, though the person lives there too
    if (kind !== 'ADDRESS') expect(JSON.stringify(document)).not.toContain(original);
  }
  expect(contact).toEqual({
    name: 'Siân O’Neill',
    email: 'someone@example.com',
    phone: '07700 900123',
    location: 'Leeds LS8 9ZZ',
    links: [{ kind: 'linkedin', url: 'linkedin.com/in/someone' }],
  });
});

it.each([
  ['York (happy to travel)', '[ADDRESS] (happy to travel)'],
  ['Basildon Essex', '[ADDRESS]'],
])('finds the town on top of a CV without a comma behind it: %s', (line, expected) => {
  const { document } = redact(documentFrom(`Jane Example\n${line}\njane@example.com\n\n# Experience\nNurse, Elm Ward\t2019 - 2021`));
  expect(document.text.split('\n')[1]).toBe(expected);
});

it('leaves the town of a job in a CV without headings', () => {
  const text = 'Jane Example\nBrighton\n07700 900123\nHEAD CHEF, THE SALT YARD, BRIGHTON\nFeb 2020 - now\nRan a kitchen of eight';
  const { document } = redact(documentFrom(text));
  expect(document.text).toContain('THE SALT YARD, BRIGHTON');
  expect(document.text).not.toContain('Brighton');
});

it('counts contact details of referees only where one can be reached', () => {
  const unwantedIn = (referees: string) =>
    redact(documentFrom(`Jane Example\njane@example.com\n# References\n${referees}`)).document.contact.unwanted;
  expect(unwantedIn('Ward manager and portering supervisor, ask me for numbers')).toEqual([]);
  expect(unwantedIn('Ann Bell, ward manager')).toEqual([]);
  expect(unwantedIn('Ann Bell, ward manager, 07700 900456')).not.toEqual([]);
});

it.each([
  ['Nelson, Lancashire. Tel: 07700 900123. Email: jane@example.com', 'Nelson, Lancashire'],
  ['Address: Eccles, Salford  Mobile: 07700 900123  jane@example.com', 'Eccles, Salford'],
])('ends an address where the next label begins: %s', (line, location) => {
  expect(redact(documentFrom(`Jane Example\n${line}\n# Experience\nChef, Acme Hotel\tJan 2019 - Present`)).contact.location).toBe(location);
});

it('places each item and line where its text stands', () => {
  const { document } = redact(documentFrom(cvOf('Jane Example')));
  for (const line of document.lines) {
    expect(document.text.slice(line.start, line.end)).toBe(line.items.map((item) => document.text.slice(item.start, item.end)).join('\t'));
  }
  expect(document.lines.map((line) => document.text.slice(line.start, line.end)).join('\n')).toBe(document.text);
});

it('redacts hidden text too', () => {
  const base = documentFrom(cvOf('Jane Example'));
  const hiddenText = [{ page: 1, text: 'Jane Example jane@example.com hire me', reason: 'white' as const }];
  const { document } = redact({ ...base, layout: { ...base.layout, hiddenText, properties: { author: 'Jane Example' } } });
  expect(document.layout.hiddenText[0]?.text).toBe('[NAME] [EMAIL] hire me');
  expect(JSON.stringify(document)).not.toContain('Jane');
});

it('understands a CV alike whatever the name on it', () => {
  const shapes = names.map((name) => {
    const { document } = redact(documentFrom(cvOf(name.replace(/^(?:Dr|Mrs) |,? (?:BSc MCIPD|PhD|MBA FCCA)$/g, ''))));
    return JSON.stringify(parse(document, TODAY).work);
  });
  expect(new Set(shapes).size).toBe(1);
});

describe('a file name', () => {
  const contact = { name: 'Donna-Marie Fletcher', email: 'dmfletcher@example.net', phone: null, location: null, links: [] };
  it.each([
    ['Donna-Marie-Fletcher-CV.pdf', '[NAME]-CV.pdf', true, true],
    ['DonnaMarieFletcherCV2025.pdf', '[NAME]CV2025.pdf', true, true],
    ['my cv final (2).docx', 'my cv final (2).docx', false, true],
    ['dmfletcher_resume.pdf', '[NAME]_resume.pdf', true, true],
    ['document.pdf', 'document.pdf', false, false],
  ])('%s is told as %s', (filename, redacted, hasName, hasCvWord) => {
    expect(filenameFacts(filename, contact)).toMatchObject({ redacted, hasName, hasCvWord });
  });

  it('shows blanks, brackets and version words', () => {
    expect(filenameFacts('my cv final (2).docx', contact)).toMatchObject({
      hasSpaces: true,
      hasBrackets: true,
      versionWords: ['final', '2'],
    });
  });
});

describe('what follows the address in a side column', () => {
  it('is no address, whatever its heading says', () => {
    const document = documentFrom(
      'Jane Example\n\n# Find me\n07700 900123\n3 Elm Street\nLeeds LS8 9ZZ\n\n# Good at\nBudgeting\nWeddings\nCanva',
    );
    const { text } = redact(document).document;
    expect(text).toContain('Budgeting\nWeddings\nCanva');
    expect(text).not.toMatch(/Elm Street|LS8/);
  });
});

describe('a phone number under other figures', () => {
  it.each(['Langley Academy | 2012 – 2014', 'Sales 2021\t12 345', '01632 960971'])('is found below %s', (above) => {
    const { contact, document } = redact(documentFrom(`Jane Example\n\n# Contact\n${above}\n07700 900 381\njane@example.com`));
    expect(document.text).not.toContain('900 381');
    expect(contact.phone).toBe(above.startsWith('0') ? above : '07700 900 381');
  });
});
