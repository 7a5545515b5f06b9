import type { Post, PostCriterion } from '@/tests/fixtures/statement/posts';

/** Posts whose criteria are as long as those of real forms, so that the cells of a table wrap. Written before any reader of pages. */
const list = (rows: string): PostCriterion[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [group = '', kind = '', by = '', text = ''] = row.split('|').map((cell) => cell.trim());
      return { group, text, kind: kind === 'E' ? 'essential' : 'desirable', by };
    });

export const longPosts: readonly Post[] = [
  {
    id: 'long-nhs-physio',
    title: 'Physiotherapist, Band 6',
    duties: ['Hold a caseload of patients with complex needs', 'Supervise assistants and students on placement'],
    criteria: list(`
Education and qualifications | E | A/C | Diploma or degree in Physiotherapy approved by the Health and Care Professions Council
Education and qualifications | E | A/C | Current registration with the HCPC and membership of a professional body
Education and qualifications | D | A | Evidence of postgraduate study, such as a module in respiratory or musculoskeletal care, or willingness to work towards one
Experience | E | A/I | Broad experience as a physiotherapist in a range of inpatient and outpatient settings, including at least one rotation in acute medicine
Experience | E | A/I | Experience of supervising junior staff, assistants or students
Experience | D | A/I | Experience of taking part in audit, research or service development and of sharing the findings with colleagues
Knowledge and skills | E | I | Understanding of clinical governance and its application to everyday practice
Knowledge and skills | E | A/I | Able to assess and treat patients with multiple conditions and to set realistic goals with them and their families
Knowledge and skills | E | A/I | Ability to organise and prioritise own workload and that of a small team
Knowledge and skills | D | A | Competent in the use of Microsoft Word, Excel and PowerPoint and of electronic patient records
Personal attributes | E | I | Able to cope with the physical demands of the post, including moving and handling
Personal attributes | E | A | Able to travel between sites in the course of a working day`),
  },
  {
    id: 'long-council-planner',
    title: 'Planning Enforcement Officer',
    duties: ['Investigate breaches of planning control', 'Give evidence at inquiries'],
    criteria: list(`
Qualifications | E | A, C | A degree in town planning or a related discipline, or equivalent experience gained in a local authority planning department
Qualifications | D | A, C | Membership of the Royal Town Planning Institute or working towards it
Experience | E | A, I | Recent experience of dealing with the public in difficult or contentious situations, in person, by telephone and in writing
Experience | E | A, I | Experience of investigating complaints, collecting evidence and keeping accurate records that would stand up in court
Experience | D | A | Experience of preparing statements for planning appeals
Knowledge | E | I, T | A sound working knowledge of the Town and Country Planning Act 1990 and of permitted development rights
Knowledge | D | I | Knowledge of listed buildings and conservation areas
Skills and abilities | E | A, I | Ability to negotiate with landowners, agents and developers and to reach agreements that hold
Skills and abilities | E | T | Ability to write clear and concise reports for committees
Skills and abilities | E | A | Good working knowledge of GIS or mapping software
Other requirements | E | A | Full UK driving licence and use of a vehicle for business purposes
Other requirements | E | I | Prepared to attend meetings in the evening and occasional site visits at weekends`),
  },
  {
    id: 'long-university-lab',
    title: 'Research Technician, Grade 5',
    duties: ['Keep the laboratory stocked and safe', 'Prepare samples for the group'],
    criteria: list(`
Education and training | E | A | Educated to degree level in a biological science, or HNC with several years of relevant laboratory experience
Education and training | D | A | Training in first aid, COSHH or the handling of liquid nitrogen
Experience | E | A/I | Hands-on experience of cell culture and of aseptic technique in a research laboratory
Experience | E | A/I | Experience of keeping stock records, ordering consumables and dealing with suppliers
Experience | D | A/I | Experience of training students and visitors in the use of shared equipment
Experience | D | A/I | Experience of flow cytometry or confocal microscopy
Knowledge, skills and abilities | E | A/I | Ability to follow written protocols exactly and to record results so that others can repeat the work
Knowledge, skills and abilities | E | I | Good understanding of health and safety legislation as it applies to laboratories
Knowledge, skills and abilities | E | A/I | Strong organisational skills and the ability to juggle the needs of several researchers at once
Knowledge, skills and abilities | D | I | Familiarity with R, Prism or similar software for the analysis of data
Personal qualities | E | I | A flexible approach, with readiness to help with early or late time points now and then`),
  },
  {
    id: 'long-school-pastoral',
    title: 'Pastoral Support Manager',
    duties: ['Meet parents and carers', 'Lead on attendance for two year groups'],
    criteria: list(`
Qualifications and training | E | A/C | GCSE grade C/4 or above, or equivalent, in English and mathematics
Qualifications and training | D | A/C | Recognised qualification in counselling, youth work, mentoring or mental health first aid
Qualifications and training | D | A | Up to date training in safeguarding at level 2 or above
Experience | E | A/I | At least two years' experience of working with young people aged 11 to 16 in a school or a comparable setting
Experience | E | A/I/R | Proven experience of working with families who find it hard to engage with school and with other agencies
Experience | D | A/I | Experience of leading meetings for early help or team around the family plans
Knowledge and understanding | E | I | Clear understanding of the barriers that keep pupils from attending and achieving
Knowledge and understanding | E | I | Thorough knowledge of Keeping Children Safe in Education and of reporting concerns
Skills | E | A/I | Ability to remain calm and to de-escalate conflict between pupils, or between pupils and staff
Skills | E | T | Accurate record keeping and confident use of SIMS, Arbor, CPOMS or a similar system
Personal qualities | E | R | Resilience, reliability and an excellent attendance record
Personal qualities | E | I | Commitment to equality and to the ethos of the school`),
  },
  {
    id: 'long-charity-caseworker',
    title: 'Domestic Abuse Caseworker',
    duties: ['Carry a caseload of 25 survivors', 'Attend MARAC'],
    criteria: list(`
Experience | E | A | Experience of supporting people in crisis, paid or voluntary, over the telephone and face to face
Experience | E | A/I | Experience of assessing risk, of writing safety plans and of reviewing them with the person concerned
Experience | D | A/I | Experience of giving evidence to, or supporting others through, the criminal or family courts
Knowledge | E | A/I | Understanding of the dynamics of domestic abuse and of its effects on adults and children
Knowledge | E | I | Working knowledge of safeguarding adults and children, including when to share information without consent
Knowledge | D | A | Knowledge of welfare benefits, housing options and immigration rights for survivors
Skills | E | A/I | Ability to work on your own initiative and to manage time and caseload well under pressure
Skills | E | T | Able to write case notes and referrals that are accurate, timely and respectful
Skills | D | A | Ability to speak Urdu, Punjabi, Polish or British Sign Language
Circumstances | E | A | Able to work one evening a week and to take part in an on-call rota`),
  },
];
