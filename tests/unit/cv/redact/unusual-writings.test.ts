import { redact } from '@/lib/cv/redact';
import { cvFrom, documentFrom } from '@/tests/support/cv-builder';

const rest =
  '\n# Work Experience\nSite Joiner, Oak & Sons Ltd\t2015 - 2020\n- Hung doors\n\n# Education\nNVQ Level 2 Joinery, Elm College, 2014';
const redacted = (top: string): string => cvFrom(`${top}\n${rest}`).text;
const inBody = (line: string): string =>
  redact(documentFrom(`Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n${line}`)).document.text;
const under = (heading: string, lines: string): string =>
  redact(documentFrom(`Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n\n# ${heading}\n${lines}`))
    .document.text;

describe('the own name', () => {
  it.each([
    ['in small letters under Markdown, with pronouns', '# **zofia wrona-lis** _(she/her)_\nzofia.w@example.com', /zofia|wrona/i],
    ['in small letters before a handle', '# farzin ostad-pryce | @ostad_f\n07700 900123', /farzin|ostad/i],
    [
      'in the boxes of a form, each below its label',
      'Surname\nKamau-Lind\nForenames\nWairimu Hope\nMobile\n07700 900123',
      /Kamau|Wairimu|Hope/,
    ],
    ['between arrows', '<< Cormac Mac Giolla Eoin >>\n07700 900123', /cormac|giolla/i],
    ['behind a rank in short', 'Flt Lt (Retd) A. St C. Penrose-Vane\n07700 900123', /penrose|vane/i],
    ['behind two titles', 'The Rt Hon Lady Davina Thornbury-Oke\n07700 900123', /davina|thornbury/i],
    ['in two scripts', 'Νίκος Αλεξίου / Nikos Alexiou\n07700 900123', /νίκος|αλεξίου|nikos/i],
    ['the surname of three words first', 'Tan Mei Ling, Rosie\n07700 900123 | rosie.tan@example.com', /mei|ling|rosie/i],
    [
      'the surname first in the box of a form',
      'Name, Vorname\tSchulze-Brandt, Annelie\n07700 900123 | annelie.sb@example.com',
      /schulze|annelie/i,
    ],
    [
      'short at the head and whole below it',
      'Will.\nWill Applegarth-Finch, Leeds\n07700 900123 | will.af@example.com',
      /applegarth|finch|will/i,
    ],
  ])('does not stay: %s', (_, top, left) => {
    expect(redacted(top)).not.toMatch(left);
  });

  it('goes where a sign-off in Markdown repeats it', () => {
    expect(redacted('Zofia Wrona-Lis\nzofia.w@example.com\n\n# Note\nTen years in joinery\n*Yours, Zosia Wrona-Lis*')).not.toMatch(
      /zosia|wrona/i,
    );
  });

  it('goes where another alphabet’s capital has a small letter of its own', () => {
    expect(redacted('ŞEBNEM YILDIZ-IŞIK\n07700 900123\n\n# Note\nTen years\nYıldız-Işık, Ş. – CV')).not.toMatch(/y[ıi]ld[ıi]z/i);
  });
});

/** A PDF knows the size of its letters. */
const inSizes = (text: string, sizeOf: (line: string) => number): string => {
  const document = documentFrom(text);
  const lines = document.lines.map((line) => ({
    ...line,
    items: line.items.map((item) => ({ ...item, fontSize: sizeOf(item.text) })),
  }));
  return redact({ ...document, lines }).document.text;
};

describe('in a PDF, the own name', () => {
  it.each([
    ['that ends in a particle', 'Inês Maria Ferreira de\nAlmeida', /Inês|Ferreira|Almeida/],
    ['with a former one in brackets', 'SAMIRA (née Rafique)\nCHAUDHRY', /SAMIRA|Rafique|CHAUDHRY/],
  ])('does not stay where a narrow column parts it: %s', (_, name, left) => {
    expect(inSizes(`${name}\n0044-(0)-7700-900-746\nsamira.ch@example.com\n\n# Profile\nOptometrist`, () => 10.5)).not.toMatch(left);
  });

  it('does not stay at the foot of the page, nor the house beside it', () => {
    const foot = 'Thornbury-Oke · Thornbury Park, nr Tisbury, Wilts. · davina.to@example.com';
    const text = inSizes(
      `Lady Davina Thornbury-Oke\n\n# Experience\nChair, Elm Trust, 2014 - 2020\nRan a board of nine and a budget of two million pounds in each of these years\n${foot}`,
      (line) => (line === foot ? 8 : 11),
    );
    expect(text).not.toMatch(/Thornbury|Tisbury/);
  });
});

describe('a job at the head of the page', () => {
  it('is no name where the name stands at its foot', () => {
    const foot = 'Zadie Featherstone-Iqbal · 07700 900123 · zfi@example.com';
    const text = inSizes(
      `Procurement Director\n\n# Experience\nProcurement Director, Elm Stores, 2014 - 2020\nRan a board of nine and a budget of two million pounds in each of these years\n${foot}`,
      (line) => (line === foot ? 8 : line === 'Procurement Director' ? 18 : 11),
    );
    expect(text).not.toMatch(/Zadie|Featherstone/);
    expect(text).toContain('Procurement Director, Elm Stores');
  });
});

describe('authors of a paper', () => {
  it.each([
    'Ashworth R, Kettleborough J, O’Malley-Quist P. Sleep on night shifts. Journal of Wards, 2021.',
    'de Souza-Park MC, Ashworth RJ & Kettleborough J. Sleep on night shifts. Journal of Wards, 2021.',
    'Mac Kettleborough B, Ashworth R, O’Malley-Quist P. Sleep on night shifts. Journal of Wards, 2021.',
  ])('do not stay, the paper does: %s', (line) => {
    const text = under('Publications', line);
    expect(text).not.toMatch(/Ashworth|Kettleborough|Malley|Souza/);
    expect(text).toContain('Sleep on night shifts. Journal of Wards, 2021.');
  });
});

describe('what is written like authors', () => {
  it.each([
    ['Education', 'GCSEs English D, Maths E, Art C, Childcare B, Elm Community School, 2003 - 2008'],
    ['Education', 'Geography A, Chemistry B, Mathematics B; EPQ A*, 2019'],
    ['Profile', 'Python, SQL and Power BI. Built the passenger forecast of 2019'],
    ['Skills', 'Power BI, Azure ML. Used since 2019'],
  ])('stays in %s: %s', (heading, line) => {
    expect(under(heading, line)).toContain(line);
  });
});

describe('somebody else', () => {
  it.each([
    ['kin with a particle', 'Next of kin', 'Yasin al-Masri (brother), 07700 900124', /Yasin|Masri/],
    ['kin in small letters', 'Emergency contact', 'husband Bogdan Wrona, 07700 900124', /Bogdan/],
    ['kin by one name', 'In case of emergency', 'mother Nuala 07700 900124', /Nuala/],
    ['kin behind a comma', 'Emergency contact', 'Son, Imran: 07700 900124', /Imran/],
    ['daughters by name', 'Family', 'Wife Hanna Lind, daughters Freya and Signe', /Freya|Signe/],
    ['sons by name', 'Personal', 'Married; sons Caspian, Leander', /Caspian|Leander/],
    ['a partner with a phone', 'Contacts', 'Partner Mairead (same address), sister Una Breen on 07700 900124', /Mairead|Una|Breen/],
    ['on request', 'References', 'Dilys Morgan-Pryce (team lead) and Emyr, both on request', /Dilys|Emyr/],
    ['below a heading', 'Clinical supervisor', 'Tamsin Trewhella-Moon, tel 07700 900124', /Tamsin|Trewhella/],
    [
      'whom somebody reports to',
      'Reports to',
      'Chief executive Ludovic Harte-Obi (assistant Pippa Yarrow, 020 7946 0415)',
      /Ludovic|Pippa/,
    ],
    ['a daughter', 'Family', 'Daughter Nerys helps with the stall.', /Nerys/],
    ['with an Irish particle', 'Referees', 'Best man: Tadhg Mac an Ghoill, tadhg@example.ie', /Tadhg|Ghoill/],
  ])('does not stay: %s', (_, heading, line, left) => {
    expect(under(heading, line)).not.toMatch(left);
  });

  it.each([
    ['a referee by their work', 'Site referee: Chief Engineer Kyriakos Manos, 07700 900124', /Kyriakos/],
    ['a sponsor', 'My sponsor: Henrietta Goldfinch', /Henrietta/],
    ['an assistant', 'Assistant: Leopold Garside, dial 07700 900124', /Leopold/],
  ])('does not stay: %s', (_, line, left) => {
    expect(inBody(line)).not.toMatch(left);
  });

  it.each([
    'Partner Ashurst and Pinsent Masons advised on the sale',
    'Brother printers and Sister Act costumes',
    'Partner, Slaughter and May',
    'Supplied Mother Teresa School and Barratt & Sons',
    'Assistant: stock control, till work and orders',
    'Tutor: Maths and English to GCSE',
    'Office XP, Windows XP, Adobe CS. Trained all staff.',
    'Reported to the board: monthly, quarterly',
    'Grown from 9 to 46; C+E licence, A+E work',
    'Met WORK AT HEIGHT rules at sites',
    'Grade A, Grade B. Passed with honours',
  ])('is none of these: %s', (line) => {
    expect(inBody(line)).toContain(line);
  });
});

describe('a birthday or an age', () => {
  it.each([
    ['in the box of a form', 'Age\n29', /29/],
    ['in a row of a form', 'Age\t29', /29/],
    ['in Welsh', 'Oed: 33', /33/],
    ['alone', 'Leeds, 21 yrs', /21/],
    ['with a short year', 'Born 2nd of Feb ’05', /Feb|05/],
    ['behind the place', 'I was born in Tallinn on 30 August 1992', /August|1992/],
    ['the year first', 'Born in Tallinn in 1988 (14 July)', /1988|July/],
    ['by a feast', 'Born on Christmas Day 1989 in Enugu', /Christmas|1989/],
    ['in Norse', 'f. 6. mars 1979', /mars|1979/],
    ['with the year in words', 'Born the 30th of November, nineteen eighty-six', /November|nineteen/],
  ])('does not stay: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\n${line}\namina.osei@example.com`)).not.toMatch(left);
  });

  it.each(['A brand born in Leeds and sold in 2012', 'Nurse with 21 years in theatres', 'Ages 11 to 16', 'Stage 29 of the tour'])(
    'is none of these: %s',
    (line) => {
      expect(inBody(line)).toContain(line);
    },
  );
});

describe('an address', () => {
  it.each([
    ['of the forces', 'Sergeants’ Mess, RAF Wittering, BFPO 52', /Mess|Wittering/],
    ['Welsh, in a village', '7 Sgwâr y Capel, Tregaron', /Capel|Tregaron/],
    ['Welsh, in a county', 'Ffynnon-y-garn Uchaf, Llanfynydd, Sir Gâr', /Ffynnon|Llanfynydd/],
    ['Greek', 'Odos Egnatia 118, 3rd floor, Thessaloniki 546 23', /Egnatia|Thessaloniki/],
    ['Icelandic', 'Hlíðarvegur 14, 200 Kópavogur', /Hlíðar|Kópavogur/],
    ['between strokes', '07700 900555 // An Carn, Slieve Foy Rd, Carlingford >>', /Carn|Slieve/],
    ['behind another', 'Back of 17, Harehills Rise, LS8', /17|Harehills/],
    ['above a shop', 'Flat above 92, Bearwood Rd, Smethwick', /92|Bearwood/],
    ['French, with bis', '14 bis, rue des Martyrs, 75009 Paris / 07700 900555', /Martyrs|Paris/],
    ['on an island', '12a Lacasdal, Isle of Lewis; amina@example.com', /Lacasdal|Lewis/],
    ['Irish, in a flat', 'Apt 4, Cé na Banríona, Doire', /Banríona|Doire/],
    ['as a code of a place', 'Plus code 9C3XGV4J+2Q', /GV4J/],
    ['a house in quotation marks', '"Anand Niwas", Soho Rise, Handsworth', /Anand|Soho/],
    ['a named house, a street, a village', 'An Carn, Slieve Foy Rd, Carlingford', /Carn|Slieve/],
    ['a tower', '12/F, Tower 2, Harbour Place, Hung Hom, Kowloon', /Tower|Harbour|Kowloon/],
    ['near a town', 'Thornbury Park, nr Tisbury, Wilts.', /Thornbury|Tisbury/],
    ['where somebody lodges', 'Living with a host family at Ash Hanger, Church Street, Ropley, Hants', /Hanger|Church/],
  ])('does not stay among the contact details: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\n${line}\namina.osei@example.com | 07700 900123`)).not.toMatch(left);
  });

  it.each([
    'Chartered Surveyor, Northgate Partners',
    'Nurse, Band 6',
    '12 years in retail, 3 of them as a manager',
    'Project Manager, Prince2, Agile',
    'Teacher of Maths, Physics and Computing',
  ])('is none of these, beside a name: %s', (line) => {
    expect(redacted(`Amina Osei\n${line}\namina.osei@example.com | 07700 900123`)).toContain(line);
  });
});

describe('a number, an email, a profile', () => {
  it.each([
    ['a phone with (0) and strokes', '+44(0)7700/900-226', /900.226/],
    ['a phone with the letter O behind the digit', '077OO 9OO 211', /211/],
    ['a phone with dots in the middle', 'Mobile 07700 · 900 · 684', /684/],
    ['a phone partly in words', '07700 nine hundred 442', /442/],
    ['a phone that ends in words', '07700 900-two-one-four', /two|four/],
    ['a phone from abroad with the letter O', 'Mob: +44 77OO 9OO 415', /415/],
    ['a phone with the letter O near its end', '020 7946 O415', /415/],
    ['a phone with strokes in its second half', '07700 900/61/8', /61.8/],
    ['a phone with a stroke behind brackets', '(0191) 498 0/217', /217/],
    ['a phone behind a letter', 't.07700 900 8 8 3', /8 8 3/],
    ['an NI number with strokes', 'NI: SK / 28 / 03 / 55 / D', /28|55/],
    ['a bank account with a blank', '30-91-44 / 6620 1187', /6620/],
    ['a share code in pieces', 'eVisa share code W 9TK 3PR 4B', /9TK|3PR/],
    ['an email with AT', 'amina.o_hgv AT example.pl', /amina|example/],
    ['a profile with two names', 'WeChat/Weixin: amina_leeds77', /leeds77/],
    ['an email with blanks round every sign', 'amina . osei @ example . com', /osei|example/],
    ['an email behind its label', 'e-mail amina_o at example.com', /amina_o|example/],
    ['a profile without its host', 'LinkedIn in/amina-o-8b21', /8b21/],
    ['a discharge book', 'Discharge book GR-K 771052', /771052/],
    ['a driver’s card', 'DQC 0044 7120 9931 5526', /5526/],
    ['a visa', 'Visa vignette FT 884201', /884201/],
    ['a sort code in short', 'Wages: sort 20 45 77, account 4310 8826', /45 77|8826/],
    ['a nurse’s PIN in pieces', 'NMC PIN: 09 J 1442 E', /1442/],
  ])('does not stay: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\nLeeds\n${line}`)).not.toMatch(left);
  });

  it.each(['Sort 20 pallets an hour', 'Met at Example.com offices', 'Cut it from 077 to 070 units', 'Rated 4 · 5 · 5 by visitors'])(
    'is none of these: %s',
    (line) => {
      expect(inBody(line)).toContain(line);
    },
  );
});
