import { baseVerbs } from '@/lib/facts/verbs';
import { OFFERS } from './advert-sections';

/** A demand of a sentence, with what the sentence says of its weight. */
export interface Demand {
  text: string;
  isSoft: boolean;
}

const BE = String.raw`(?:is|are|(?:would|will|could|may|might) be)(?: also)?`;
const WELCOME = String.raw`(?:an? )?(?:\w+ )?(?:advantage|advantageous|bonus|plus|asset|helpful|useful|beneficial|desirable|preferred|welcome|nice|great|good|handy|(?:highly|well|favourably) regarded|looked on favourably)`;
const NOT_NEEDED = String.raw`(?:not|n't|no means) (?:strictly |absolutely )?(?:essential|required|necessary|needed|a must|an? (?:deal[- ]?breaker|prerequisite))`;
const SOFT = new RegExp(
  String.raw`\b(?:desirable|ideally(?! (?:seeking|looking))|preferabl[ey]|preferred|welcome|would help|stand out|preference|${BE} ${WELCOME}|${NOT_NEEDED})\b|^if you(?: also)?(?:'ve|'d| have| had| hold| can| could| are| were)\b(?! not\b)(?!.*\b(?:hear from|apply|get in touch)\b)|^(?:it|we)(?:'d| would) (?!.*\b(?:hear from|meet|speak|talk|apply|get in touch)\b).*\bif you\b`,
  'i',
);
const DEMANDING =
  /^(?:you|applicants|candidates|they|he or she|the (?:appointee|post-?holder|jobholder))(?: (?:also )?(?:must|should|need|have)|(?: will| would|'ll|'d) (?:also )?(?:have|need|bring|hold|know|love|enjoy|understand|be (?:an? )?(?:\w+ly )?(?:comfortable|confident|able|happy|familiar|used|qualified|degree|educated|experienced|seasoned|commercially|fluent|proficient|adept|skilled|willing|prepared|passionate|organised|calm|chartered|registered|resident|based within))),?\b|^you(?:'ve|'re (?:an? |the )?(?!based|joining|part)\w+| know| understand| speak| enjoy| love| can (?!work (?:from|at)|apply|choose|join|find|expect|earn|take|read|see|call|email|get))\b|\b(?:must|(?:is|are) (?:also )?(?:essential|required|needed|expected|key|vital|crucial)|only consider|calls? for|we (?:ask|require) that|we need(?! (?:more|extra|additional|another|new|\d|an? (?:[\w-]+ ){1,4}(?:for|to|at|in)\b))|wants? (?:someone|somebody)(?! (?:to|for|from|in)\b)|(?<!\bfor (?:the|an?) )(?:ideal|successful|right) (?:candidate|applicant|person)|(?:looking for|seeking|(?:we are|we're|are) after|needs?|wants?) (?:someone|somebody|an? (?:[\w/-]+ ){1,4})(?:with|who)\b|not be considered|(?:keen|love|like|want|happy) to (?:speak|talk) (?:to|with) \w+|hear from (?:you|people|anyone|candidates|applicants) (?:if|who|with))\b/i;
const NAMING =
  /\b(?:experience|knowledge|degree|qualif\w*|skills?|able to|ability|familiar\w*|licen[cs]e|regist(?:ered|ration)|background|fluen\w+|track record|certificates?)\b/i;
const OFFERING =
  /^(?:our client|the (?:firm|company|role))\b|\b(?:we (?:offer|aim|are(?! (?:keen|looking|seeking))|have|will)|apply|salary|in return|depending on|call \p{Lu}|opportunit\w+|chance to|joining|responsible for|report(?:ing)? to)\b/iu;

const SENTENCE_END = /\n+|(?<![.!?])[.!?]+(?:\s|$)/;
const SHORTEST = 12;
const SHORTEST_ASKED = 4;
const LONGEST = 400;
const LONGEST_FRAGMENT = 16;

/** Introductory words of a sentence that say nothing about what is asked for. */
const LEADS: readonly RegExp[] = [
  /^(?:(?:ideally|also|in addition|additionally|to (?:succeed|be successful|apply)),?\s+)?(?:the (?:ideal|successful|right) (?:candidate|applicant|person)|you(?:'ll)?|candidates|applicants|we(?: are|'re) (?:looking for|seeking) (?:someone|somebody|an? (?:\w+ )?(?:person|individual|candidate))|it is essential that you|this (?:role|job|post) (?:calls for|requires|needs))\s*(?:(?:will|would|should|must|'ll)\s+)?(?:ideally\s+)?(?:also\s+)?(?:(?:be able to )?demonstrate|have|need|bring|possess|hold|with|who has|who have)?(?:, or (?:expect|hope|be about) to (?:gain|get|achieve|have),?)?\s+(?=(?:an?|at|the|your|some|strong|excellent|good|solid|proven|previous|recent|relevant|experience|knowledge|\d)\b)/i,
  // 'We are keen to speak to qualified accountants', 'We would love to hear from you if you have run high volume payrolls'
  /^.{0,80}?\b(?:speak|talk|hear|listen)(?: (?:to|with|from))? (?:you|people|anyone|candidates|applicants|individuals|professionals)(?: (?:if you(?:'ve)?|who|with)\b)?(?: (?:have|has|are)\b)? /i,
  /^.{0,80}?\b(?:speak|talk) (?:to|with) (?=(?:qualified|experienced|chartered|registered|skilled|accomplished)\b)/i,
  /^.{0,60}?\bwe (?:ask|require|expect) that (?:you|applicants|candidates) (?:have )?/i,
  /^if you(?: also)?(?:'ve|'d| have| had| hold| are)?(?: already)?(?: got)? (?!not\b)/i,
  /^.{0,40}?\b(?:nice|great|good|helpful|useful|handy|bonus|plus|advantage|delighted|impressed) if you(?:'ve| have| can| are)? /i,
  /^.{0,40}?\bwe(?: are|'re| need| want)?(?: after| looking for| seeking| hunting for)? (?:an? )?(?:[\w/-]+ ){1,4}?(?:with|who has|who'?s) (?=\w)/i,
  // 'Our client is looking for a person with …', wherever it begins.
  /^.{0,160}?\b(?:(?:candidate|applicant|person|someone|somebody) (?:will have|must have|should have|with|who has)|you(?:'ll| will) (?:also )?(?:have|need)|you (?:also )?(?:need|have|bring))\s+/i,
];
const leadOf = (clause: string): string => LEADS.map((lead) => lead.exec(clause)?.[0]).find((lead) => lead !== undefined) ?? '';

/** Such a word begins another thing. */
const HEAD = String.raw`(?:an?|the|at least|minimum|no more than|\d+\+?|two|three|four|five|six|seven|eight|nine|ten|strong|excellent|good|great|solid|proven|previous|prior|recent|relevant|some|sound|first[- ]class|demonstrable|evidence|exposure|experience|experienced|knowledge|understanding|ability|able|familiarity|confiden\w+|fluen\w+|proficien\w+|full|valid|current|basic|hands-on|your own|(?:\w+ )?(?:experience|skills|qualifications?|licence|certificate)\b)`;
const BETWEEN_THINGS = new RegExp(
  String.raw`(?:,\s+(?:and\s+)?|\s+and\s+|;\s*(?:and\s+)?|\s+as well as\s+|,?\s+(?:together|along) with\s+)(?=${HEAD}\b)|\s+with\s+(?=(?:at least|a minimum of|over|more than|\d+\+?|\w+) (?:\w+ )?years\b)|\s+and\s+(?:of|in)\s+(?=\w+ \w)`,
  'i',
);
const WEIGHT = String.raw`\b(?:essential|required|needed|key|vital|desirable|preferred|advantage|advantageous|plus|bonus|welcome|beneficial|useful|must)`;
/** Between clauses with a weight each: 'An AAT qualification would be an advantage, and knowledge of VAT is desirable'. */
const BETWEEN_CLAUSES = new RegExp(
  String.raw`;\s+|(?<=${WEIGHT})(?:,\s+(?:and\s+|while\s+)?|\s+(?:and|while)\s+)(?!(?:but|as|though|although|or|due)\b|(?:(?:is|are) )?not\b)|(?<=${WEIGHT}),?\s+but\s+(?=an? |you|the |\w+ (?:of|in) )|,?\s+so\s+(?=(?:you|candidates|applicants|they)\b)|,?\s+and\s+if\s+you(?:'ve|\s+have)?\s+|(?:,\s+(?:and\s+)?|\s+and\s+)(?=you(?:'re|'ve|\s+(?:are|have|can|know|will|must|enjoy|love|should))\b)|,?\s+and\s+(?=will\s+(?:ideally|preferably|also|have|be)\b)`,
  'i',
);
/** 'A would be an advantage, as would B', 'A is key, as is B' */
const LIKEWISE = /,?\s+as (?:would|will|is|are)(?: be)?\s+/i;

/** 'You must hold A, have B and be able to do C', 'somebody who is A, takes B and does not mind C': each verb begins a demand. */
const VERB_LED = String.raw`(?:(?:must|will|should|would|need to)\s+(?:also\s+)?)?(?:be|have|hold|possess|own|live|bring|speak|know|understand|enjoy|take|drive)`;
const TELLS_OF_PERSON =
  '(?:does|do|did|can|will|has|is|are|takes|keeps|enjoys|likes|loves|knows|understands|works|thinks|cares|wants|holds|brings|gets|puts|shares|pays|thrives|speaks|drives|lives|communicates|listens|learns)';
const WISHED_OF_PERSON = '(?:had|have|could|can|were|are|knew|know|held|hold|spoke|speak)';
/** Each with what comes before the first demand and what each demand begins with. */
const LISTS_OF_VERBS: readonly (readonly [lead: RegExp, between: RegExp])[] = [
  [
    new RegExp(
      String.raw`^.{0,120}?\b(?:you|applicants|candidates|they)(?:(?: will|'ll)?\s+(?=(?:must|need to|should)(?: also)? ${VERB_LED}\b)|(?: will|'ll) (?:also )?(?=${VERB_LED}\b))`,
      'i',
    ),
    betweenVerbs(VERB_LED),
  ],
  [
    new RegExp(String.raw`^.{0,120}?\b(?:someone|somebody|a person|an individual|a candidate) who (?=${TELLS_OF_PERSON}\b)`, 'i'),
    betweenVerbs(TELLS_OF_PERSON),
  ],
  // 'if you had worked with A, had used B or could write C'
  [new RegExp(String.raw`^.{0,60}?\bif you(?:'d|'ve)?\s+(?=(?:also )?${WISHED_OF_PERSON}\b)`, 'i'), betweenVerbs(WISHED_OF_PERSON)],
];

function betweenVerbs(verb: string): RegExp {
  return new RegExp(String.raw`(?:,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)(?=${verb}\b)`, 'i');
}

/** The demands of a sentence whose verbs follow each other; none where it has one verb. */
function demandsByVerb(clause: string): string[] {
  const plain = clause.replaceAll('’', "'");
  for (const [lead, between] of LISTS_OF_VERBS) {
    const end = lead.exec(plain)?.[0].length;
    const demands = end === undefined ? [] : clause.slice(end).split(between);
    if (demands.length > 1) return demands;
  }
  return [];
}

/** Two papers asked for together are held one by one: 'a valid CPC and digital tachograph card'. */
const BETWEEN_PAPERS =
  /(?<=\b(?:licen[cs]es?|cards?|certificates?|cpc|registration|cscs|tickets?|dbs)\b[^,;()]{0,12})\s+and\s+(?=(?:an? )?(?:[\w+]+ ){0,3}(?:licen[cs]es?|cards?|certificates?|cpc|registration|tickets?|dbs)\b)/i;

/** 'Share if you have other relevant experience' */
const isImperative = (sentence: string): boolean =>
  baseVerbs.includes(sentence.split(/\s+/)[0]?.toLowerCase() ?? '') && !/^\S+ \d/.test(sentence);

const asks = (text: string): boolean =>
  SOFT.test(text) || (DEMANDING.test(text) || NAMING.test(text) ? !OFFERING.test(text) || /\bmust\b/i.test(text) : false);

/** Under a heading that asks a sentence may say what the person is, or only name a thing: 'Some heavy lifting.' */
const SAYS_OF_PERSON =
  /^(?:someone|somebody|an? (?:\w+ )?(?:person|individual|candidate)) (?:who|with)\b|^you(?:'re|'ve| are| have| can| know| enjoy| love| like| take| want)\b(?!.{0,12}\b(?:joining|responsible|based|part of|reporting|given|welcome|likely|going|entitled|invited)\b)/i;
const FINITE = /\b(?:we|our|us|i|you|they|is|are|was|were|will|has|can|may|does)\b|'(?:ll|re|ve)\b/i;
/** A name and a value, a number to ring. */
const STATES_FACT = /:|\d{5}|@/;
const isFragment = (sentence: string): boolean =>
  /\b\p{Ll}{3,}/u.test(sentence) &&
  !/^no (?!more\b)/i.test(sentence) &&
  !FINITE.test(sentence) &&
  !OFFERS.test(sentence) &&
  !STATES_FACT.test(sentence) &&
  !isImperative(sentence) &&
  sentence.split(/\s+/).length <= LONGEST_FRAGMENT;

/** What the reader is to do about the application. */
const TELLS_READER = /^(?:share|tell|send|contact|call|text|email|ring|apply|visit|click|download|drop)\b/i;

export interface Surroundings {
  /** It stands under a heading that asks. */
  isAsked: boolean;
}

/** The criteria in sentences of prose, one by one. */
export function demandsIn(prose: string, { isAsked }: Surroundings = { isAsked: false }): Demand[] {
  const mayAsk = (sentence: string): boolean => {
    const plain = sentence.replaceAll('’', "'");
    if (TELLS_READER.test(plain)) return false;
    return asks(plain) || (isAsked && (SAYS_OF_PERSON.test(plain) || isFragment(plain)));
  };
  return prose
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > (isAsked ? SHORTEST_ASKED : SHORTEST) && sentence.length <= LONGEST && mayAsk(sentence))
    .flatMap(clausesOf)
    .flatMap(({ text, isSoft }) => thingsOf(text).map((thing) => ({ text: thing, isSoft })));
}

/** 'large payrolls, ideally of 2,000 people or more' are needed all the same. */
const WISHED_BESIDE = /(?<=\w[^ ]*),\s+\(?(?:ideally|preferably)\b[^,;)]*/gi;

/** A clause without words of its own for asking. */
const GOES_ON = /^(?:hold|have|are|can|run|know|will|you(?:'re|'ve| are| have| can| know| enjoy| love))\b/i;

/** The clauses of a sentence that ask by themselves; the first is what made the sentence one. */
function clausesOf(sentence: string): Demand[] {
  return sentence
    .split(BETWEEN_CLAUSES)
    .filter(
      (clause, i, all) =>
        (i === 0 && !all.slice(1).some((other) => asks(other.replaceAll('’', "'")))) ||
        asks(clause.replaceAll('’', "'")) ||
        GOES_ON.test(clause.replaceAll('’', "'")),
    )
    .flatMap((clause) => {
      const isSoft = SOFT.test(clause.replaceAll('’', "'").replace(WISHED_BESIDE, ''));
      return clause.split(LIKEWISE).map((text) => ({ text, isSoft }));
    });
}

/** A list of things is divided; a single thing keeps its whole sentence. */
function thingsOf(clause: string): string[] {
  const byVerb = demandsByVerb(clause);
  const lead = leadOf(clause.replaceAll('’', "'"));
  const asked = clause.slice(lead.length);
  const isOfVerb = LEADS_FAR.test(lead);
  const names = byVerb.length > 0 ? [] : namesIn(clause);
  if (names.length > 0) return names.map((text) => bare(text)).filter((text) => text.length > 2);
  const things = byVerb.length > 0 ? byVerb : NAMES_FIRST.test(asked) || isOfVerb ? divided(asked) : [];
  return (things.length > 1 || isOfVerb ? things : [clause]).map((text) => bare(text)).filter((text) => text.length > 2);
}

/** Without such a beginning the thing stands by itself: 'if you've got a PCV licence', 'speak to qualified accountants'. */
const LEADS_FAR = /\bif you\b|\b(?:hear from|speak (?:to|with)|talk (?:to|with)|that (?:you|applicants|candidates))\b/i;

const LEADS_LIST =
  /^(?:(?:you|applicants|candidates)(?:'ll)? )?(?:must|(?:will |do )?need(?: to)?|should)\s+(?:(?:have|hold|bring|possess)\s+)?/i;
const BETWEEN_NAMES = /,\s+(?:and\s+|plus\s+)?|\s+(?:and|plus)\s+/;
const MOST_WORDS_OF_NAME = 4;
const FEWEST_NAMES = 3;

/** 'Must have CPC, digi card and a year on multi-drop', 'Early riser, quick hands, good with regulars': names without a word that begins each. */
function namesIn(clause: string): string[] {
  const names = clause.slice(LEADS_LIST.exec(clause.replaceAll('’', "'"))?.[0].length ?? 0).split(BETWEEN_NAMES);
  const areNames = names.every(
    (name) =>
      !/^\W*(?:must|need)/i.test(name) &&
      name.split(/\s+/).length <= (/\d/.test(name) ? MOST_WORDS_OF_NAME + 2 : MOST_WORDS_OF_NAME) &&
      !FINITE.test(name.replaceAll('’', "'")),
  );
  return clause.includes(',') && names.length >= FEWEST_NAMES && areNames && !/\bor\b/i.test(clause) ? names : [];
}

const divided = (asked: string): string[] => asked.split(BETWEEN_THINGS).flatMap((one) => one.split(BETWEEN_PAPERS));

/** The thing without what is only said of its weight, or of what follows from it. */
const bare = (text: string): string =>
  text
    .replace(TAKEN_BACK, '')
    .replace(WEIGHED, (said, at: number) => (text.slice(0, at).includes(' ') ? '' : said))
    .replace(FOLLOWS, '')
    .replace(/\b(?:and|but),?$/i, '')
    .replace(/,$/, '')
    .trim();

/** 'would be an advantage but are not essential as training is given' */
const TAKEN_BACK = new RegExp(
  String.raw`(?:,?\s+(?:${BE}) ${WELCOME})?,?\s+but (?:(?:is|are) )?(?:by )?${NOT_NEEDED}\b.*$|,?\s+(?:is|are) ${NOT_NEEDED}\b.*$`,
  'i',
);
/** 'would be a distinct advantage': its kind says so. */
const WEIGHED = new RegExp(String.raw`,?\s+${BE} ${WELCOME}(?:\s+(?:for|in|to) (?:the|this|our) (?:role|post|job|position))?$`, 'i');
/** 'you'll start on our higher rate', 'as buses do not run before six', '(don't worry, we'll train you)' */
const FOLLOWS =
  /,\s+(?:then )?(?:you|we)(?:'|’)(?:ll|d) .*$|(?<=^(?!you)[^,]*)\s+you(?:'|’)ll .*$|,?\s+(?:because|since(?! (?:at least )?(?:\d|last|\p{Lu}))|so that)\b.*$|,\s+as \w+ (?:do|does|is|are|will|have|has)\b.*$/iu;

const NAMES_FIRST = new RegExp(`^${HEAD}\\b`, 'i');
