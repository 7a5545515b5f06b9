import { criteriaOf } from '@/lib/analysis/specification/read-specification';

/** One line a criterion: what is essential stands bare, 'd' before what is desirable, 'k' before what decides alone. */
const asked = (advert: string): string[] =>
  criteriaOf(advert).map(({ kind, text }) => (kind === 'essential' ? text : `${kind.charAt(0)} ${text}`));

describe('what an advert asks for', () => {
  test('is read from a health service’s person specification, whose groups and policies ask for nothing', () => {
    expect(
      asked(`Staff Nurse, Band 5
Main duties of the job
To assess, plan and evaluate care.
Person specification
Qualifications
Essential criteria
Registered Nurse (Adult) on the NMC register
Desirable criteria
Mentorship qualification
Experience
Essential criteria
Experience of working in an acute setting
Desirable criteria
Experience of electronic patient records
Skills and abilities
Essential criteria
IV drug administration
Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act 1975.`),
    ).toEqual([
      'Registered Nurse (Adult) on the NMC register',
      'd Mentorship qualification',
      'Experience of working in an acute setting',
      'd Experience of electronic patient records',
      'IV drug administration',
    ]);
  });

  test('is read from lists under headings nobody foresaw, but not from what is offered', () => {
    expect(
      asked(`Senior Backend Engineer

The role
You'll design and build services in Go.

You might be a good fit if you:
* have built production services
* know Go, Rust or Java well

Bonus points:
* experience in fintech

Benefits:
* 30 days' holiday
* Private health care`),
    ).toEqual(['have built production services', 'know Go, Rust or Java well', 'd experience in fintech']);
  });

  test('is desirable where its own line says so', () => {
    expect(
      asked(`Assistant Store Manager
Who you are:
- Previous retail management experience
- Visual merchandising experience preferred
- Proficient in Excel (desirable)
- Ideally have led a team
- A first aid certificate would be a plus
- GCSE English at grade C/4 or above (essential)
What's in it for you:
- 25% staff discount`),
    ).toEqual([
      'Previous retail management experience',
      'd Visual merchandising experience preferred',
      'd Proficient in Excel',
      'd Ideally have led a team',
      'd A first aid certificate would be a plus',
      'GCSE English at grade C/4 or above',
    ]);
  });

  test('is a knockout where a licence or the law decides', () => {
    expect(
      asked(`Requirements
- Clean driving licence required
- Full UK driving licence is essential as you'll visit sites
- Right to work in the UK
- Sage 50 is required
- ACS qualifications`),
    ).toEqual([
      'k Clean driving licence required',
      "k Full UK driving licence is essential as you'll visit sites",
      'k Right to work in the UK',
      'Sage 50 is required',
      'ACS qualifications',
    ]);
  });

  test.each([
    ['|', ' | '],
    ['tabs', '\t'],
  ])('is read from a table pasted with %s', (_, edge) => {
    const table = [
      ['Criteria', 'Essential/Desirable', 'How assessed'],
      ['Degree in planning or equivalent', 'E', 'A'],
      ['RTPI membership', 'D', 'A, I'],
      ['Knowledge of planning policy', 'Essential', 'Interview'],
    ];
    expect(asked(table.map((row) => row.join(edge)).join('\n'))).toEqual([
      'Degree in planning or equivalent',
      'd RTPI membership',
      'Knowledge of planning policy',
    ]);
  });

  test('keeps its own first number, and a heading’s word that begins it', () => {
    expect(
      asked(`Qualifications
5 GCSEs including English
2 years' experience in sales
Safeguarding training to level 2
Contract law experience
A driving licence is not essential
NMC registration not required`),
    ).toEqual([
      '5 GCSEs including English',
      "2 years' experience in sales",
      'Safeguarding training to level 2',
      'Contract law experience',
      'A driving licence is not essential',
      'NMC registration not required',
    ]);
  });

  test('goes on under ‘Other requirements’, numbered through', () => {
    expect(
      asked(`Knowledge, skills and experience

Essential
1. A track record of securing grants

Desirable
2. Knowledge of Salesforce

Other requirements
3. Willingness to travel in the UK`),
    ).toEqual(['A track record of securing grants', 'd Knowledge of Salesforce', 'Willingness to travel in the UK']);
  });

  test('is read from lines without marks, up to where the advert speaks of something else', () => {
    expect(
      asked(`Marketing Manager, Leeds
About us
Brightwater Homes builds houses.
What you'll be doing
Planning and running paid campaigns
What we're looking for
Confident with HubSpot
CIM qualification or equivalent would be a plus
Why join us?
A pension and a car park`),
    ).toEqual(['Confident with HubSpot', 'd CIM qualification or equivalent would be a plus']);
  });
});
