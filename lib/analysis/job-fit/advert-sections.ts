/** What the lines under a heading are: criteria, topics for a statement, or something else. */
export type SectionMeaning = 'essential' | 'desirable' | 'statement' | 'other';

/** A heading of an advert. A group ('Skills') says neither essential nor desirable; of an unknown one its lines tell. */
export type AdvertHeading = SectionMeaning | 'group' | 'unknown';

/** The weight of a heading's words for each meaning. 'Essential' weighs much, 'skills' little. */
type Cue = readonly [RegExp, number];

const DESIRABLE: readonly Cue[] = [
  [/\bdesirables?\b|\bnice[- ]to[- ]haves?\b|\b(?:not|n't) (?:strictly |absolutely )?(?:essential|necessar(?:y|ily)|required|needed)\b/, 4],
  [/\b(?:bonus|brownie|extra|gold stars?|icing|cherr(?:y|ies)(?: on top)?|sprinkles|cream on|toppings?|plus(?:es)?|even better)\b/, 3],
  [/\b(?:preferred|preferably|ideally|advantage(?:s|ous)?|beneficial|helpful|useful|also welcome|stand out|set you apart)\b/, 3.2],
  [/\b(?:would|'d) (?:also )?(?:help|like|love|welcome|be (?:delighted|thrilled|good|nice|great|lovely))\b|\bit helps\b/, 3.2],
  [/\b(?:may|might) (?:also )?have\b|\b(?:good|great|lovely|handy|useful) to have\b|\bnot a must\b|\bnot a deal ?breaker\b/, 3.2],
];
const ESSENTIAL: readonly Cue[] = [
  [/\bessentials?\b|\bmust[- ]haves?\b|\bnon[- ]negotiables?\b/, 3],
  [/\bmust\b|\brequire(?:d|ments?|s)?\b|\bneed(?:ed|s)?\b|\bcriteria\b|\beligib\w+|\bcan apply\b|\bam i\b/, 2.2],
  [/\b(?:look(?:ing)? for|(?<!\blook(?:s|ing)? )after|seek(?:ing)?|want)\b/, 2.2],
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
];
const OTHER: readonly Cue[] = [
  [/\b(?:we|how we) (?:look after|take care of|reward|support)\b/, 3.5],
  [/\b(?:benefits?|perks|goodies|rewards?|remuneration|package|salary|pay)\b|\bin (?:it for you|return)\b|\bon offer\b/, 3.5],
  [
    /\bwe (?:can )?(?:offer|give)\b|\b(?:you|i) (?:will |'ll )?get\b|\byou(?:'ll| will) (?:get|receive|enjoy|learn|do|be doing|be working|own)\b/,
    3.5,
  ],
  [
    /\babout (?:us|our|the|this)\b|\bour promise\b|\bafter this (?:apprenticeship|post|role)\b|\bwho (?:we|are we)\b(?! (?:are looking|need|want|'re looking))|\bour (?:story|values|mission|company|culture|team|client)\b|\bthe (?:mission|company|team|client|service|department)\b|\bwhy\b/,
    3.2,
  ],
  [
    /\b(?:dut(?:y|ies)|responsibilit(?:y|ies)|accountabilit(?:y|ies)|tasks|deliverables)\b|\bday[- ]to[- ]day\b|\bday job\b|\byour (?:day|week|role|impact|mission)\b/,
    3.5,
  ],
  [
    /\b(?:the|this|your) (?:role|job|post|position|opportunity)\b|\bjob (?:description|summary|overview|purpose|title)\b|\bpurpose\b|\boverview\b|\bopportunity\b|\bget up to\b|\bsummary\b/,
    2.8,
  ],
  [
    /\b(?:how to|to) apply\b|\bapplication (?:process|form)\b|\b(?:selection|interview|recruitment) process\b|\bnext steps\b|\bselection\b|\bschedule\b/,
    3.5,
  ],
  [
    /\b(?:additional|further|other|supplementary) information\b|\bemployer (?:details|certification)\b|\bcertificate of sponsorship\b|\bdisclosure and barring\b|\bequal(?:ity)?\b|\bequal opportunit\w+|\bdiversity\b|\binclusion\b|\bnationality\b/,
    3.5,
  ],
  [/^(?:salary|hours|location|contract(?: type)?|closing date|interviews?|safeguarding|start|rate|duration|reports? to|grade)\b/, 2.2],
];
const STATEMENT: readonly Cue[] = [[/\bbehaviou?rs\b/, 3.5]];

const MEANINGS: readonly (readonly [SectionMeaning, readonly Cue[]])[] = [
  ['statement', STATEMENT],
  ['desirable', DESIRABLE],
  ['other', OTHER],
  ['essential', ESSENTIAL],
];

const GROUP_WORDS =
  /\b(?:qualifications?|training|education(?:al)?|experience|knowledge|skills?|abilities|ability|attributes|aptitudes?|competenc(?:e|ies|y)|personal|qualities|values|technical|professional|relevant|communication|attainments?|special conditions?|other|circumstances)\b/g;
const SMALL =
  /\b(?:a|an|and|or|the|of|to|for|in|on|if|is|it|be|as|at|with|what|who|we|us|you|your|our|re|ll|ve|d|i|do|are|will|would|have|has|this|that|these|those|someone|somebody|people|person|key|main|some|also|other|following|but|not|points?|very|really|here|role|job|criteria|specification|able|successful|there)\b/g;

const LONGEST_HEADING = 90;
const LEFT_OVER = 1.1;
const ENOUGH = 2;

/** Properties of the line other than its words: its place and its style. */
export interface HeadingPlace {
  endsWithColon: boolean;
  /** Stands bare before a line with a mark. */
  leadsList: boolean;
  hasGapAbove: boolean;
}

/** The heading in a line, by its words and its place; null where it is none. */
export function headingOf(line: string, place: Partial<HeadingPlace> = {}): AdvertHeading | null {
  if (line.length > LONGEST_HEADING) return null;
  const words = plainWords(line);
  if (isNoHeading(words, place)) return null;
  const set = setAsHeading(line, place);
  if (isGroup(words)) return set > -1 ? 'group' : null;
  const weighed = MEANINGS.map(([meaning, cues]) => ({ meaning, weight: weightOf(words, cues) })).sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  if (best && best.weight > 0 && best.weight + set - LEFT_OVER * wordsLeft(words) >= ENOUGH) return best.meaning;
  return (place.leadsList || place.endsWithColon) && set >= ENOUGH && best?.weight === 0 ? 'unknown' : null;
}

/** 'Pastry skills are desirable' is asked for, 'Desirable skills' is a heading. */
const SAYS_OF_ITSELF =
  /\b(?:is|are|(?:would|will) be) (?:an? )?(?:highly |very )?(?:desirable|preferred|essential|required|advantage|advantageous|plus|bonus|beneficial|useful|helpful|welcome)(?=$| but\b| due\b| as\b| for\b)|\w (?:preferred|handy|useful|nice)\b.*\bbut\b/;

const isNoHeading = (words: string, { endsWithColon }: Partial<HeadingPlace>): boolean =>
  words === '' || INTRODUCES.test(words) || (SAYS_OF_ITSELF.test(words) && endsWithColon !== true && wordsLeft(words) > 0);

/** Of the list that follows it says nothing new. */
const INTRODUCES = /\bassess you against\b|\bplease\b/;

const plainWords = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:?.!…]+$/, '');

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

function setAsHeading(line: string, { endsWithColon, leadsList, hasGapAbove }: Partial<HeadingPlace>): number {
  const count = line.split(/\s+/).length;
  const isCapital = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
  return (
    (endsWithColon ? 1.5 : 0) +
    (leadsList ? 1.5 : 0) +
    (hasGapAbove ? 0.4 : 0) +
    (isCapital ? 0.5 : 0) -
    (/[.;,]$/.test(line) ? 2 : 0) -
    Math.max(0, count - 9) * 0.3
  );
}

const ASKS =
  /\b(?:experience|knowledge|understanding|ability|able to|degree|qualif\w+|skills?|licen[cs]e|years?|proficien\w+|familiar\w*|comfortable|confident|you've|you have|you can|you are|you're|you know|fluent|certifi\w+|registered|hands-on|background|passion\w*|willing\w*|educated)\b/i;
const OFFERS =
  /£|\b(?:holidays?|pension|days (?:off|leave|holiday)|discount|free|health cover|insurance|bonus|budget for|parking|leave)\b/i;

/** For a heading without a meaning: whether its lines look like criteria. */
export const linesAsk = (lines: readonly string[]): boolean => {
  const asking = lines.filter((line) => ASKS.test(line.replaceAll('’', "'")) && !OFFERS.test(line)).length;
  return lines.length > 0 && asking / lines.length >= 0.5;
};
