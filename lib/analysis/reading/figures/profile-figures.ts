import type { Cv } from '@/lib/cv/cv';
import { childWords, familyWords } from '@/lib/facts/figure-words';
import { alternatives } from '@/lib/facts/lists';
import { overlapsAny } from '../../text/spans';
import { statedAim } from '../career/stated-aim';
import type { Reading } from '../reading';
import type { Figure } from './figure-context';
import { findFigures } from './figures';

/** How far around a figure is examined, in characters. */
const NEAR = 40;
/** How far before a figure its sentence is searched for a wish ('seeking a post in …'), in characters. */
const SENTENCE = 300;
/** 'To raise two children', 'married with three kids'; 'a class of 30 children' is work. */
const family = new RegExp(String.raw`\b(?:${familyWords.join('|')})\b[^.]*$`, 'i');
const children = new RegExp(String.raw`\b(?:${childWords.join('|')})$`, 'i');
/** 'Always give 100%', '110% committed' */
const effortBefore = /\b(?:giv(?:e|es|en|ing)|gave)\s(?:\w+\s)?$/i;
const effortAfter = new RegExp(
  String.raw`^\s(?:${alternatives(['commit\\w+', 'dedicat\\w+', 'effort', 'reliab\\w+', 'focus\\w*'])})\b`,
  'i',
);

/**
 * The figures of the profile about work. A figure inside a stock phrase ('gives 110%') measures nothing, children are no result, and
 * 'seeking a post in a firm of 200' is about somebody else.
 */
export const profileFigures = ({ text, profile }: Cv, { profileTokens, profileHits }: Reading): Figure[] => {
  if (!profile) return [];
  const stock = profileHits.filter(({ value }) => value.list === 'cliche');
  const tellsOfWork = (figure: Figure): boolean => {
    const said = text.slice(figure.start, figure.end);
    const before = text.slice(Math.max(profile.start, figure.start - NEAR), figure.start);
    if (children.test(said) && family.test(before)) return false;
    if (figure.kind === 'percentage' && (effortBefore.test(before) || effortAfter.test(text.slice(figure.end, figure.end + NEAR))))
      return false;
    const sentence =
      text
        .slice(Math.max(profile.start, figure.start - SENTENCE), figure.start)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    return !statedAim.test(sentence) && !overlapsAny(stock, figure);
  };
  return findFigures(profileTokens, text.slice(profile.start, profile.end), profile.start).filter(tellsOfWork);
};
