import { phraseIndex } from '@/lib/analysis/text/phrases';
import { chanceOfResult, resultBounds, unjudged } from '@/lib/analysis/reading/statements/result-model';
import { tokenise } from '@/lib/analysis/text/tokens';
import { verbForm } from '@/lib/analysis/reading/language/verb-forms';
import { thingQuestions } from '@/lib/facts/line-questions';
import { plainActs } from '@/lib/facts/line-words';
import { figuresInText } from './figures-in-text';
import { hasSlots } from './slots';
import { partSentences, thingSentences } from './wording/statement';

/** A year says when, not how much. */
const years = /\b(?:19|20)\d\d\b/g;

/** The line has a number, or may show a result in words, so nothing more is asked. */
export const isProven = (text: string): boolean =>
  figuresInText(text.replace(years, ' ')).size > 0 || chanceOfResult(unjudged(text)) >= resultBounds.perhaps;

/** Lines that do not describe work: reasons for leaving, care for family, training received, licences held. */
const noWork =
  /\b(?:reasons? for leaving|left (?:to|for|because|due|when|after)|career break|maternity|redundan\w+|(?:car(?:e|ed|ing)|look(?:ed|ing)? after) (?:for )?(?:my|his|her|our) |bringing up|travell(?:ed|ing) (?:in|to|around)|courses?|certificate[ds]?|certification|licen[cs]es?|tickets?:|nvq|btec|gcses?|a levels?|level \d|diploma|cscs|dbs|passport|references?|hobbies|stand-?ups?|agency work|promoted|seat on|seats in|posts in)\b/i;

/** Shorter lines have no place for a figure: 'Learnt the trade'. */
const FEWEST_WORDS = 3;

const isAskable = (line: string): boolean =>
  !noWork.test(line) && !/:$/.test(line) && line.split(' ').length >= FEWEST_WORDS && !hasSlots(line);

/** How often or how long: 'on Friday nights', 'every morning', 'weekly'. */
const howOften = /\b(?:daily|weekly|monthly|every|each|nights?|mornings?|rota|a (?:day|week|month|shift|year)|per|peak|days?|weekends?)\b/i;

/** Words before a noun that may have a number in front: 'Trained new starters', 'Served hotel guests'. */
const describing = '(?:(?!(?:the|a|an|all|any|our|my|his|her|their|both|some|many|for|to|with|of|in|on|at|and|or)\\b)[\\p{L}’-]+ )';

interface AskedFigure {
  text: string;
  question: string;
}

/** 'Served customers on the till' -> 'Served [add figure] customers a day on the till', where a number can follow the verb. */
export function figureSlot(line: string): AskedFigure | null {
  if (!isAskable(line) || isProven(line)) return null;
  for (const { things, ask, per } of thingQuestions) {
    if (!ask.includes('many {things}')) continue;
    const place = new RegExp(
      `^(\\p{L}+(?: and \\p{L}+(?:ed|ught|ld|nt|t))? )(${describing}?)(${things.source})(?= (?:on|in|at|to|from|for|by|with|through|using|across|and)\\b|[.,;]|$)`,
      'iu',
    );
    const [whole, verb = '', before = '', thing = ''] = place.exec(line) ?? [];
    if (!whole || !isCounted(verb, before, thing, line.slice(whole.length))) continue;
    const often = per === null || howOften.test(line) ? '' : ` ${per}`;
    return {
      text: `${verb}[add figure] ${before}${thing}${often}${line.slice(whole.length)}`,
      question: thingSentences.say({ ask, thing: `${before}${thing}`, line }),
    };
  }
  return null;
}

/** In 'patients and families' a number would count only the first noun. */
const isCounted = (verb: string, before: string, thing: string, after: string): boolean =>
  thing.endsWith('s') && isActing(verb) && !/^ and\b/.test(after) && verbForm(before.trim()) === null && !howOften.test(before);

/** 'Site visits' begins with a noun, though 'site' may be a verb. */
const isActing = (verb: string): boolean => {
  const word = (verb.split(' ')[0] ?? '').toLowerCase();
  return verbForm(word) === 'past' || plainActs.has(word);
};

/** Openings that do not say what the person did: help, taking part, a duty. */
const sharedWork =
  /^(?:I |was |were |have )*(?:heavily |actively |closely |also )?(?:help(?:ed|ing)? (?:with|out|on|in)\b|assist(?:ed|ing|ance)? (?!in \p{L}+ing)|involve[dment]*\b|participat\w+|took part|part of\b|played an? |contribut\w+|work(?:ed|ing) (?:with|on|closely|alongside)|joint working|collaborat\w+|support(?:ed|ing) (?:the|with)\b)/iu;
const ownedWork =
  /^(?:I |was |am |overall |day-to-day )*(?:responsib\w+|in charge of|accountable|oversight of|dut(?:y|ies)|tasked with|lead for|\p{L}+ lead(?: for|\b)|management of|second in command|shift lead|key ?holder|section commander)/iu;

const clicheIn = (line: string): boolean =>
  phraseIndex()
    .scan(tokenise(line), line)
    .some(({ value, start }) => value.list === 'cliche' && start > 0) && !isProven(line);

/** The object of a line stands near its beginning: 'queries' after a comma, or 'claims' of a claims list, is not it. */
const MOST_WORDS_BEFORE_THING = 5;
const endsHead = /^(?:on|in|at|to|of|from|for|by|with|through|using|across|and|about)$/;

/** The question about the first noun of the line that the work was about. */
function askedOf(line: string): string | null {
  const words = (/^[^,;.(]*/.exec(line)?.[0] ?? '').trim().split(' ');
  for (let end = 1; end <= Math.min(MOST_WORDS_BEFORE_THING, words.length); end++) {
    if (end < words.length && !endsHead.test(words[end] ?? '')) continue;
    const head = words.slice(0, end).join(' ');
    for (const { things, ask } of thingQuestions) {
      const found = things.exec(head);
      const thing = found && found.index + found[0].length === head.length ? found[0] : null;
      if (thing && (thing.endsWith('s') || !ask.includes('{things}'))) return thingSentences.say({ ask, thing, line });
    }
  }
  return null;
}

/** What an interviewer would ask about this line; null where nothing would be asked. */
export function interviewQuestion(line: string): string | null {
  if (!isAskable(line)) return null;
  if (ownedWork.test(line)) return partSentences.say({ part: 'owned', line });
  if (clicheIn(line) || /\b(?:leverag|synerg|impactful|various|initiatives)/i.test(line))
    return partSentences.say({ part: 'words without facts', line });
  if (sharedWork.test(line)) return partSentences.say({ part: 'shared', line });
  return isProven(line) ? null : askedOf(line);
}

/** The question about a line that reads well and shows no result. */
export const resultQuestion = (line: string): string | null =>
  isAskable(line) && !isProven(line) ? partSentences.say({ part: 'no result', line }) : null;
