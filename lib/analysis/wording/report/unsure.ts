import type { ReadingPart } from '@/lib/shared/result-names';
import { joined, listed } from '../phrases';
import { defineSentences } from '../wording';

const names: Readonly<Record<ReadingPart, string>> = { work: 'work experience', education: 'education', skills: 'skills' };

/** 'work experience and skills' */
const named = (parts: readonly ReadingPart[]): string => listed(parts.map((part) => names[part]));

/** The words the report opens with where the reading of a part is unsure. */
export const unsureSentences = defineSentences<{ parts: readonly ReadingPart[] }, { title: string; text: string; ask: string }>({
  id: 'unsure/opening',
  say: ({ parts }) => ({
    title: 'Check what we read',
    text: `We are not sure that we read your ${named(parts)} correctly. So we do not judge ${parts.length === 1 ? 'it' : 'them'} yet, and your score is provisional.`,
    ask: `If it is wrong, put it right. If it is right, say so. We then score your CV again.`,
  }),
  examples: { 'one part': { parts: ['work'] }, 'several parts': { parts: ['work', 'education', 'skills'] } },
});

/** In place of the verdict. */
export const unsureSummarySentences = defineSentences<{ parts: readonly ReadingPart[]; score: number }>({
  id: 'unsure/summary',
  say: ({ parts, score }) =>
    joined(
      `Your provisional score is ${score} out of 100.`,
      `It leaves out what rests on your ${named(parts)}, until you have checked what we read.`,
      parts.includes('work') && 'The score can then change much.',
    ),
  examples: {
    'one part': { parts: ['education'], score: 64 },
    work: { parts: ['work'], score: 55 },
  },
});

/** Why a check of the ledger was left out. */
export const unreadSentences = defineSentences<{ parts: readonly ReadingPart[] }>({
  id: 'unsure/check',
  say: ({ parts }) => `We judge this once you have checked how we read your ${named(parts)}.`,
  examples: { 'one part': { parts: ['work'] }, 'two parts': { parts: ['work', 'skills'] } },
});

/** In place of a role, a figure or a level: short enough for a card. */
export const notShown = 'Not shown until you check what we read';

/** In place of what would rest on the parts: the pay and the insights, what is said of a section, and of the style. */
export const withheldSentences = defineSentences<{ parts: readonly ReadingPart[]; what: 'pay' | 'insight' | 'section' | 'style' }>({
  id: 'unsure/withheld',
  say: ({ parts, what }) => {
    switch (what) {
      case 'pay':
        return `We show pay once you have checked how we read your ${named(parts)}.`;
      case 'insight':
        return `We judge this once you have checked how we read your ${named(parts)}.`;
      case 'section':
        return `We judge this once you have checked how we read it.`;
      case 'style':
        return `We judge the style once you have checked how we read your ${named(parts)}.`;
    }
  },
  examples: {
    pay: { parts: ['work'], what: 'pay' },
    insight: { parts: ['work', 'skills'], what: 'insight' },
    section: { parts: ['education'], what: 'section' },
    style: { parts: ['work'], what: 'style' },
  },
});
