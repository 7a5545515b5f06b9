import { improvedCv, openSlots, type ImprovedBlock } from '@/lib/rewrite/improved-cv';
import { improvedJsonResume } from '@/lib/rewrite/improved-json-resume';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const redaction = redact(
  documentFrom(`Jordan Example
Leeds LS6 2AB | 07700 900123 | jordan@example.com

# Education
BSc (Hons) Geography, University of Hallamwick\t2012 - 2015

# Personal Profile
Manager with six years in bookshops.

# Employment
Store Manager, Lantern Books, Leeds\tMar 2019 - Present
- Responsible for the weekly rota of 24 staff
- Cut stock loss from 2.1% to 1.3% in twelve months
Sales Assistant, Pennine Stationers, Leeds\tJun 2015 - Feb 2019
- Served customers

# Skills
EPOS, Excel, Stock control, Rota planning

# Interests
Fell running and local history`),
);
const cv = parse(redaction.document, TODAY);
const own = { contact: redaction.contact, origins: redaction.origins };
const linesOf = (blocks: ImprovedBlock[] = []) =>
  blocks.map(({ text, aside }) => `${text.replace(/\s+/g, ' ')}${aside ? ` → ${aside}` : ''}`);
const section = (improved: ReturnType<typeof improvedCv>, kind: string) => improved.sections.find((part) => part.kind === kind);

describe('the improved CV', () => {
  it('is the CV as it is where nothing was changed, with the owner’s name and contact', () => {
    const improved = improvedCv(cv, own);
    expect(improved.name).toBe('Jordan Example');
    expect(linesOf(improved.top)).toEqual(['Leeds LS6 2AB | 07700 900123 | jordan@example.com']);
    expect(linesOf(section(improved, 'experience')?.blocks)).toEqual([
      'Store Manager, Lantern Books, Leeds → Mar 2019 - Present',
      'Responsible for the weekly rota of 24 staff',
      'Cut stock loss from 2.1% to 1.3% in twelve months',
      'Sales Assistant, Pennine Stationers, Leeds → Jun 2015 - Feb 2019',
      'Served customers',
    ]);
  });

  it('has the order of a UK CV under its own headings, with education first where the visitor had it first', () => {
    expect(improvedCv(cv, own).sections.map(({ heading }) => heading)).toEqual([
      'Personal Profile',
      'Education',
      'Employment',
      'Skills',
      'Interests',
    ]);
  });

  it('takes the edited parts and leaves the others', () => {
    const work = sectionText(cv, 'Work Experience').replace(
      'Responsible for the weekly rota of 24 staff',
      'Plan the weekly rota of 24 staff',
    );
    const improved = improvedCv(cv, own, {
      'Work Experience': `${work}\n- Trained two starters`,
      'Skills Section': 'Shop: EPOS, Stock control\nOffice: Excel',
    });
    expect(linesOf(section(improved, 'experience')?.blocks)).toEqual([
      'Store Manager, Lantern Books, Leeds → Mar 2019 - Present',
      'Plan the weekly rota of 24 staff',
      'Cut stock loss from 2.1% to 1.3% in twelve months',
      'Sales Assistant, Pennine Stationers, Leeds → Jun 2015 - Feb 2019',
      'Served customers',
      'Trained two starters',
    ]);
    expect(linesOf(section(improved, 'skills')?.blocks)).toEqual(['Shop: EPOS, Stock control', 'Office: Excel']);
    expect(linesOf(section(improved, 'summary')?.blocks)).toEqual(['Manager with six years in bookshops.']);
  });

  it('puts a new role of the visitor’s behind the one above it', () => {
    const work = sectionText(cv, 'Work Experience');
    const improved = improvedCv(cv, own, {
      'Work Experience': `Area Manager, Pennine Group, Leeds (Jan 2024 - Present)\n- Open two shops\n\n${work}`,
    });
    expect(linesOf(section(improved, 'experience')?.blocks)).toContain('Area Manager → Jan 2024 - Present');
    expect(linesOf(section(improved, 'experience')?.blocks)).toContain('Open two shops');
    expect(section(improved, 'experience')?.blocks).toHaveLength(8);
  });

  it('leaves out a role that the visitor took out, with its lines', () => {
    const [, sales = ''] = sectionText(cv, 'Work Experience').split('\n\n');
    expect(linesOf(section(improvedCv(cv, own, { 'Work Experience': sales }), 'experience')?.blocks)).toEqual([
      'Sales Assistant, Pennine Stationers, Leeds → Jun 2015 - Feb 2019',
      'Served customers',
    ]);
  });

  it('keeps a part as it was where its edited text is blank', () => {
    expect(improvedCv(cv, own, { 'Professional Summary': '  ' })).toEqual(improvedCv(cv, own));
  });

  it('puts the owner’s words back where an edited text has placeholders, and stays redacted for anyone else', () => {
    const edited = { 'Professional Summary': '[NAME] manages shops.' };
    expect(linesOf(section(improvedCv(cv, own, edited), 'summary')?.blocks)).toEqual(['Jordan Example manages shops.']);
    const foreign = improvedCv(cv, null, edited);
    expect([foreign.name, linesOf(foreign.top), linesOf(section(foreign, 'summary')?.blocks)]).toEqual([
      '[NAME]',
      ['[ADDRESS] [POSTCODE] | [PHONE] | [EMAIL]'],
      ['[NAME] manages shops.'],
    ]);
  });

  it('names every slot that is still open', () => {
    expect(openSlots(improvedCv(cv, own))).toEqual([]);
    const edited = {
      'Professional Summary': 'Manager. [add the role you want next]',
      Education: 'BSc Geography, [add institution] (2015)',
    };
    expect(openSlots(improvedCv(cv, own, edited))).toEqual(['[add the role you want next]', '[add institution]']);
  });

  it('becomes JSON Resume with the changes in place', () => {
    const json = improvedJsonResume(cv, own, {
      'Professional Summary': 'Runs bookshops.',
      'Work Experience': 'Area Manager, Pennine Group (Jan 2024 - Present)\n- Open two shops',
    });
    expect(json.basics).toMatchObject({ name: 'Jordan Example', summary: 'Runs bookshops.' });
    expect(json.work).toEqual([{ name: 'Pennine Group', position: 'Area Manager', startDate: '2024-01', highlights: ['Open two shops'] }]);
    expect(json.education[0]).toMatchObject({ institution: 'University of Hallamwick', startDate: '2012', endDate: '2015' });
  });
});
