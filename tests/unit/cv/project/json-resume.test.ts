import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import schema from '@jsonresume/schema/schema.json';
import { toJsonResume } from '@/lib/cv/project/json-resume';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const text = `Siân O’Neill
Store Manager
Leeds LS8 9ZZ | 07700 900123 | sian@example.com | linkedin.com/in/sian-example

# Profile
Siân has twelve years in retail.

# Experience
Store Manager, Cobble & Thread, Leeds\tSept 2019 - Present
- Grew sales by 11%
Team Leader, FreshWay Supermarkets, York\t2014 - 2019
Assistant, Crab Pot Ltd, York\tSummer 2012

# Education
BSc (Hons) Geography, 2:1\t2010 - 2013
University of Hallamwick

# Skills
Office: Excel, Word

# Languages
Welsh (native)

# Certifications
First Aid, Red Cross, June 2020

# Interests
Chess

# References
Available on request.`;

const { document, origins, contact } = redact(documentFrom(text));
const cv = parse(document, TODAY);

const ajv = new Ajv({ strict: false });
addFormats(ajv);

it('is valid by the official schema, with the visitor’s own words and without', () => {
  const validate = ajv.compile(schema);
  for (const resume of [toJsonResume(cv), toJsonResume(cv, { contact, origins })]) {
    validate(resume);
    expect(validate.errors).toBeNull();
  }
});

it('stays redacted without the private half', () => {
  const resume = toJsonResume(cv);
  expect(JSON.stringify(resume)).not.toMatch(/Siân|O’Neill|07700|sian@/);
  expect(resume.basics.summary).toBe('[NAME] has twelve years in retail.');
});

it('puts the visitor’s own words back with it', () => {
  const { basics } = toJsonResume(cv, { contact, origins });
  expect(basics).toMatchObject({
    name: 'Siân O’Neill',
    email: 'sian@example.com',
    phone: '07700 900123',
    location: { address: 'Leeds LS8 9ZZ' },
    summary: 'Siân has twelve years in retail.',
    profiles: [{ network: 'linkedin', url: 'https://linkedin.com/in/sian-example' }],
  });
});

it('writes dates as ISO: open ends left out, single points in both ends', () => {
  const { work } = toJsonResume(cv);
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2019-09', undefined],
    ['2014', '2019'],
    ['2012', '2012'],
  ]);
});

it('groups skills and tells how well a language is known', () => {
  const resume = toJsonResume(cv);
  expect(resume.skills).toEqual([{ name: 'Office', keywords: ['Excel', 'Word'] }]);
  expect(resume.certificates[0]).toMatchObject({ name: 'First Aid', date: '2020-06' });
});
