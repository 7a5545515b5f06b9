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

/** What the words directly in front of a name, or behind it, say for or against a person. How much each says is learnt. */
export interface Clue {
  mark: string;
  pattern: RegExp;
}

const roles = `${colleagues}|${acquaintances}`;
/** Words that posts end in. */
const posts = [...titleHeads].filter((word) => word.length > 3).join('|');
const own = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:[\\p{Ll}\\d-]+ ){0,3}';
const some = '(?:[Aa]n?|[Oo]ne|[Tt]he|[Mm]y|[Oo]ur) (?:[\\p{Ll}-]+ ){0,3}';
const few = '(?:[\\p{Ll}-]+ ){0,3}';
/** Between a word for somebody and the name: 'my boss yes: ', 'a young man, ', 'our lead is ', 'the manager there is '. */
const link =
  "(?: at the time)?(?: ?[,:–\\t-] ?|(?: (?:in|at|on|for|of) (?:\\p{L}[\\p{L}'’-]* ?){1,3}| there| here)? ?(?:is|was|named|called|yes|no|:)[,:]? | | ?\\()";
const former = '(?:[Ee]x-|[Ff]ormer |[Ll]ate )?';
const relatives = `${kin}|uncle|auntie|boys|girls|lads|next of kin|emergency contact`;
const family = either(relatives);

const inFront = (mark: string, source: string): Clue => ({ mark, pattern: new RegExp(`(?<![\\p{L}-])(?:${source})$`, 'u') });
const after = (mark: string, source: string, flags = 'u'): Clue => ({ mark, pattern: new RegExp(`^(?:${source})`, flags) });

/** The words in front of a mark that begin their line, box or sentence; a post may stand behind it. */
const label = (mark: string, words: string, sign: string): Clue => ({
  mark,
  pattern: new RegExp(
    `(?:^|[\\t|•;.(/,] ?)(?:[\\p{L}'’-]+ ){0,4}(?:${either(words)})s?(?: \\p{L}+){0,3}(?: \\d)?${sign}(?:my )?(?:(?:\\p{L}+ ){0,2}(?:${either(`${posts}|executive`)}) )?$`,
    'u',
  ),
});

/** People by what they are to somebody; the words end where the name begins. */
export const cluesInFront: readonly Clue[] = [
  inFront('own relative', `${own}${former}(?:${relatives}|best)${link}`),
  inFront('own colleague', `${own}${former}(?:${roles})${link}`),
  inFront('served', `${some}(?:${served}|starter|leaver)(?:, | called | named | )`),
  inFront('relative', `${former}(?:${family})${link}`),
  inFront('relative of', `(?:${family}|[Gg]odmother|[Gg]odfather|[Gg]uardian|[Gg]randad|[Nn]an) (?:of|to) (?:twins,? )?`),
  // 'PhD supervisor at Leeds: ', 'Line manager ⇥ ': the label of a box or of a line
  label('label of person', `${kin}|${personLabels}`, '(?: ?: ?|\\t)'),
  label('label of colleague', roles, ' ?: ?'),
  // 'Project Manager ⇥ Balfour Beatty' is a row of a table of work
  label('box of colleague', roles, '\\t'),
  inFront('colleague', `(?:${either(roles)})s?${link}`),
  // 'Head potter: ', 'Producer is ', 'skipper ': any word that posts end in
  inFront('post', `(?:${either(posts)}|OC|CO)s?${link}`),
  inFront('post at once', `(?:${either(posts)}) `),
  inFront('the post', `(?:[Tt]he|[Oo]ur|[Yy]our|[Tt]heir|[Oo]ld) (?:[\\p{Ll}-]+ ){0,2}(?:${roles}|owner|landlord|${posts}),? `),
  inFront('under the post', `[Uu]nder (?:the |our |my )?(?:[\\p{Ll}-]+ ){0,2}(?:${posts}) `),
  inFront('verb of person', `(?:${either(personVerbs)}):? `),
  // 'Deputised for the shop manager Rosalind Unsworth'
  inFront('verb and post', `(?:${either(personVerbs)}) (?:the|my|our|their|his|her) ${few}(?:${posts}|${roles}),? `),
  inFront('personal verb', `(?:${either(personalVerbs)}) `),
  inFront('shared verb', `(?:${either(sharedVerbs)}) `),
  inFront('request', `(?:${either(requests)})(?: ?[:–-])? `),
  inFront('household', `(?:${either(householdWork)}) (?:to|for|with) the (?:family )?`),
  inFront('household', `(?:${either(householdWork)})(?: in [\\p{L} ]{2,20})? (?:to|for|with) the family `),
  inFront('trained', '(?:(?:[Tt]rain|[Rr]ecruit|[Ii]nduct)(?:ed|ing)|[Jj]oin) '),
  inFront('paired', '[Pp]air(?:ed|ing)? (?:[\\p{Ll}-]+ ){0,3}with '),
  inFront('by', 'by |under |alongside '),
  inFront('with', 'with |and '),
  inFront('young', 'little |young |late |old |big '),
  inFront(
    'group',
    '(?:team|colleagues|apprentices|trainees|juniors|children|siblings|starters|students|pupils|friends)(?: of [a-z\\d]+| [a-z]+ed)? ?[(:–,-] ?',
  ),
  inFront('group of which', '(?:whom|them) ?\\('),
  inFront('greeting', '^(?:[Dd]ear|[Hh]i|[Hh]ello|[Tt]o:|[Cc][Cc]:?|[Aa]ttn:?|[Ff]ao:?|FAO:?|[Ff]rom:) '),
  // who says the words of a testimonial
  { mark: 'testimonial', pattern: /[.!?]?["”’'] ?[–—~-]{0,2} ?$/u },
  inFront(
    'carer of',
    `(?:${either('key ?worker|carer|nanny|tutor|mentor|buddy|guardian|deputy|assistant|companion|governess|befriender|advocate|understudy|apprentice|secretary|preceptor|house|home|chalet|rectory|cottage|collection|garden')}|PA) (?:of|to|for) (?:the [\\p{Ll}-]+ )?(?:Mr and )?`,
  ),
  inFront('the', '[Tt]he '),
  inFront('place', '(?:at|in|on|using|via|of|from) '),
  inFront('for', '(?:for|to) '),
  { mark: 'quoted', pattern: /["“‘]$/u },
  { mark: 'bracket', pattern: /\($/u },
  { mark: 'comma', pattern: /, $/u },
  { mark: 'dash', pattern: / [–—|/·★-] ?$/u },
  { mark: 'colon', pattern: /: ?$/u },
  { mark: 'stop', pattern: /[.;!?] $/u },
  { mark: 'small word', pattern: /\p{Ll}{2} $/u },
  { mark: 'opens', pattern: /(?:^|\t|[•*-] ?)$/u },
  // 'Employer: Acme Timber Merchants' on a form
  inFront('employer', '[Ee]mployers?(?: name)? ?[:\\t] ?'),
  inFront('client', '(?:[Cc]lients?|[Cc]ustomers?|[Ss]uppliers?|[Bb]rands?|[Aa]ccounts?)(?: \\p{Ll}+){0,3}(?: ?[:,] ?| )'),
  // 'J T Maddison & Sons, Norton'
  inFront('sons', '(?:&|and) (?:Sons?|Daughters?|Brothers?|Partners?)(?: Ltd)?[, ]{1,2}'),
  inFront('ampersand', ' ?& ?'),
  inFront('year', '(?:19|20)\\d\\d ?[,:–—-]? ?'),
];

/** Small words that stand behind a person as behind anything else. */
const harmless =
  'will|would|can|let|do|did|had|were|are|gave|told|let|made|put|chose|wrote|taught|said|after|before|until|since|where|about|across|it|no|not|and|the|me|my|his|her|an?|to|in|at|on|for|who|with|from|by|as|is|was|has|now|of|up|when|while|then|through|during|or';

export const cluesBehind: readonly Clue[] = [
  after('is relative', ` ?(?:[,–-] ?|\\()(?:(?:my|our) )?(?:[\\p{L}-]+ ){0,2}(?:${kin})\\b`),
  after('letters', `,? \\(?(?:${postNominals.map((word) => word.replaceAll('.', '\\.?')).join('|')}|MRCVS|RVN)\\b`),
  after(
    'helps me',
    ',? (?:now |who |also )?(?:taught|trained|gave|offered|asked|told|knows|helped|made|can|will|would|wrote|said|says|put|left|let|nominated|trusts?)(?: [a-z-]+){0,2} (?:me|my|us|our|i|speak|vouch)\\b',
  ),
  // 'Noah (6)', 'Cerys (Year 10)'
  after('age', ',? \\((?:aged? |[Yy]ear |born |b\\. ?)?\\d{1,2}[A-Z]?\\)|, (?:aged )?\\d{1,2}(?=[,.;)]| and\\b|$)'),
  after(
    'household',
    ` (?:family|household|twins|siblings|children|brothers|sisters)\\b(?! (?:of|business|firm|bakery|company|trust|office)\\b)`,
  ),
  after('family of things', ' family of\\b'),
  after(
    'is post',
    `(?:,| \\(| [–-]) ?(?:(?:the|our|my|then|an?|both|now) )?(?:[\\p{L}-]+ ){0,3}(?:${roles}|chair|owner|head|${posts})s?\\b`,
    'iu',
  ),
  after('is now', ',? \\((?:now|then|retired|formerly|also|left|until)\\b|,? (?:now|who is now|formerly) (?:at|of|with)\\b'),
  after(
    'does',
    ',? (?:now |who |also )?(?:gave|asked|wrote|trained|taught|said|made|put|chose|told|called|trusted|speaks|knows|runs|is|was|will|can|helps?|let|owns?|has|had|lives?|keeps?|retired|does|says|supports?|works?|left|signed|led|nominated)\\b',
  ),
  after('number', '[,:]? (?:on |at |tel\\.? |\\(?ext\\.? ?)?\\(?[+\\d][\\d ]{3}| ?[,(–-]? ?[\\w.]+@'),
  after('thing', namedAfter.source.slice(1)),
  // 'Sir John Soane's Museum', 'Awaab's Law'
  after('owns', "['’]s \\p{Lu}"),
  after('and firm', ' ?& | and (?:Sons|Co|Company|Partners)\\b'),
  after('and name', ' and \\p{Lu}'),
  after('small noun', ` (?!(?:${harmless})\\b)\\p{Ll}+(?<!ed|s)\\b`),
  after('bracket', '\\)'),
  after('comma', ','),
  after('other side of and', ' and (?:\\p{Lu}[\\p{L}-]+ ){1,2}(?:Museum|Gallery|Trust|Company|Foundation|Institute)\\b'),
  after('year', ',? ?[–—(-]? ?(?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d\\d|\\t'),
  after('in place', ',? (?:in|at|of) \\p{Lu}'),
  after('stop', '[.;]|$'),
  after('dash', ' [–—|/·★-] '),
  after('colon', ' ?:'),
];
