import type { Level } from '@/lib/shared/result';
import { defineAudit, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import { thousands } from '../text/wording';

const mostPages: Partial<Record<Level, number>> = { student: 2, mid: 2, senior: 2, executive: 3, creative: 2 };
const fewestWords: Partial<Record<Level, number>> = { student: 250 };
const WORDS = { fewest: 350, most: 1000, executiveMost: 1400 };

/** Two sides of A4 are the norm here. Words on repeated or senseless lines are no content; they only make a CV longer. */
export const length = defineAudit({
  id: 'length',
  criterion: 'B1',
  category: 'B Structure and length',
  points: 4,
  title: 'The length is right',
  failureTitle: 'The length works against you',
  section: 'Structure',
  fix: {
    title: 'Bring your CV to two full pages at most',
    description:
      'Most UK CVs run to two pages and 400 to 1,000 words. Shorten roles older than ten years and keep what the next job asks for.',
    type: 'Structure',
    minutes: 30,
  },
  run({ cv, level, reading }) {
    if (level === 'academic') return notAssessable('Academic and clinical CVs may run on: publications and projects take room.');
    const empty = reading.roles.flatMap(({ statements }) => statements).filter(({ counts }) => !counts);
    const listed = cv.skills.length > 30 ? cv.skills.slice(30).reduce((sum, item) => sum + item.text.split(' ').length, 0) : 0;
    const saying = cv.words - listed - empty.reduce((sum, { tokens }) => sum + tokens.length, 0);
    const fewest = fewestWords[level] ?? WORDS.fewest;
    const most = level === 'executive' ? WORDS.executiveMost : WORDS.most;
    const byWords = Math.min(ramp(saying, fewest / 3, fewest), ramp(cv.words, most * 1.9, most));
    const pages = cv.document.pages.length;
    const allowed = mostPages[level] ?? 2;
    // The pages of a DOCX are an estimate: words alone decide there.
    const byPages = cv.document.layout.pagesEstimated ? 1 : ramp(pages, allowed + 2, allowed);
    const note = `Your CV has ${thousands(cv.words)} words${cv.document.layout.pagesEstimated ? '' : ` on ${pages === 1 ? 'one page' : `${pages} pages`}`}.`;
    const share = Math.min(byWords, byPages);
    if (share === 1) return scored(share, `${note} That is a comfortable length.`);
    const tooShort = saying < fewest;
    return scored(share, note, [], {
      title: tooShort ? 'Say more about your recent roles' : `Shorten your CV to ${allowed === 3 ? 'three' : 'two'} pages`,
      description: tooShort
        ? `${note} Most UK CVs have 400 to 1,000. Add what you did and what came of it under your recent roles.`
        : `${note} Most UK CVs have up to 1,000 on ${allowed === 3 ? 'three' : 'two'} pages. Fold roles older than ten years into one line each and cut what the next job does not ask for.`,
      targets: [],
    });
  },
});
