import { findOccupation } from '@/lib/facts/occupations';
import type { RoleMatch } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence, SHOWN_FROM, type OccupationMatch } from '../reading/occupation-match';

const MOST_ROLES = 5;
const MOST_SKILLS = 8;

/** Roles the CV speaks for; none where nothing is sure enough to be said. */
export const likelyOccupations = ({ audit: { occupations } }: Findings): OccupationMatch[] =>
  matchConfidence(occupations) === 'none' ? [] : occupations.filter(({ score }) => score >= SHOWN_FROM).slice(0, MOST_ROLES);

export const roleMatches = (findings: Findings): RoleMatch[] =>
  likelyOccupations(findings).map(({ occupation, score, matched, missing }) => ({
    title: occupation.title,
    soc: occupation.soc2020,
    score,
    matched: matched.slice(0, MOST_SKILLS).map(({ name }) => name),
    missing: missing.slice(0, MOST_SKILLS),
    next: occupation.next ? (findOccupation(occupation.next)?.title ?? null) : null,
  }));
