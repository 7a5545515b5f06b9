import { redact } from '@/lib/cv/redact';
import { documentFrom } from '@/tests/support/cv-builder';

const inBody = (lines: string): string =>
  redact(
    documentFrom(`Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present\n- Did a lot of work\n${lines}`),
  ).document.text;

describe('somebody whom several clues name', () => {
  it.each([
    ['by a post in front and a number in the line', 'Foreman Aldous Wray, 01632 960123', 'Aldous'],
    ['whole, though the first name ends as a verb does', 'Ahmed Khan, my line manager, 01632 960123', 'Ahmed'],
    ['by letters behind, a post and an email', 'Keziah Drummond MRCVS, partner, keziah.drummond@example.vet', 'Drummond'],
    ['by the surname first and a number', 'Okonjo, Amaka, ward manager, 01632 960123', 'Okonjo'],
    ['by one letter for the surname', 'Was keyworker of Jermaine T., who moved on', 'Jermaine'],
    ['by a verb that has a person for its object', 'Took over from Brigid Fanshawe when she retired', 'Fanshawe'],
    ['by a post and a place between', 'My supervisor in Lyon was Apolline Girard, who still helps', 'Girard'],
    ['by a post between commas', 'The owner, Henrik Sund, trusted me with the keys', 'Sund'],
    ['by the words of a testimonial', '"The best cook I have had." – Sophia Renshaw, head chef', 'Renshaw'],
    ['by the family', 'Uncle Raj let me work in his shop', 'Raj'],
    ['by the family of a child', 'Mother of twins, Ada and Ivo', 'Ada and Ivo'],
    ['as one of a team', 'Managed a team of three (Aoife, Declan and Suresh)', 'Suresh'],
    ['by a title and an abbreviated first name', 'Secretary to Sir Wm. Hargreave', 'Hargreave'],
    ['by a post whose word is no role', 'Head potter: Roeland Uysen-Jansz', 'Uysen'],
    ['behind a title within the words', 'Dear Mrs Thackwray', 'Thackwray'],
    ['by a verb, though the name ends as a nationality does', 'My manager Brian trained me on the press', 'Brian'],
    ['by one letter that could be an article', 'Supervised by A Khan, ward manager', 'Khan'],
    ['by the family, though two are joined as firms are', 'My sons Tom & Joe are at school', 'Tom'],
    ['as half of a group in brackets', 'Hired six, two of whom (Callum and Beatrix) now lead squads', 'Callum'],
  ])('is taken out: %s', (_, line, name) => {
    expect(inBody(line)).not.toContain(name);
  });

  it('is taken out below words that announce people, beside another', () => {
    expect(inBody('\nPeople who will vouch for me\nDavina Thorn, chair; Tariq Oyelaran of the bank')).not.toMatch(/Thorn|Oyelaran/);
  });

  it('is family where the family is named', () => {
    expect(inBody('My wife is a nurse; boys Macsen and Cai are at school')).toContain('[PERSONAL] and [PERSONAL_2]');
  });
});

describe('a name that one clue alone would take for a person', () => {
  it.each([
    'Covered for Royal Mail during strikes',
    'Worked with Travis Perkins on supply',
    'Played Hedda Gabler (2019)',
    'Taught Jane Austen and William Blake',
    'Reading week on Julia Donaldson story times',
    'Sold to Henry Weston & Sons',
    'Consultant: Arup',
    'Partner: Deloitte Digital',
    'Assessed by City and Guilds',
    "Guide at Sir John Soane's Museum",
    "Wrote the answer to Awaab's Law",
    'Little Acorns Nursery, Leeds',
    'Customers: Aston Martin, Bentley and Morgan',
    'Used Pareto and Ishikawa charts',
    'Instructed by Mills & Reeve',
    'Prepared by Robert Walters, consultants',
    'Trained by RTITB',
    'Sorted mail at the Post Office',
  ])('stays: %s', (line) => {
    expect(inBody(line)).toContain(line);
  });
});

describe('the own name', () => {
  it.each([
    ['in the language of the CV', 'Sorcha Nic Aodha (English: Sarah Mackie)\nsorcha.na@example.com', /Sarah|Mackie/],
    ['in small letters before a post', 'jodie-lee hartwell // full-stack developer\nhello@example.com', /hartwell/],
    ['a former one in the box of a form', 'Amara Eze-Cole\namara.ec@example.com\nMAIDEN NAME\tOkafor', /Okafor/],
  ])('does not stay: %s', (_, top, left) => {
    expect(redact(documentFrom(`${top}\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present`)).document.text).not.toMatch(left);
  });
});

describe('what stands behind the own name', () => {
  const topOf = (line: string): string =>
    redact(documentFrom(`${line}\nmargery.a@example.com\n\n# Experience\nNurse, Elm Ward\tMay 2019 - Present`)).document.text;

  it('is the short name of the owner in brackets', () => {
    expect(topOf('Margery Ashworth (Midge)')).not.toMatch(/Midge|REFEREE/);
  });

  it('is letters of a profession', () => {
    expect(topOf('Margery Ashworth, ACCA FCCA')).toContain('[NAME], ACCA FCCA');
  });
});

describe('among referees', () => {
  const referees = (lines: string): string =>
    redact(
      documentFrom(
        `Robin Ashworth\nrobin.a@example.com\n\n# Experience\nNurse, Thornhill Grange Lodge\tMay 2019 - Present\n- Fund-raiser for Pottery Home Care\n\n# Referees\n${lines}`,
      ),
    )
      .document.text.split('Referees\n')
      .at(-1) ?? '';

  it.each([
    'Senior Partner, Thornhill Grange, and Chair of Governors, Pottery Home. Details gladly given after interview.',
    'Either will speak to you any morning except market days.',
    'Head Teacher and Practice Nurse, after interview',
    'Thornhill Grange and Pottery Home Care will both speak for me.',
  ])('a sentence that names nobody stays: %s', (line) => {
    expect(referees(line)).toBe(line);
  });

  it('what is said of a call stays beside the name', () => {
    expect(referees('Mr D Achterberg 01632 960123 (evenings only) and Mrs L Oyelaran 01632 960124. Both will speak to you.')).toBe(
      '[REFEREE] [PHONE] (evenings only) and [REFEREE_2] [PHONE_2]. Both will speak to you.',
    );
  });

  it.each([
    ['sue from the bakery', /sue/],
    ['MY MUM’S FRIEND SUE', /SUE/],
    ['Please ring Sue', /Sue/],
    ['Szczepan, head of the kitchen', /Szczepan/],
    ['Brown, head gardener of the house', /Brown/],
    ['Please contact SZYMON after six', /SZYMON/],
    ['Luo Jianhua, Thornhill Grange', /Luo|Jianhua/],
    ['Please contact Nest after six', /Nest/],
    ['Senior Partner at Thornhill Grange, 01632 960123', /Partner/],
    ['Peter Jones, head teacher. Robert Half, governor', /Peter|Jones|Robert|Half/],
    ['Prof. R. Achterberg-Vey. Jas. Brown, foreman', /Achterberg|Jas|Brown/],
    ['Sunny Field and River Stone', /Sunny|River/],
    ['(bob, head chef) 01632 960123', /bob/],
    ['My manager Miss Brown will speak to you', /Brown/],
    ['Thornhill Grange, The Old Post Office, Elm Row, Hull HU1 1AA', /Old Post Office/],
    ['Nkemdilim Ozo, Oak & Sons', /Nkem|Ozo/],
    ['Details after interview. Hilde Sørbø', /Hilde|Sørbø/],
    ['李小龙，经理', /李小龙/],
  ])('somebody never stays: %s', (line, name) => {
    expect(referees(line)).not.toMatch(name);
  });
});
