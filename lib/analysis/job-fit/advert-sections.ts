import { softSkillPhrases } from '@/lib/facts/skill-words';
import { baseVerbs } from '@/lib/facts/verbs';

/** What the lines under a heading are: criteria, topics for a statement, or something else. */
export type SectionMeaning = 'essential' | 'desirable' | 'statement' | 'other';

/** A heading of an advert. A group ('Skills') says neither essential nor desirable; of an unknown one its lines tell. */
export type AdvertHeading = SectionMeaning | 'group' | 'unknown';

/** The weight of a heading's words for each meaning. 'Essential' weighs much, 'skills' little. */
type Cue = readonly [RegExp, number];

const DESIRABLE: readonly Cue[] = [
  [/\bdesirables?\b|\bnice[- ]to[- ]haves?\b|\b(?:not|n't) (?:strictly |absolutely )?(?:essential|necessar(?:y|ily)|required|needed)\b/, 4],
  [/\b(?:bonus|brownie|extras?|gold stars?|icing|cherr(?:y|ies)(?: on top)?|sprinkles|cream on|toppings?|plus(?:es)?|even better)\b/, 3],
  [
    /\b(?:preferred|preferably|ideally|advantage(?:s|ous)?|assets?|beneficial|helpful|useful|handy|preferable|optional|additional|added|wish ?list|also welcome|stand out|set you apart)\b/,
    3.2,
  ],
  // What is only wished for is said in the conditional: 'What would make us smile', 'You'd make our day if you also had'.
  [
    /\b(?:would|'d|could|might)\b(?! (?:this|that|it) be)(?!.*\b(?:without|hear from|meet|speak|talk|do|look|expect|suit)\b)(?! (?:have|be|bring|need)$)/,
    3.2,
  ],
  [
    /\b(?:in your favour|of interest)\b|\b(?:great|brilliant|lovely|fantastic|wonderful|nice|perfect|amazing|good|better|best|happy|pleased|delighted|thrilled)\b(?! fit\b).*\bif\b|\bif\b.*\b(?:great|brilliant|lovely|fantastic|wonderful|amazing|so much the better)\b/,
    3.2,
  ],
  [/\bhelps?\b.*\bif\b|\b(?:it|that|also|will|would) helps?\b/, 3.2],
  [/\b(?:may|might) (?:also )?have\b|\b(?:good|great|lovely|handy|useful) to haves?\b|\bnot a must\b|\bnot a deal ?breaker\b/, 3.2],
];
const ESSENTIAL: readonly Cue[] = [
  [/\bessentials?\b|\bmust[- ]haves?\b|\bnon[- ]negotiables?\b/, 3],
  [/\b(?:unless|without|only)\b/, 2.2],
  [/\bmust\b|\brequire(?:d|ments?|s)?\b|\bneed(?:ed|s)?\b|\bcriteria\b|\beligib\w+|\bcan apply\b|\bam i\b/, 2.2],
  [/\bwe(?:'d| would| will|'ll)? (?:ask|expect|need|want|seek|require|hope)\b|\byou(?:'ll)? (?:also |will )?(?:need|must)\b/, 2.2],
  [
    /\b(?:you|candidates?|applicants?|holder|person) (?:also )?(?:should|must|can|know)\b|\byou(?:'ll| will) (?:already )?(?:know|understand)\b/,
    3,
  ],
  [/\b(?:look(?:ing)? for|(?<!\blook(?:s|ing)? )after|seek(?:ing)?|sought|want(?:ed)?|we(?:'re| are) after)\b/, 2.2],
  [
    /\b(?:(?:is|are) (?:this|that|these) you|(?:this|that) (?:is|sounds like) you|sound(?:s)? like you|are you (?:the|our|who|someone|somebody))\b/,
    3,
  ],
  [/\bperson(?:al)? (?:spec(?:ification)?|profile)\b|\bcandidate (?:spec(?:ification)?|profile)\b/, 3],
  [/\b(?:the|our|ideal|right|perfect|successful) (?:\w+ )?(?:person|candidate|applicant|individual|postholder)\b/, 2.5],
  [
    /\babout you\b|\bwho (?:you are|are you)\b|\byou (?:are|have|bring)\b|\byou(?:'re|'ve|'ll (?:have|bring|need|be))\b|\byou will (?:have|bring|be)\b/,
    2.2,
  ],
  [
    /\byour (?:profile|background|skills?|experience|qualifications?|strengths|toolkit|kit ?bag|superpowers?)\b|\b(?:good|great) fit\b/,
    2.2,
  ],
  [
    /\b(?:ingredients?|(?:secret )?sauce|recipe|superpowers?|toolkit|kind of (?:human|person|people)|what it takes|cut out|tick(?:s|ing)? (?:these|the) boxes)\b/,
    2.2,
  ],
  [/\b(?:demonstrate|bring(?: to the table)?|minimum)\b/, 1],
  // 'You will thrive here if you', 'To be right for this role you': the lines of the list end its sentence.
  [
    /(?<!\b(?:for|to|with|offer|offers|give|gives|support|supports|from|behind|around|about|of|reward|help|pay|and) )\byou(?: (?:also|already))?(?: can)?$/,
    2.8,
  ],
  [/\b(?:someone|somebody|anyone|people|person|candidates?) (?:who(?:'s|'ve| has| have| is| are| can)?|with)$/, 2.8],
];
/** What stands below the advert on the pages of job boards. */
const BELOW_ADVERT =
  /^(?:employer (?:certification|details|contact|name)|applicant requirements|uk registration|(?:supporting )?documents(?: to download)?)\b.*/;
/** Nothing below such a heading belongs to the advert. */
export const endsAdvert = (heading: string): boolean => BELOW_ADVERT.test(plainWords(heading));

const OTHER: readonly Cue[] = [
  [/\b(?:we|how we) (?:look after|take care of|reward|support)\b/, 3.5],
  [
    /\b(?:benefits?|perks|goodies|rewards?|remuneration|package|salary|pay|compensation)\b|^terms\b|\bin (?:it for you|return)\b|\bon offer\b|^(?:the |our )?offer\b/,
    3.5,
  ],
  [
    /\bwe (?:can )?(?:offer|give)\b|\b(?:you|i) (?:will |'ll )?get\b|\byou(?:'ll| will) (?:get|receive|enjoy|learn|do|be (?:\w+ing|up to|part of|responsible|in charge)|own)\b/,
    3.5,
  ],
  [
    /\babout (?:us|our|the|this)\b|\bour promise\b|\bafter this (?:apprenticeship|post|role)\b|\bwho (?:we|are we)\b(?!(?:'re| are)? (?:looking|after|need|want|seek|ask|expect|hope|hop))|\bour (?:story|mission|company|culture|team|client)\b|\bthe (?:mission|company|team|client|service|department)\b|\bwhy\b/,
    3.2,
  ],
  [
    /\b(?:dut(?:y|ies)|responsibilit(?:y|ies)|accountabilit(?:y|ies)|tasks|deliverables)\b|\bday[- ]to[- ]day\b|\bday job\b|\byour (?:\w+ )?(?:days?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri)days?|role|impact|mission)\b/,
    3.5,
  ],
  [
    /\b(?:the|this|your) (?:role|job|post|position|opportunity)\b|\bjob (?:description|summary|overview|purpose|title)\b|\bpurpose\b|\boverview\b|\bopportunity\b|\bget up to\b|\bsummary\b/,
    2.8,
  ],
  [
    /\b(?:how to|to) apply\b|\bapplication (?:process|form)\b|\b(?:selection|interview|recruitment) process\b|\bnext steps\b|\bselection\b(?! criteria)|\bschedule\b/,
    3.5,
  ],
  [BELOW_ADVERT, 3.5],
  [
    /\b(?:additional|further|other|supplementary) information\b|\bcertificate of sponsorship\b|\bdisclosure and barring\b|\bequal(?:ity)?\b|\bequal opportunit\w+|\bdiversity\b|\binclusion\b|\bnationality\b/,
    3.5,
  ],
  // 'As an officer you will': what is done in the post.
  [/\byou(?:'ll| will)$/, 2.8],
  [/^(?:salary|hours|location|contract(?: type)?|closing date|interviews?|safeguarding|start|rate|duration|reports? to|grade)\b/, 2.2],
];
const STATEMENT: readonly Cue[] = [
  [/\bbehaviou?rs\b/, 3.5],
  [/\b(?:our|your|core|the|these|trust|council|company|school) (?:\w+ )?values\b|^values\b/, 3.5],
  [/\btell us\b/, 3.5],
];

const MEANINGS: readonly (readonly [SectionMeaning, readonly Cue[]])[] = [
  ['statement', STATEMENT],
  ['desirable', DESIRABLE],
  ['other', OTHER],
  ['essential', ESSENTIAL],
];

const GROUP_WORDS =
  /\b(?:qualifications?|training|education(?:al)?|experience|knowledge|skills?|abilities|ability|attributes|aptitudes?|competenc(?:e|ies|y)|expertise|skill ?sets?|capabilit(?:y|ies)|licen[cs]es?|tickets?|accreditations?|credentials?|personal|qualities|style|values|technical|professional|relevant|communication|attainments?|special conditions?|other|circumstances)\b/g;
const SMALL =
  /\b(?:a|an|and|or|the|of|to|for|from|in|on|if|is|it|be|as|at|with|what|who|we|us|you|your|our|re|ll|ve|d|i|do|are|will|would|have|has|this|that|these|those|someone|somebody|people|person|key|main|some|also|other|following|but|not|points?|very|really|here|role|job|criteria|specification|able|successful|there)\b/g;

const LONGEST_HEADING = 90;
const LEFT_OVER = 1.1;
const ENOUGH = 2;
/** For words that say nothing. */
const ENOUGH_ABOVE_LIST = 1.5;

/** Properties of the line other than its words: its place and its style. */
export interface HeadingPlace {
  endsWithColon: boolean;
  /** Stands bare before a line with a mark. */
  leadsList: boolean;
  hasGapAbove: boolean;
  /** Stands close above lines without marks, and apart from what is above it. */
  leadsBlock: boolean;
  /** The lines that follow it. */
  below: readonly string[];
}

/** The heading in a line, by its words and its place; null where it is none. */
export function headingOf(line: string, place: Partial<HeadingPlace> = {}): AdvertHeading | null {
  if (line.length > LONGEST_HEADING) return null;
  const words = plainWords(line);
  if (isNoHeading(words, place)) return null;
  const set = setAsHeading(line, place);
  if (isGroup(words)) return set > -1 ? 'group' : null;
  const weighed = MEANINGS.map(([meaning, cues]) => ({ meaning, weight: weightOf(words, cues) })).sort((a, b) => b.weight - a.weight);
  const best = withLines(weighed, place);
  if (best?.meaning === 'statement' && speaksOfEmployer(place.below ?? [])) return 'other';
  if (best && best.weight > 0) return best.weight + set - LEFT_OVER * wordsLeft(words) >= ENOUGH ? best.meaning : null;
  return standsAsHeading(words, set, place) ? 'unknown' : null;
}

/** Words that say nothing may stand where a heading stands. */
function standsAsHeading(words: string, set: number, { leadsList, endsWithColon, leadsBlock }: Partial<HeadingPlace>): boolean {
  if (leadsList) return set >= ENOUGH_ABOVE_LIST;
  return set >= ENOUGH && (endsWithColon === true || (leadsBlock === true && BEGINS_HEADING.test(words)));
}

const KIND_AT_END = /\s*(?:[-–—:]\s*(essential|desirable|must|should|could)|[([](essential|desirable|must|should|could)[)\]])\s*:?\s*$/i;

/** 'Person specification - essential' is a heading of that kind, 'Own van - desirable' a line; null for such a line. */
export function kindOfHeading(line: string): 'essential' | 'desirable' | null {
  const [ending, dashed, bracketed] = (line.length <= LONGEST_HEADING && KIND_AT_END.exec(line)) || [];
  if (ending === undefined || headingOf(line.slice(0, -ending.length), { endsWithColon: true }) === null) return null;
  return /^[em]/i.test(dashed ?? bracketed ?? '') ? 'essential' : 'desirable';
}

/** 'The deal', 'Our offer', 'Why Leeds': so begins the name of a part, and seldom a thing that is asked for. */
const BEGINS_HEADING = /^(?:the|our|your|this|what|why|how|where|when|who)\b/;

/** 'We are bold', 'Our people come first': nobody is asked for it. */
const speaksOfEmployer = (lines: readonly string[]): boolean => lines.some((line) => /^\W*(?:we|our)\b/i.test(line));

const LINES_WEIGH = 2;

/** The meaning that the words of a heading give it; where they leave it open, the lines that follow decide between them. */
function withLines(weighed: readonly { meaning: SectionMeaning; weight: number }[], { below = [] }: Partial<HeadingPlace>) {
  const [first] = weighed;
  if (!first || below.length === 0) return first;
  const ask = askingShare(below);
  const leaning = ({ meaning, weight }: { meaning: SectionMeaning; weight: number }): number =>
    weight === 0 || meaning === 'statement' ? weight : weight + LINES_WEIGH * (meaning === 'other' ? 1 - ask : ask);
  const best = [...weighed].sort((a, b) => leaning(b) - leaning(a))[0];
  return best && best.weight > 0 ? best : first;
}

/** 'Pastry skills are desirable' is asked for, 'Desirable skills' is a heading. */
const SAYS_OF_ITSELF =
  /\b(?:is|are|(?:would|will) be) (?:an? )?(?:highly |very )?(?:desirable|preferred|essential|required|advantage|advantageous|plus|bonus|beneficial|useful|helpful|welcome)(?=$| but\b| due\b| as\b| for\b)|\w (?:preferred|handy|useful|nice)\b.*\bbut\b/;

const isNoHeading = (words: string, { endsWithColon, leadsList }: Partial<HeadingPlace>): boolean =>
  words.length < 2 ||
  INTRODUCES.test(words) ||
  ((ENDS_WITH_WEIGHT.test(words) || SAYS_OF_ITSELF.test(words)) && endsWithColon !== true && leadsList !== true && wordsLeft(words) > 0);

/** 'SAP experience an advantage' */
const ENDS_WITH_WEIGHT =
  /\w (?:(?:an? )?(?:\w+ )?(?:advantage|plus|bonus|asset)|desirable|preferred|beneficial|advantageous|essential|required)(?: but\b.*)?$/;

/** Of the list that follows it says nothing new. */
const INTRODUCES = /\bassess you against\b|\bplease\b(?!.*\b(?:unless|if)\b)/;

const plainWords = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:?.!…]+$/, '');

/** What a few words mean that stand in no heading: the name of a column, the meaning of a sign; null where they say nothing. */
export function meaningOfWords(text: string): SectionMeaning | null {
  const words = plainWords(text);
  const [best] = MEANINGS.map(([meaning, cues]) => ({ meaning, weight: weightOf(words, cues) })).sort((a, b) => b.weight - a.weight);
  return best && best.weight >= ENOUGH ? best.meaning : null;
}

const weightOf = (words: string, cues: readonly Cue[]): number =>
  cues.reduce((sum, [cue, weight]) => (cue.test(words) ? sum + weight : sum), 0);

/** 'Desirable qualifications' reaches to the next group, 'Desirable' over all groups. */
export const namesGroup = (line: string): boolean => plainWords(line).search(GROUP_WORDS) >= 0;

const isGroup = (words: string): boolean => words.replace(GROUP_WORDS, ' ').replace(/\b(?:and|or|the|your|key)\b|[&,/\s]/g, '') === '';

/** Words that no heading needs: 'You must have' holds none, 'You must have a van' holds one. */
function wordsLeft(words: string): number {
  const known = MEANINGS.flatMap(([, cues]) => cues).reduce((text, [cue]) => text.replace(cue, ' '), words);
  return (
    known
      .replace(GROUP_WORDS, ' ')
      .replace(SMALL, ' ')
      .match(/[\p{L}\p{N}]{2,}/gu) ?? []
  ).length;
}

const LONGEST_NAME_OF_BLOCK = 4;

function setAsHeading(line: string, { endsWithColon, leadsList, leadsBlock, hasGapAbove }: Partial<HeadingPlace>): number {
  const count = line.split(/\s+/).length;
  const isCapital = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
  return (
    (endsWithColon ? 1.5 : 0) +
    (leadsList ? 1.5 : 0) +
    (leadsBlock && count <= LONGEST_NAME_OF_BLOCK ? 1.6 : 0) +
    (hasGapAbove ? 0.4 : 0) +
    (isCapital ? 0.5 : 0) +
    (/\?$/.test(line) ? 0.8 : 0) -
    (/[.;,]$/.test(line) ? 2 : 0) -
    Math.max(0, count - 9) * 0.3
  );
}

const ASKS =
  /\b(?:experience|knowledge|understanding|ability|able to|degree|qualif\w+|skills?|licen[cs]e|years?|proficien\w+|familiar\w*|comfortable|confident|you've|you have|you can|you are|you're|you know|fluent|certifi\w+|registered|hands-on|background|passion\w*|willing\w*|educated)\b/i;
/** A state of the person, where a duty begins with what is done. */
const STATES =
  /^(?:you )?(?:have|has|had|hold|know|understand|are|aren't|is|be|can|could|love|like|enjoy|want|use|speak|care|live|own|think|thrive|believe|feel|remember|don't|won't|get on|a|an|some|good|strong|excellent|great|solid|proven|previous|recent|sound|clear|full|current|valid)\b/i;
/** Without them the application is not considered; 'essential' says less where another list is needed as well. */
export const saysMust = (heading: string): boolean => /\bmust\b|\bunless\b|\bnon[- ]negotiables?\b/i.test(heading);

const OF_BEING =
  /\bwho (?:you are|are you)\b|\byou(?: are|'re|(?: will|'ll) be)\b|\byou as a person\b|\bpersonal(?:ity)?\b|\byour (?:character|style|personality|qualities)\b/i;
/** A list of what the person is like, not of what is known or was done. */
export const asksForCharacter = (heading: string): boolean => OF_BEING.test(heading.replaceAll('’', "'"));

const SOFT = new RegExp(`^(?:an? )?(?:${softSkillPhrases.join('|')})\\b`, 'i');
/** By its ending: 'curious', 'straightforward', 'good-humoured', 'steady'. */
const ADJECTIVE = /^(?:(?:very|really|genuinely|naturally|highly) )?[a-z-]{2,}(?:ous|ful|ive|ward|ent|ant|y|ic|al|est|kind)\b/i;
const OF_SKILL =
  /^\W*(?:experienced|trained|skilled|based|used|able|capable|available|educated|proficient|fluent|qualified|registered|willing|working|competent)\b/i;

/** 'Kind, steady and never too busy for a chat': it asks for no experience, skill or paper. */
export const isCharacter = (item: string): boolean =>
  !ASKS.test(item) && !/\d/.test(item) && !OF_SKILL.test(item) && (SOFT.test(item) || ADJECTIVE.test(item));

/** What the employer believes in: 'in line with our values', 'the Christian ethos of the school'. */
export const isOfValues = (item: string): boolean =>
  /\b(?:our|trust|council|company|school|college|charity|service)\b.*\bvalues\b|\bethos\b/i.test(item);

export const OFFERS =
  /£|\b(?:holidays?|pension|days (?:off|leave|holiday)|discount|free|health ?care|health cover|insurance|bonus|budget for|parking|leave|canteen|overtime)\b/i;
const DUTIES = new Set(baseVerbs);
const STATED = new Set(['have', 'hold', 'know', 'understand', 'use', 'speak', 'think', 'own', 'care', 'live', 'hold']);

const firstWord = (line: string): string => (/^[a-z]+/i.exec(line)?.[0] ?? '').toLowerCase();

/** Whether a line asks something of the person (1), says what is done or offered (0), or leaves it open. */
function asksOfPerson(line: string): number {
  const plain = line.replaceAll('’', "'").replace(/^[^\p{L}\p{N}£]+/u, '');
  if (OFFERS.test(plain)) return 0;
  if (ASKS.test(plain) || STATES.test(plain)) return 1;
  const first = firstWord(plain);
  return DUTIES.has(first) && !STATED.has(first) ? 0 : 0.5;
}

const askingShare = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + asksOfPerson(line), 0) / lines.length;

/** What the employer gives, and nothing that is asked for. */
export const isOffer = (line: string): boolean => /£/.test(line) && OFFERS.test(line) && !ASKS.test(line);

/** Lines that neither tell what is done nor what is given. */
export const mayAsk = (lines: readonly string[]): boolean => lines.length > 0 && askingShare(lines) >= LEAST_SHARE;
const LEAST_SHARE = 0.5;

/** For a heading without a meaning: whether its lines look like criteria. */
export const linesAsk = (lines: readonly string[]): boolean => {
  const asking = lines.filter((line) => ASKS.test(line.replaceAll('’', "'")) && !OFFERS.test(line)).length;
  return lines.length > 0 && asking / lines.length >= 0.5;
};
