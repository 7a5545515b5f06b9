import data from './occupations.json';

/** Pounds a year, gross, full time; source and year stand beside every figure. */
export interface OccupationPay {
  year: number;
  p25: number;
  median: number;
  p75: number;
  /** How the figures came about: 'ashe-2025-full-time', 'nhs-agenda-for-change-2025-26', 'estimate' … */
  basis: string;
}

export interface Occupation {
  id: string;
  title: string;
  alternativeTitles: readonly string[];
  /** SOC 2020 unit group. */
  soc2020: string;
  socTitle: string;
  industry: string;
  /** Id of the next rung, null at the top. */
  next: string | null;
  /** null where no official figure says what the work pays. */
  pay: OccupationPay | null;
  skills: readonly string[];
  qualifications: readonly string[];
}

const table: readonly Occupation[] = data.occupations;
const byId = new Map(table.map((occupation) => [occupation.id, occupation]));

export const occupations = (): readonly Occupation[] => table;

/** Written either way, so that one of the two is enough in the table. */
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

/** Its title and other titles as people write them: 'Plumber / Heating Engineer' are two, what stands in brackets is none. */
export const namesOf = ({ id }: Occupation): readonly string[] => names.get(id) ?? [];

interface OccupationName {
  id: string;
  name: string;
}

/** Every name of every occupation, the surest last: one that needs its bracket ('Operations Manager (Hotel)'), another title, its own title. */
export const namesBySurety = (): OccupationName[] => {
  const named = (namesIn: (occupation: Occupation) => readonly string[]): OccupationName[] =>
    table.flatMap((occupation) =>
      namesIn(occupation)
        .flatMap(asWritten)
        .map((name) => ({ id: occupation.id, name })),
    );
  const isBracketed = (name: string): boolean => name.endsWith(')');
  return [
    ...named(({ title, alternativeTitles }) => [title, ...alternativeTitles].filter(isBracketed)),
    ...named(({ alternativeTitles }) => alternativeTitles.filter((name) => !isBracketed(name))),
    ...named(({ title }) => (isBracketed(title) ? [] : [title])),
  ];
};

export const findOccupation = (id: string): Occupation | null => byId.get(id) ?? null;

/** UK full-time pay of all employees, ONS ASHE 2025 (provisional). */
export const nationalPay: { year: number; p25: number; median: number; p75: number } = data.nationalPay;

const sources: Record<string, string> = {
  'ashe-2025-full-time': 'ONS Annual Survey of Hours and Earnings 2025 (provisional), full-time employees',
  'ashe-2025-full-time+estimate':
    'ONS Annual Survey of Hours and Earnings 2025 (provisional), full-time employees; one quartile is not published and is estimated',
  'ashe-2025-full-time-minor-group': 'ONS Annual Survey of Hours and Earnings 2025 (provisional), full-time employees, three-digit group',
  'ashe-2025-all-employees': 'ONS Annual Survey of Hours and Earnings 2025 (provisional), all employees',
  'ashe-2025-all-employees+estimate':
    'ONS Annual Survey of Hours and Earnings 2025 (provisional), all employees; one quartile is not published and is estimated',
  'estimate-from-ashe-2025':
    'ONS Annual Survey of Hours and Earnings 2025 (provisional); this rung of the ladder is estimated from the percentiles of the whole group',
  'nhs-agenda-for-change-2025-26': 'NHS Agenda for Change pay bands, England 2025/26, basic pay',
  'school-teachers-pay-2025-26': 'School teachers’ pay scales, England outside London, 2025/26',
  estimate: 'Estimate: no published figure for this role',
};

/** The bases that a figure may rest on. */
export const payBases: readonly string[] = Object.keys(sources);

/** No published figure stands behind the pay. */
export const isEstimated = ({ basis }: OccupationPay): boolean => basis === 'estimate' || !payBases.includes(basis);

/** Where a pay figure comes from, in words a reader can look up. */
export const paySource = (pay: OccupationPay): string => sources[pay.basis] ?? 'Estimate: no published figure for this role';
