import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { headingKind } from '../../document/headings';
import { normaliseForMatch } from '../../document/normalise';
import { lineIndexAt } from '../../document/source-text';
import type { Redacting } from '../findings';
import { firmWords } from '../rules/name-words';
import { kinRules } from '../rules/kin-rules';
import { colleagues, householdWork, namedAfter, personLabels, personVerbs, relatives, served, titledBrands } from '../rules/people-words';
import { anyName, either, fullName, list, proper, titled, type PersonRule } from '../rules/person-shapes';
import { findNameMentions } from './name-mentions';

/** People who are not the candidate, by the words that stand round a name. There is no list of first names. */
export const personRules: readonly PersonRule[] = [
  {
    id: 'titled',
    kind: 'REFEREE',
    isTitled: true,
    pattern: new RegExp(
      `(?<!\\p{L}[ ](?=Sir|Lady|Lord|Dame|Canon|Captain))\\b((?:(?:Chief|Detective) )?${titled}(?:\\p{Lu}\\. ?){0,3}${anyName})`,
      'gu',
    ),
    example: 'Mrs Farah Begum of Northgate Stores',
  },
  {
    id: 'relative',
    kind: 'PERSONAL',
    pattern: new RegExp(
      `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:(?:[a-z]+|\\d{1,2})[ -]){0,3}(?:${relatives})(?: is| are| was)?(?:, | named | called |: | )(${list})`,
      'gu',
    ),
    example: 'my son Callum',
  },
  {
    id: 'spouse',
    kind: 'PERSONAL',
    pattern: new RegExp(`^(?:Wife|Husband|Fiancée?) (${titled}?${anyName})`, 'gmu'),
    example: 'Wife Maureen does the invoices',
  },
  {
    // one letter for the surname is how a pupil or a patient is named
    id: 'one-letter',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:for|with|to|supporting|taught|helped) (\\p{Lu}\\p{Ll}{3,20} \\p{Lu}\\.)(?= (?:in|at|who|with|through|during)\\b|[,;]|$)`,
      'gmu',
    ),
    example: 'Feeding plan for Bartholomew K. in Year 2',
  },
  {
    id: 'with-class',
    kind: 'REFEREE',
    pattern: new RegExp(`\\b(?:for|with|to|of) (${fullName}) \\((?:Year )?\\d{1,2}[A-Z]{0,2}\\)`, 'gu'),
    example: 'Intervention for Cerys Llewelyn-Bowen (10C)',
  },
  {
    id: 'children',
    kind: 'PERSONAL',
    pattern: new RegExp(
      `\\b(?:[Mm]y|[Oo]ur|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\\d) (?:[a-z]+ )?(?:children|sons|daughters|kids)(?:,|:| -) ?(${list})`,
      'gu',
    ),
    example: 'two children, Noah (6) and Isla (4)',
  },
  {
    id: 'verb',
    kind: 'REFEREE',
    pattern: new RegExp(`\\b(?:${either(personVerbs)}):? (${titled}?${fullName})`, 'gu'),
    example: 'Reporting to Penelope Featherington',
  },
  {
    // 'Reporting to ward manager Royal Papworth' names the hospital
    id: 'verb-role',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:${either(personVerbs)}) (?=(?:the|my|our|their|his|her) |(?:[a-z-]+ ){0,3}[a-z-]+, )(?:[a-z-]+ ){0,3}(?<role>[a-z-]+),? (?<name>${titled}?${fullName})`,
      'gu',
    ),
    example: 'Deputised for the shop manager Rosalind Unsworth',
  },
  {
    id: 'household',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:${either(householdWork)}) (?:to|for|with) the (${proper}(?: ${proper})?) (?:family|household|twins)\\b(?! (?:of|business|firm|bakery|company|trust|office)\\b)`,
      'gu',
    ),
    example: 'Nanny to the Ferrars family',
  },
  {
    id: 'served',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:an?|the|my|one|our) (?:[a-z-]+ ){0,3}(?:${served})(?:, | called | named )(${proper}(?: (?:\\p{Lu}\\.|${proper}))?)(?=[,.;]|$)`,
      'gmu',
    ),
    example: 'Supported a young man, Curtis B., at home',
  },
  {
    id: 'reference-label',
    kind: 'REFEREE',
    pattern: new RegExp(
      `^(?:[Rr]efs?|REFS?|REFEREES?|REFERENCES?|MANAGER|SUPERVISOR)\\.? ?\\d?:[ \\t]*(?!Available|Avail|Upon|On|Provided|Supplied|Please|Can)(${titled}?${fullName})`,
      'gmu',
    ),
    example: 'Ref: Mrs Dolores Ingleby, forewoman',
  },
  {
    id: 'married',
    kind: 'PERSONAL',
    pattern: new RegExp(`\\b(?:[Mm]arried|[Ee]ngaged) to (${anyName})`, 'gu'),
    example: 'Married to Rebecca',
  },
  {
    id: 'colleague',
    kind: 'REFEREE',
    pattern: new RegExp(`\\b(?:[Mm]y|[Oo]ur) ${colleagues}(?: at the time)?(?:,| is| was|:)? (${titled}?${anyName})`, 'gu'),
    example: 'My manager, Tom Okonkwo, wrote',
  },
  {
    id: 'role-before',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:${either('team leader|supervisor|manager|foreman|mentor')}) (${proper}(?: ${proper})?)(?= (?:gave|asked|wrote|trained|taught|said|let|made|put|chose|told|called|trusted)\\b)`,
      'gmu',
    ),
    example: 'Team leader Winston gave me',
  },
  {
    id: 'contact',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:[Cc]ontact|[Rr]ing|[Cc]all|[Aa]sk(?: for)?|[Ww]rite to|[Ee]mail|[Ss]peak to) (${anyName})(?=,? (?:on|at|by|about|for a reference)\\b|[,:]? [+(]?\\d|[,:]? \\S+@)`,
      'gu',
    ),
    example: 'contact Jane Pemberton on 07700 900666',
  },
  {
    id: 'label',
    kind: 'REFEREE',
    pattern: new RegExp(`(?:^|[\\t|•·(.] ?)(?:${either(personLabels)}) ?[:–-] ?(?:my )?(?:(?:${relatives}) )?(${titled}?${list})`, 'gmu'),
    example: 'Next of kin: Agnes Ashworth',
  },
  {
    id: 'label-alone',
    kind: 'REFEREE',
    pattern: new RegExp(
      `^(?:[Nn]ext of kin|[Ee]mergency contacts?|[Rr]eferees?|[Gg]uardian|[Pp]arents?|Agent|EMERGENCY CONTACT|NEXT OF KIN) ?(?:details)?:?[\\n\\t ](${titled}?${fullName})`,
      'gmu',
    ),
    example: 'Next of kin Peter Kamau',
  },
  {
    id: 'relation-behind',
    kind: 'PERSONAL',
    pattern: new RegExp(`(${fullName}) ?(?:[,–-] ?|\\()(?:my )?(?:${relatives})\\b`, 'gu'),
    example: 'Kirsty Cradock (wife)',
  },
  {
    id: 'role-behind',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:to|by|under|with|from|for|and) (${fullName}), (?:(?:an?|the|our|my|then) )?(?=(?:[a-z]+ ){0,3}(?:manager|director|supervisor|owner|executive|head|partner|consultant|chef|matron|teacher|lead|leader|officer|professor)\\b)`,
      'gu',
    ),
    example: 'Reported to Fraser Lockyer, finance director',
  },
  {
    id: 'two-people',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:[Uu]nder|[Aa]longside|[Tt]rained|[Cc]oached|[Mm]entored|[Ss]upervised|[Mm]anaged) (${fullName} and (?:alongside )?${fullName})(?= (?:to|for|in|at|through|on)\\b|[.,;]|$)`,
      'gmu',
    ),
    example: 'Trained Megan Tudor and Ross Hanlon to their APC',
  },
  {
    id: 'partner',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:[Oo]pened [a-z ]{3,20}|[Rr]an [a-z ]{3,20}|[Bb]uilt [a-z ]{3,20}) (?:under|alongside|together with|with) (${proper} ${proper})(?= and alongside|[.,;]| on | to |$)`,
      'gmu',
    ),
    example: 'Worked under Jocelyn Baird',
  },
  ...kinRules,
];

const advertRoles =
  '[Mm]anager|[Dd]irector|[Hh]ead|[Ll]ead(?:er)?|[Oo]fficer|[Tt]eacher|[Mm]atron|[Cc]oordinator|[Aa]dviser|[Aa]dvisor|[Cc]onsultant';

/** People named in an advert, by the wording of adverts. A pasted advert has no owner, so every name is another person's. */
export const advertRules: readonly PersonRule[] = [
  {
    id: 'advert-to',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:${either('apply to|applications? to|[Cc][Vv]s? to|covering letter to|cover letter to|discussion with|conversation with|chat with|questions to|enquiries to|speak with|interviewed by|join')}) (${titled}?${fullName}(?: and ${titled}?${fullName})?)`,
      'gu',
    ),
    example: 'Send your CV to Gareth Llewellyn',
  },
  {
    id: 'advert-role-behind',
    kind: 'REFEREE',
    pattern: new RegExp(
      `\\b(?:to|by|under|with|from|contact) (${titled}?${fullName}),? (?:\\()?(?:our |the )?(?=(?:[\\p{L}]+ ){0,3}(?:${advertRoles})\\b)`,
      'gu',
    ),
    example: 'Work with Tom Penhaligon, Finance Director',
  },
  {
    id: 'advert-colleague',
    kind: 'REFEREE',
    pattern: new RegExp(`\\b(?:[Oo]ur|[Tt]he|[Yy]our) (?:[\\p{L}]+ ){0,3}(?:${advertRoles}), (${titled}?${fullName})(?=,)`, 'gu'),
    example: 'Our head teacher, Bronwen Pryce, leads the team',
  },
  {
    id: 'advert-label',
    kind: 'REFEREE',
    pattern: new RegExp(
      `(?:[Hh]iring|[Ll]ine|[Rr]ecruiting|[Rr]ecruitment) (?:manager|lead|contact) ?[:–-] ?(${titled}?${fullName})`,
      'gu',
    ),
    example: 'Hiring manager: Lucy Abernathy',
  },
];

const titleBefore = new RegExp(`^(?:(?:Chief|Detective) )?${titled}`, 'u');
const separators = /, and | and alongside | and | & |, | \(\d{1,2}\)/g;

/** Finds all other people: referees, managers, family, clients, with every further mention of a full name. */
export function findPeople(redacting: Redacting, rules: readonly PersonRule[] = personRules): void {
  const { source, findings } = redacting;
  const names = new Set<string>();
  const reached = linesWithContact(redacting);
  for (const rule of rules) {
    for (const match of source.text.matchAll(rule.pattern)) {
      const group = match.groups?.name ?? match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(group);
      if (match.groups?.role && !isWork(match.groups.role)) continue;
      if (rule.withContact && !reached.has(lineIndexAt(source.lines, start))) continue;
      for (const { from, name } of peopleIn(source.text, start, group, rule)) {
        findings.add({ start: from, end: from + name.length, kind: rule.kind, key: normaliseForMatch(name) });
        if (name.includes(' ')) names.add(name);
      }
    }
  }
  for (const name of names) findNameMentions(redacting, name.replace(new RegExp(`^${titled}`, 'u'), ''), 'REFEREE');
}

/** Of a name, or a list of names, that begins at `start`: those that are somebody's. */
const peopleIn = (
  text: string,
  start: number,
  group: string,
  { isTitled, mayOpenWithPost }: PersonRule,
): { from: number; name: string }[] =>
  namesIn(group).flatMap(({ offset, text: written }) => {
    const lead = mayOpenWithPost ? postLength(written) : 0;
    const name = withoutTail(written.slice(lead));
    const from = start + offset + lead;
    return isPerson(name, isTitled === true, text.slice(from + name.length)) ? [{ from, name }] : [];
  });

const linesWithContact = ({ source, findings }: Redacting): ReadonlySet<number> =>
  new Set(findings.all.flatMap(({ kind, start }) => (kind === 'PHONE' || kind === 'EMAIL' ? [lineIndexAt(source.lines, start)] : [])));

/** How much of 'Chief Engineer Anna Lind' is the post; 0 where no name of two words is left behind it. */
function postLength(text: string): number {
  const words = text.split(' ');
  const opening = words.slice(0, words.findLastIndex(isWork) + 1).join(' ');
  return opening !== '' && words.length - opening.split(' ').length >= 2 ? opening.length + 1 : 0;
}

function namesIn(group: string): { offset: number; text: string }[] {
  const parts: { offset: number; text: string }[] = [];
  let from = 0;
  for (const match of group.matchAll(separators)) {
    parts.push({ offset: from, text: group.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  parts.push({ offset: from, text: group.slice(from) });
  return parts.filter(({ text }) => text !== '');
}

/** In 'Dr Anil Khatri Ward Manager' the name ends where the job title begins; "Kyle's" is Kyle. */
function withoutTail(text: string): string {
  const words = text.replace(/['’]s$/, '').split(' ');
  while (words.length > 1 && isWork(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const isWork = (word: string): boolean => {
  const key = normaliseForMatch(word).replace(/[.,]/g, '');
  return titleHeads.has(key) || titleHints.has(key);
};

/** False for firms, places, schools named after somebody, and words of work. */
function isPerson(name: string, isTitled: boolean, behind: string): boolean {
  const words = name.split(' ');
  if (isTitled && words.length < 2) return false;
  const bare = name.replace(titleBefore, '').split(' ');
  if (namedAfter.test(behind) || [...titledBrands].some((brand) => normaliseForMatch(name).startsWith(brand))) return false;
  if ((!isTitled && isPlaceName(bare.join(' '))) || headingKind(name) || (/^(?:&|and) \p{Lu}/u.test(behind.trimStart()) && isFirm(behind)))
    return false;
  return !bare.some(
    (word) =>
      isWork(word) ||
      firmWords.has(normaliseForMatch(word)) ||
      employerWords.has(normaliseForMatch(word)) ||
      (/\p{Lu}{3}/u.test(word) && !/^\p{Lu}+$/u.test(name.replace(/[ '’-]/g, ''))),
  );
}

/** '& Spencer', 'and Sons Ltd' */
const isFirm = (behind: string): boolean => /^ ?& |^ and (?:Sons|Co|Company|Partners)\b/.test(behind);
