import { parse } from '@/lib/cv/parse';
import { parsedFields } from '@/lib/cv/project/parsed-fields';
import { redact } from '@/lib/cv/redact';
import { TODAY, documentFrom } from '@/tests/support/cv-builder';

const { document, origins } = redact(
  documentFrom(`Priya Ramsbottom
priya.ramsbottom@example.com

# Work Experience
Ward Sister, Northcliffe General Hospital, Leeds\tMar 2020 - Present
- Led a team of 18 nurses on a 28-bed acute ward
- Cut medication errors by 34% in a year

# Skills
Wound care, safeguarding, audit`),
);
const cv = parse(document, TODAY);

describe('parsedFields', () => {
  it('names every field of a role, counts its lines and says where each stands', () => {
    const [role] = parsedFields(cv).work;
    expect(role).toMatchObject({ title: { text: 'Ward Sister', page: 1 }, dates: { text: 'Mar 2020 - Present' }, statements: 2 });
    expect(document.text.slice(role?.title?.start, role?.title?.end)).toBe('Ward Sister');
  });

  it('says null for what was not found', () => {
    const { contact, profile, education } = parsedFields(cv);
    expect([contact.phone, profile, education]).toEqual([null, null, []]);
  });

  it('shows placeholders to whoever is not the owner, and the owner their own words', () => {
    expect(parsedFields(cv).contact).toMatchObject({ name: { text: '[NAME]' }, email: { text: '[EMAIL]' } });
    expect(parsedFields(cv, origins).contact).toMatchObject({
      name: { text: 'Priya Ramsbottom' },
      email: { text: 'priya.ramsbottom@example.com' },
    });
  });

  it('lists skills as they were told apart', () => {
    const skills = parsedFields(cv).skills.flatMap(({ items }) => items.map(({ text }) => text));
    expect(skills).toEqual(['Wound care', 'safeguarding', 'audit']);
  });
});
