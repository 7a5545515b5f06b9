import { titleHeads } from '@/lib/facts/job-words';
import { postNominals } from './name-words';
import {
  acquaintances,
  colleagues,
  householdWork,
  kin,
  namedAfter,
  personalVerbs,
  personLabels,
  personVerbs,
  requests,
  served,
  sharedVerbs,
} from './people-words';
import { either } from './person-shapes';

/** What the words directly in front of a name, or behind it, say for or against a person. */
export interface Clue {
  pattern: RegExp;
  points: number;
  /** Firms stand there too, and one word does not tell a person from a firm: 'Agent: Savills'. */
  notAlone?: boolean;
}

const roles = `${colleagues}|${acquaintances}`;
/** Words that posts end in. */
const posts = [...titleHeads].filter((word) => word.length > 3).join('|');
const own = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:[\\p{Ll}\\d-]+ ){0,3}';
const some = '(?:[Aa]n?|[Oo]ne|[Tt]he|[Mm]y|[Oo]ur) (?:[\\p{Ll}-]+ ){0,3}';
const few = '(?:[\\p{Ll}-]+ ){0,3}';
/** Between a word for somebody and the name: 'my boss yes: ', 'a young man, ', 'our lead is '. */
const link =
  "(?: at the time)?(?: ?[,:–\\t-] ?|(?: (?:in|at|on|for) (?:\\p{L}[\\p{L}'’-]* ?){1,3}| there)? ?(?:is|was|named|called|yes|no|:)[,:]? | )";
const former = '(?:[Ee]x-|[Ff]ormer |[Ll]ate )?';
const family = `${either(`${kin}|uncle|auntie|boys|girls|next of kin|emergency contact`)}`;

const inFront = (source: string, points: number, notAlone = false): Clue => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${source})$`, 'u'),
  points,
  notAlone,
});
const after = (source: string, points: number, flags = 'u'): Clue => ({ pattern: new RegExp(`^(?:${source})`, flags), points });

/** The words in front of a mark that begin their line, box or sentence; a post may stand behind it. */
const label = (words: string, mark: string, points: number): Clue => ({
  pattern: new RegExp(
    `(?:^|[\\t|•;.(/] ?)(?:[\\p{L}'’-]+ ){0,4}(?:${either(words)})s?(?: \\p{L}+){0,3}(?: \\d)?${mark}(?:my )?(?:(?:\\p{L}+ ){0,2}(?:${either(`${posts}|executive`)}) )?$`,
    'u',
  ),
  points,
  notAlone: true,
});

/** People by what they are to somebody; the words end where the name begins. Of each list only the best clue counts. */
export const cluesInFront: readonly Clue[] = [
  inFront(`${own}${former}(?:${kin}|best)${link}`, 3),
  inFront(`${own}(?:${roles})${link}`, 3),
  inFront(`${some}(?:${served}|starter|leaver)(?:, | called | named | )`, 3),
  inFront(`${former}(?:${family})(?: \\()?${link}`, 2.5),
  inFront(`(?:${family}|[Gg]odmother|[Gg]odfather|[Gg]uardian) (?:of|to) (?:twins,? )?`, 3),
  inFront('(?:wife|husband|sons?|daughters?|boys|girls|mum|dad|fianc[eé]e?)(?:,| -)? ', 3),
  // 'PhD supervisor at Leeds: ', 'Line manager ⇥ ': the label of a box or of a line
  label(`${kin}|${personLabels}`, '(?: ?: ?|\\t)', 3),
  label(roles, ' ?: ?', 3),
  // 'Project Manager ⇥ Balfour Beatty' is a row of a table of work
  label(roles, '\\t', 2),
  inFront(`(?:${either(roles)})s?${link}`, 1.5, true),
  inFront(`(?:[Tt]he|[Oo]ur|[Yy]our|[Tt]heir) (?:[\\p{Ll}-]+ ){0,2}(?:${roles}|owner|landlord|${posts}), `, 2.5, true),
  inFront(`[Uu]nder (?:the |our |my )?(?:[\\p{Ll}-]+ ){0,2}(?:${posts}) `, 3, true),
  inFront(`(?:${either(personVerbs)}):? `, 3),
  // 'Deputised for the shop manager Rosalind Unsworth'
  inFront(`(?:${either(personVerbs)}) (?:the|my|our|their|his|her) ${few}(?:${posts}|${roles}),? `, 3, true),
  inFront(`(?:${either(personalVerbs)}) `, 3, true),
  inFront(`(?:${either(personalVerbs)}) `, 2),
  inFront(`(?:${either(sharedVerbs)}) `, 1),
  inFront(`(?:${either(requests)})(?: ?[:–-])? `, 3),
  inFront(`(?:${either(householdWork)}) (?:to|for|with) the `, 3.5),
  inFront('(?:(?:[Tt]rain|[Rr]ecruit|[Ii]nduct)(?:ed|ing)|[Jj]oin) ', 1.5, true),
  inFront('[Pp]air(?:ed|ing)? (?:[\\p{Ll}-]+ ){0,3}with ', 3),
  inFront('by |under |alongside ', 1.5),
  inFront('with |and ', 0.5),
  inFront('little |young |late ', 3),
  inFront('(?:team|colleagues|apprentices|trainees|juniors|children|siblings|starters)(?: of [a-z\\d]+)? ?[(:–,-] ?', 3),
  // who says the words of a testimonial
  { pattern: /[.!?]?["”’'] ?[–—-]{1,2} ?$/u, points: 3 },
  inFront(
    `(?:${either('key ?worker|carer|nanny|tutor|mentor|buddy|guardian|deputy|assistant|companion|governess|befriender|advocate|understudy|apprentice|secretary')}|PA) (?:of|to|for) (?:the [\\p{Ll}-]+ )?`,
    2.5,
  ),
  // 'Gaffer Tom Rowe': the post directly in front
  inFront(`(?:${either([...titleHeads].join('|'))}) `, 1.5, true),
];

export const cluesBehind: readonly Clue[] = [
  after(` ?(?:[,–-] ?|\\()(?:(?:my|our) )?(?:[\\p{L}-]+ ){0,2}(?:${kin})\\b`, 3),
  after(`,? \\(?(?:${postNominals.map((word) => word.replaceAll('.', '\\.?')).join('|')}|MRCVS|RVN)\\b`, 2),
  after(
    ',? (?:now |who |also )?(?:taught|trained|gave|offered|asked|told|knows|helped|made|can|will|would|wrote|said)(?: [a-z-]+){0,2} (?:me|my|us|our|speak|vouch)\\b',
    3,
  ),
  // 'Noah (6)', 'Cerys (Year 10)'
  after(',? \\((?:aged? |[Yy]ear |born |b\\. ?)?\\d{1,2}[A-Z]?\\)|, (?:aged )?\\d{1,2}(?=[,.;)]| and\\b|$)', 2),
  after(` (?:family|household|twins)\\b(?! (?:of|business|firm|bakery|company|trust|office)\\b)`, 3),
  after(
    `(?:,| \\(| [–-]) ?(?:(?:the|our|my|then|an?|both|now) )?(?:[\\p{L}-]+ ){0,3}(?:${roles}|chair|owner|head|${posts})s?\\b`,
    1.5,
    'iu',
  ),
  after(
    ',? (?:now |who |also )?(?:gave|asked|wrote|trained|taught|said|made|put|chose|told|called|trusted|speaks|knows|runs|is|was|will|can|helps?|let|owns?|has|had|lives?|keeps?|retired|does)\\b',
    1,
  ),
];

/** Small words that stand behind a person as behind anything else. */
const harmless =
  'will|would|can|let|do|did|had|were|are|gave|told|let|made|put|chose|wrote|taught|said|after|before|until|since|where|about|across|it|no|not|and|the|me|my|his|her|an?|to|in|at|on|for|who|with|from|by|as|is|was|has|now|of|up|when|while|then|through|during|or';

/** What shows a name to be that of a firm, a place or a thing. */
export const cluesAgainst: readonly (Clue & { side: 'before' | 'behind' })[] = [
  { side: 'behind', pattern: namedAfter, points: -5 },
  // 'Sir John Soane's Museum', 'Awaab's Law'
  { side: 'behind', pattern: /^['’]s \p{Lu}/u, points: -5 },
  { side: 'behind', pattern: /^ ?& | and (?:Sons|Co|Company|Partners)\b/u, points: -5 },
  { side: 'behind', pattern: new RegExp(`^ (?!(?:${harmless})\\b)\\p{Ll}+(?<!ed|s)\\b`, 'u'), points: -1.5 },
  // 'Employer: Acme Timber Merchants' on a form
  { side: 'before', ...inFront('[Ee]mployers?(?: name)? ?[:\\t] ?', -5) },
  // 'J T Maddison & Sons, Norton'
  { side: 'before', ...inFront('(?:&|and) (?:Sons?|Daughters?|Brothers?|Partners?)(?: Ltd)?[, ]{1,2}', -5) },
  { side: 'before', ...inFront('[Tt]he ', -1.5) },
  { side: 'before', pattern: /["“‘]$/u, points: -1.5 },
  { side: 'before', ...inFront('(?:at|in|on|using|via|for|of) ', -0.5) },
];
