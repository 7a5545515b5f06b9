import type { Dictionary } from './dictionary';

/** The vocabulary of the grammar checks: common words with unambiguous forms. */
const base =
  'answer ask bring call carry check clean close come cook deliver drive enjoy explain feel finish follow get give go help hope keep know learn like listen live load look love make need open pack pick play prefer prepare sell serve speak start stay study support take talk teach tell think try understand use want wash wear work write'.split(
    ' ',
  );

const IRREGULAR_THIRD: Readonly<Record<string, string>> = { have: 'has', do: 'does', go: 'goes', be: 'is' };
const IRREGULAR_PAST: Readonly<Record<string, string>> = {
  go: 'went',
  come: 'came',
  take: 'took',
  make: 'made',
  know: 'knew',
  get: 'got',
  have: 'had',
  see: 'saw',
  speak: 'spoke',
};

export const thirdOf = (verb: string): string =>
  IRREGULAR_THIRD[verb] ?? (/(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie') + 's');

export const pastOf = (verb: string): string => IRREGULAR_PAST[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

const gerundOf = (verb: string): string =>
  /^(?:get)$/.test(verb) ? 'getting' : /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;

const WANTED = ['be', 'become', 'improve', 'have', 'do'];
const gerunds = [...base.map(gerundOf), 'becoming', 'improving', 'having', 'doing'];

const byForm = new Map<string, string>([
  ...[...base, ...WANTED, 'see'].flatMap((verb): [string, string][] => [
    [gerundOf(verb), verb],
    [pastOf(verb), verb],
    [thirdOf(verb), verb],
  ]),
]);

/** 'works', 'went' and 'working' to 'work' and 'go'; another word stays. */
export const baseOf = (form: string): string => byForm.get(form) ?? form;

/** What 'we' and 'they' take: 'is' becomes 'are', 'works' 'work'. */
export const plain = (form: string): string => ({ is: 'are', am: 'are', was: 'were', has: 'have' })[form] ?? baseOf(form);

export const verbs = {
  base,
  gerunds,
  /** Verbs that cannot follow 'I am', because they are neither adjectives nor nouns. */
  neverAfterBe:
    'agree ask bring carry come explain feel finish go have know learn like listen live make need prefer sell serve speak study take teach tell think understand want wash work write'.split(
      ' ',
    ),
};

export const words = {
  singularSubjects:
    'boss brother car chef customer client colleague daughter doctor father friend husband job manager mother owner shop manager sister son supervisor team leader teacher wife worker'
      .replace('shop manager', 'shop_manager')
      .replace('team leader', 'team_leader')
      .split(' ')
      .map((word) => word.replace('_', ' ')),
  countNouns:
    'bag boss boy box brother building car child client colleague country course customer day dog event family floor fridge friend girl hotel hour house job kilo kitchen language lorry machine manager meal minute month office order pallet parcel patient person place project restaurant room school shop skill student table van week window worker year'.split(
      ' ',
    ),
  /** Nouns that need an article, as in 'a job': never a language or a way of working. */
  singleThings: 'car|certificate|diploma|driving licence|job|permanent job|position|post|visa|work permit'.split('|'),
  uncountables: {
    advices: 'advice',
    equipments: 'equipment',
    furnitures: 'furniture',
    homeworks: 'homework',
    informations: 'information',
    knowledges: 'knowledge',
    luggages: 'luggage',
    softwares: 'software',
  } as Readonly<Record<string, string>>,
};

const IRREGULAR_PLURAL: Readonly<Record<string, string>> = { child: 'children', person: 'people' };

export const pluralOf = (noun: string): string =>
  IRREGULAR_PLURAL[noun] ?? (/(?:s|x|sh|ch)$/.test(noun) ? `${noun}es` : noun.replace(/([^aeiou])y$/, '$1ie') + 's');

const NOT_PLURAL = new Set(
  'always barracks bus business campus chassis class crossroads diabetes gallows gas glass headquarters his lens means minus news premises process progress series species status success thus this yes works corps census premiss bias canvas atlas'.split(
    ' ',
  ),
);

/** 'customers' → 'customer'; null where the word is not a regular plural of a common noun. */
export function singularOf(noun: string, dictionary: Dictionary): string | null {
  if (NOT_PLURAL.has(noun) || /(?:ss|us|is|ics|ous)$/.test(noun)) return null;
  const singular = noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
  return (dictionary.rarity(singular) ?? 99) <= 20 ? singular : null;
}
