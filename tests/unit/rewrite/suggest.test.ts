import { suggest } from '@/lib/rewrite/suggest';
import { cvFrom } from '@/tests/support/cv-builder';

const cv = cvFrom(`Jordan Example
Leeds | 07700 900123 | jordan@example.com

# Personal Profile
Hard-working team player with a passion for retail. Hands-on manager with six years in bookshops.

# Work Experience
Store Manager, Lantern Books, Leeds\tMar 2019 - Present
- Responsible for the weekly rota of 24 staff
- Helped with stock counts and deliveries
- Serving customers on the till
- Cut stock loss from 2.1% to 1.3% in twelve months
Sales Assistant, Pennine Stationers, Leeds\t06/2015 - 02/2019
- I organized the window displays
- Served customers and handled complaints

# Skills
EPOS, Excel, Stock control, Rota planning, Power BI, SQL, Python

# Education
BSc (Hons) Geography, University of Hallamwick\t2012 - 2015
`);

describe('a suggestion for Work Experience', () => {
  const work = suggest({ cv, section: 'Work Experience', rating: 'Average' });

  it('rewrites weak lines in the tense of their role and quotes each', () => {
    expect(work.items.map(({ before, after }) => [before, after])).toEqual([
      ['Responsible for the weekly rota of 24 staff', 'Plan the weekly rota of 24 staff'],
      ['Serving customers on the till', 'Serve [add figure] customers a day on the till'],
      ['I organized the window displays', 'Organised the window displays'],
    ]);
    for (const { quote, before, reason } of work.items) expect([quote, reason === '']).toEqual([before, false]);
  });

  it('asks what an interviewer would where nothing honest improves a line', () => {
    expect(work.questions.map(({ quote }) => quote)).toContain('Helped with stock counts and deliveries');
    expect(work.suggestion).toContain('- Helped with stock counts and deliveries');
  });

  it('is the whole part with the changes in place and the rest as it was', () => {
    expect(work.suggestion).toContain('Store Manager, Lantern Books, Leeds (Mar 2019 - Present)\n- Plan the weekly rota of 24 staff');
    expect(work.suggestion).toContain('- Cut stock loss from 2.1% to 1.3% in twelve months');
  });

  it('puts answers into their slots and asks no more for them', () => {
    const [slot] = work.items[1]?.slots ?? [];
    const answered = suggest({ cv, section: 'Work Experience', rating: 'Average', answers: { [slot?.id ?? '']: '60' } });
    expect(answered.items[1]).toMatchObject({ after: 'Serve 60 customers a day on the till', slots: [] });
  });

  it('works on what stands in the editor', () => {
    const text = 'Store Manager, Lantern Books, Leeds (Mar 2019 - Present)\n- Responsible for managing 30 people';
    const edited = suggest({ cv, section: 'Work Experience', rating: 'Average', text });
    expect(edited.suggestion).toBe('Store Manager, Lantern Books, Leeds (Mar 2019 - Present)\n- Manage 30 people');
  });
});

describe('a suggestion for the Professional Summary', () => {
  it('gives up stock phrases for a fact, keeps facts, and asks for the aim', () => {
    const { suggestion, items } = suggest({ cv, section: 'Professional Summary', rating: 'Poor' });
    expect(suggestion).toBe(
      'Cut stock loss from 2.1% to 1.3% in twelve months. Manager with six years in bookshops. Looking for a role as [add the role you want next].',
    );
    expect(items.at(-1)?.slots).toHaveLength(1);
  });

  const summaryOf = (profile: string, lines: readonly string[]): string =>
    suggest({
      cv: cvFrom(`Jordan Example

# Profile
${profile}

# Work Experience
Head Chef, Tern Inn, Hove\tJan 2021 - Present
${lines.map((line) => `- ${line}`).join('\n')}
`),
      section: 'Professional Summary',
      rating: 'Poor',
    }).suggestion;

  it.each([
    ['A hands-on marketing leader with 15 years in retail.', 'Marketing leader with 15 years in retail.'],
    ['Passionate about leveraging AI to solve problems at Lantern Books.', null],
    ['Known for blending data-driven insights with bold storytelling at Lantern Books.', null],
  ])('strikes out only what describes the person at the beginning: %s', (sentence, after) => {
    const { items } = suggest({ cv, section: 'Professional Summary', rating: 'Poor', text: sentence });
    expect(items.find(({ before }) => before === sentence)?.after ?? null).toBe(after);
  });

  it('takes a stock phrase with a number in it for no fact', () => {
    expect(
      summaryOf('Head chef. Team player who always gives 110%.', ['Breakfast for 200 guests', 'Took margin from 62% to 71% in a year']),
    ).toMatch(/^Head chef\. Took margin from 62% to 71% in a year\. Looking/);
  });

  it('brings up the line that says most, and only one that opens with a verb', () => {
    expect(
      summaryOf('Head chef in Hove.', ['Breakfast service for 200 guests', 'Fed two clubs', 'Cooked 300 meals a day in four kitchens']),
    ).toContain('Cooked 300 meals a day in four kitchens.');
  });

  it.each(['Applying for sous chef posts in Kent.', 'I want to grow into events.', 'Interested in a move to a hotel.'])(
    'asks for no aim where one is said: %s',
    (aim) => {
      expect(summaryOf(`Head chef in Hove. ${aim}`, ['Took margin from 62% to 71% in a year'])).not.toContain('[add the role');
    },
  );

  it('leaves ‘my’ in a profile, where it belongs', () => {
    expect(summaryOf('Head chef who cut waste by 9% at my current employer. Looking for a larger kitchen.', [])).toContain(
      'at my current employer',
    );
  });

  it('uses the role the visitor aims at', () => {
    const { suggestion } = suggest({
      cv,
      section: 'Professional Summary',
      rating: 'Poor',
      targeting: { targetRole: 'Area Manager', industry: 'retail' },
    });
    expect(suggestion).toMatch(/Looking for a role as Area Manager in retail.*\.$/);
  });
});

describe('suggestions for the other parts', () => {
  it('group a row of skills and lose none', () => {
    const { suggestion, items } = suggest({ cv, section: 'Skills Section', rating: 'Poor' });
    for (const skill of ['EPOS', 'Excel', 'Stock control', 'Rota planning', 'Power BI', 'SQL']) expect(suggestion).toContain(skill);
    expect(suggestion).toMatch(/^[^:\n]+: /m);
    expect(items[0]?.reason).toMatch(/headings/);
  });

  it('change education only where its rating says so', () => {
    const undated = cvFrom('Jordan Example\n\n# Education\nBSc (Hons) Geography, University of Hallamwick\n\n# Skills\nEPOS, Excel');
    expect(suggest({ cv: undated, section: 'Education', rating: 'Good' }).items).toEqual([]);
    for (const rating of ['Poor', 'Below Average', 'Needs Improvement']) {
      expect(suggest({ cv: undated, section: 'Education', rating }).suggestion).toContain('[add year]');
    }
  });

  it('begin a list with what the roles name, where there is none', () => {
    const unlisted = cvFrom(
      'Jordan Example\n\n# Work Experience\nAnalyst, Acme Group\tMar 2019 - Present\n- Built reports in Power BI and SQL for 40 branches',
    );
    const { suggestion, items } = suggest({ cv: unlisted, section: 'Skills Section', rating: 'Poor' });
    expect(suggestion).toBe('Power BI, SQL, [add six to twelve skills you have used at work]');
    expect(items[0]?.slots).toHaveLength(1);
  });

  it('add no skill that a heading of the list names', () => {
    const headed = cvFrom(
      'Jordan Example\n\n# Work Experience\nAnalyst, Acme Group\tMar 2019 - Present\n- Built an NLP pipeline for reviews\n\n# Skills\nNLP: spaCy, NLTK\nTools: SQL, Excel',
    );
    expect(suggest({ cv: headed, section: 'Skills Section', rating: 'Poor' }).suggestion).not.toContain('Also used at work');
  });

  it('leave a course that goes on its brackets', () => {
    const studying = cvFrom(
      'Jordan Example\n\n# Education\nCIPD Level 5 Diploma in Learning (in progress, due March 2027)\nBA (Hons) English, University of Hallamwick, 2015',
    );
    expect(suggest({ cv: studying, section: 'Education', rating: 'Good' }).suggestion).toContain('Learning (in progress) (Mar 2027)');
  });

  it('rename no second part of a kind whose first has a plain heading', () => {
    const twoParts = cvFrom(`Jordan Example

# Teaching Experience
Teacher, Acme School\tMarch 2019 - Present
- Taught 90 pupils a week

# Also
Examiner, Acme Board\tJune 2020 - Present
- Marked 300 papers each summer
`);
    expect(twoParts.sections.map(({ kind }) => kind)).toEqual(['experience', 'experience']);
    const { items } = suggest({ cv: twoParts, section: 'Structure', rating: 'Poor' });
    expect(items.map(({ before }) => before)).not.toContain('Also');
  });

  it('let headings and dates be that every reader knows', () => {
    const known = cvFrom(`Jordan Example

# Research Profile
Historian of trade.

# Clinical Experience
Nurse, Acme Hospital\tMarch 2019 - Present
- Cared for eight patients a shift

# Career
Porter, Acme Hospital\tJune 2015 - February 2019
- Moved patients

# Conference Talks
Bees in meadows, Leeds 2019

# Registration
NMC

# Education & Registration
BSc Nursing, University of Hallamwick\t2012 - 2015`);
    expect(suggest({ cv: known, section: 'Structure', rating: 'Average' }).items).toEqual([]);
  });

  it('write dates one way where the CV mixes them', () => {
    const { items } = suggest({ cv, section: 'Structure', rating: 'Average' });
    expect(items).toContainEqual(expect.objectContaining({ before: '06/2015 - 02/2019', after: 'Jun 2015 - Feb 2019' }));
  });
});
