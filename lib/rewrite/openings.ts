import { dutyDone, verbForDuty } from '@/lib/analysis/reading/statements/duties';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { verbForm, verbOfParticiple } from '@/lib/analysis/reading/language/verb-forms';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { VerbInTenses } from '@/lib/facts/duty-verbs';

/** How a weak opening is mended: what the person owned, helped with, worked on, or was able to do. */
type OpeningKind = 'owned' | 'helped' | 'joined' | 'worked' | 'did';

/** Longest first, so that 'was involved in' is not read as 'involved in'. */
const weakOpenings: readonly (readonly [phrase: string, kind: OpeningKind])[] = [
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

/** A verb in the tense of its role. */
const inTense = ({ base, past }: VerbInTenses, isCurrent: boolean): string => (isCurrent ? base : past);

const help: VerbInTenses = { base: 'help', past: 'helped' };
const support: VerbInTenses = { base: 'support', past: 'supported' };
const manage: VerbInTenses = { base: 'manage', past: 'managed' };
const contribute: VerbInTenses = { base: 'contribute', past: 'contributed' };

/** 'My role was to plan rotas' -> 'planned rotas' */
function mendTask(rest: string, isCurrent: boolean): string | null {
  const word = firstWord(rest).toLowerCase();
  const verb = verbOfBase(word);
  return verb && `${inTense(verb, isCurrent)}${rest.slice(word.length)}`;
}

/** 'Responsible for the rota' -> 'planned the rota' */
const mendDuty = (rest: string, isCurrent: boolean): string =>
  dutyDone(rest, isCurrent) ?? `${verbForDuty(rest, isCurrent) ?? inTense(manage, isCurrent)} ${joinedActs(rest, isCurrent)}`;

/** 'Worked on fitting kitchens' -> 'fitted kitchens' */
const mendWork = (rest: string, isCurrent: boolean): string => dutyDone(rest, isCurrent) ?? `${inTense(contribute, isCurrent)} to ${rest}`;

/** Help and part in a thing stay help and part: nobody is given the whole of it. */
function mendShare(kind: 'helped' | 'joined', phrase: string, rest: string, isCurrent: boolean): string | null {
  const word = firstWord(rest).toLowerCase();
  const participle = verbOfParticiple(word);
  const helped = inTense(help, isCurrent);
  // 'Helped with running of the pass' helps run it.
  if (participle) return `${helped} ${participle.base}${rest.slice(word.length).replace(/^ of (?=\p{L})/u, ' ')}`;
  // 'Helped to count stock' helps count; in 'helped with stock' the word is a noun.
  if (phrase.endsWith(' to') && verbForm(word) === 'base') return `${helped} ${rest}`;
  if (kind === 'joined') return `${inTense(contribute, isCurrent)} to ${rest}`;
  const act = verbForDuty(rest, true);
  if (act) return `${helped} ${act} ${rest}`;
  // 'Supported stock' would say less than 'helped with stock'.
  return rest.includes(' ') ? `${inTense(support, isCurrent)} ${rest}` : null;
}

function mend(kind: OpeningKind, phrase: string, rest: string, isCurrent: boolean): string | null {
  switch (kind) {
    case 'did':
      return mendTask(rest, isCurrent);
    case 'owned':
      return mendDuty(rest, isCurrent);
    case 'worked':
      return mendWork(rest, isCurrent);
    case 'helped':
    case 'joined':
      return mendShare(kind, phrase, rest, isCurrent);
  }
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
  const isTask = word !== undefined && !isWeak && !fieldsInIng.has(word.toLowerCase()) && afterVerb.test(rest.join(''));
  const done = isTask ? dutyDone(said, isCurrent) : null;
  return done && done.split(' ').length >= FEWEST_WORDS ? done : null;
}
/** 'Update accounts' would say less than 'Updating of accounts'. */
const FEWEST_WORDS = 4;
/** Fields of work that are called so. */
const fieldsInIng = new Set(['accounting', 'marketing', 'engineering', 'nursing', 'catering', 'consulting']);

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

/** Verbs that say whose doing it was. A line gets none that it does not have: who was responsible need not have led. */
const agency =
  /\b(?:led|leads?|leading|manag(?:e[ds]?|ing)|achiev(?:e[ds]?|ing)|own(?:s|ed|ing)?|head(?:s|ed|ing)|direct(?:s|ed|ing)|oversaw|oversees?|spearhead(?:s|ed)?|drove|drives?|driving)\b/giu;

const stemOf = (verb: string): string => ({ led: 'lea', drove: 'dri', oversaw: 'ove' })[verb] ?? verb.slice(0, 3);

function addsAgency(before: string, after: string): boolean {
  const said = new Set((before.toLowerCase().match(agency) ?? []).map(stemOf));
  return (after.toLowerCase().match(agency) ?? []).some((verb) => !said.has(stemOf(verb)));
}

/** A statement that opens with what was done, in the tense of its role; the same text where it does already. */
export function strengthenOpening(statement: string, isCurrent: boolean, isProfile = false): MendedOpening {
  const mended = mendedOpening(statement, isCurrent, isProfile);
  return addsAgency(statement, mended.text) ? { text: statement, weak: null, droppedPronoun: false } : mended;
}

function mendedOpening(statement: string, isCurrent: boolean, isProfile: boolean): MendedOpening {
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
