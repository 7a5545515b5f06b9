import { cvFrom } from '@/tests/support/cv-builder';

const work = `# Work history
Stores Controller, Cobble Freight, Hull\t03/2019 - Present
- Count the cages each night in Redprairie and settle the freight invoices
- Brought late pallets down from 40 to 12 a week by a new packing order
Packer, Linden Mills, Goole\t2015 - 2019
- Packed flour and kept the hygiene sheets
`;

const read = (heading: string, text: string) =>
  cvFrom(
    `Ida Brackwell\nida.brackwell@example.com | 07700 900123\n\n${work}\n# ${heading}\n${text}\n\n# Education\nGCSEs, Linden School, 2012\n`,
  );
const skills = (heading: string, text: string) => read(heading, text).skills.map((item) => item.text);

describe('a list under a heading in the person’s own words', () => {
  it('is skills where its items are what the jobs tell of', () => {
    expect(skills('Machines and more', 'Redprairie, pallet packing, freight invoices, cage counts')).toContain('pallet packing');
  });

  it('is skills though its heading has a word for work, where the jobs stand elsewhere', () => {
    const cv = read('Yard and office experience', 'Freight invoices; packing order\nStock control; hygiene audits; invoice settling');
    expect(cv.skills.map((item) => item.text)).toContain('packing order');
    expect(cv.work).toHaveLength(2);
  });

  it('is skills below a long heading that is set like the others', () => {
    expect(skills('Skills I would bring to a depot of yours', 'Calm at the gate\nPacking for export\nPallet counts')).toContain(
      'Packing for export',
    );
  });

  it('ends at a heading with years in brackets', () => {
    const cv = read(
      'What I bring',
      'Office: freight invoices, stock control\nYard: packing, cage counts\n\n# Recent updating (2024 to 2025)\nManual handling, Humber Training, 2025',
    );
    expect(cv.skills.map((item) => item.text)).toContain('cage counts');
    expect(cv.training.map(({ title }) => title.text)).toEqual(['Manual handling']);
  });

  it('is no skills where it lists clients that the jobs name', () => {
    expect(skills('Some customers', 'Linden Mills, Cobble Freight, Marlow Arts, Severn Glass Works')).toEqual([]);
  });
});

describe('the items of a list of skills', () => {
  it('keep a long remark in brackets and the product before it', () => {
    expect(skills('Skills', '- Office: Word, Outlook and Excel (with lookups, pivot tables and charts that I taught myself)')).toEqual([
      'Word',
      'Outlook',
      'Excel (with lookups, pivot tables and charts that I taught myself)',
    ]);
  });

  it('include a label that is itself software', () => {
    expect(skills('Skills', 'Python: pandas, notebooks\nSQL (Postgres, Oracle): views, tuning')).toEqual([
      'Python',
      'pandas',
      'notebooks',
      'SQL (Postgres, Oracle)',
      'views',
      'tuning',
    ]);
  });
});

describe('languages', () => {
  const languages = (text: string) => read('Languages', text).languages.map((item) => item.text);

  it('are named without remarks on speaking and writing', () => {
    expect(languages('Latvian – native\nEnglish – fluent in speaking, good in writing\nRussian – basic')).toEqual([
      'Latvian',
      'English',
      'Russian',
    ]);
  });

  it('do not include a sentence below them', () => {
    expect(languages('Tamil (fluent), a bit of French\nRight to work in the UK. Two weeks’ notice')).toEqual(['Tamil', 'a bit of French']);
  });

  it('are separated by and, whether or not a sentence follows', () => {
    expect(languages('Welsh, Russian and Polish (good). Coach of a team in Goole, boys and girls')).toEqual(['Welsh', 'Russian', 'Polish']);
  });
});

describe('what is said below a list of skills', () => {
  it.each([
    'I have permission to work. I have a moped, no car.',
    'Own tools, drive, don’t smoke. Linden Mills will give me a reference, so will Pam at Cobble Freight.',
    'I can start on Mondays, I live near the docks and we have a van.',
  ])('is no skill where it is a sentence: %s', (said) => {
    expect(skills('Skills', `pallet packing, cage counts, stock control\n${said}`)).toEqual([
      'pallet packing',
      'cage counts',
      'stock control',
    ]);
  });

  it('is a skill where capitals spell a word of a sentence', () => {
    expect(skills('Skills', 'IT support, IT security, pallet packing')).toEqual(['IT support', 'IT security', 'pallet packing']);
  });

  it('is a skill in a sentence that lists what is known', () => {
    expect(skills('Skills', 'Excel, Sage and stock control. I use Python.')).toContain('Excel');
  });
});

describe('the lines of a list of skills', () => {
  it('are items of their own where the writer begins all of them small', () => {
    expect(skills('Skills', 'pallet packing\ncage counts by hand\nstock control\nRedprairie')).toEqual([
      'pallet packing',
      'cage counts by hand',
      'stock control',
      'Redprairie',
    ]);
  });

  it('have labels within them, whose items are a group', () => {
    const cv = read('Skills', 'Mother tongue: romanian. Other languages: english (good), spanish (basic). Computer: Word, Sage');
    expect(cv.languages.map(({ text }) => text)).toEqual(['romanian', 'english', 'spanish']);
    expect(cv.skills.map(({ text, group }) => [text, group])).toEqual([
      ['Word', 'Computer'],
      ['Sage', 'Computer'],
    ]);
  });
});
