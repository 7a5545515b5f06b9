import { pseudonymiserFor } from '@/lib/server/analysers/claude/pseudonymiser';

const nobody = { name: null, email: null, phone: null, location: null, links: [] };
const { mask } = pseudonymiserFor([], nobody);

describe('the owner’s own name in what is sent to Claude', () => {
  it('goes part by part, two letters too, where it is written as a name', () => {
    const { mask: maskOwn } = pseudonymiserFor([], { ...nobody, name: 'Li Ho' });
    expect(maskOwn('Ms Li ran the clinic; ask for Ho').text).not.toMatch(/\b(?:Li|Ho)\b/);
    const { mask: maskSouza } = pseudonymiserFor([], { ...nobody, name: 'Ana De Souza' });
    expect(maskSouza('Studied at De Montfort University').text).toBe('Studied at De Montfort University');
    expect(maskOwn('Taught li and ho as syllables').text).toBe('Taught li and ho as syllables');
  });
});

describe('names of other people in what is sent to Claude', () => {
  it.each([
    ['Reporting to Sarah Whitcombe, Head of Housing', 'Whitcombe'],
    ['For an informal chat contact Priya Nair on 0113 496 0123', 'Nair'],
    ['Please send your CV to Gareth Llewellyn by Friday', 'Llewellyn'],
    ['Informal discussion with Dr Amara Obi before you apply', 'Obi'],
    ['You will work with Tom Penhaligon, Finance Director, on the month end', 'Penhaligon'],
    ['Apply to Mrs K Osei, Business Manager', 'Osei'],
    ['Hiring manager: Lucy Abernathy', 'Abernathy'],
    ['Questions to Siobhan Rafferty, Ward Manager', 'Rafferty'],
    ['Join Idris Okafor and Megan Tudor in the planning team', 'Okafor'],
    ['Our head teacher, Bronwen Pryce, leads the team', 'Pryce'],
  ])('go: %s', (line, name) => {
    expect(mask(`Essential:\n- ${line}`).text).not.toContain(name);
  });

  it.each([
    ['Send your CV to Gareth Llewellyn', /Gareth|Llewellyn/],
    ['Work with Tom Penhaligon, Finance Director', /Tom|Penhaligon/],
    ['Our head teacher, Bronwen Pryce, leads the team', /Bronwen|Pryce/],
    ['Hiring manager: Lucy Abernathy', /Lucy|Abernathy/],
  ])('go by the wording of adverts: %s', (example, name) => {
    expect(mask(example).text).not.toMatch(name);
  });

  it.each([
    'Experience with Microsoft Excel, Power BI and Sage Payroll',
    'Reporting to the Finance Director at Northgate Stores Ltd',
    'Join Leeds City Council and Bradford Council in the Aire Valley',
    'Apply to Leeds Teaching Hospitals, Human Resources',
    'Working with Marks and Spencer, John Lewis and Royal Mail',
    'Registered with the Nursing and Midwifery Council',
    'Apply to the team leader and have a discussion with the Finance Director',
    'Join us, report to a team leader and work with children, head teachers and the deputy manager',
    'PRINCE2 Practitioner, Lean Six Sigma Green Belt',
  ])('stay where they are firms, places and tools: %s', (line) => {
    expect(mask(`Essential:\n- ${line}`).text).toContain(line);
  });

  it('are put back into the owner’s own text', () => {
    const masked = mask('Trained by Petra Quill in cash handling');
    expect(masked.text).toBe('Trained by [REFEREE] in cash handling');
    expect(masked.unmask('Learnt cash handling from [REFEREE]')).toBe('Learnt cash handling from Petra Quill');
  });
});
