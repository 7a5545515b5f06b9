import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Level } from '@/lib/shared/result';
import { defineAudit, notAssessable, scored, type AuditInput } from '../audit';
import { ramp } from '../curves';
import { PLENTY } from '../line-count';
import type { Reading } from '../reading/reading';
import { within } from '../text/spans';
import { isSpecific } from '../reading/statements/specific';

export type LengthFacts =
  /** Full marks, or enough for a career like this: half a page of a school leaver. */
  | { state: 'fits' }
  | { state: 'short'; hasRoles: boolean }
  /** `pages`: null where they are only an estimate. */
  | { state: 'long'; pages: number | null; pagesAllowed: number };

const mostPages: Partial<Record<Level, number>> = { executive: 3 };
/** A school leaver needs half a page, a career of ten years one or more. */
const fewestWords: Partial<Record<Level, number>> = { student: 200, creative: 300 };
const WORDS = { fewest: 380, most: 1000, executiveMost: 1400 };

/** Enough words for each level: such a CV is never called short. */
const fittingWords: Partial<Record<Level, number>> = { student: 150, mid: 230, creative: 230 };
const FITTING_WORDS = 280;

/** Words outside the parts that readers look for, and in lines that say nothing: beyond this share they are padding. */
const EMPTY = { from: 160, to: 500 };
/**
 * Contact, titles, dates, education and skills are part of every CV and count as a fixed number of words, however long a university's
 * name is.
 */
const AROUND = 80;
const PROFILE_AT_MOST = 120;
const SKILLS_AT_MOST = 30;

/** With so many lines under a role it is clear what somebody did there, in a CV of half a page and more. */
const ENOUGH_UNDER_ROLE = 3;
const HALF_A_PAGE = 200;

const asideKinds = new Set<SectionKind>(['additional', 'interests', 'references']);

const wordsIn = (items: readonly { words: number }[]): number => items.reduce((sum, { words }) => sum + words, 0);

/** Words about the work, and words that only make the CV longer. */
function countWords(cv: Cv, reading: Reading): { saying: number; empty: number } {
  const lines = [...new Set([...reading.roles.flatMap(({ statements }) => statements), ...reading.statements])];
  const telling = wordsIn(lines.filter((line) => line.counts && (line.opening || isSpecific(line))));
  const aside = cv.sections
    .filter(({ kind }) => asideKinds.has(kind))
    .reduce((sum, section) => sum + within(reading.tokens, section).length, 0);
  const listed = cv.skills.slice(SKILLS_AT_MOST).reduce((sum, item) => sum + item.text.split(' ').length, 0);
  return {
    saying: telling + Math.min(PROFILE_AT_MOST, reading.profileTokens.length) + AROUND,
    empty: wordsIn(lines) - telling + aside + listed,
  };
}

/** A CV with eight lines, enough words for the level, or half a page with enough under every recent role is not asked for more. */
function saysEnough({ cv, level, reading }: AuditInput, fewest: number): boolean {
  const lines = reading.statements.filter(({ counts }) => counts).length;
  if (lines >= PLENTY || (cv.words >= (fittingWords[level] ?? FITTING_WORDS) && cv.words < fewest)) return true;
  const recent = reading.roles.filter(({ isBreak, isRecent }) => !isBreak && isRecent);
  return cv.words >= HALF_A_PAGE && recent.length > 0 && recent.every(({ statements }) => statements.length >= ENOUGH_UNDER_ROLE);
}

/** Two sides of A4 are the norm in the UK. Words in repeated or senseless lines do not count as content. */
export const length = defineAudit<LengthFacts, 'academic'>({
  id: 'length',
  criterion: 'B1',
  category: 'B Structure and length',
  points: 2,
  section: 'Structure',
  restsOn: ['work'],
  run(input) {
    const { cv, level, reading } = input;
    if (level === 'academic') return notAssessable('academic');
    const { saying, empty } = countWords(cv, reading);
    const fewest = fewestWords[level] ?? WORDS.fewest;
    const most = level === 'executive' ? WORDS.executiveMost : WORDS.most;
    const byWords =
      Math.min(ramp(saying, fewest * 0.1, fewest * 1.15), ramp(cv.words, most * 1.9, most)) * ramp(empty, EMPTY.to, EMPTY.from);
    const { pages, layout } = cv.document;
    const pagesAllowed = mostPages[level] ?? 2;
    // The pages of a DOCX are an estimate: words alone decide there.
    const byPages = layout.pagesEstimated ? 1 : ramp(pages.length, pagesAllowed + 2, pagesAllowed);
    const share = Math.min(byWords, byPages);
    if (share === 1) return scored(share, { state: 'fits' });
    const isShort = byWords <= byPages && saying < fewest * 1.15 && cv.words < most;
    // Two pages that hold much are no more pages than they should be.
    if (!isShort && !layout.pagesEstimated && pages.length <= pagesAllowed) return scored(share, { state: 'fits' }, { reachable: share });
    if (!isShort) return scored(share, { state: 'long', pages: layout.pagesEstimated ? null : pages.length, pagesAllowed });
    if (saysEnough(input, fewest)) return scored(share, { state: 'fits' }, { reachable: share });
    const hasRoles = reading.roles.some(({ isBreak }) => !isBreak);
    return scored(share, { state: 'short', hasRoles });
  },
});
