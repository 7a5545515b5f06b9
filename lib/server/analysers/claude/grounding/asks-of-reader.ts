import { tokenise } from '@/lib/analysis/text/tokens';

/**
 * Prose about a CV must never ask its reader to pay, send something, get in touch, go somewhere or hand over details. A manipulated
 * model might ask for that in plain words. Advice on a CV never needs it, so every sentence that could be read as such a request is
 * refused, and the built-in text is used.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Verbs of acts outside the CV. */
const deeds = setOf(
  'pay prepay repay send resend transfer wire donate deposit remit settle buy purchase subscribe owe lend invest contact call phone ' +
    'telephone ring dial email e-mail mail message text whatsapp reply click tap press visit browse download install upload login ' +
    'register scan forward submit unlock activate renew redeem',
);
/** Those of them that are often nouns: they count as verbs where an object or the end of the sentence follows. */
const alsoNouns = setOf(
  'transfer wire deposit contact call phone telephone ring email e-mail mail message text reply click press visit forward',
);
const afterADeed = setOf(
  'a an the this that it us me him her them our my your any now today here again back at on for to by with until before if when within ' +
    'through and',
);
const participles = setOf(
  'paid sent resent transferred wired donated deposited bought purchased contacted called phoned telephoned rung emailed mailed messaged ' +
    'texted visited downloaded installed uploaded registered scanned forwarded submitted entered confirmed given provided shared',
);

/** 'pay' -> 'paying', 'dial' -> 'dialling', 'donate' -> 'donating'. */
const gerundsOf = (verb: string): string[] => [`${verb.replace(/e$/, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`];
const gerunds: ReadonlySet<string> = new Set([...deeds].flatMap(gerundsOf));

/**
 * After these words, or at the beginning of a clause, a base form is a request: 'please send', 'you should send', 'and send', 'if you
 * send'.
 */
const asking = new RegExp(
  String.raw`(?:^|[,;:.!?()[\]"‘“–—…/-])\s*$|(?:^|[^\p{L}])(?:please|kindly|just|simply|now|then|first|next|also|always|never|not|to|and|or|` +
    String.raw`must|should|shall|can|could|may|might|will|would|do|did|have|had|needs?|let|` +
    String.raw`(?:if|when|once|until|unless|before|after|where|that|because|as) (?:you|they|we|i))\s+$`,
  'iu',
);
/** 'consider paying', 'Paying a fee helps' */
const advising = /(?:^|[,;:.!?()–—]\s*|\b(?:consider|try|recommend|advise|suggest|worth|start|begin|by means of)(?:s|ed|ing)?\s+)$/i;
/** 'money should be sent', 'have you paid' */
const demanding =
  /\b(?:must|should|shall|can|could|may|might|will|needs? to|has to|have to|had to|ought to) be\s+$|\b(?:have|has) you\s+(?:ever\s+|already\s+)?$/i;
/** Long enough for the words directly before a word. */
const before = 40;

function deedsAsked(sentence: string): string[] {
  const tokens = tokenise(sentence);
  return tokens.flatMap(({ word, start }, index) => {
    const opening = sentence.slice(Math.max(0, start - before), start);
    const next = tokens[index + 1]?.word;
    const isAsked =
      (deeds.has(word) && asking.test(opening) && (!alsoNouns.has(word) || next === undefined || afterADeed.has(next))) ||
      (gerunds.has(word) && advising.test(opening)) ||
      (participles.has(word) && demanding.test(opening));
    return isAsked ? [word] : [];
  });
}

/** Requests made in several words; each is refused by itself. */
const asked: readonly RegExp[] = [
  // Advice has no first person: 'send it to us' names somebody to contact.
  /\b(?:us|me|my|mine|our|ours|myself|ourselves)\b/i,
  /\b(?:get(?:ting)? in(?:to)? (?:touch|contact)|reach(?:ing)? (?:out|us|me|them)|sign(?:ing)? (?:in|up|on)|log(?:ging)? (?:in|on|into|onto)|top(?:ping)? up)\b/i,
  /\b(?:speak|talk|chat|write|turn)(?:ing)? (?:to|with) (?!the reader|a reader)(?:us|me|an?|the|our|my|them|him|her)\b/i,
  /\b(?:go|head|come)(?:ing)? (?:over )?(?:online|to (?:the|this|our|my|an?|us|me))\b/i,
  /\b(?:make|making|drop|leave|place|book|booking|arrange|request|schedule|join) (?:\p{L}+ ){0,3}(?:calls?|message|e-?mail|appointment|meeting|chat|session|group)\b/iu,
  /\bdrop (?:\p{L}+ ){0,2}a line\b/iu,
  /\b(?:order|get|book|request|claim) (?:a|an|the|your) (?:\p{L}+ ){0,2}(?:check|report|service|copy|review)\b/iu,
  /\byour (?:calls?|payments?|deposits?|donations?|transfers?|reply|e-?mail)\b/i,
];

interface Thing {
  thing: RegExp;
  /** Words that make a request of another word in the same sentence. */
  asking: RegExp;
  unless?: RegExp;
}

const wanting =
  /\b(?:needs?|needed|requires?|required|due|owed?|owing|must|should|until|unless|before|unlocks?|locked|expects?|awaits?|waits?|spend|add|put|include|give|tell|provide|enter|share|confirm|verify|supply|type|fill|hand|state|write|list|show|use|say|read|get|make|bring|take)\b/i;
/** Advice to take a detail out of the CV is allowed. */
const leavingOut =
  /\b(?:leave|leaving|left|take|taking|took|cut|cutting|remove|removing|drop|dropping|delete|deleting|omit|omitting|hide|without|no need|not need)\b/i;
const secret = String.raw`(?:passwords?|passcodes?|pins?|passports?|logins?|bank|accounts?|cards?|sort code|wallets?|date of birth|birthday|insurance number|security number)`;

const things: readonly Thing[] = [
  {
    thing: /\b(?:money|fees?|payments?|cash|cheques?|deposits?|donations?|bitcoins?|vouchers?|invoices?|bills?)\b/i,
    asking: wanting,
    unless: leavingOut,
  },
  { thing: new RegExp(String.raw`\b${secret}\b`, 'i'), asking: wanting, unless: leavingOut },
  { thing: new RegExp(String.raw`\byour (?:\p{L}+ )?${secret}\b`, 'iu'), asking: /./, unless: leavingOut },
  {
    thing: /\b(?:your|the) (?:\p{L}+ ){0,2}(?:address|phone|telephone|mobile|number|e-?mail|details)\b(?! of\b)/iu,
    asking: /\b(?:giv|tell|provid|enter|shar|confirm|verif|suppl|typ|fill)(?:e|y|ing|ying)?\b/i,
  },
  {
    thing:
      /\b(?:(?:the|this|that|our|a) (?:\p{L}+ )?(?:links?|attachments?|app|portal|button|website|web ?page|browser|site|qr)|your browser|online)\b/iu,
    asking:
      /\b(?:follow|open|use|see|load|enter|find|try|go|take|check|read|head|look|answer|apply|join|complete|finish|continue|learn|more|point|rest|reach)(?:ing)?\b/i,
  },
];

/** The words with which a sentence asks something of its reader; none in honest advice. */
export function asksOfReader(sentence: string): string[] {
  return [
    ...deedsAsked(sentence),
    ...asked.flatMap((phrase) => phrase.exec(sentence)?.[0] ?? []),
    ...things.flatMap(({ thing, asking: request, unless }) =>
      request.test(sentence) && !unless?.test(sentence) ? (thing.exec(sentence)?.[0] ?? []) : [],
    ),
  ];
}
