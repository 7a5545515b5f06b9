/** A demand of a sentence, with what the sentence says of its weight. */
export interface Demand {
  text: string;
  isSoft: boolean;
}

const SOFT =
  /\b(?:desirable|ideally|preferabl[ey]|preferred|welcome|would help|stand out|(?:would|will) be (?:an? )?(?:\w+ )?(?:advantage|advantageous|bonus|plus|helpful|useful|beneficial))\b/i;
const DEMANDING =
  /^(?:you|applicants|candidates|they)(?: (?:also )?(?:must|should|need|have)|(?: will| would|'ll|'d) (?:also )?(?:have|need|bring|hold|know|love|enjoy|understand)),?\b|\b(?:must|(?:is|are) (?:essential|required|needed|expected)|only consider|calls? for|we need|(?<!\bfor (?:the|an?) )(?:ideal|successful|right) (?:candidate|applicant|person)|(?:looking for|seeking) (?:someone|somebody|an? (?:\w+ )?(?:person|individual|candidate)) (?:with|who))\b/i;
const NAMING = /\b(?:experience|knowledge|degree|qualif\w*|skills?|able to|ability|familiar\w*|licen[cs]e|regist\w+)\b/i;
const OFFERING =
  /^(?:our client|the (?:firm|company|role))\b|\b(?:we (?:offer|aim|are|have|will)|apply|salary|in return|depending on|call \p{Lu})\b/iu;

const SENTENCE_END = /\n+|(?<![.!?])[.!?]+(?:\s|$)/;
const SHORTEST = 12;
const LONGEST = 400;

/** Introductory words of a sentence that say nothing about what is asked for. */
const LEAD_IN =
  /^(?:(?:ideally|also|in addition|additionally|to (?:succeed|be successful|apply)),?\s+)?(?:the (?:ideal|successful|right) (?:candidate|applicant|person)|you(?:'ll)?|candidates|applicants|we(?: are|'re) (?:looking for|seeking) (?:someone|somebody|an? (?:\w+ )?(?:person|individual|candidate))|it is essential that you|this (?:role|job|post) (?:calls for|requires|needs))\s*(?:(?:will|would|should|must|'ll)\s+)?(?:ideally\s+)?(?:also\s+)?(?:(?:be able to )?demonstrate|have|need|bring|possess|hold|with|who has|who have)?(?:, or (?:expect|hope|be about) to (?:gain|get|achieve|have),?)?\s+(?=(?:an?|at|the|your|some|strong|excellent|good|solid|proven|previous|recent|relevant|experience|knowledge|\d)\b)/i;
/** Such a word begins another thing. */
const HEAD = String.raw`(?:an?|the|at least|minimum|\d+\+?|two|three|four|five|strong|excellent|good|great|solid|proven|previous|prior|recent|relevant|some|sound|first[- ]class|demonstrable|experience|experienced|knowledge|understanding|ability|able|familiarity|confiden\w+|fluen\w+|proficien\w+|full|valid|current|hands-on|your own|(?:\w+ )?(?:experience|skills|qualifications?|licence|certificate)\b)`;
const BETWEEN_THINGS = new RegExp(String.raw`(?:,\s+(?:and\s+)?|\s+and\s+|;\s*(?:and\s+)?|\s+as well as\s+)(?=${HEAD}\b)`, 'i');
/** Between two clauses with a weight each: 'An AAT qualification would be an advantage, and knowledge of VAT is desirable'. */
const BETWEEN_CLAUSES =
  /(?<=\b(?:essential|required|needed|desirable|preferred|advantage|advantageous|plus|bonus|welcome|beneficial|useful|must))(?:,\s+(?:and|but|while)?|;|\s+(?:and|but|while))\s+(?!(?:(?:is|are) )?not\b)/i;

/** 'You must hold A, have B and be able to do C', 'somebody who is A, takes B and does not mind C': each verb begins a demand. */
const VERB_LED = String.raw`(?:(?:must|will|should|would|need to)\s+(?:also\s+)?)?(?:be|have|hold|possess|own|live|bring|speak|know|understand|enjoy|take|drive)`;
const TELLS_OF_PERSON =
  '(?:does|do|did|can|will|has|is|are|takes|keeps|enjoys|likes|loves|knows|understands|works|thinks|cares|wants|holds|brings|gets|puts|shares|pays|thrives|speaks|drives|lives|communicates|listens|learns)';
/** Each with what comes before the first demand and what each demand begins with. */
const LISTS_OF_VERBS: readonly (readonly [lead: RegExp, between: RegExp])[] = [
  [
    new RegExp(
      String.raw`^.{0,120}?\b(?:you|applicants|candidates|they)(?: will|'ll)?\s+(?=(?:must|need to|should)(?: also)? ${VERB_LED}\b)`,
      'i',
    ),
    betweenVerbs(VERB_LED),
  ],
  [
    new RegExp(String.raw`^.{0,120}?\b(?:someone|somebody|a person|an individual|a candidate) who (?=${TELLS_OF_PERSON}\b)`, 'i'),
    betweenVerbs(TELLS_OF_PERSON),
  ],
];

function betweenVerbs(verb: string): RegExp {
  return new RegExp(String.raw`(?:,\s+(?:and\s+)?|\s+and\s+)(?=${verb}\b)`, 'i');
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

const asks = (sentence: string): boolean =>
  SOFT.test(sentence) ||
  (DEMANDING.test(sentence) || NAMING.test(sentence) ? !OFFERING.test(sentence) || /\bmust\b/i.test(sentence) : false);

/** The criteria in sentences of prose, one by one. */
export const demandsIn = (prose: string): Demand[] =>
  prose
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > SHORTEST && sentence.length <= LONGEST && asks(sentence.replaceAll('’', "'")))
    .flatMap((sentence) => sentence.split(BETWEEN_CLAUSES))
    .flatMap(thingsOf);

/** A list of things is divided; a single thing keeps its whole sentence. */
function thingsOf(clause: string): Demand[] {
  const isSoft = SOFT.test(clause);
  const plain = clause.replaceAll('’', "'");
  const lead = LEAD_IN.exec(plain)?.[0] ?? ledBy(plain);
  const asked = clause.slice(lead.length);
  const byVerb = demandsByVerb(clause);
  const things =
    byVerb.length > 0 ? byVerb : NAMES_FIRST.test(asked) ? asked.split(BETWEEN_THINGS).flatMap((one) => one.split(BETWEEN_PAPERS)) : [];
  return (things.length > 1 ? things : [clause])
    .map((text) =>
      text
        .replace(TAKEN_BACK, '')
        .replace(/\b(?:and|but),?$/i, '')
        .trim(),
    )
    .filter((text) => text.length > 2)
    .map((text) => ({ text, isSoft }));
}

/** 'would be an advantage but are not essential as training is given' */
const TAKEN_BACK =
  /(?:,?\s+(?:would|will) be (?:an? )?(?:\w+ )?(?:advantage|advantageous|bonus|plus|helpful|useful|beneficial))?,?\s+but (?:(?:is|are) )?not (?:essential|required|needed|necessary)\b.*$/i;

const NAMES_FIRST = new RegExp(`^${HEAD}\\b`, 'i');
/** 'Our client is looking for a person with …', wherever it begins. */
const ledBy = (clause: string): string =>
  /^.{0,160}?\b(?:(?:candidate|applicant|person|someone|somebody) (?:will have|must have|should have|with|who has)|you(?:'ll| will) (?:also )?(?:have|need)|you (?:also )?(?:need|have|bring))\s+/i.exec(
    clause,
  )?.[0] ?? '';
