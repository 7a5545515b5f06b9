import type { WorkEntry } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { emptyDutyPhrases } from '@/lib/facts/duty-verbs';
import { anyOf } from '@/lib/facts/lists';
import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { saturating } from '../curves';
import { mayCarryFigure, MORE_LINES, PLENTY } from '../line-count';
import { namedRole, type NamedRole } from '../reading/career/named-role';
import { expectedStatements } from '../reading/statements/outcomes';
import type { Reading } from '../reading/reading';
import { isAskable } from '../reading/statements/asked-lines';
import { isSpecific } from '../reading/statements/specific';
import type { StatementReading } from '../reading/statements/statement';

export type SpecificsFacts =
  | { state: 'no lines' }
  | { state: 'enough' }
  /** Short of full marks, and nothing is asked for: the lines give details, or may give some that no list knows. */
  | { state: 'not asked' }
  /**
   * `vaguest`: the line to begin with, where one uses words that say nothing ('various tasks'). `role`: the latest one with such a line. Nothing
   * is told of the other lines: a fryer or a listed school is a detail that no list of ours knows.
   */
  | { state: 'vague lines'; vaguest: string | null; role: NamedRole | null };

/** A line with a figure, or with two names, counts more than one with a single name. */
const NAME_WORTH = 0.6;

/** From this share of named lines on nothing is said about the others: they may hold a trade's word that no list has. */
const MOST_LINES = 0.5;

/** The share is only judged from this number of lines on. */
const STEP = 0.78;
const EXPECTED_SHARE = 1.3;

const worthOf = ({ figures, properNouns, hits }: StatementReading): number =>
  figures.length > 0 || (properNouns.length > 0 && hits.some(({ value }) => value.list === 'skill')) ? 1 : NAME_WORTH;

/** A line with a figure and no verb ('Shrinkage down from 2.1% to 0.9%') needs nothing else here. */
const vagueLines = (statements: readonly StatementReading[]): StatementReading[] =>
  statements.filter((statement) => !isSpecific(statement) && !mayCarryFigure(statement));

function isPlenty(lines: number, specific: number, vague: number): boolean {
  const isMost = vague > 0 && specific >= MOST_LINES * lines;
  return specific >= PLENTY || isMost || (vague === 0 && lines >= PLENTY);
}

const emptyDuty = anyOf(emptyDutyPhrases);

/** 'Performed various tasks': only such a line is certainly vague. A fryer or a person helped may be in no list. */
const saysNothing = (statement: StatementReading): boolean => isAskable(statement) && emptyDuty.test(statement.text);

/** The latest role with one of these lines: it is named where no line is quoted. */
const roleWith = (lines: readonly StatementReading[], { roles }: Reading): WorkEntry | null =>
  roles.find(({ isBreak, statements }) => !isBreak && statements.some((line) => lines.includes(line)))?.entry ?? null;

/** The lines that say nothing for certain, else the role that is named in their place. */
function whereVague(vague: readonly StatementReading[], reading: Reading): { facts: SpecificsFacts; targets: Span[] } {
  const empty = vague.filter(saysNothing);
  const entry = roleWith(vague, reading);
  const role = entry?.title ?? entry?.employer ?? null;
  return {
    facts: { state: 'vague lines', vaguest: empty[0]?.text ?? null, role: entry && namedRole(entry, reading.roles) },
    targets: empty.length > 0 || !role ? empty.map(({ statement }) => statement) : [role],
  };
}

/** Specific lines can be asked about: 'Ran the weekly stock count in SAP' passes, 'performed various tasks' does not. */
export const specifics = defineAudit<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  criterion: 'C3',
  category: 'C Evidence and impact',
  points: 9,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ reading, cv, level }) {
    const statements = reading.statements.filter(({ counts }) => counts);
    if (!isInEnglish(cv) && statements.every(({ properNouns }) => properNouns.length === 0)) return notAssessable('not in English');
    if (statements.length === 0) return scored(0, { state: 'no lines' });
    const found = statements.filter(isSpecific);
    const enough = expectedStatements(reading, level) * EXPECTED_SHARE;
    const worth = found.reduce((sum, statement) => sum + worthOf(statement), 0);
    const share = saturating(worth, enough, STEP);
    // The most telling first, because a reader sees only some.
    const evidence = [...found].sort((a, b) => worthOf(b) - worthOf(a)).map(({ statement }) => statement);
    if (share === 1) return scored(share, { state: 'enough' }, { evidence });
    const vague = vagueLines(statements);
    if (isPlenty(statements.length, found.length, vague.length))
      return scored(share, { state: 'not asked' }, { evidence, targets: evidence.slice(0, 1), reachable: share });
    if (vague.length === 0) {
      const reachable = saturating(worth + MORE_LINES, enough, STEP);
      return scored(share, { state: 'not asked' }, { evidence, reachable });
    }
    const { facts, targets } = whereVague(vague, reading);
    return scored(share, facts, { evidence, targets, reachable: saturating(worth + vague.length, enough, STEP) });
  },
});
