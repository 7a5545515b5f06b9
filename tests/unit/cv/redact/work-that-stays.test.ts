import { redact } from '@/lib/cv/redact';
import { documentFrom } from '@/tests/support/cv-builder';

const inBody = (line: string): string =>
  redact(documentFrom(`Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n${line}`)).document.text;

describe('words of work', () => {
  it.each([
    'Thanks to good teamwork\nReplied to letters and took calls',
    'Many thanks to all staff\nSent notices to tenants',
    'Signed off all invoices',
    'Built pages in ASP.NET/MVC',
    'Planned in Monday.com/Trello and listed on Booking.com/Expedia',
    'Analyst, Etsy 2018-2020',
    'Engineer at Spotify 2019-2022',
    'Facebook page: Increased followers by half',
    'LinkedIn page: Manchester branch',
    'Reporting to regional manager Boots Opticians',
    'Deputised for ward manager Royal Papworth',
    'Bar work while a student – Costa, Tesco',
    'Worked with the Reception children',
    'GCSEs: English C, Maths D, Child Development B and 4 others',
    'J T Maddison & Sons, Norton',
    'Placement with Young Carers\tJan 2024',
    'Worked with the Syrian children',
    'REFERENCES: Available Upon Request',
    'Qualification number 603/1234/5',
    'NCFE no. 60312345',
    'Served no 12000 meals',
    'Installed DELL POWEREDGE2950 and CISCO CATALYST2960 switches',
    'Skilled in (a) Node.js and (b) Go',
    'Chef de Partie, then Junior Sous Chef',
    'Kept the books in Sage Payroll',
    'Trusts, Foundations & Statutory Fundraising',
    'Social media (Meta, TikTok, LinkedIn)',
    'Set up the Instagram page.',
    'Employer: Acme Timber Merchants',
    'Birth Centre Midwife, Leeds, 2019 – 2022',
    'b. Ran the 2019 audit',
    'Parcels, weight 25 kg',
    'Prepared for: Marks Spencer',
    'Former name Peat Marwick',
    'Company born in Leeds, now in nine towns',
    'Looked after our twins (born 2020) full time',
    'Career break with two children born in 2016',
    'Built a tool for Vitamin D. testing',
    'Intervention for Year 11 (10C)',
    'Health: safety, first aid and manual handling',
    'Worked for Plan B. and its clients',
    'Paired with Great Ormond Street on a trial',
    'Husband and wife team cooked for 40',
    'Age range 11-16, SEND and EAL',
    'ELSA trained',
    'Supported ELSA interventions',
    'Worked with ELSA and SALT teams',
    'Full time carer for my mother\tJan 2017 – April 2019',
    'Looked after my sister, Jan to June 2019',
    'With the recruitment team\tJanuary 01, 2014',
    'Science in business\tJune 2020',
  ])('stay as they are written: %s', (line) => {
    const [text, written] = [inBody(line), line.split('\n')];
    for (const part of written) expect(text).toContain(part);
  });
});

it('the words of a list of skills are nobody’s name', () => {
  const cv =
    'Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n- Did a lot\n\n# Skills\nGood with children, Patient, Sewing';
  expect(redact(documentFrom(cv)).document.text).toContain('Good with children, Patient, Sewing');
});

it('an abbreviation that is a name stays below a heading of courses', () => {
  const cv = 'Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n\n# Training\nELSA\nFirst aid';
  expect(redact(documentFrom(cv)).document.text).toContain('ELSA');
});

describe('a month', () => {
  const cvOf = (line: string): string =>
    redact(documentFrom(`Jan Ashworth\njan.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n${line}`)).document.text;

  it.each(['Porter, Oak Ward\tJan 2017 - March 2019', 'Career break, Feb to Jan 2018'])(
    'stays in the dates of its namesake: %s',
    (line) => {
      expect(cvOf(line)).toContain(line);
    },
  );

  it('is the owner’s name where no date is', () => {
    expect(cvOf('Jan is trusted with the keys')).not.toContain('Jan is');
  });

  it.each([
    ['My sister Jan can be reached on 01632 960123', 'Jan'],
    ['My daughters April and June are at school', /April|June/],
    ['My daughter April, 8, is at school', 'April'],
  ])('is somebody of the family where no date is: %s', (line, name) => {
    const text = redact(documentFrom(`Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\t2019 - 2020\n${line}`)).document
      .text;
    expect(text).not.toMatch(name);
  });
});

const inSections = (lines: string, head = 'Robin Ashworth'): string =>
  redact(documentFrom(`${head}\nrobin.a@example.com\n\n${lines}`)).document.text;

describe('words that look like a person by one letter or one capital', () => {
  it.each(['2013\t9 GCSEs including English A and Maths B, Elm Vale School', '7 GCSEs, Elm Vale School, with Drama C and German A'])(
    'are a subject and its grade in the schooling: %s',
    (line) => {
      expect(inSections(`# Education\n${line}`)).toContain(line);
    },
  );

  it.each([
    'Apprentice fitter, T. Maddock & Son, Aberdare',
    'Apprentice fitter\t2005-2009\nG. Maddock & Son, Aberdare',
    'Saddler, H. Trewin and Daughters, Truro',
    'Clerk at Owen Pryce & Co',
  ])('are the firm of a family: %s', (line) => {
    expect(inBody(line)).toContain(line);
  });

  it('are the journal in a list of publications', () => {
    const text = inSections(
      '# Publications\n1. Ashworth R., Moss T., et al. Foams without fluorine: a study. J. Applied Foam. Sci.\n2025, 12, 401-412.\n' +
        '2. Ashworth R., Moss T. A short synthesis of a core. Chem. Rep. 2018, 3, 1190-1194.',
    );
    expect(text).toContain('J. Applied Foam. Sci.');
    expect(text).toContain('Chem. Rep. 2018');
    expect(text).not.toContain('Moss');
  });

  it('are the owner where a paper has the surname and an initial', () => {
    const text = inSections('# Publications\nMoss T. and Ashworth R. (2023) Small boats. Pilot Studies 12, 33-47.');
    expect(text).toContain('[REFEREE] and [NAME] (2023)');
  });

  it.each(['EngTech TIStructE', 'IEng MIHT', 'BSc GradIOSH'])('are the letters behind the name: %s', (letters) => {
    const text = inSections('# Education\nEngineering Technician (EngTech), 2021\nBSc, Elm Vale College', `Robin Ashworth ${letters}`);
    expect(text).toContain(`[NAME] ${letters}`);
    expect(text).toContain('Engineering Technician (EngTech), 2021');
  });

  it('are a name where the capital within it is one of a surname', () => {
    expect(inSections('# Profile\nNurse.', 'Robin Ashworth McLeod')).not.toContain('McLeod');
    expect(inSections('# Profile\nNurse.', 'Robin Jane LeBlanc')).not.toContain('LeBlanc');
    expect(inSections('# Profile\nNurse.', 'ROBIN JANE McLEOD')).not.toContain('McLEOD');
  });
});

test('a sentence of the references that names no one but the firm is no person', () => {
  const text = inSections(
    '# Experience\nCook, Copper Kettle Kitchens, Leeds\tMay 2019 - Present\n- Cooked lunch\n\nReferences: my manager at Copper Kettle will be happy to speak to you, please tell me first.',
  );
  expect(text).toContain('my manager at Copper Kettle will be happy to speak to you');
});

const headOf = (line: string) =>
  redact(documentFrom(`Robin Ashworth\n${line}\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n- Ran a ward`));

test('the end of a paper is no number of it', () => {
  expect(headOf('robin.a@example.com\nCPC CARD UNTIL 09.2029').document.text).toContain('CPC CARD UNTIL 09.2029');
});

test('a phone number behind a label in capitals is a phone number', () => {
  const { document, contact } = headOf('ADRESS: FLAT 3, 88 ELM PARADE, DERBY DE1 1AA\nTEL. 07700 900458\tMAIL: robin.a@example.com');
  expect(contact.phone).toBe('07700 900458');
  expect(document.text).toContain('ADRESS: [ADDRESS]');
});

test('a firm that opens with a forename is nobody, where it is joined to a word of trade', () => {
  expect(inBody('Tyrone Coldstore & Distribution, Dungannon')).toContain('Tyrone Coldstore & Distribution');
});

test('a quarter of the country is nobody', () => {
  expect(inBody('Wrenfield Surfaces Ltd, covering West Mids & N. West')).toContain('N. West');
});

test('a word with an article at the end of a sentence is nobody', () => {
  expect(inBody('I could sell sand to the Sahara.')).toContain('Sahara');
  expect(inBody('Nanny to the Patel family')).not.toContain('Patel');
});

test('a registration and languages below an address are no part of it', () => {
  const { text } = redact(
    documentFrom(
      'Robin Ashworth\nLlandeilo, Carmarthenshire | 07700 900581 | robin.a@example.com\nNMC PIN 03I1947W | Welsh and English\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present',
    ),
  ).document;
  expect(text).toContain('NMC PIN [REG_NUMBER] | Welsh and English');
});

test.each([
  ['Drove the Okonkwo siblings', 'Okonkwo'],
  ['Mentor: Siobhan, Recruitment', 'Siobhan'],
  ['Reported to Oluwaseun, Marketing', 'Oluwaseun'],
  ['Emma Whitlock & Household, London', 'Whitlock'],
])('a person beside a word of work or a household is one: %s', (line, name) => {
  expect(inBody(line)).not.toContain(name);
});
