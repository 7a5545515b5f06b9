import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Level } from '@/lib/shared/result';
import { defineAudit, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import type { Reading } from '../reading/reading';
import { within } from '../text/spans';
import { MORE_LINES_TITLE } from '../more-lines';
import { count, thousands } from '../text/wording';
import { isSpecific } from '../reading/statements/specific';

const mostPages: Partial<Record<Level, number>> = { student: 2, mid: 2, senior: 2, executive: 3, creative: 2 };
const fewestWords: Partial<Record<Level, number>> = { student: 320 };
const WORDS = { fewest: 420, most: 1000, executiveMost: 1400 };

/** Words outside everything a reader looks for, and lines that name no deed: beyond this they are padding. */
const EMPTY = { from: 160, to: 500 };
/** What stands around the lines (contact, titles, dates, education, skills) is there in every CV: it counts as so many words, however long a university's name or a month's. */
const AROUND = 80;
const PROFILE_AT_MOST = 120;

/** Words that say something about the work, and words that only make the CV longer. */
const weighWords = (cv: Cv, reading: Reading): { saying: number; empty: number } => {
  const lines = [...new Set([...reading.roles.flatMap(({ statements }) => statements), ...reading.statements])];
  const total = lines.reduce((sum, { words }) => sum + words, 0);
  const telling = lines.filter((line) => line.counts && (line.opening || isSpecific(line))).reduce((sum, { words }) => sum + words, 0);
  const aside = cv.sections.filter(({ kind }) => ASIDE.has(kind)).reduce((sum, section) => sum + within(reading.tokens, section).length, 0);
  const listed = cv.skills.slice(30).reduce((sum, item) => sum + item.text.split(' ').length, 0);
  return { saying: telling + Math.min(PROFILE_AT_MOST, reading.profileTokens.length) + AROUND, empty: total - telling + aside + listed };
};

const ASIDE = new Set<SectionKind>(['additional', 'interests', 'references']);

/** Two sides of A4 are the norm here. Words on repeated or senseless lines are no content; they only make a CV longer. */
export const length = defineAudit({
  id: 'length',
  criterion: 'B1',
  category: 'B Structure and length',
  points: 2,
  title: 'The length is right',
  partlyTitle: 'The length is nearly right',
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
    const { saying, empty } = weighWords(cv, reading);
    const fewest = fewestWords[level] ?? WORDS.fewest;
    const most = level === 'executive' ? WORDS.executiveMost : WORDS.most;
    const byWords =
      Math.min(ramp(saying, fewest * 0.1, fewest * 1.15), ramp(cv.words, most * 1.9, most)) * ramp(empty, EMPTY.to, EMPTY.from);
    const pages = cv.document.pages.length;
    const allowed = mostPages[level] ?? 2;
    // The pages of a DOCX are an estimate: words alone decide there.
    const byPages = cv.document.layout.pagesEstimated ? 1 : ramp(pages, allowed + 2, allowed);
    const note = `Your CV has ${thousands(cv.words)} words${cv.document.layout.pagesEstimated ? '' : ` on ${count(pages, 'page')}`}.`;
    const share = Math.min(byWords, byPages);
    if (share === 1) return scored(share, `${note} That is a comfortable length.`);
    const tooShort = byWords <= byPages && saying < fewest * 1.15 && cv.words < most;
    // Enough words and still little said: that is a matter of what they say.
    const isThin = tooShort && cv.words >= WORDS.fewest;
    const seen = isThin ? `${note} Fewer of them than usual say what you did.` : note;
    const hasRoles = reading.roles.some(({ isBreak }) => !isBreak);
    const advice = {
      title: tooShort
        ? hasRoles
          ? MORE_LINES_TITLE
          : 'Say more about what you have done'
        : `Shorten your CV to ${allowed === 3 ? 'three' : 'two'} pages`,
      description: tooShort
        ? `${seen}${isThin ? '' : ' Most UK CVs have 400 to 1,000 words.'} ${hasRoles ? 'Each new line should say what you did and what came of it.' : 'Add placements, projects, voluntary work or coursework, with what you did and what came of it.'}`
        : `${note} Most UK CVs have up to 1,000 on ${allowed === 3 ? 'three' : 'two'} pages. Fold roles older than ten years into one line each and cut what the next job does not ask for.`,
      targets: [],
    };
    return scored(share, seen, [], advice, {
      title: isThin ? 'There is room to say more' : tooShort ? 'Your CV is short' : 'Your CV is long',
    });
  },
});
