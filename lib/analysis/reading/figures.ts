import type { Token } from '../text/tokens';

/** What kind of measure a figure is. A count says how large something was; the others say what changed or came of it. */
export type FigureKind = 'money' | 'percentage' | 'change' | 'rank' | 'rating' | 'time' | 'count';

export interface Figure {
  kind: FigureKind;
  start: number;
  end: number;
}

/** A number straight after one of these names a level, version or label and measures nothing: 'Level 3', 'Year 6', 'ISO 9001'. */
const LABELS = new Set(
  `level levels stage year years' grade band unit phase part section type class version iso bs en ks key act form appendix chapter page room route
   windows office sql http ipv cat category tier nvq svq btec gcse ielts python java php angular dynamics sharepoint exchange release model junction
   module sprint step table figure no number ref id code`.split(/\s+/),
);
const MONTHS = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);
const TIME_UNITS = new Set('minute minutes min mins hour hours hr hrs day days week weeks month months second seconds secs ms'.split(' '));
const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen dozens hundreds thousands'.split(
    ' ',
  ),
);
/** 'Disputes fell from nine to one', but not 'children from three to five'. */
const MOVES = new Set(
  'fell rose grew went dropped climbed down up cut reduced lowered raised increased improved shortened brought'.split(' '),
);
const SMALL_NUMBERS = new Set([...NUMBER_WORDS, 'one', 'zero', 'none', 'nil']);
const CHANGE_WORDS = new Set(
  'doubled tripled trebled quadrupled halved doubling tripling trebling halving twofold threefold tenfold'.split(' '),
);
const PLURALS_WITHOUT_S = new Set(
  'people staff children men women personnel headcount offspring fte ftes nurses kwh sq sqft sqm km miles tonnes kg beds covers'.split(' '),
);
/** Written to its number with a hyphen: 'a 28-bed ward', 'a six-strong team'. */
const MEASURED = new Set(
  'bed bedded bedroom room person people strong man seat seater cover pupil place unit site vehicle acre'.split(' '),
);
/** 'From weekly to daily.' */
const RATES = new Set('hourly daily nightly weekly fortnightly monthly quarterly yearly annually'.split(' '));
/** 'Cut waiting by a third.' */
const PARTS = new Set('third quarter half fifth'.split(' '));
const AFTER_PHRASE = new Set('in within over and while when by for at across through on after during since per'.split(' '));
const SCALE = new Set('k m bn million billion thousand mn'.split(' '));
const NOT_COUNTED = new Set(
  'was is as has this its of and or to for in on at by with a-levels gcses years year decades levels plus'.split(' '),
);
const FILLING = new Set(
  'new full part time different key direct junior senior active live daily weekly monthly registered existing paid'.split(' '),
);
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/;
const NUMERIC = /^\d[\d.,]*(?:k|m|bn|x)?\+?$/;
const WITH_UNIT = /^\d[\d.,]*(?:gb|tb|kw|mw|kwh|kg|km|sqm|sqft)\+?$/;

/** '74p', but no '1080p'. */
const PENCE = /^\d{1,3}p$/;

const FIRST_DIGIT = /^\d/;
/** Words a figure may begin with; all others but numbers, and what follows 'from', are passed over at once. */
const TELLING: ReadonlySet<string> = new Set([...CHANGE_WORDS, ...PARTS, ...NUMBER_WORDS, 'zero']);

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

const isAmount = (word: string): boolean =>
  RATES.has(word) || ((NUMERIC.test(word) || WITH_UNIT.test(word) || PENCE.test(word)) && !isYear(word));

/** Does the word read as the plural of something counted: 'patients', 'orders', 'staff'? */
const isCounted = (word: string): boolean =>
  PLURALS_WITHOUT_S.has(word) || (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !NOT_COUNTED.has(word));

/**
 * The figures of a statement that measure something. Dates, versions, levels, phone numbers and numbers that stand alone
 * ('(1)', '24/7') measure nothing and are not among them. `text` begins at `offset`.
 */
export const findFigures = (tokens: readonly Token[], text: string, offset: number): Figure[] => {
  const figures: Figure[] = [];
  const gap = (from: number, to: number): string => text.slice(from - offset, to - offset);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const { word, start, end } = token;
    const previous = tokens[i - 1];
    if (!FIRST_DIGIT.test(word) && previous?.word !== 'from' && !TELLING.has(word)) continue;
    const next = tokens[i + 1];
    const before = text.charAt(start - offset - 1);
    const reached = endOfMove(i);
    if (reached) {
      figures.push({ kind: 'change', start: /[£€$]/.test(before) ? start - 1 : start, end: reached });
      while ((tokens[i + 1]?.end ?? Infinity) <= reached) i++;
    } else if (CHANGE_WORDS.has(word)) figures.push({ kind: 'change', start, end });
    else if (PENCE.test(word) && before !== '-') figures.push({ kind: 'money', start, end });
    else if (WITH_UNIT.test(word)) figures.push({ kind: 'count', start, end });
    else if (word === 'zero' && previous?.word === 'to' && endsPhrase(i)) figures.push({ kind: 'change', start, end });
    else if (PARTS.has(word) && previous && isByPart(i) && endsPhrase(i)) {
      figures.push({ kind: 'change', start: previous.start, end });
    } else if (NUMERIC.test(word)) {
      const kind = numberKind(i);
      if (kind) figures.push(kind);
    } else if (ORDINAL.test(word)) {
      const ranked = next && ['of', 'place', 'out', 'in', 'nationally', 'position'].includes(next.word);
      if (ranked || previous?.word === 'ranked') figures.push({ kind: 'rank', start, end: next && ranked ? next.end : end });
    } else if (NUMBER_WORDS.has(word) && previous?.word !== 'year' && previous?.word !== 'stage') {
      const counted = countedNoun(i);
      if (counted && !TIME_UNITS.has(counted.word)) figures.push({ kind: 'count', start, end: counted.end });
      else if (counted && gapIsPlain(i)) figures.push({ kind: 'time', start, end: counted.end });
    }
  }
  return figures;

  function numberKind(i: number): Figure | null {
    const [previous, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (!token) return null;
    const { word, start, end } = token;
    const before = text.charAt(start - offset - 1);
    const after = text.charAt(end - offset);
    if (before === '£' || before === '€' || before === '$' || ['gbp', 'eur', 'usd'].includes(previous?.word ?? '')) {
      const scale = next && SCALE.has(next.word) && gap(end, next.start).length < 2 ? next : null;
      return {
        kind: 'money',
        start: before === '£' || before === '€' || before === '$' ? start - 1 : start,
        end: scale ? scale.end : end,
      };
    }
    if (after === '%') return { kind: 'percentage', start, end: end + 1 };
    if (after === ' ' && text.charAt(end - offset + 1) === '%') return { kind: 'percentage', start, end: end + 2 };
    if (next && ['percent', 'percentage'].includes(next.word)) return { kind: 'percentage', start, end: next.end };
    if (next?.word === 'per' && tokens[i + 2]?.word === 'cent') return { kind: 'percentage', start, end: tokens[i + 2]?.end ?? end };
    if (word.endsWith('x') && word.length > 1) return { kind: 'change', start, end };
    if (isYear(word) || MONTHS.has(previous?.word ?? '') || MONTHS.has(next?.word ?? '')) return null;
    if (before === '(' && after === ')') return null;
    if (previous && LABELS.has(previous.word) && !/[,.;(]/.test(gap(previous.end, start))) return null;
    const slash = after === '/' && next && NUMERIC.test(next.word) ? next : null;
    if (slash) return ['5', '10', '100'].includes(slash.word) ? { kind: 'rating', start, end: slash.end } : null;
    if (before === '/' || before === '-' || before === ':' || after === ':') return null;
    if (next?.word === 'out' && tokens[i + 2]?.word === 'of') return { kind: 'rating', start, end: tokens[i + 3]?.end ?? end };
    if (next?.word === 'of' && NUMERIC.test(tokens[i + 2]?.word ?? '')) return { kind: 'rating', start, end: tokens[i + 2]?.end ?? end };
    if (previous?.word === 'top' || previous?.word === 'ranked') return { kind: 'rank', start: previous.start, end };
    const counted = countedNoun(i);
    if (counted) return { kind: TIME_UNITS.has(counted.word) ? 'time' : 'count', start, end: counted.end };
    if (previous?.word === 'nps' || previous?.word === 'csat') return { kind: 'count', start, end };
    if (
      previous &&
      ['of', 'team', 'to', 'over'].includes(previous.word) &&
      tokens[i - 2] &&
      ['team', 'staff', 'group', 'class', 'score', 'crew'].includes(tokens[i - 2]?.word ?? '')
    ) {
      return { kind: 'count', start, end };
    }
    return word.length > 1 && /(?:[km]|bn)\+?$/.test(word) ? { kind: 'count', start, end } : null;
  }

  /** The end of 'from 900 ms to 120 ms', 'from 31p to 74p', 'fell from nine to one', if that begins here. */
  function endOfMove(i: number): number | null {
    const [token, before] = [tokens[i], tokens[i - 1]];
    if (!token || before?.word !== 'from') return null;
    const isWord = SMALL_NUMBERS.has(token.word);
    if (!isWord && !isAmount(token.word)) return null;
    const isUnit = tokens[i + 1]?.word !== 'to';
    const to = tokens[isUnit ? i + 2 : i + 1];
    const last = tokens[isUnit ? i + 3 : i + 2];
    if (to?.word !== 'to' || !last || /[.;()\n]/.test(gap(token.end, last.start))) return null;
    const isSized = isAmount(last.word) || (SMALL_NUMBERS.has(last.word) && (!isWord || hasMoved(i - 1)));
    if (!isSized) return null;
    return text.charAt(last.end - offset) === '%' ? last.end + 1 : last.end;
  }

  /** 'By a third', 'by half'. */
  function isByPart(i: number): boolean {
    const before = tokens[i - 1]?.word;
    return before === 'a' ? tokens[i - 2]?.word === 'by' : before === 'by' && tokens[i]?.word === 'half';
  }

  function hasMoved(from: number): boolean {
    return tokens.slice(Math.max(0, from - 4), from).some(({ word }) => MOVES.has(word));
  }

  /** The noun a number counts: right after it or after one or two words that describe it ('12 new care staff'). */
  function countedNoun(i: number): Token | null {
    for (let at = i + 1; at <= i + 4; at++) {
      const candidate = tokens[at];
      const last = tokens[at - 1];
      if (!candidate || !last || /[.,;:()]/.test(gap(last.end, candidate.start))) break;
      if (at === i + 1 && gap(last.end, candidate.start) === '-' && MEASURED.has(candidate.word)) return candidate;
      if (isCounted(candidate.word) || (at === i + 1 && TIME_UNITS.has(candidate.word))) return candidate;
      // '35 disciplinary and grievance cases' counts cases; '22 started and 19 finished' counts nothing more.
      if (candidate.word === 'and' && at > i + 1) continue;
      // 'Two new drop-in centres': a small word inside a longer one.
      if (gap(last.end, candidate.start) === '-') continue;
      if (NOT_COUNTED.has(candidate.word) && !FILLING.has(candidate.word)) break;
    }
    // 'A team of twelve.'
    const of = tokens[i - 1];
    const group = tokens[i - 2];
    const number = tokens[i];
    return of?.word === 'of' && number && ['team', 'staff', 'group', 'class', 'crew', 'shift', 'department'].includes(group?.word ?? '')
      ? number
      : null;
  }

  /** 'Down to zero in a year', but not 'to zero hours work'. */
  function endsPhrase(i: number): boolean {
    const [token, next] = [tokens[i], tokens[i + 1]];
    return !token || !next || AFTER_PHRASE.has(next.word) || /[.,;:()\n]/.test(gap(token.end, next.start));
  }

  function gapIsPlain(i: number): boolean {
    return !['past', 'last', 'first', 'every'].includes(tokens[i - 1]?.word ?? '');
  }
};
