import type { Span } from '@/lib/cv/redacted';
import { leadershipIndicators } from '@/lib/facts/wordlists';
import type { Reading } from './reading';
import { isRising } from './seniority';

export type LeadershipKind = 'people' | 'money' | 'teaching' | 'direction' | 'initiative' | 'promotion';

export interface LeadershipSign extends Span {
  kind: LeadershipKind;
  weight: number;
}

const kinds: Readonly<Record<string, LeadershipKind>> = {
  'team-size': 'people',
  'direct-reports': 'people',
  'line-management': 'people',
  'managed-people': 'people',
  hiring: 'people',
  appraisal: 'people',
  deputising: 'people',
  budget: 'money',
  mentoring: 'teaching',
  strategy: 'direction',
  governance: 'direction',
  change: 'direction',
  stakeholder: 'direction',
  initiated: 'initiative',
  promotion: 'promotion',
};

let patterns: { kind: LeadershipKind; weight: number; pattern: RegExp }[] | null = null;

const found = new WeakMap<Reading, readonly LeadershipSign[]>();

/**
 * Lines of the CV that show a team, a budget, training others, direction or initiative; one sign per kind and line.
 * Looked for once in each reading.
 */
export const findLeadership = (reading: Reading): readonly LeadershipSign[] => {
  const known = found.get(reading) ?? look(reading);
  found.set(reading, known);
  return known;
};

const look = (reading: Reading): LeadershipSign[] => {
  patterns ??= leadershipIndicators.map(({ id, weight, pattern }) => ({
    kind: kinds[id] ?? 'initiative',
    weight,
    pattern: new RegExp(pattern, 'i'),
  }));
  const signs: LeadershipSign[] = [];
  const signed = new Set<number>();
  for (const statement of [...reading.roles.flatMap(({ statements }) => statements), ...reading.statements]) {
    if (!statement.counts || signed.has(statement.statement.start)) continue;
    const seen = new Set<LeadershipKind>();
    for (const { kind, weight, pattern } of patterns) {
      if (seen.has(kind) || !pattern.test(statement.text)) continue;
      seen.add(kind);
      signed.add(statement.statement.start);
      signs.push({ kind, weight, start: statement.statement.start, end: statement.statement.end });
    }
  }
  const rise = isRising(reading);
  return rise ? [...signs, { kind: 'promotion', weight: 2, start: rise.start, end: rise.end }] : signs;
};
