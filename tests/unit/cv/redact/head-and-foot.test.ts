import { redact } from '@/lib/cv/redact';
import { documentFrom } from '@/tests/support/cv-builder';

const rest =
  '\n# Work Experience\nSite Joiner, Oak & Sons Ltd, Leeds\t2015 - 2020\n- Hung doors at Grace Court\n\n# Education\nNVQ Level 2 Joinery, Elm College, 2014';
const headed = (head: string): string => redact(documentFrom(`${head}\n${rest}`)).document.text;
const withContact = (line: string): string => headed(`Amina Osei-Marsh\n07700 900123 | amina.om@example.com\n${line}`);

describe('the own name', () => {
  it.each([
    ['behind a label at the head', 'About: Tamsin Okoro-Vale, known as Tam\nTel no: 07700 900123', /Tamsin|Okoro/],
    ['behind another', 'My name: Efua Adoma Darko\nMy number: 07700 900123', /Efua|Darko/],
    ['with its title in a box', 'Title and name\tMx Perrin Lark Teixeira\nPrevious name\tRosa Teixeira Lobo', /Perrin|Teixeira|Rosa|Lobo/],
    ['in a comment', '<!-- Yuna Hollis (堀 由奈) -->\ny.h@example.com', /Yuna|Hollis|堀/],
    ['surname first, in capitals', 'RAHIMI, Md. Tanim Karim\ntanim.karim@example.com | 07700 900123', /RAHIMI|Tanim/],
  ])('does not stay %s', (_, head, left) => {
    expect(headed(head)).not.toMatch(left);
  });

  it('does not stay in its initials', () => {
    expect(`${withContact('')}\nx`).not.toContain('Amina');
    expect(headed('Ottilie de Vries-Hale\n07700 900123\n\n# Profile\nJoiner. Signed O. d. V.-H.')).not.toContain('V.-H.');
  });

  it('is no job in large letters', () => {
    expect(headed('Solicitor\nLeeds | 07700 900123')).toContain('Solicitor');
  });
});

describe('a detail among those of contact', () => {
  it.each([
    ['a phone with a stroke', '07700-900/190', '190'],
    ['a phone with a plus inside', 'Home 07700 900+218', '218'],
    ['a pager', 'Ward bleep 157-0447', '0447'],
    ['a number of an institute', 'IOSH 144 772', '144'],
    ['a number of a society', 'SoR: 77140', '77140'],
    ['a date alone', '17.05.1991', '1991'],
    ['a date in words', 'Date of birth: Twenty-first March 1961', '1961'],
    ['the year in short', "she/they, b. '98", '98'],
    ['a place behind the date', 'Born 3 March 1990 at Hartcliffe', 'Hartcliffe'],
    ['a place behind its label', 'Place of birth\tAbeokuta, Ogun State', 'Ogun'],
    ['a family', 'Civil partner, no dependants', 'partner'],
    ['a name on a network', 'Slack: amina.om77', 'amina.om'],
    ['a name behind a stroke', 'Pinterest /oak_and_osei', 'oak_and'],
    ['an address behind a semicolon', 'mob 07700 900124; 21A Lower Weir Row, Chester CH1 1XX', 'Weir'],
    ['a house with a number and a comma', '4, The Snicket, Barrowford, BB9 6XX', 'Snicket'],
    ['a house of a lane', 'Old Chapel House, Chapel Loke, Hempnall', 'Loke'],
    ['a partner', '07700 900124 (partner Shelby)', 'Shelby'],
  ])('does not stay: %s', (_, line, left) => {
    expect(withContact(line)).not.toContain(left);
  });

  it('takes the lines above a postcode with it, to the name or the job', () => {
    const text = headed('Amina Osei-Marsh\nSite Joiner\nThe Drying Shed\nFullers Loke\nWarnington\nRH17 5XX\n07700 900123');
    expect(text).not.toMatch(/Drying|Loke|Warnington/);
    expect(text).toContain('Site Joiner');
  });

  it('is no permit that ends in some years, and no work', () => {
    expect(withContact('Passport valid to 4/01/2031')).toContain('4/01/2031');
    expect(withContact('')).toContain('Grace Court');
  });
});

describe('an email in words', () => {
  it.each([
    ['between strokes', 'amina/at/example.film', 'example.film'],
    ['with a point', 'My e-mail: amina osei at example point com', 'point'],
    ['over two lines', 'amina [dot] om [at]\nexample [dot] ai', 'example'],
  ])('does not stay %s', (_, line, left) => {
    expect(headed(`Amina Osei-Marsh\n07700 900123\n${line}`)).not.toContain(left);
  });
});

describe('what stands below a heading of private life', () => {
  it('does not stay', () => {
    const text = redact(documentFrom(`Amina Osei-Marsh\n07700 900123\n${rest}\n\nPrivate\nMarried; three daughters (11, 8 and 3)`)).document
      .text;
    expect(text).not.toMatch(/Married|daughters/);
  });
});

describe('an employer below a title that names a colleague', () => {
  it('stays', () => {
    const crew = rest.replace('Site Joiner, Oak & Sons Ltd, Leeds\t2015 - 2020', 'Cabin Crew Member\nArden Skies, Leeds\n2015 - 2020');
    expect(redact(documentFrom(`Amina Osei-Marsh\n07700 900123\n${crew}`)).document.text).toContain('Arden Skies');
  });
});

describe('people who are called like a firm or a month', () => {
  it.each([
    ['My manager was Paul Smithson, from 2015.', 'Smithson'],
    ['Line manager: David Wilson, 07700 900124', 'David Wilson'],
    ['My sister Jan, a nurse, taught me.', 'Jan'],
  ])('do not stay: %s', (line, left) => {
    expect(redact(documentFrom(`Amina Osei-Marsh\n07700 900123\n${rest}\n\n# More\n${line}`)).document.text).not.toContain(left);
  });

  it('are firms and months elsewhere', () => {
    const text = redact(documentFrom(`Amina Osei-Marsh\n07700 900123\n${rest.replace('Oak & Sons Ltd', 'John Lewis')}`)).document.text;
    expect(text).toContain('John Lewis');
  });
});

describe('letters of a profession behind the name', () => {
  const cvOf = (head: string): string =>
    redact(documentFrom(`${head}\n07700 900123 | ffion.carlisle@example.com\n\n# Profile\nBuyer, FCIPS and MXQP since 2019`)).document.text;

  it.each(['Ffion Carlisle FCIPS', 'Ffion Carlisle FCIPS MXQP', 'Ffion Carlisle MXQP', 'Dr Ffion Carlisle, MXQP'])(
    'are no part of it: %s',
    (head) => {
      expect(cvOf(head)).toContain('Buyer, FCIPS and MXQP since 2019');
      expect(cvOf(head)).not.toMatch(/Ffion|Carlisle/);
    },
  );

  it.each([
    ['Ffion Mair CARLISLE', /CARLISLE/],
    ['Ffion Carlisle NNAMDI', /NNAMDI/],
    ['Ffion Carlisle OKAFOR', /OKAFOR/],
    ['Ling MA', /MA\b/],
    ['Ling Ma', /Ma\b/],
  ])('are not taken for it where they are a surname: %s', (head, name) => {
    expect(cvOf(head)).not.toMatch(name);
  });
});

it('a part of town goes with the town and its district', () => {
  expect(headed('Amina Osei-Marsh\nWerrow, Oldham OL8\n07700 900123')).not.toMatch(/Werrow|Oldham/);
  expect(headed('Amina Osei-Marsh\nCare Worker, Oldham OL8\n07700 900123')).toContain('Care Worker');
});

describe('what stands among contact details and is no address', () => {
  const below = (lines: string): string =>
    redact(documentFrom(`Amina Osei-Marsh\n4 Elm Row, Boscombe, Bournemouth BH5\n${lines}\n${rest}`)).document.text;

  it.each([
    'Full UK driving licence',
    'Full Clean Driving Licence',
    'Own car',
    'Right to work in UK',
    'Teacher of Art & Design',
    'Tel 07700 900123 Email amina.om@example.com',
  ])('stays: %s', (line) => {
    const words = line.replace(/ (?:07700 900123|amina\S+)/g, ' ').split(/ {2}| $/);
    for (const word of words) expect(below(line)).toContain(word);
  });

  it.each([
    ['Winton Vale\nDorset', /Winton|Dorset/],
    ['9 Ash Row, Winton, Leeds. Full driving licence', /Winton|Ash/],
    ['Address: 4 Visa Court, Winton. Clean licence', /Visa|Winton/],
  ])('goes where it goes on with the address: %s', (line, left) => {
    expect(below(line)).not.toMatch(left);
  });
});
