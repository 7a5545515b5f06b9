import type { VerbForm } from '@/lib/analysis/reading/language/verb-forms';
import { findOpening } from '@/lib/analysis/reading/statements/opening-verb';
import { tokenise } from '@/lib/analysis/text/tokens';

/** Verbs for what others do to the person: 'Promoted to supervisor'. */
const DONE_TO_PERSON =
  /^(?:promoted|appointed|selected|nominated|chosen|recognised|recognized|seconded|asked|trusted|entrusted|tasked|invited|elected|commended|employed|recruited|praised|rated|voted|named|headhunted|certified|registered|awarded)$/i;
const AFTER_DONE_TO = /^(?:to|as|by|for|from|with|within|in)$/i;
/** Words that are as often adjectives: 'Trained nurse', 'Organised and calm', 'Qualified driver'. */
const DESCRIBES =
  /^(?:trained|qualified|organised|organized|skilled|experienced|motivated|dedicated|certified|registered|established|accomplished|detailed|proven|varied|committed|focused|driven|advanced|educated|accredited|licensed|chartered|mixed|fixed|finished|used|valued|respected|left|lay|cost|spread|read|ground|bore|lead|wound)$/i;
const CERTAIN_AFTER =
  /^(?:the|a|an|my|our|their|all|any|each|every|new|over|up|out|and|with|in|on|at|to|for|from|as|\d.*|two|three|four|five|six|seven|eight|nine|ten|staff|team|patients|residents|customers|clients|pupils|students|children|colleagues|people|young|older|junior|senior|by|daily|weekly|monthly|annual)$/i;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A line of a CV without its mark and its last comma. */
export const bare = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/^[\s•●▪*·–-]+/, '')
    .replace(/[\s;,:–-]+$/, '')
    .trim();

/**
 * 'Supported 12 residents with meals' -> 'I supported 12 residents with meals.'; null where the grammar is not certain. The words after
 * the first stay unchanged.
 */
export function firstPerson(line: string, isCurrent: boolean): string | null {
  const text = bare(line);
  if (/^(?:I|I['’]\w+|My)\b/.test(text)) return withStop(text);
  // 'Medication: gave …', 'NVQ assessor'
  if (/^[^ ]+:/.test(text) || /^\p{Lu}{3,}/u.test(text)) return null;
  if (/^responsible for\b/i.test(text)) return withStop(`I ${isCurrent ? 'am' : 'was'} ${lowerFirst(text)}`);
  return toldByPerson(text, isCurrent);
}

function toldByPerson(text: string, isCurrent: boolean): string | null {
  const [, verb = '', next = ''] = /^([\p{L}-]+) (\S+)/u.exec(text) ?? [];
  if (VERB_OR_NAME.test(verb) && !isVerbHere(verb, next)) return null;
  const opening = openingOf(text, isCurrent);
  if (opening?.form === 'past') return ofPast(text, opening);
  if (opening?.form === 'participle') return ofParticiple(text, opening, isCurrent);
  return isCurrent && isPresent(verb, next, opening) ? withStop(`I ${lowerFirst(text)}`) : null;
}

const isPresent = (verb: string, next: string, opening: Beginning | null): boolean =>
  VERB_OR_NAME.test(verb) || isPlainPresent(verb, next) || (opening?.form === 'base' && CERTAIN_AFTER.test(opening.next));

/** Present tense begins with a verb that is nothing else: 'Teach two porters what to do'. */
const PRESENT =
  /^(?:prepare|keep|serve|provide|maintain|ensure|assist|deliver|carry|write|teach|advise|liaise|attend|arrange|organise|supervise|manage|coordinate|co-ordinate|develop|create|greet|meet|assess|explain|respond|collect|sell|operate|repair|install|negotiate|recruit|mentor|induct|cater|enter|handle|raise|reconcile|mow|prune|reset|fill|calm|give|make|take|hold|edit|produce|investigate|decide|accept|speak|listen|chair|facilitate|administer|dispense|wash|monitor|identify|encourage|promote|oversee|resolve|weigh|tell|send|bring|get|go)$/i;
/** As often a noun: only before words that follow a verb. */
const PRESENT_OR_NOUN =
  /^(?:support|book|order|check|train|plan|record|report|process|care|work|visit|answer|help|run|cook|clean|fit|design|research|review|draft|use|drive|pay|test|buddy|coach|count|cover|post|update)$/i;

/** 'Lead nurse', 'Open day', 'Set menus', 'Lead for safeguarding': verbs only before what they act on, or with the word that makes them one. */
const VERB_OR_NAME = /^(?:lead|close|open|log|show|deal|feed|look|ring|set|put|welcome|build)$/i;
const ACTED_ON = /^(?:the|an?|my|our|their|all|any|each|every|\d.*|two|three|four|five|six|seven|eight|nine|ten)$/i;
const PHRASAL = /^(?:deal with|look (?:after|for|into)|set (?:up|out)|put (?:up|out|on|together|away)|(?:open|close|build|ring|log) up)$/i;

const isVerbHere = (verb: string, next: string): boolean => ACTED_ON.test(next) || PHRASAL.test(`${verb} ${next}`);

function isPlainPresent(verb: string, next: string): boolean {
  if (PRESENT.test(verb)) return !/(?:ing|er|ers)$/.test(next) && !/^(?:of|and)$/.test(next);
  return PRESENT_OR_NOUN.test(verb) && CERTAIN_AFTER.test(next);
}

interface Beginning {
  verb: string;
  form: VerbForm;
  next: string;
}

/** The verb a line begins with, an adverb before it at most, and the word after it. */
function openingOf(text: string, isCurrent: boolean): Beginning | null {
  const tokens = tokenise(text);
  const opening = tokens.length > 1 ? findOpening(tokens, text, 0, isCurrent) : null;
  if (!opening || (opening.start > 0 && !/ly$/.test(tokens[0]?.word ?? ''))) return null;
  const next = tokens.find(({ start }) => start >= opening.end)?.word ?? '';
  return { verb: opening.verb, form: opening.form, next };
}

function ofPast(text: string, { verb, next }: Beginning): string | null {
  if (next === 'by') return withStop(`I was ${lowerFirst(text)}`);
  if (DONE_TO_PERSON.test(verb)) return AFTER_DONE_TO.test(next) ? withStop(`I was ${lowerFirst(text)}`) : null;
  if (DESCRIBES.test(verb) && !CERTAIN_AFTER.test(next)) return null;
  return withStop(`I ${lowerFirst(text)}`);
}

/** 'Supporting residents with meals': 'I was supporting residents with meals.' */
const ofParticiple = (text: string, { verb, next }: Beginning, isCurrent: boolean): string | null =>
  CERTAIN_AFTER.test(next) || ACTS.test(verb) ? withStop(`I ${isCurrent ? 'am' : 'was'} ${lowerFirst(text)}`) : null;

const ACTS =
  /^(?:supporting|helping|managing|leading|providing|preparing|ensuring|delivering|assisting|maintaining|developing|dealing|handling|organising|running|teaching|caring|answering|processing|liaising|serving|supervising|recording|monitoring|updating|writing|working|carrying|taking|making|assessing|creating|using|arranging|checking|cooking|driving)$/i;

/** Each sentence of a line by itself; 'e.g.' and 'St.' end none. */
export const sentencesOf = (line: string): string[] =>
  line.split(/(?<=[\p{Ll}\p{N})%][.!?])\s+(?=[\p{Lu}\d])/u).filter((part) => part.trim() !== '');
