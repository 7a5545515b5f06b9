import { coherence } from '@/lib/analysis/audits/coherence';
import { direction } from '@/lib/analysis/audits/direction';
import { identity } from '@/lib/analysis/audits/identity';
import { profile } from '@/lib/analysis/audits/profile';
import { qualifications } from '@/lib/analysis/audits/qualifications';
import { shownSkills } from '@/lib/analysis/audits/shown-skills';
import { skillList } from '@/lib/analysis/audits/skill-list';
import { spelling } from '@/lib/analysis/audits/spelling';
import { substance } from '@/lib/analysis/audits/substance';
import { unwantedDetails } from '@/lib/analysis/audits/unwanted-details';
import { voice } from '@/lib/analysis/audits/voice';
import { describeAudit, runAudit } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withoutProfile = strongCv.replace(/# Profile\n.*\n/, '');
const withoutSkills = strongCv.replace(/# Skills\n(?:.+\n)+/, '');

describeAudit(profile, { passes: { 'three sentences': strongCv }, fails: { 'a CV without one': withoutProfile } });
describeAudit(direction, {
  passes: { 'role, level, field and aim': strongCv },
  fails: { 'a CV without a profile': withoutProfile },
});
describeAudit(substance, { passes: { 'figures and facts': strongCv }, fails: { 'adjectives alone': weakCv } });
describeAudit(coherence, {
  passes: { 'titles and skills of one trade': strongCv },
  fails: {
    'a title no trade knows and skills of none': `Rosalind Penhallow
rosalind@example.com

# Work Experience

Colleague, Tamar Holdings	Mar 2020 – Present
- Did whatever was asked for by those around at the time

# Skills
walking, singing, cats
`,
  },
});
describeAudit(skillList, {
  passes: { 'twelve skills in groups': strongCv },
  fails: { 'no list': withoutSkills, 'personal strengths alone': weakCv },
});
describeAudit(shownSkills, {
  passes: {
    'skills that the roles show': strongCv.replace(
      /# Skills\n(?:.+\n)+/,
      '# Skills\nsepsis screening, non-invasive ventilation, Nervecentre, appraisal, handover, observations\n',
    ),
  },
  fails: {
    'skills nobody sees in use': strongCv.replace(
      /# Skills\n(?:.+\n)+/,
      '# Skills\nPython, Salesforce, welding, conveyancing, Photoshop, bricklaying\n',
    ),
  },
});
describeAudit(qualifications, {
  passes: { 'award, place, year and register': strongCv },
  fails: { 'a CV without any': strongCv.replace(/# Education[\s\S]*?# Skills/, '# Skills').replace(/# Registration[\s\S]*/, '') },
});
describeAudit(spelling, {
  passes: { 'British spelling': strongCv },
  fails: {
    'misspelt words and both Englishes': `${strongCv}\nRecieved, acheived and definately seperate, with liason. Organised colour, organized color, analyzed behavior, labor and favorite centers.`,
  },
});
describeAudit(voice, {
  passes: { 'lines without I': strongCv },
  fails: {
    'I in every line and a stock phrase in every other': strongCv
      .replace(/^- /gm, '- I used my synergy, I was dynamic, I was proactive and I ')
      .replace(
        'Looking for',
        'Hard working, reliable, flexible, punctual, ambitious, bubbly, outgoing, honest and loyal, I am passionate about',
      ),
  },
});
describeAudit(unwantedDetails, {
  passes: { 'a CV that keeps to the work': strongCv },
  fails: {
    'date of birth and marital status': strongCv.replace('# Profile', 'Date of birth: 04/07/1988\nMarital status: single\n\n# Profile'),
  },
});
describeAudit(identity, {
  passes: { 'a plain address and a file that says CV': strongCv },
  fails: {
    'an address for friends and a third draft': {
      text: strongCv.replace('rosalind.penhallow@example.com', 'partyqueen_4ever@example.com'),
      filename: { hasCvWord: false, versionWords: ['final'] },
    },
  },
});

test('Oxford spelling beside British spelling is no mixture', () => {
  const oxford = runAudit(spelling, `${strongCv}\nOrganized the colour scheme of the centre and prioritized behaviour.`);
  expect(oxford).toMatchObject({ kind: 'scored', share: 1 });
});

test('American spelling throughout is named, not fined', () => {
  const american = runAudit(spelling, `${strongCv}\nColor, labor, behavior and center.`);
  expect(american).toMatchObject({ kind: 'scored', share: 1, note: expect.stringContaining('American') });
});
