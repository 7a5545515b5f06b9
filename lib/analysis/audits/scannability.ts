import { temporaryWorkPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { Cv, Piece, Statement } from '@/lib/cv/cv';
import { defineAudit, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import type { Reading, RoleReading } from '../reading/reading';

export type ScannabilityFacts =
  /** Lines of more than `mostWords` words; `longest` is the first of them. */
  | { state: 'long lines'; lines: number; mostWords: number; longest: string; longestWords: number }
  | { state: 'few lines'; role: string; lines: number }
  /** No role of the last years is short of bullet points, and none of them is long: nothing to change. */
  | { state: 'bullets' }
  /** Short lines, and no bullet mark before them. */
  | { state: 'unmarked lines' }
  | { state: 'paragraphs' }
  | { state: 'no lines' };

const MOST_WORDS = 36;
const BULLETS_PER_ROLE = 3;
const ROLES_LOOKED_AT = 3;
/** A short job, such as a week of work experience or a summer, needs one line. */
const LONG_FROM_MONTHS = 12;

/** Lines that open with a verb of work, or have a figure or a name. */
const tellingLines = ({ statements }: RoleReading): number =>
  statements.filter(
    ({ counts, hasVerb, opening, figures, properNouns }) =>
      counts && hasVerb && (opening !== null || figures.length + properNouns.length > 0),
  ).length;

/** The recent roles, at most three; where none is recent, the first ones. */
function rolesLookedAt({ roles }: Reading): RoleReading[] {
  const all = roles.filter(({ isBreak }) => !isBreak);
  const recent = all.filter(({ isRecent }) => isRecent);
  return (recent.length > 0 ? recent : all).slice(0, ROLES_LOOKED_AT);
}

/** So many sentences that begin inside a line make a paragraph. */
const INSIDE_A_LINE = 1 / 3;

/** Text without bullets: lines of their own, or consecutive sentences. */
function formOf(statements: readonly Statement[], { document: { lines } }: Cv): 'bullets' | 'unmarked lines' | 'paragraphs' {
  if (statements.some(({ kind }) => kind === 'bullet')) return 'bullets';
  const starts = new Set(lines.map(({ start }) => start));
  const inside = statements.filter(({ start }) => !starts.has(start)).length;
  return statements.length > 0 && inside < INSIDE_A_LINE * statements.length ? 'unmarked lines' : 'paragraphs';
}

/** Share of the points that each form takes. */
const WORTH = { bullets: 0.25, 'unmarked lines': 0.125, paragraphs: 0 };

const nameOf = (role: RoleReading | undefined): Piece | null => role?.entry.title ?? role?.entry.employer ?? null;

const MONTHS_OF_FIVE_YEARS = 60;

/** A job beside study or between other jobs need not have more lines. */
const sideJob = anyOf([...temporaryWorkPhrases, 'part[- ]time']);

/** The latest role, of some length and with few lines: an earlier or a weekend job may stay a line. */
function weakRole(roles: readonly RoleReading[], today: number): { facts: ScannabilityFacts; name: Piece } | null {
  const bare = roles.find(
    ({ entry, statements, isPaid, months }) =>
      statements.length < BULLETS_PER_ROLE &&
      isPaid &&
      !sideJob.test(entry.title?.text ?? '') &&
      months &&
      months.to - months.from >= LONG_FROM_MONTHS &&
      today - months.to < MONTHS_OF_FIVE_YEARS,
  );
  const bareName = nameOf(bare);
  if (bare && bareName) return { facts: { state: 'few lines', role: bareName.text, lines: bare.statements.length }, name: bareName };
  return null;
}

/** A first look takes seconds. Short bullet points under each recent role can be read in that time, long paragraphs cannot. */
export const scannability = defineAudit<ScannabilityFacts, 'no roles'>({
  id: 'scannability',
  criterion: 'B5',
  category: 'B Structure and length',
  points: 2,
  section: 'Work Experience',
  restsOn: ['work'],
  fixKind: ({ state }) => (state === 'paragraphs' ? 'loses-readers' : 'gains-points'),
  run({ cv, reading, level }) {
    const roles = rolesLookedAt(reading);
    if (roles.length === 0) return notAssessable('no roles');
    const lines = roles.flatMap(({ statements }) => statements.filter(({ counts }) => counts));
    const long = lines.filter(({ tokens }) => tokens.length > MOST_WORDS).map(({ statement }) => statement);
    const covered = roles.reduce((sum, role) => sum + Math.min(1, tellingLines(role) / BULLETS_PER_ROLE), 0) / roles.length;
    const form = formOf(
      lines.map(({ statement }) => statement),
      cv,
    );
    // A single line each is a row of a table or list of jobs, and needs no mark.
    const isRows = form === 'unmarked lines' && roles.every(({ statements }) => statements.length <= 1);
    const share = 0.45 * covered + WORTH[isRows ? 'bullets' : form] + 0.3 * (lines.length > 0 ? ramp(long.length, 4, 0) : 0);
    // Text in paragraphs needs bullet points before any of its sentences is shortened.
    const [longest] = form === 'paragraphs' ? [] : long;
    if (longest) {
      const facts = { lines: long.length, mostWords: MOST_WORDS, longest: longest.text, longestWords: longest.words };
      return scored(share, { state: 'long lines', ...facts }, { evidence: long, targets: [longest] });
    }
    const weak = level === 'student' || (form === 'paragraphs' && lines.length > 0) ? null : weakRole(roles.slice(0, 1), reading.today);
    if (weak) return scored(share, weak.facts, { evidence: [weak.name], targets: [weak.name] });
    return scored(share, { state: lines.length === 0 ? 'no lines' : isRows ? 'bullets' : form });
  },
});
