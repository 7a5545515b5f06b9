import { dutyDone, verbForDuty } from '@/lib/analysis/reading/statements/duties';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { verbForm, verbOfParticiple } from '@/lib/analysis/reading/language/verb-forms';
import { tokenise } from '@/lib/analysis/text/tokens';

/** How a weak opening is mended: what the person owned, helped with, worked on, or was able to do. */
type Kind = 'owned' | 'helped' | 'joined' | 'worked' | 'did';

/** Longest first, so that 'was involved in' is not read as 'involved in'. */
const weakOpenings: readonly (readonly [phrase: string, kind: Kind])[] = [
  ['day-to-day responsibility for', 'owned'],
  ['overall responsibility for', 'owned'],
  ['my responsibilities included', 'owned'],
  ['my responsibilities include', 'owned'],
  ['responsibilities included', 'owned'],
  ['responsibilities include', 'owned'],
  ['this role involved', 'owned'],
  ['duties involved', 'owned'],
  ['duties involve', 'owned'],
  ['duties including', 'owned'],
  ['the role involved', 'owned'],
  ['responsibility for', 'owned'],
  ['duties included', 'owned'],
  ['my role involved', 'owned'],
  ['my duties were', 'owned'],
  ['was responsible for', 'owned'],
  ['am responsible for', 'owned'],
  ['responsible for', 'owned'],
  ['duties include', 'owned'],
  ['accountable for', 'owned'],
  ['was in charge of', 'owned'],
  ['in charge of', 'owned'],
  ['tasked with', 'owned'],
  ['my role was to', 'did'],
  ['my job was to', 'did'],
  ['was able to', 'did'],
  ['had to', 'did'],
  ['got to', 'did'],
  ['was involved in', 'joined'],
  ['involved in', 'joined'],
  ['participated in', 'joined'],
  ['took part in', 'joined'],
  ['assisted with', 'helped'],
  ['assisted in', 'helped'],
  ['helped with', 'helped'],
  ['helped out with', 'helped'],
  ['helping with', 'helped'],
  ['helped to', 'helped'],
  ['worked on', 'worked'],
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const firstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';

/** The verb in its two forms, found from its base by way of the participle. */
function verbOfBase(base: string): { base: string; past: string } | null {
  const stems = [base, base.replace(/e$/, ''), `${base}${base.at(-1) ?? ''}`];
  return stems.map((stem) => verbOfParticiple(`${stem}ing`)).find((verb) => verb?.base === base) ?? null;
}

/** 'reporting and for dealing with complaints' -> 'reporting and dealt with complaints': what follows the first duty. */
const joinedActs = (rest: string, isCurrent: boolean): string =>
  rest
    .replace(/ and (for )?(\p{L}+ing)(?= (\p{L}+))/gu, (whole, isDuty: string | undefined, word: string, next: string) => {
      const verb = verbOfParticiple(word.toLowerCase());
      // 'ordering of supplies' is a noun.
      if (!verb || (!isDuty && /^(?:of|for|in|at|to|and|or|on|with|from|by)$/i.test(next))) return whole;
      return ` and ${isCurrent ? verb.base : verb.past}`;
    })
    .replace(/ and for /g, ' and ');

function mend(kind: Kind, phrase: string, rest: string, isCurrent: boolean): string | null {
  const word = firstWord(rest).toLowerCase();
  const participle = verbOfParticiple(word);
  const help = isCurrent ? 'help' : 'helped';
  if (kind === 'did') {
    const verb = verbOfBase(word);
    return verb && `${isCurrent ? verb.base : verb.past}${rest.slice(word.length)}`;
  }
  if (kind === 'owned' || kind === 'worked') {
    const acting = dutyDone(rest, isCurrent);
    if (acting) return acting;
    if (kind === 'worked') return `${isCurrent ? 'contribute' : 'contributed'} to ${rest}`;
    return `${verbForDuty(rest, isCurrent) ?? (isCurrent ? 'manage' : 'managed')} ${joinedActs(rest, isCurrent)}`;
  }
  // 'Helped with running of the pass' helps run it.
  if (participle) return `${help} ${participle.base}${rest.slice(word.length).replace(/^ of (?=\p{L})/u, ' ')}`;
  // 'Helped to count stock' helps count; in 'helped with stock' the word is a noun.
  if (phrase.endsWith(' to') && verbForm(word) === 'base') return `${help} ${rest}`;
  const act = kind === 'helped' && verbForDuty(rest, true);
  if (act) return `${help} ${act} ${rest}`;
  // 'Supported stock' would say less than 'helped with stock'.
  if (kind === 'helped' && !rest.includes(' ')) return null;
  return kind === 'helped' ? `${isCurrent ? 'support' : 'supported'} ${rest}` : `${isCurrent ? 'contribute' : 'contributed'} to ${rest}`;
}

/** 'I managed', 'I have also led', 'We ran': the reader knows whose CV it is. */
const pronoun = /^(?:I|We|i)(?:['’]ve| have| had)?(?: also| then)? (?=\p{L})/u;

/** Behind one of these a word in -ing is a verb; in 'marketing campaigns' it is a noun. */
const afterVerb = /^ (?:of|on|with|the|a|an|all|both|to|up|out|in|at|any|new|my|our|their|his|her|staff|customers|clients|patients|\d+)\b/i;

/** 'Working on new sites' -> 'Worked on new sites'. */
function finished(said: string, isCurrent: boolean): string | null {
  const [word, ...rest] = said.split(/(?= )/);
  // 'Worked on' and 'helped with' are no better than 'working on' and 'helping with'.
  const isWeak = /^(?:working on|helping (?:with|out)|assisting (?:with|in)) /i.test(said);
  const isTask = word !== undefined && !isWeak && !namedDoings.has(word.toLowerCase()) && afterVerb.test(rest.join(''));
  const done = isTask ? dutyDone(said, isCurrent) : null;
  return done && done.split(' ').length >= fewestWords ? done : null;
}
/** 'Update accounts' would say less than 'Updating of accounts'. */
const fewestWords = 4;
/** Fields of work that are called so. */
const namedDoings = new Set(['accounting', 'marketing', 'engineering', 'nursing', 'catering', 'consulting']);

/** 'Payroll for 22 staff' -> 'Processed payroll for 22 staff', where the thing itself tells what is done with it. */
function withoutVerb(said: string, isCurrent: boolean): string | null {
  const words = tokenise(said);
  if (words.slice(0, 4).some(({ word }) => ['past', 'participle'].includes(verbForm(word) ?? '')) || findOpening(words, said, 0, isCurrent))
    return null;
  const verb = verbForDuty(said, isCurrent);
  return verb && `${verb} ${/^\p{Lu}\p{Ll}+(?=[\s,])/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said}`;
}

export interface MendedOpening {
  text: string;
  /** The words that were taken away, as they stood: none where only a verb was missing; null where the opening stands. */
  weak: string | null;
  droppedPronoun: boolean;
}

/** A statement that opens with what was done, in the tense of its role; the same text where it does already. */
export function strengthenOpening(statement: string, isCurrent: boolean, isProfile = false): MendedOpening {
  const spoken = pronoun.exec(statement)?.[0] ?? '';
  const said = statement.slice(spoken.length);
  const lower = said.toLowerCase();
  const [weak, kind] = weakOpenings.find(([phrase]) => lower.startsWith(`${phrase} `) || lower.startsWith(`${phrase}:`)) ?? [null, null];
  if (weak && kind) {
    const mended = mend(kind, weak, said.slice(weak.length).replace(/^[\s:,–-]+/, ''), isCurrent);
    if (mended) return { text: capitalised(mended), weak: said.slice(0, weak.length), droppedPronoun: spoken !== '' };
  }
  // A profile may say 'Working with …' and name things without a verb.
  const acted = isProfile ? null : finished(said, isCurrent);
  if (acted) return { text: capitalised(acted), weak: firstWord(said), droppedPronoun: spoken !== '' };
  const handled = isProfile ? null : withoutVerb(said, isCurrent);
  if (handled) return { text: capitalised(handled), weak: '', droppedPronoun: spoken !== '' };
  // Only before a verb: 'I have a degree' would lose its sense.
  const isVerb = spoken !== '' && ['past', 'base'].includes(verbForm(firstWord(lower)) ?? '');
  return isVerb
    ? { text: capitalised(said.replace(/ (and|but) I (?=\p{Ll})/gu, ' $1 ')), weak: null, droppedPronoun: true }
    : { text: statement, weak: null, droppedPronoun: false };
}
