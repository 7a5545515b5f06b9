import { cvFrom } from '@/tests/support/cv-builder';

const rest =
  '\n# Work Experience\nSite Joiner, Oak & Sons Ltd\t2015 - 2020\n- Hung doors\n\n# Education\nNVQ Level 2 Joinery, Elm College, 2014';
const redacted = (top: string): string => cvFrom(`${top}\n${rest}`).text;

describe('a name', () => {
  it.each([
    ['without an email beside it', 'Amina Osei\nLeeds'],
    ['without anything beside it', 'Amina Osei'],
    ['in Markdown', '**Amina Osei**\nLeeds | 07700 900123'],
    ['under a Markdown heading', '# Amina Osei\n07700 900123'],
    ['under a Markdown heading that was left in the text', '## Amina Osei\n07700 900123'],
    ['in underscores', '__Amina Osei__\n07700 900123'],
    ['below a title of the document', 'CURRICULUM VITAE\nAmina Osei\nLeeds'],
    ['with a label in Markdown', '**Name:** Amina Osei\n**Phone:** 07700 900123'],
  ])('does not stay: %s', (_, top) => {
    expect(redacted(top)).not.toMatch(/amina|osei/i);
  });
});

describe('a phone number', () => {
  it.each([
    ['the second of two', '07700 900123 / 07700 900456', '900456'],
    ['the second, without a space', '07700900123/07700900456', '900456'],
    ['from abroad with a slash', '0099/333 444 555', '333'],
    ['from abroad with two slashes', '0049/171/5550123', '555'],
    ['from abroad with dots', '+33.1.70.18.01.23', '70.18'],
    ['from abroad without a plus', 'Tel: 040 / 123 45 67', '123 45'],
    ['the second behind a comma', 'Mobile: 07700 900123, 01632 960456', '960456'],
    ['behind "or"', '07700 900123 or 0161 496 0123', '0123'],
  ])('does not stay: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\n${line}\namina.osei@example.com`)).not.toContain(left);
  });
});

describe('a street abroad', () => {
  it.each([
    ['German', 'Lindenstraße 14, 50674 Köln', /Linden/],
    ['German, in short', 'Hauptstr. 5, 80331 München', /Haupt/],
    ['French', '12 rue de la Paix, 75002 Paris', /Paix|rue/],
    ['Italian', 'Via Roma 22, 20121 Milano', /Roma/],
    ['Spanish', 'Calle Mayor 3, 28013 Madrid', /Mayor/],
    ['Polish', 'ul. Długa 7/4, 00-238 Warszawa', /Długa/],
    ['Dutch', 'Kerkstraat 9, 1017 GC Amsterdam', /Kerk/],
    ['Indian', 'H.No. 4-56, MG Road, Hyderabad 500001', /MG Road|4-56/],
    ['Portuguese', 'Rua Augusta 100, 1100-053 Lisboa', /Augusta/],
  ])('does not stay among the contact details: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\n${line}\namina.osei@example.com | 07700 900123`)).not.toMatch(left);
  });
});

describe('an email in disguise', () => {
  it.each([
    ['dots in brackets too', 'ossie(dot)b(at)example(dot)com', 'ossie'],
    ['braces', 'Old address m_ossie{at}example.ac.uk no longer read.', 'm_ossie'],
    ['blanks inside the brackets', 'e-mail -> m.ossie [ at ] example.fr', 'ossie'],
    ['an a in brackets', 'ossie (a) example.org', 'ossie'],
    ['words alone', 'amina dot ossie at example dot org', 'ossie'],
  ])('does not stay: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\n${line}\n07700 900123`)).not.toContain(left);
  });

  it.each(['Maths (A) Physics.Chemistry (B)', 'Looked at example.Data of dot matrix printers'])(
    'is no text of a school or a job: %s',
    (line) => {
      expect(cvFrom(`Amina Osei\n07700 900123\n${rest}\n\n# Additional\n${line}`).text).toContain(line);
    },
  );
});

describe('a page of one’s own', () => {
  it.each([
    ['behind the name of a network', 'Kaggle: osei77', 'osei77'],
    ['behind a word for what is there', 'YouTube channel: OseiBakes', 'OseiBakes'],
    ['with a path, in the text', 'Shop: etsy.com/shop/OseiBakes', 'OseiBakes'],
    ['a number of a register of films', 'IMDb nm4471822', 'nm4471822'],
  ])('does not stay: %s', (_, line, left) => {
    expect(cvFrom(`Amina Osei\n07700 900123\n${rest}\n\n# Additional\n${line}`).text).not.toContain(left);
  });

  it.each(['Ran the Etsy shop of a charity', 'Grew the YouTube channel to 40,000', 'Used Node.js, ASP.NET and Facebook Ads'])(
    'is no work on one: %s',
    (line) => {
      expect(cvFrom(`Amina Osei\n07700 900123\n${rest}\n\n# Additional\n${line}`).text).toContain(line);
    },
  );
});

describe('an address without a street', () => {
  it.each([
    ['a pitch', 'Pitch 7, Gull Rock Caravan Park, Seahouses', /Pitch 7|Gull Rock/],
    ['a boat', "Narrowboat 'Grey Wagtail', Foxton Locks", /Wagtail/],
    ['a Gaelic house', 'Taigh an Uillt, Strathcarron', /Uillt/],
    ['a room of a hall', 'Term-time: Room C114, Ferrers Hall, Tinker’s Lane, Durham', /C114|Ferrers|Tinker/],
    ['the parents’ home', "Parents' home: Gelli Fawr, Cwmdu", /Gelli/],
    ['an estate with its district', 'Harcourt Estate SE28', /Harcourt/],
    ['behind c/o', 'c/o Mrs Byrne, The Smithy, Balmaha', /Byrne|Smithy/],
  ])('does not stay among the contact details: %s', (_, line, left) => {
    expect(redacted(`Amina Osei\n${line}\namina.osei@example.com | 07700 900123`)).not.toMatch(left);
  });

  it('does not stay at the end, with a postcode in spaced letters', () => {
    const text = cvFrom(`Amina Osei\n07700 900123\n${rest}\n\n# Additional\nCorrespondence to: 9 Fuller Cl., Bourne P E 1 0  9 X Q`).text;
    expect(text).not.toMatch(/Fuller|9 X Q/);
  });
});

describe('a name among other signs at the head', () => {
  it.each([
    ['between dashes', '--- CV of A. B. Osei ---', 'Osei'],
    ['behind a word in stars', '*Resume* Amina Osei-Mensah, ACCA\nLives in Hull', 'Mensah'],
    ['surname first, with a nickname', 'OSEI-MENSAH, Amina "Mina"\nHull', /amina|mensah/i],
    ['with the name before', 'AMINA ROSE OSEI-MENSAH (formerly Pratt)\nLibrarian and archivist', /mensah|pratt/i],
  ])('does not stay: %s', (_, top, left) => {
    const text = cvFrom(`${top}\n${rest}\n\n# Hobbies\nChess\n07700 900123\nreach.me@example.com`).text;
    expect(text).not.toMatch(typeof left === 'string' ? new RegExp(left) : left);
  });
});

describe('what is told of somebody at the end of a page', () => {
  it.each([
    ['a nationality with more in brackets', 'Nationality: Nigerian (settled status)', 'Nigerian'],
    ['a religion asked for with a remark', '6. RELIGION (monitoring only): ROMAN CATHOLIC', 'CATHOLIC'],
    ['an age in words', 'Age fifty-one, bad left knee', 'fifty-one'],
    ['being widowed', 'Born 14.vi.1974; widowed; one son', 'widowed'],
    ['a condition behind its label', 'Health: type 1 diabetes, well managed', 'diabetes'],
    ['a place of birth', 'Right to work: British citizen, born in Hargeisa', 'Hargeisa'],
    ['a wife', 'Wife Maureen does the invoices', 'Maureen'],
    ['a husband with a rank', 'Husband Cpl Dale Bates, so I may move', 'Bates'],
  ])('does not stay: %s', (_, line, left) => {
    expect(cvFrom(`Amina Osei\namina.osei@example.com\n${rest}\n\n# Other\n${line}`).text).not.toContain(left);
  });
});

describe('somebody whom the work was for', () => {
  it.each([
    ['a pupil with one letter', 'Feeding plan for Bartholomew K. in Year 2', 'Bartholomew'],
    ['a pupil with a class', 'Intervention for Cerys Llewelyn-Bowen (10C), who went up a grade', 'Cerys'],
    ['a chef', 'Under Chef Ignatius Tuohy, who taught me stock', 'Tuohy'],
  ])('does not stay: %s', (_, line, left) => {
    expect(cvFrom(`Amina Osei\namina.osei@example.com\n\n# Work Experience\nTutor, Elm School\t2015 - 2020\n- ${line}`).text).not.toContain(
      left,
    );
  });
});
