import { dutyDone, verbForDuty } from '@/lib/analysis/reading/duty';
import { verbForm, verbOfParticiple } from '@/lib/analysis/reading/verbs';

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
  if (participle) return `${help} ${participle.base}${rest.slice(word.length)}`;
  // 'Helped to count stock' helps count; in 'helped with stock' the word is a noun.
  if (phrase.endsWith(' to') && verbForm(word) === 'base') return `${help} ${rest}`;
  return kind === 'helped' ? `${isCurrent ? 'support' : 'supported'} ${rest}` : `${isCurrent ? 'contribute' : 'contributed'} to ${rest}`;
}

/** 'I managed', 'I have also led', 'We ran': the reader knows whose CV it is. */
const pronoun = /^(?:I|We|i)(?:['’]ve| have| had)?(?: also| then)? (?=\p{L})/u;

export interface MendedOpening {
  text: string;
  /** The words that were taken away, as they stood. */
  weak: string | null;
  droppedPronoun: boolean;
}

/** A statement that opens with what was done, in the tense of its role; the same text where it does already. */
export function strengthenOpening(statement: string, isCurrent: boolean): MendedOpening {
  const spoken = pronoun.exec(statement)?.[0] ?? '';
  const said = statement.slice(spoken.length);
  const lower = said.toLowerCase();
  const [weak, kind] = weakOpenings.find(([phrase]) => lower.startsWith(`${phrase} `) || lower.startsWith(`${phrase}:`)) ?? [null, null];
  if (weak && kind) {
    const mended = mend(kind, weak, said.slice(weak.length).replace(/^[\s:,–-]+/, ''), isCurrent);
    if (mended) return { text: capitalised(mended), weak: said.slice(0, weak.length), droppedPronoun: spoken !== '' };
  }
  // Only before a verb: 'I have a degree' would lose its sense.
  const isVerb = spoken !== '' && ['past', 'base'].includes(verbForm(firstWord(lower)) ?? '');
  return isVerb ? { text: capitalised(said), weak: null, droppedPronoun: true } : { text: statement, weak: null, droppedPronoun: false };
}
