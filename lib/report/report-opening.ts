import type { DisplayResult } from './display-result';
import type { ReadAnalysis } from './read-analysis';

/** The beginning of a report. All of it is free, so it may be in the first HTML of its page for any reader. */
export type OpeningResult = Pick<
  DisplayResult,
  | 'score'
  | 'scoreLabel'
  | 'summary'
  | 'level'
  | 'quickStats'
  | 'positives'
  | 'suitableRoles'
  | 'roleMatches'
  | 'oneThing'
  | 'notices'
  | 'unsureParts'
  | 'rubricVersion'
>;

export interface ReportOpening {
  kind: 'opening';
  /** Whether this browser uploaded the CV. */
  owner: boolean;
  isUnlocked: boolean;
  result: OpeningResult;
}

/** Lists are cut to what the opening draws; the whole report is loaded later. */
export const openingOf = ({ owner, emailAddress, result }: ReadAnalysis): ReportOpening => ({
  kind: 'opening',
  owner,
  isUnlocked: emailAddress !== null,
  result: {
    score: result.score,
    scoreLabel: result.scoreLabel,
    summary: result.summary,
    level: result.level,
    quickStats: result.quickStats,
    positives: result.positives.slice(0, 1),
    suitableRoles: result.suitableRoles.slice(0, 1),
    roleMatches: result.roleMatches.slice(0, 1),
    oneThing: result.oneThing,
    notices: result.notices,
    unsureParts: result.unsureParts,
    rubricVersion: result.rubricVersion,
  },
});
