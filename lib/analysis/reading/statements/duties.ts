import { verbsByDuty, type VerbInTenses } from '@/lib/facts/duty-verbs';
import { alternatives } from '@/lib/facts/lists';
import { verbOfParticiple } from '../language/verb-forms';

/** A thing with up to three words that describe it; 'meetings with the team' is about meetings. */
const thing = (names: string): RegExp =>
  new RegExp(String.raw`^(?:(?!(?:with|from|for|to|of|and|at|in|on)\b)\w+ ){0,3}(?:${names})\b`, 'i');

/** Each verb with a pattern of the things it is done to. */
const verbsByThing = verbsByDuty.map(({ verb, things }) => ({ verb, pattern: thing(alternatives(things)) }));

/** Three things and more, none of them a doing of its own. */
const isRow = /^[\p{L}\d’' -]+, (?:[\p{L}\d’' -]+, )*[\p{L}\d’' -]+,? and [\p{L}\d’' -]+[.;]?$/u;

/** 'the weekly rota' → plan; null where the thing tells no verb. */
export const verbForDuty = (duty: string, isCurrent: boolean): string | null => {
  // 'Rotas, ordering and stock': what fits the first does not fit the rest.
  if (isRow.test(duty)) return null;
  const known = verbsByThing.find(({ pattern }) => pattern.test(duty))?.verb;
  return known ? (isCurrent ? known.base : known.past) : null;
};

const firstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';

/** 'Feeding and toileting': where one of the two is no verb of the table, both are names. */
const isNamedPair = (duty: string): boolean => {
  const second = /^\p{L}+ing (?:and|or|&) (\p{L}+ing)[.;]?$/u.exec(duty)?.[1];
  return second !== undefined && !verbOfParticiple(second.toLowerCase());
};

/** 'assisting with washing, dressing': the later ones belong to 'with' too. */
const partOfPhrase = /\b(?:with|by|of|in|for|on|through|including|like|as)\s\p{L}+ing\b[^.;]*$/u;

/** 'managing stock, ordering and training staff' → 'managed stock, ordered and trained staff'; null where no duty is done in it. */
export const dutyDone = (duty: string, isCurrent: boolean): string | null => {
  const word = firstWord(duty);
  const verb = verbOfParticiple(word.toLowerCase());
  if (!verb || isNamedPair(duty)) return null;
  const inTense = ({ base, past }: VerbInTenses): string => (isCurrent ? base : past);
  const rest = duty
    .slice(word.length)
    // 'Installing of access points' → 'installed access points'.
    .replace(/^ of (?=\p{L})/u, ' ')
    .replace(
      /((?:, |,? and |,? or )(?:also )?)(\p{L}+ing)(?= (?:\p{L}|\d)|[.;]?$)/gu,
      (whole: string, joint: string, next: string, at: number, all: string) => {
        const joined = partOfPhrase.test(all.slice(0, at)) ? null : verbOfParticiple(next.toLowerCase());
        return joined ? `${joint}${inTense(joined)}` : whole;
      },
    );
  return inTense(verb) + rest;
};
