import { length } from '@/lib/analysis/audits/length';
import { documentFrom } from '@/tests/support/cv-builder';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

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
const { pages, layout } = documentFrom(withEarlierRole);

describeAudit(length, {
  passes: { 'a full page of telling lines': withEarlierRole },
  fails: { 'a few lines': weakCv },
  notAssessable: { 'an academic CV': strongCv.replaceAll('Ward Manager', 'Research Fellow') },
});

test('a short CV is told to say more, and a CV of four pages to say less', () => {
  expect(scoredBy(length, weakCv)).toMatchObject({
    fix: { title: 'Add 3 or more bullet points to your recent roles' },
  });
  const fourPages = {
    pages: [1, 2, 3, 4].flatMap((number) => pages.map((page) => ({ ...page, number }))),
    layout: { ...layout, pagesEstimated: false },
  };
  const long = scoredBy(length, { text: withEarlierRole, document: fourPages });
  expect(long.share).toBeLessThan(scoredBy(length, withEarlierRole).share);
  expect(long.note).toContain('4 pages');
});

test('a page of padding makes no CV longer', () => {
  const padding = Array.from({ length: 60 }, () => 'In addition there are many further considerations that apply in general terms.').join(
    '\n',
  );
  expect(scoredBy(length, `${withEarlierRole}\n# Additional Information\n${padding}`).share).toBeLessThan(
    scoredBy(length, withEarlierRole).share,
  );
});
