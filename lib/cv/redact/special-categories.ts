import type { Span } from '../document/redacted-document';

/**
 * Finds what a CV says about its owner in the special categories of personal data (UK GDPR, Article 9(1)) or about convictions (Article
 * 10). Unlike a labelled value ('Religion: none') a sentence is not redacted without asking, because a ward, a charity or a chaplaincy
 * may be the work itself. So the rules look for the person ('I live with', 'my faith'), and the owner decides.
 */
export const specialCategories = ['health', 'religion', 'union', 'orientation', 'convictions'] as const;
export type SpecialCategory = (typeof specialCategories)[number];

export interface SpecialStretch extends Span {
  category: SpecialCategory;
  text: string;
}

interface SpecialRule {
  category: SpecialCategory;
  pattern: RegExp;
  example: string;
}

/** Everyday names of health conditions; source of a regular expression. */
export const conditions =
  "adhd|alcoholi(?:c|sm)|anorexia|anxiety|arthritis|asthma|autis(?:m|tic)|bipolar(?: disorder)?|blind|burn(?:-| )?out|cancer|cerebral palsy|chronic (?:fatigue|illness|pain)|coeliac|crohn['’]?s|deaf|depress(?:ion|ed)|diabet(?:es|ic)|disabled|dyslexi[ac]|dyspraxi[ac]|eating disorder|endometriosis|epilep(?:sy|tic)|fibromyalgia|hearing loss|hiv|lupus|migraines?|multiple sclerosis|neurodiver(?:gent|se)|ocd|parkinson['’]?s|post-?natal depression|ptsd|schizophrenia|sickle cell|stroke|tourette['’]?s|type [12] diabetes|visually impaired|wheelchair user";
const faiths =
  "anglican|atheist|baptist|buddhist|catholic|christian|evangelical|hindu|humanist|jain|jehovah['’]?s witness|jew(?:ish)?|methodist|mormon|muslim|pentecostal|protestant|quaker|sikh";
const worship = 'church|mosque|synagogue|temple|gurdwara|parish(?! council)';
const unions = 'trades? union|aslef|cwu|fbu|gmb|naht|nasuwt|neu|nuj|pcs|rmt|tssa|ucu|unison|unite(?: the union)?|usdaw';
const unionRoles = 'rep(?:resentative)?|shop steward|steward|convenor|branch (?:secretary|chair|officer|organiser)';
/** A sentence, an item or a line begins here. */
const begin = '(?:^|(?<=[.;:(•|\\t] {0,2}))';
/** A word boundary that excludes 'bi' in 'bi-lingual'. */
const end = '(?![-\\w])';
const rule = (category: SpecialCategory, example: string, ...patterns: string[]): SpecialRule => ({
  category,
  example,
  pattern: new RegExp(`(?:${patterns.join('|')})${end}`, 'gim'),
});

const rules: readonly SpecialRule[] = [
  rule(
    'health',
    'I have epilepsy',
    `\\bI(?:['’]m| am| was| have been) (?:also |an? |now )?(?:registered |severely |partially |diagnosed (?:with|as) )?(?:an? )?(?:${conditions})`,
    `\\bI (?:also )?(?:have|had|live with|suffer(?:ed)? from|recovered from) (?:an? )?(?:severe |mild |chronic )?(?:${conditions})`,
  ),
  rule(
    'health',
    'Recovering from depression',
    `${begin}(?:living with|diagnosed with|recover(?:ing|ed) from|registered) (?:an? )?(?:severe |mild )?(?:${conditions})`,
  ),
  rule(
    'health',
    'Career break because of illness',
    '\\bmy (?:own )?(?:disability|illness|health condition|mental health|medical condition|long[- ]term condition|pregnancy|chemotherapy|cancer treatment|recovery)',
    `\\b(?:left|stopped|resigned|retired|career break|break|gap|time out|time off|off work)\\b[^.\\n\\t]{0,40}?\\b(?:due to|because of|owing to|through|for|on|with|after) (?:my |long[- ]term |a period of )?(?:ill[- ]health|illness|sickness|(?:medical|health) (?:reasons|grounds)|${conditions})`,
    '\\b(?:medically retired|signed off sick)',
  ),
  rule(
    'religion',
    'A practising Catholic',
    `\\b(?:practi[sc]ing|devout|committed|born[- ]again|baptised) (?:${faiths})`,
    `\\bI(?:['’]m| am) an? (?:${faiths})`,
    `\\bas an? (?:${faiths})(?= I\\b|,)`,
    `\\bmy (?:own |christian |muslim |jewish |catholic )?(?:faith|religion|religious beliefs?|${worship})`,
    `\\bmember of (?:my |our |a |the )?(?:local )?(?:${worship})`,
  ),
  rule(
    'union',
    'Elected UNISON representative',
    `\\b(?:(?:elected|lay|active|paid-up) )?(?:member|membership|health and safety rep(?:resentative)?|${unionRoles})(?:,| of| for| with| in| at)? (?:the )?(?:${unions})`,
    `\\b(?:(?:elected|lay|active) )?(?:${unions}) (?:member|${unionRoles})`,
    '\\bshop steward',
  ),
  rule(
    'orientation',
    'As an openly gay man',
    "\\bI(?:['’]m| am)(?: an?)?(?: (?:openly|proudly))? (?:gay|lesbian|bisexual|bi|queer|asexual|pansexual|transgender|trans)",
    '\\b(?:openly|proudly) (?:gay|lesbian|bisexual|queer|trans(?:gender)?)',
    '\\bas an? (?:gay|lesbian|bisexual|queer|trans(?:gender)?) (?:man|woman|person)',
    '\\bI identify as (?:gay|lesbian|bisexual|queer|asexual|trans(?:gender)?|lgbt\\w*)',
    '\\bmy (?:sexual orientation|sexuality)',
  ),
  rule(
    'convictions',
    'I have a spent conviction from 2015',
    '\\bI (?:have|had|received|got|hold) (?:an? |one |two )?(?:previous |past |old )?(?:(?:un)?spent|criminal) (?:convictions?|record)',
    '\\bI (?:was|have been) (?:convicted|cautioned|sentenced|imprisoned)',
    '\\bmy (?:previous |past |old |spent |unspent |criminal )+(?:convictions?|record|offences?)',
    `(?:${begin}|\\bI )served (?:an? )?(?:[\\w-]+ ){0,3}(?:prison|custodial|suspended) sentence`,
    '\\bmy (?:time in|release from|sentence in) (?:prison|custody)',
    "\\b(?:I(?:['’]m| am)|as) an ex-offender",
  ),
];

/** Each stretch from where a rule found it to the end of its clause; it holds no placeholder, so that it can be taken out as it stands. */
export function findSpecialCategories(text: string): SpecialStretch[] {
  const found = rules.flatMap(({ category, pattern }) =>
    [...text.matchAll(pattern)].map(({ index: start, 0: match }): SpecialStretch => {
      const rest = /^[^.;,:|()[\]\n\t•]{0,80}/.exec(text.slice(start + match.length))?.[0] ?? '';
      const end = start + match.length + rest.trimEnd().length;
      return { category, start, end, text: text.slice(start, end) };
    }),
  );
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end);
  return inOrder.filter((each, index) => !inOrder.slice(0, index).some((before) => before.end > each.start));
}

/** Each rule with an example that it matches; a test checks them. */
export const specialExamples: readonly { category: SpecialCategory; example: string }[] = rules;
