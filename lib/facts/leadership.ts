import { leadershipIndicators } from './wordlists';

export type LeadershipKind = 'people' | 'money' | 'teaching' | 'direction' | 'initiative' | 'promotion';

/** What each indicator of the word lists is a sign of. */
const kinds: Readonly<Record<string, LeadershipKind>> = {
  appraisal: 'people',
  budget: 'money',
  change: 'direction',
  deputising: 'people',
  'direct-reports': 'people',
  governance: 'direction',
  hiring: 'people',
  initiated: 'initiative',
  'line-management': 'people',
  'managed-people': 'people',
  mentoring: 'teaching',
  'people-below': 'people',
  promotion: 'promotion',
  'shown-the-work': 'teaching',
  stakeholder: 'direction',
  started: 'initiative',
  strategy: 'direction',
  'team-size': 'people',
  'trusted-money': 'money',
};

/** Patterns of lines that show leadership, with their kind and weight. */
export const leadershipPatterns = leadershipIndicators.map(({ id, weight, pattern }) => ({
  kind: kinds[id] ?? 'initiative',
  weight,
  pattern: new RegExp(pattern, 'i'),
}));
