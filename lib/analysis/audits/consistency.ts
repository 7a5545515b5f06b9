import type { Cv, DateRange } from '@/lib/cv/cv';
import { defineAudit, notAssessable, scored } from '../audit';
import { isPastForm } from '../reading/language/verb-forms';
import { mainRoles, type Reading } from '../reading/reading';
import { hasObject } from '../reading/statements/opening-verb';
import type { StatementReading } from '../reading/statements/statement';

export type ConsistencyFacts =
  | { state: 'consistent' }
  | {
      state: 'mixed';
      hasMixedDates: boolean;
      bulletSigns: number | null;
      /** Lines in the present tense under roles that have ended; `first` is the first of them. */
      presentTense: { lines: number; first: string } | null;
    };

const FEWEST_OPENED = 3;
const STRAY_SIGNS_ALLOWED = 0.05;

const isVerbOpening = ({ opening, counts }: StatementReading): boolean => Boolean(opening && counts);

const kinds = (items: readonly string[]): number => new Set(items).size;

/** The share of items that differ from the most frequent kind. */
function strays(items: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return items.length > 1 ? 1 - Math.max(0, ...counts.values()) / items.length : 0;
}

/**
 * How the dates of each role are written. 'May' is both a full name and an abbreviation, so names of months count as one format, whatever
 * their length.
 */
const writtenDates = (reading: Reading): { format: string; dates: DateRange }[] =>
  mainRoles(reading).flatMap(({ entry: { dates } }) => (dates?.from ? [{ format: dates.format.replace('MMMM', 'MMM'), dates }] : []));

const oneOfEachFormat = (written: ReturnType<typeof writtenDates>): DateRange[] => [
  ...new Map([...written].reverse().map(({ format, dates }) => [format, dates])).values(),
];

/** A row of rating dots, '●●●○' behind a skill, is no bullet point. */
const bulletSigns = ({ document, text }: Cv): string[] =>
  document.lines.flatMap(({ bullet, start, end }) =>
    bullet && !/\d/.test(bullet) && /\p{L}/u.test(text.slice(start, end)) ? [bullet] : [],
  );

/** Certainly a present tense: 'found' and 'put' are past forms too, and 'Grill' may be a place. */
const isPresent = ({ opening, counts, tokens }: StatementReading): boolean => {
  if (!counts || !opening || (opening.form !== 'third' && opening.form !== 'base') || isPastForm(opening.verb)) return false;
  return hasObject({ opening, tokens });
};

/** 'Manage the rota' or 'Manages the rota' under a role that has ended. */
const presentTense = ({ roles }: Reading): StatementReading[] =>
  roles.filter(({ isCurrent, months }) => !isCurrent && months).flatMap(({ statements }) => statements.filter(isPresent));

/** Checks for one date format, one bullet character and one tense in each role, because readers see differences as carelessness. */
export const consistency = defineAudit<ConsistencyFacts, 'too little'>({
  id: 'consistency',
  criterion: 'B4',
  category: 'B Structure and length',
  points: 1,
  section: 'Structure',
  restsOn: ['work'],
  run({ cv, reading }) {
    const [written, signs, wrongTense] = [writtenDates(reading), bulletSigns(cv), presentTense(reading)];
    if (reading.roles.length === 0 && signs.length === 0) return notAssessable('too little');
    const opened = reading.roles.flatMap(({ statements }) => statements).filter(isVerbOpening).length;
    const [strayFormats, straySigns] = [strays(written.map(({ format }) => format)), strays(signs)];
    const tenseShare = opened > 0 ? wrongTense.length / opened : 0;
    // Lines without an opening verb have no tense, so consistency is only credited where it can be seen.
    const tenses = Math.min(1, opened / FEWEST_OPENED) * (1 - Math.min(1, tenseShare * 2));
    const share = 0.4 * (1 - Math.min(1, strayFormats * 2)) + 0.25 * (1 - Math.min(1, straySigns * 3)) + 0.35 * tenses;
    const [first] = wrongTense;
    const hasMixedDates = strayFormats > 0;
    const hasMixedSigns = straySigns > STRAY_SIGNS_ALLOWED;
    if (!hasMixedDates && !hasMixedSigns && !first) return scored(share, { state: 'consistent' });
    return scored(
      share,
      {
        state: 'mixed',
        hasMixedDates,
        bulletSigns: hasMixedSigns ? kinds(signs) : null,
        presentTense: first ? { lines: wrongTense.length, first: first.statement.text } : null,
      },
      {
        evidence: [...(hasMixedDates ? oneOfEachFormat(written) : []), ...wrongTense.map(({ statement }) => statement)],
        targets: first ? [first.statement] : [],
      },
    );
  },
});
