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

/** Lines of the CV that show a team, a budget, training others, direction or initiative; one sign per kind and line. */
export const findLeadership = (reading: Reading): LeadershipSign[] => {
  patterns ??= leadershipIndicators.map(({ id, weight, pattern }) => ({
    kind: kinds[id] ?? 'initiative',
    weight,
    pattern: new RegExp(pattern, 'i'),
  }));
  const signs: LeadershipSign[] = [];
  for (const statement of [...reading.roles.flatMap(({ statements }) => statements), ...reading.statements]) {
    if (!statement.counts || signs.some(({ start }) => start === statement.statement.start)) continue;
    const seen = new Set<LeadershipKind>();
    for (const { kind, weight, pattern } of patterns) {
      if (seen.has(kind) || !pattern.test(statement.text)) continue;
      seen.add(kind);
      signs.push({ kind, weight, start: statement.statement.start, end: statement.statement.end });
    }
  }
  const rise = isRising(reading);
  return rise ? [...signs, { kind: 'promotion', weight: 2, start: rise.start, end: rise.end }] : signs;
};
