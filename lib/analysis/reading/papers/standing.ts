/**
 * Reasons why something that a CV names does not count: it has expired, is not finished or only wished for, belongs to somebody else,
 * or is denied.
 */
export type Standing = 'held' | 'expired' | 'in-progress' | 'wanted' | 'denied';

export interface StandingPart {
  /** Of the line. */
  from: number;
  to: number;
  standing: Standing;
}

type Against = readonly [Exclude<Standing, 'held'>, RegExp];

/** Words after the thing. They apply to the whole sentence; in brackets, to the words before the bracket. */
const AFTER: readonly Against[] = [
  [
    'expired',
    /\b(?:expired|lapsed|ran out)\b(?!\s+(?!in\b|on\b|at\b|when\b|same\b|since\b|last\b|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|january|february|march|april|may|june|july|august|september|october|november|december)[a-z])|\brun out\b(?=\s*\)|\s+(?:in\s+)?(?:[a-z]+\s+)?(?:19|20)\d\d)|\bno longer (?:valid|held|current|registered|a member|in date)|\bout of date\b|\bnot renewed\b|\brevoked\b|\bsurrendered\b|\blet (?:it|this|that) lapse\b|\brenewal (?:needed|due(?! (?:in |by |on )?(?:\d{1,2} )?(?:[a-z]+ )?20\d\d)|required|overdue)\b|\bneeds renew\w+/i,
  ],
  [
    'in-progress',
    /\bin progress\b|\bon ?going\b|\bnot yet (?:complete\w*|finished|passed|taken|awarded)|\bto be completed\b|\bpart[- ](?:way|qualified|complete\w*|finished)\b|\b(?:exams?|test|course|assessment)\s+booked\b|\bbooked for\b|\bpending\b|\bawaiting\b|\bpredicted\b|\b(?:units?|modules?|papers?|exams?) (?:outstanding|left|remaining|to go|to sit)\b|\((?:studying|learning|working towards|expected|ongoing|current|provisional|trainee)\b|,\s*(?:studying|learning)\)?$|\bexpected:? (?:in )?(?:\w+ )?20\d\d|\bdue (?:to (?:complete|finish|qualify)|(?:in )?(?:\w+ )?20\d\d)|\bfinal papers\b|\bcompleting (?:in )?(?:\w+ )?20\d\d|\byear (?:one|two|1|2) of\b|\bunder way\b|,\s*(?:just )?started(?: (?:in )?(?:\w+ )?20\d\d)?\s*$/i,
  ],
  [
    'denied',
    /\b(?:not|never) (?:completed|finished|passed|awarded|obtained|taken|held)\b|\buncompleted\b|\bincomplete\b|\b(?:left|withdrew|dropped out)\b.*\b(?:without|before)\b|\bwithdrew from\b|\bdropped out\b|\bdid not (?:finish|complete|pass)\b|\bfailed (?:the |my )?(?:exams?|tests?|assessment|course)\b|[,(]\s*failed\b|:\s*none\b|\bwritten by (?:others|somebody|someone)\b/i,
  ],
];
const BEFORE: readonly Against[] = [
  [
    'expired',
    /\b(?:former|previous|past) (?:member|fellow|registrant|holder)\b|\b(?:formerly|previously|once) (?:held|registered|licensed|a member|certified|chartered)\b|\bheld\b(?=[^,.;]*\b(?:until|till)\b)/i,
  ],
  [
    'in-progress',
    /\b(?:studying|study|working|work|reading|training|preparing) (?:towards|toward|for)\b|\b(?:currently|now) (?:studying|undertaking|completing|taking|training|learning|enrolled)\b|\benrolled (?:on|in|for)\b|\bpart-?way through\b|\bprovisional\b|\bundertaking an?\b/i,
  ],
  [
    'denied',
    /\b(?:no|not|never|without|cannot|can't|don't|didn't|haven't|hasn't|isn't|lack(?:s|ing)?|rather than|instead of|none|neither|nor|unable|yet to)\b(?! only\b)/i,
  ],
  [
    'denied',
    /\b(?:supervised|managed|overseen|assisted|directed) by\b|\bunder (?:the |an? )?(?:\w+ )?(?:supervision|guidance|direction|qualified|senior|chartered|registered|licensed|manager|supervisor)\b|\b(?:\w+ )?\w+,? who(?:se)? (?:hold|held|had|has|built?|builds?|writes?|wrote|codes?|uses?|used|presents?|presented|(?:are|were|is|was) (?:\w+ )?(?:qualified|registered|trained|licensed)|negotiate[sd]?|manage[sd]?|leads?|led|runs?|ran|speaks?)\b|\bthat (?:the|our|my|an?|another|other) (?:\w+ ){1,3}(?:had|has|have)\b/i,
  ],
];
const WANTED: Against = [
  'wanted',
  /\b(?:hop(?:e|es|ing)|keen|eager|want(?:s|ing)?|wish(?:es|ing)?|would like|'d like|would love|'d love|aim(?:s|ing)?|plan(?:s|ning)?|intend(?:s|ing)?|aspir\w+|looking|ready|willing|excited|happy|prepared|love) (?:to\b|for\b)|\b(?:seeking|aspiring|interested in|interest in|ambition|my goal|eventually|open to|want(?:s|ing)? an?)\b|\blooking for\b|\basked to be\b|\bnext step\b/i,
];
/** The sentence is about somebody else: 'Two colleagues did the ADR course', 'The finance team moved to SAP'. */
const OTHERS =
  /^(?:(?:(?:an?|the|my|our|other|some|all|both|most|several|two|three|four|five|six|\d+)\s+)(?:\w+\s+){0,2}|(?=head office))(?:colleagues?|team ?mates?|team|managers?|directors?|staff|engineers?|nurses?|doctors?|consultants?|solicitors?|officers?|teachers?|drivers?|friends?|father|mother|dad|mum|husband|wife|partners?|brother|sister|employees?|clients?|supervisors?|boss|head office)\s+(?!(?:of|that i|i|with|which i|to)\b)[a-z]+/i;

/** 'Prepare the room for the nurse, who takes bloods': what a colleague does. */
const WORK_OF_COLLEAGUE: Against = [
  'denied',
  /\b(?:nurses?|doctors?|consultants?|managers?|colleagues?|engineers?|solicitors?|officers?|teachers?|supervisors?|directors?|partners?),? who\b.*/i,
];

const SENTENCE =
  /(?<=[.;!?])\s+|\s+[·•]\s+(?!\(?(?:in progress|expected|ongoing|due|pending|predicted|working|studying|not |no longer|lapsed|expired|ran out|run out|current|valid|renew)\b)|(?<!\b(?:my|the|an?|of|to|for|in|and|or|with|at|on|by|from|as))\n(?!\s*\(?(?:in progress|expected|ongoing|due|pending|predicted|working|studying|not |lapsed|expired|current)\b)|\s+(?=but\b|while\b|whereas\b|although\b)/gi;
const DENIAL_REACH = /[,.;]|\band\b(?= (?:an?|the|i)\b)/i;
const SHORT_DENIAL = /^(?:no|not|never|without|n|rather|instead|lack)/i;
const VALID_UNTIL =
  /(?:\b(?:valid|expir\w+|expiry|renewal due)\b|(?<!(?:years?|yrs?),? )\bexp\b\.?(?=[: ]{1,2}(?:\d{1,2}[/-]|[a-z]{3,9} )?20))(?:[^,;.\n]{0,14}\b(?:([a-z]{3})[a-z]*\s|(\d{1,2})[/-])|[^,;.\n]{0,14}\b)(20\d\d)\b/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export interface StandingOptions {
  /** In a line of a role, looking for something or being keen on it is part of the work. */
  isWork: boolean;
  /** Months since the year 0. */
  today: number;
}

/** The parts of a line with what speaks against each; a part without any reason counts as held. */
export function standingsIn(line: string, options: StandingOptions): StandingPart[] {
  return sentencesOf(line).flatMap(({ from, to }) =>
    partsOf(line.slice(from, to), options).map((part) => ({ ...part, from: part.from + from, to: part.to + from })),
  );
}

function sentencesOf(line: string): { from: number; to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: gap } of line.matchAll(SENTENCE)) {
    sentences.push({ from, to: index });
    from = index + gap.length;
  }
  return [...sentences, { from, to: line.length }].filter((one) => one.to > one.from);
}

function partsOf(sentence: string, { isWork, today }: StandingOptions): StandingPart[] {
  const plain = sentence.replaceAll('’', "'");
  const whole = (standing: Standing): StandingPart[] => [{ from: 0, to: sentence.length, standing }];
  if (OTHERS.test(plain)) return whole('denied');
  const until = VALID_UNTIL.exec(plain);
  if (until && endOf(until) < today) return around(sentence, ...reachOf(plain, until.index), 'expired');
  return (
    saidAfter(plain) ?? saidBefore(plain, isWork ? [...BEFORE, WORK_OF_COLLEAGUE] : [WANTED, ...BEFORE, WORK_OF_COLLEAGUE]) ?? whole('held')
  );
}

/** The last month in which it is valid; December where only the year is written. */
function endOf([, name = '', month = '', year]: RegExpExecArray): number {
  const named = MONTHS.indexOf(name.toLowerCase());
  const at = named === -1 ? Number(month) - 1 : named;
  return Number(year) * 12 + (at >= 0 && at < 12 ? at : 11);
}

function saidAfter(sentence: string): StandingPart[] | null {
  for (const [standing, cue] of AFTER) {
    const found = cue.exec(sentence);
    if (!found) continue;
    return around(sentence, ...reachOf(sentence, found.index), standing);
  }
  return null;
}

/** Words in brackets apply to the words before the bracket, others to the whole sentence. */
function reachOf(sentence: string, at: number): [from: number, to: number] {
  const bracket = sentence.lastIndexOf('(', at + 1);
  const isInBracket = bracket > 0 && !sentence.slice(bracket, at).includes(')');
  if (!isInBracket) return [0, sentence.length];
  const end = sentence.indexOf(')', at);
  return [sentence.lastIndexOf(',', bracket) + 1, end === -1 ? sentence.length : end + 1];
}

function saidBefore(sentence: string, cues: readonly Against[]): StandingPart[] | null {
  for (const [standing, cue] of cues) {
    const found = cue.exec(sentence);
    if (!found) continue;
    const end = found.index + found[0].length;
    const reach = standing === 'denied' && SHORT_DENIAL.test(found[0]) ? sentence.slice(end).search(DENIAL_REACH) : -1;
    return around(sentence, found.index, reach === -1 ? sentence.length : end + reach, standing);
  }
  return null;
}

const around = (sentence: string, from: number, to: number, standing: Standing): StandingPart[] =>
  [
    { from: 0, to: from, standing: 'held' as const },
    { from, to, standing },
    { from: to, to: sentence.length, standing: 'held' as const },
  ].filter((part) => part.to > part.from);
