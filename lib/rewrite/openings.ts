import { addsAgency } from '@/lib/analysis/reading/statements/agency';
import { dutyDone, verbForDuty } from '@/lib/analysis/reading/statements/duties';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { verbForm, verbOfParticiple } from '@/lib/analysis/reading/language/verb-forms';
import { tokenise } from '@/lib/analysis/text/tokens';
import type { VerbInTenses } from '@/lib/facts/duty-verbs';
import { actsInIng, plainActs } from '@/lib/facts/line-words';

/** How a weak opening is replaced, by its kind: a duty, help, work on something, an ability. */
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

/** The verb in its two forms, found by the base of its participle. */
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

/** 'My role was to plan rotas' -> 'planned rotas' */
function mendTask(rest: string, isCurrent: boolean): string | null {
  const word = firstWord(rest).toLowerCase();
  const verb = verbOfBase(word);
  return verb && `${inTense(verb, isCurrent)}${rest.slice(word.length)}`;
}

/**
 * 'Responsible for the rota' -> 'planned the rota'; null where the noun suggests no verb, because a person who was responsible need not
 * have managed.
 */
function mendDuty(rest: string, isCurrent: boolean): string | null {
  const done = dutyDone(rest, isCurrent);
  if (done) return done;
  const verb = verbForDuty(rest, isCurrent);
  // A person who is responsible for workshops need not have run them.
  return verb && !/^r[au]n$/.test(verb) ? `${verb} ${joinedActs(rest, isCurrent)}` : null;
}

/** Help stays help and taking part stays taking part: the rewrite must not claim the whole. */
function mendShare(kind: 'helped' | 'joined', phrase: string, rest: string, isCurrent: boolean): string | null {
  const word = firstWord(rest).toLowerCase();
  const participle = verbOfParticiple(word);
  const helped = inTense(help, isCurrent);
  // 'Helped with running of the pass' -> helped run it.
  if (participle) return `${helped} ${participle.base}${rest.slice(word.length).replace(/^ of (?=[\p{L}\d])/u, ' ')}`;
  // 'Helped to count stock' -> helped count; in 'helped with stock' the word is a noun.
  if (phrase.endsWith(' to') && verbOfBase(word)) return `${helped} ${rest}`;
  // 'Contributed to the move' and 'supported stock' would say no more than the line, so the person is asked what their part was.
  const act = kind === 'helped' && phrase.endsWith(' with') ? verbForDuty(rest, true) : null;
  // Somebody who helps with queries handles queries; somebody who helps at an event need not have planned it.
  return act === 'handle' ? `${helped} ${act} ${rest}` : null;
}

/** 'building the intranet', 'fitting kitchens'; 'onboarding redesign' is a thing. */
const isDoing = (rest: string): boolean => {
  const [word = '', ...others] = rest.split(/(?= )/);
  return actsInIng.has(word.toLowerCase()) || afterVerb.test(others.join(''));
};

function mend(kind: OpeningKind, phrase: string, rest: string, isCurrent: boolean): string | null {
  switch (kind) {
    case 'did':
      return mendTask(rest, isCurrent);
    case 'owned':
      return mendDuty(rest, isCurrent);
    case 'worked':
      return isDoing(rest) ? dutyDone(rest, isCurrent) : null;
    case 'helped':
    case 'joined':
      return mendShare(kind, phrase, rest, isCurrent);
  }
}

/** 'I managed', 'I have also led', 'I am mentoring', 'We ran': the reader knows whose CV it is. */
const pronoun = /^(?:(?:I|We|i)(?:['’](?:ve|m)| am| was| have(?: been)?| had)?(?: also| then| still)? (?=\p{L})|[Ww]as (?=\p{L}+ing\b))/u;
/** 'I am mentoring', 'was helping' */
const progressive = /(?:\bam|['’]m|\bwas|\bbeen)(?: also| then| still)? $/i;

/** After one of these a word in -ing is a verb; in 'marketing campaigns' it is a noun. */
const afterVerb = /^ (?:of|on|with|the|a|an|all|both|to|up|out|in|at|any|new|my|our|their|his|her|staff|customers|clients|patients|\d+)\b/i;

/** 'Worked on' and 'helped with' would be no better, so the person is asked what their part was. */
const sharedTask = /^(?:working|helping|assisting) (?:on|with|out|in|closely|alongside|for|as)\b/i;

/** 'Working to weekly targets' -> 'Worked to weekly targets', 'Serving customers on the till' -> 'Served customers on the till'. */
function finished(said: string, isCurrent: boolean, isProgressive: boolean): string | null {
  const [word, ...rest] = said.split(/(?= )/);
  // 'Reading results went up': the line already has a verb.
  if (word === undefined || sharedTask.test(said) || /\b(?:went|was|were|is|are|rose|fell|came|dropped)\b/.test(said)) return null;
  const isAct = isProgressive || actsInIng.has(word.toLowerCase());
  const isTask = isAct || (!fieldsInIng.has(word.toLowerCase()) && afterVerb.test(rest.join('')));
  const done = isTask ? dutyDone(said, isCurrent) : null;
  return done && done.split(' ').length >= (isAct ? FEWEST_WORDS_OF_ACT : FEWEST_WORDS) ? done : null;
}
/** 'Update accounts' would say less than 'Updating of accounts'; 'Serve customers' says as much. */
const FEWEST_WORDS = 4;
const FEWEST_WORDS_OF_ACT = 2;
/** Fields of work with such names. */
const fieldsInIng = new Set(['accounting', 'marketing', 'engineering', 'nursing', 'catering', 'consulting']);

/** Verbs that fit the noun in any trade. For 'deliveries' none fits, because a person may make, take or check them. */
const safeVerbs = /^(?:carr(?:y|ied) out|prepared?|process(?:ed)?)$/;
/** One noun, and what it is for: 'VAT returns every quarter'. */
const oneThing = /^(?!\d)(?!(?:two|three|four|five|six|seven|eight|nine|ten)\b)[^,;:&/]+$/i;

/** 'Payroll for 22 staff' -> 'Processed payroll for 22 staff', where the noun itself shows what is done with it. */
function withoutVerb(said: string, isCurrent: boolean): string | null {
  const words = tokenise(said);
  if (words.slice(0, 4).some(({ word }) => ['past', 'participle'].includes(verbForm(word) ?? '')) || findOpening(words, said, 0, isCurrent))
    return null;
  const verb = oneThing.test(said) && !/ and /.test(said) ? verbForDuty(said, isCurrent) : null;
  if (!verb || !safeVerbs.test(verb)) return null;
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(said);
  return isName ? null : `${verb} ${/^\p{Lu}\p{Ll}+(?=[\s,])/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said}`;
}

/** 'Level 3 plastering', 'Grade 5 piano' */
const numbered = /^(?:level|grade|stage|class|band|form|unit|phase|section|route|site|store|post|number|field|line|floor) \d/i;

/** 'Write reports' in a job that has ended -> 'Wrote reports'; 'Take calls and give advice' -> 'Took calls and gave advice'. */
function ended(said: string, isVerb: boolean): string | null {
  const word = firstWord(said).toLowerCase();
  const hasObject = /^\p{L}+ (?:any|the|a|an|all|both|my|our|new|\d+) /u.test(said) && !numbered.test(said);
  const verb = isVerb || hasObject || plainActs.has(word) ? verbOfBase(word) : null;
  if (!verb || verb.base === verb.past) return null;
  const rest = said
    .slice(word.length)
    .replace(/( and )(I )?(\p{Ll}+)(?= )/gu, (whole, and: string, i: string | undefined, next: string, at: number) => {
      const joined = i || at === 0 || plainActs.has(next) ? verbOfBase(next) : null;
      return joined ? `${and}${joined.past}` : whole;
    });
  // 'Washed and dry the cars': a second verb that is not in the table.
  if (/^ and /.test(rest) && verbForm(/^ and (\p{L}+)/u.exec(rest)?.[1] ?? '') !== 'past') return null;
  return `${verb.past}${rest}`;
}

export interface MendedOpening {
  text: string;
  /** The words that were removed, as written; empty where only a verb was missing; null where the opening is unchanged. */
  weak: string | null;
  droppedPronoun: boolean;
  /** A duty of a job that has ended, in the past tense. */
  tense?: boolean;
}

/** The statement with an opening that says what was done, in the tense of its role; unchanged where it has one already. */
export function strengthenOpening(statement: string, isCurrent: boolean, isProfile = false): MendedOpening {
  const mended = mendedOpening(statement, isCurrent, isProfile);
  return addsAgency(statement, mended.text) ? { text: statement, weak: null, droppedPronoun: false } : mended;
}

/** 'Working on tills' -> 'Worked on tills', 'Tills' -> 'Handled tills', 'Serve' -> 'Served' of a job that has ended; null where none fits. */
function openedByVerb(spoken: string, said: string, isCurrent: boolean, droppedPronoun: boolean): MendedOpening | null {
  const acted = finished(said, isCurrent, progressive.test(spoken));
  if (acted) return { text: capitalised(acted), weak: firstWord(said), droppedPronoun };
  const handled = withoutVerb(said, isCurrent);
  if (handled) return { text: capitalised(handled), weak: '', droppedPronoun };
  const past = isCurrent ? null : ended(said, droppedPronoun);
  return past ? { text: capitalised(past), weak: null, droppedPronoun, tense: true } : null;
}

function mendedOpening(statement: string, isCurrent: boolean, isProfile: boolean): MendedOpening {
  const spoken = pronoun.exec(statement)?.[0] ?? '';
  const said = statement.slice(spoken.length);
  const droppedPronoun = /^(?:I|We)\b/i.test(spoken);
  const lower = said.toLowerCase();
  const [weak, kind] = weakOpenings.find(([phrase]) => lower.startsWith(`${phrase} `) || lower.startsWith(`${phrase}:`)) ?? [null, null];
  if (weak && kind) {
    const mended = mend(kind, weak, said.slice(weak.length).replace(/^[\s:,–-]+/, ''), isCurrent);
    return mended
      ? { text: capitalised(mended), weak: said.slice(0, weak.length), droppedPronoun }
      : { text: statement, weak: null, droppedPronoun: false };
  }
  // A profile may say 'Working with …' and use noun phrases without a verb.
  const opened = isProfile ? null : openedByVerb(spoken, said, isCurrent, droppedPronoun);
  if (opened) return opened;
  // Only before a verb: 'I have a degree' would lose its meaning, and 'I was given an award' tells what others did.
  const isVerb =
    !isProfile && droppedPronoun && !/\b(?:am|was|been) /.test(spoken) && ['past', 'base'].includes(verbForm(firstWord(lower)) ?? '');
  return isVerb
    ? { text: capitalised(said.replace(/ (and|but) I (?=\p{Ll})/gu, ' $1 ')), weak: null, droppedPronoun: true }
    : { text: statement, weak: null, droppedPronoun: false };
}
