import { chronology } from '@/lib/analysis/audits/chronology';
import { completeness } from '@/lib/analysis/audits/completeness';
import { consistency } from '@/lib/analysis/audits/consistency';
import { contact } from '@/lib/analysis/audits/contact';
import { dates } from '@/lib/analysis/audits/dates';
import { headings } from '@/lib/analysis/audits/headings';
import { length } from '@/lib/analysis/audits/length';
import { readingOrder } from '@/lib/analysis/audits/reading-order';
import { scannability } from '@/lib/analysis/audits/scannability';
import { textLayer } from '@/lib/analysis/audits/text-layer';
import { documentFrom } from '@/tests/support/cv-builder';
import { describeAudit } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const { layout, pages } = documentFrom(strongCv);
/** A third role with six more lines. */
const withEarlierRole = strongCv.replace(
  '# Education',
  `Healthcare Assistant, Penrose Infirmary\tJan 2011 – Aug 2013
- Supported registered nurses on a 24-bed surgical ward with washing, feeding and mobilising patients after operations.
- Recorded observations for 12 patients a shift and escalated early warning scores above five within ten minutes.
- Restocked theatres and dressing trolleys every evening and kept expiry dates within the hospital policy.
- Welcomed relatives, explained visiting times and passed their questions on to the nurse in charge of the bay.
- Completed the Care Certificate in 2011 and trained four new healthcare assistants in safe moving and handling.

# Education`,
);
const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(textLayer, {
  passes: { 'pages of real text': strongCv },
  fails: { 'a scan': { text: strongCv, document: { pages: pages.map((page) => ({ ...page, ocr: true })) } } },
});

describeAudit(readingOrder, {
  passes: { 'one column': strongCv },
  fails: {
    'two columns with half of the words in text boxes': {
      text: strongCv,
      document: { layout: { ...layout, columns: 2, textBoxShare: 0.5 } },
    },
  },
});

describeAudit(contact, {
  passes: { 'name, email, phone and town': strongCv },
  fails: { 'a CV nobody can answer': strongCv.replace(/^rosalind.*$/m, '') },
});

describeAudit(headings, {
  passes: { 'standard headings': strongCv },
  fails: {
    'text without headings':
      'Rosalind Penhallow\nrosalind@example.com\nI have done many things in my time, here and there, and would gladly do more of them for you.\n',
  },
});

describeAudit(dates, {
  passes: { 'roles with month and year': strongCv },
  fails: { 'roles without dates': strongCv.replace(/\t.*$/gm, '') },
  notAssessable: { 'a CV without roles': withoutRoles },
});

describeAudit(length, {
  passes: { 'a full page of telling lines': withEarlierRole },
  fails: { 'a few lines': weakCv },
});

describeAudit(chronology, {
  passes: { 'newest first': strongCv },
  fails: {
    'oldest first': strongCv.replace('Mar 2020 – Present', 'Sep 2003 – May 2006').replace('Jun 2016 – Feb 2020', 'Jun 2006 – Feb 2010'),
  },
  notAssessable: { 'a CV without roles': withoutRoles },
});

describeAudit(completeness, {
  passes: { 'profile, work, education and skills': strongCv },
  fails: {
    'a CV of little but a name and a school':
      'Rosalind Penhallow\nrosalind@example.com\n\n# Education\nBSc (Hons) Adult Nursing, University of Wessex\t2010 – 2013\n',
  },
});

describeAudit(consistency, {
  passes: { 'one way to write dates and tenses': strongCv },
  fails: {
    'three date formats and the present tense in past roles': strongCv
      .replace('Jun 2016 – Feb 2020', '06/2016 – 02/2020')
      .replace('Sep 2013 – May 2016', '2013-09 – 2016-05')
      .replace(
        /^- (Coordinated|Trained|Audited|Chaired|Assessed|Cared|Administered)/gm,
        (_, verb: string) => `- ${verb.replace(/ed$/, 'es').replace('Trained', 'Trains')}`,
      ),
  },
});

describeAudit(scannability, {
  passes: { 'three to six bullets for each role': strongCv },
  fails: { 'roles with nothing under them': strongCv.replace(/^- .*\n/gm, '') },
  notAssessable: { 'a CV without roles': withoutRoles },
});
