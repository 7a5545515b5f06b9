import data from './occupations.json';

export interface Occupation {
  id: string;
  title: string;
  alternativeTitles: readonly string[];
  /** SOC 2020 unit group. */
  soc2020: string;
  socTitle: string;
  industry: string;
  /** Id of the next step of the career ladder, null at the top. */
  next: string | null;
  skills: readonly string[];
  qualifications: readonly string[];
}

const table: readonly Occupation[] = data.occupations;
const byId = new Map(table.map((occupation) => [occupation.id, occupation]));

export const occupations = (): readonly Occupation[] => table;

/** Two spellings of a word, so that one of them is enough in the table. */
const spellings: readonly (readonly [string, string])[] = [
  ['dviser', 'dvisor'],
  ['niser', 'nizer'],
  ['ounsellor', 'ounselor'],
  ['rogramme ', 'rogram '],
  ['Centre', 'Center'],
  [' and ', ' & '],
];

/** 'Health and Safety Adviser' as it may be written: with '&', with 'Advisor', with both. Its own spelling comes first. */
export const spellingsOf = (name: string): string[] =>
  spellings.reduce<string[]>(
    (names, [one, other]) => [
      ...names,
      ...names.flatMap((own) => {
        if (own.includes(one)) return [own.replaceAll(one, other)];
        return own.includes(other) ? [own.replaceAll(other, one)] : [];
      }),
    ],
    [name],
  );

const asWritten = (name: string): string[] =>
  name
    .replace(/\s*\(.*\)$/, '')
    .split(' / ')
    .flatMap(spellingsOf);

const names = new Map(table.map(({ id, title, alternativeTitles }) => [id, [title, ...alternativeTitles].flatMap(asWritten)]));

/** Its title and other titles as people write them: 'Plumber / Heating Engineer' are two; a part in brackets is not a title. */
export const namesOf = ({ id }: Occupation): readonly string[] => names.get(id) ?? [];

interface OccupationName {
  id: string;
  name: string;
  /** The part in brackets after another title: the title means this occupation only in a CV that has these words. */
  bracket: string | null;
}

const bracketOf = (name: string): string | null => /\((.*)\)$/.exec(name)?.[1] ?? null;

/**
 * Every name of every occupation, the most certain last: one with a bracket ('Operations Manager (Hotel)'), another title, its own
 * title.
 */
export const namesBySurety = (): OccupationName[] => {
  const named = (namesIn: (occupation: Occupation) => readonly string[]): OccupationName[] =>
    table.flatMap((occupation) =>
      namesIn(occupation).flatMap((full) =>
        asWritten(full).map((name) => ({ id: occupation.id, name, bracket: full === occupation.title ? null : bracketOf(full) })),
      ),
    );
  const isBracketed = (name: string): boolean => bracketOf(name) !== null;
  return [
    ...named(({ title, alternativeTitles }) => [title, ...alternativeTitles].filter(isBracketed)),
    ...named(({ alternativeTitles }) => alternativeTitles.filter((name) => !isBracketed(name))),
    ...named(({ title }) => (isBracketed(title) ? [] : [title])),
  ];
};

export const findOccupation = (id: string): Occupation | null => byId.get(id) ?? null;
