import { cvFrom } from '@/tests/support/cv-builder';
import { cvOfParts } from '@/tests/support/documents/headed-cv';

const prose =
  'I have worked in kitchens since I left school and I like a calm pass. I am looking for a sous chef job where I can train younger cooks.';

const cvWith = (heading: string, text: string) =>
  cvFrom(`Marta Oakden
Sheffield | 07700 900111 | marta@example.com

# ${heading}
${text}

# Where I have worked
Chef de Partie, Harrow Hotel, Sheffield\tMar 2019 - Present
- Run the sauce section for 80 covers a night
Commis Chef, The Bell, Rotherham\t2016 - 2019
- Prepared vegetables and stocks

# Education
NVQ Level 2 Professional Cookery, Sheffield College, 2016
`);

test('prose below a label in the address is the profile', () => {
  const cv = cvFrom(`CV of Marta Oakden
Address: Eccles, Salford  Mobile: 07700 900111  marta@example.com
${prose}

WORK
Chef de Partie, Harrow Hotel, Sheffield, March 2019 - Present
Run the sauce section for 80 covers a night

EDUCATION
NVQ Level 2 Professional Cookery, Sheffield College, 2016
`);
  expect(cv.profile?.text).toBe(prose);
});

test('short items under a heading that hints at tools are skills, whether or not a list knows one of them', () => {
  const cv = cvFrom(`Marta Oakden
Sheffield | 07700 900111 | marta@example.com

# Work
Lighting Technician, Playhouse, Sheffield\tMar 2019 - Present
- Programmed 12 shows a year

# Desks and kit
ETC Eos family, Avolites Titan, Chamsys MagicQ, MA2 a bit
`);
  expect(cv.skills.map(({ text }) => text)).toContain('Avolites Titan');
});

describe('prose before the first job', () => {
  it.each(['A bit about me', 'In a nutshell', 'What I bring', 'My story so far', 'Mission'])('is the profile under ‘%s’', (heading) => {
    const cv = cvWith(heading, prose);
    expect(cv.profile?.text).toBe(prose);
    expect(cv.work).toHaveLength(2);
  });

  it('is the profile under a heading of the contact details, where it has none', () => {
    expect(cvWith('Personal', prose).profile?.text).toBe(prose);
    expect(
      cvWith(
        'Personal details',
        'Date of birth: 3 May 1990. Nationality: British. Single, two children, clean licence, non smoker, own car',
      ).profile,
    ).toBeNull();
  });

  it('is the profile though it says since when something is held', () => {
    const said =
      'Gas fitter registered since 2009. Own van and tools. My own boss for nine years, now after a steady job in service or installs.';
    const cv = cvWith('What I do', said);
    expect(cv.profile?.text).toBe(said);
    expect(cv.work).toHaveLength(2);
  });

  it('begins below a long heading that stands out', () => {
    const cv = cvFrom(`Marta Oakden
Sheffield | 07700 900111 | marta@example.com

# Who I am and what sort of kitchen I am after
${prose}

# Where I have worked
Chef de Partie, Harrow Hotel, Sheffield\tMar 2019 - Present
- Run the sauce section for 80 covers a night
`);
    expect(cv.profile?.text).toBe(prose);
  });

  it('is no profile where a section says so of another', () => {
    const cv = cvWith('In a nutshell', `${prose}\n\n# Profile\nA chef of ten years in hotels and pubs.`);
    expect(cv.profile?.text).toBe('A chef of ten years in hotels and pubs.');
  });

  it('is no profile under a heading that is known for something else', () => {
    expect(cvWith('Interests', prose).profile).toBeNull();
  });

  it('is no profile where it is a list', () => {
    const list = ['Sauces', 'Pastry', 'Larder', 'Stock rotation', 'Allergens'].map((one) => `- ${one} in hotels and pubs of all sizes`);
    expect(cvWith('What I bring', list.join('\n')).profile).toBeNull();
  });
});

describe('jobs under a heading of no known wording', () => {
  it('are jobs, however long the line is that heads each', () => {
    const cv = cvFrom(`Dominic Achterberg
Altrincham | 07700 900673 | dominic@example.com

# Profile
Store manager with fourteen years in homeware, from Saturday staff to a store of sixty people.

# Track record
Store Manager, Brackwell Home and DIY, Stretford, Greater Manchester\tFeb 2022 - Present
- Lead 62 colleagues and four department managers
Deputy Store Manager, Brackwell Home and DIY, Warrington, Cheshire\tJune 2018 - Jan 2022
- Managed trading, rotas and cash for 45 colleagues

# Skill set
Loss prevention, Visual merchandising, Recruitment, Power BI
`);
    expect(cv.work.map(({ title }) => title?.text)).toEqual(['Store Manager', 'Deputy Store Manager']);
  });
});

describe('prose above the first job of its section', () => {
  it('is the profile where nothing else is', () => {
    const cv = cvFrom(`Beatriz Lynch
Norwich | 07700 900728 | beatriz@example.com

# Employment
${prose}
Chef de Partie, Harrow Hotel, Sheffield\tMar 2019 - Present
- Run the sauce section for 80 covers a night
`);
    expect(cv.profile?.text).toBe(prose);
    expect(cv.work.map(({ title }) => title?.text)).toEqual(['Chef de Partie']);
  });
});

describe('a heading of the person’s own', () => {
  it.each(['Time out', 'Away from work'])(
    'as ‘%s’ over a dated line takes no job from the heading of the trade above it',
    async (heading) => {
      const { work } = await cvOfParts(
        [
          { heading: null, lines: ['Orla Pemberly', 'Penrith | 07700 900447 | orla@example.com'] },
          { heading: 'Profile', lines: ['Dental nurse of nine years who comes back to work after caring for a parent at home.'] },
          {
            heading: 'Dentistry',
            lines: [
              'Senior Dental Nurse, Eden Dental Practice, Penrith\tMar 2019 - Feb 2022',
              '- Looked after two trainees and the sterilisation log',
              'Dental Nurse, Eden Dental Practice, Penrith\tJul 2013 - Mar 2019',
              '- Assisted at the chair for three dentists',
            ],
          },
          { heading, lines: ['February 2022 to August 2026: caring for my father'] },
          { heading: 'Education', lines: ['Level 3 Diploma in Dental Nursing, Carlisle College\t2012 - 2013'] },
          { heading: 'Skills', lines: ['Radiography, Sterilisation, Impressions, Dentally'] },
        ],
        'large pdf',
      );
      expect(work.map(({ title }) => title?.text)).toEqual(expect.arrayContaining(['Senior Dental Nurse', 'Dental Nurse']));
    },
  );
});
