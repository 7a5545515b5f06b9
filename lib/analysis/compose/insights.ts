import { experienceLevel, expertiseLevel, insightTier } from '@/lib/shared/levels';
import type { Evidence, InsightName, ProfessionalAssessment } from '@/lib/shared/result';
import { findIndustry } from '@/lib/facts/industries';
import { findOccupation } from '@/lib/facts/occupations';
import type { Findings } from '../findings';
import { findLeadership } from '../reading/statements/leadership';
import type { LeadershipKind } from '@/lib/facts/leadership';
import { matchConfidence, tradeSkills } from '../reading/career/occupation-match';
import { isInUse } from '../reading/skills/found-skills';
import { titleFor } from '../reading/career/occupation-title';
import { rungOf } from '../reading/career/seniority';
import { within } from '../text/spans';
import { atSentenceStart, count, listed, lowerFirst, partOf, quoted } from '../text/wording';

interface Insight {
  percentage: number;
  description: string;
  meaning: string;
  improve: string;
  evidence: Evidence[];
}

const MOST_QUOTES = 3;
const MONTHS_OF_SEVERAL_YEARS = 72;
const subjects: Readonly<Record<LeadershipKind, string>> = {
  people: 'people you led',
  money: 'money',
  teaching: 'training others',
  direction: 'decisions',
  initiative: 'things you started',
  promotion: 'a step up',
};
const whole = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

/** Texts change at 60 and 80. */
const tiered = <T>(percentage: number, developing: T, established: T, strong: T): T =>
  ({ developing, established, strong })[insightTier(percentage)];

/** Years count less the longer ago they are; the title counts with them. */
const experience = ({ audit: { reading }, evidence }: Findings): Insight => {
  const paid = reading.roles.filter(({ isPaid }) => isPaid);
  const weighted = paid.reduce(
    (sum, { months }) => (months ? sum + ((months.to - months.from) / 12) * 0.94 ** (Math.max(0, reading.today - months.to) / 12) : sum),
    0,
  );
  const rung = Math.max(0, ...paid.slice(0, 2).map(({ entry }) => rungOf(entry.title?.text ?? '') ?? 0));
  const percentage = whole(Math.min(62, 12 + weighted * 4.2) * (paid.length > 0 ? 1 : 0) + rung * 8);
  const years = Math.floor(reading.experienceMonths / 12);
  const latest = paid[0]?.entry;
  const dated =
    years > 0
      ? `${atSentenceStart(count(years, 'year'))} of dated work`
      : reading.experienceMonths > 0
        ? 'Less than a year of dated work'
        : paid.length > 0
          ? 'Undated work'
          : 'No paid work';
  const isUndated = paid.some(({ months }) => !months);
  const isLong = reading.experienceMonths >= MONTHS_OF_SEVERAL_YEARS;
  const grown = 'Show what grew from one role to the next: team, budget, area or difficulty.';
  return {
    percentage,
    description: `${dated}${paid.length > 0 ? ` in ${count(paid.length, 'role')}` : ' yet'}${latest?.title ? `, most recently ${quoted(latest.title.text, 60)}` : ''}. Years and titles together read as ${experienceLevel(percentage)} level.`,
    meaning: tiered(
      percentage,
      isUndated
        ? 'Readers cannot tell the length of your career from the dates.'
        : isLong
          ? 'Readers will see years of work, and no step up in the titles yet.'
          : 'Readers will see the early part of a career.',
      'Readers will see steady experience.',
      'Readers will see long and senior experience.',
    ),
    improve: tiered(
      percentage,
      isUndated
        ? 'Date every role with month and year, and count placements, projects and voluntary work.'
        : isLong
          ? grown
          : 'Count placements, projects and voluntary work too, each with its dates.',
      grown,
      reading.roles.some(({ isRecent }) => !isRecent)
        ? 'Keep the detail for the last ten years and fold earlier roles into a line each.'
        : 'Show in your latest role what was harder or larger than in the one before.',
    ),
    evidence: paid.slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : [])),
  };
};

const technical = ({ audit: { cv, reading, occupations }, evidence }: Findings): Insight => {
  const best = matchConfidence(occupations) === 'none' ? undefined : occupations[0];
  const hard = tradeSkills(reading, best);
  const shown = hard.filter(isInUse);
  const claimed = hard.length - shown.length;
  const share = best ? Math.min(1, best.matched.length / Math.max(1, Math.min(10, best.occupation.skills.length * 0.6))) : 0;
  const percentage = whole(Math.min(60, shown.length * 5 + Math.min(claimed, 10)) + share * 40);
  const names = listed(shown.slice(0, 4).map(({ name }) => name));
  const such = shown.length > 4 ? `, such as ${names}` : names ? `: ${names}` : '';
  return {
    percentage,
    description: `${atSentenceStart(count(shown.length, 'tool or method', 'tools or methods'))} we know by name ${shown.length === 1 ? 'appears' : 'appear'} in your roles${such}${claimed > 0 ? `; ${count(claimed, 'more is', 'more are')} listed only` : ''}. That reads as ${expertiseLevel(percentage)} expertise.`,
    meaning: tiered(
      percentage,
      expertiseLevel(percentage) === 'foundational'
        ? 'Some of the tools and methods of your field can be seen in use.'
        : 'Few of the tools and methods of your field can be seen in use.',
      'You show a working set of what your field asks for.',
      shown.length >= claimed
        ? 'You show a broad set of your field’s skills in use, not only in a list.'
        : 'Your field’s skills are there; more of them are listed than seen in use.',
    ),
    improve:
      best && best.missing.length > 0
        ? `If you know ${listed(best.missing.slice(0, 3), 'or')}, say where you used it: ${titleFor(cv, reading, best.occupation)} posts ask for it.`
        : 'Name the tool or method in the line about what you did with it.',
    evidence: shown.slice(0, MOST_QUOTES).flatMap(({ mentions }) => mentions.slice(0, 1).map(evidence)),
  };
};

const leadership = ({ audit: { reading }, evidence }: Findings): Insight => {
  const signs = findLeadership(reading);
  const kinds = new Set(signs.map(({ kind }) => kind));
  const perKind = new Map<string, number>();
  // Each kind of sign is capped: ten mentions of one team are one team.
  for (const { kind, weight } of signs) perKind.set(kind, Math.min(6, (perKind.get(kind) ?? 0) + weight));
  const percentage = whole([...perKind.values()].reduce((sum, weight) => sum + weight, 0) * 3.6 + kinds.size * 4);
  const lines = new Set(signs.map(({ start }) => start)).size;
  return {
    percentage,
    description:
      lines === 0
        ? 'No line speaks yet of people, money or decisions that were yours.'
        : `${atSentenceStart(count(lines, 'line'))} ${lines === 1 ? 'speaks' : 'speak'} of ${listed([...kinds].map((kind) => subjects[kind]))}.`,
    meaning: tiered(
      percentage,
      lines === 0
        ? 'Leading others is not visible yet; for many roles that is no fault.'
        : 'Some responsibility can be seen; how far it went stays open.',
      'There are clear signs that you carry responsibility.',
      'Responsibility for people and results runs through your roles.',
    ),
    improve: tiered(
      percentage,
      lines === 0
        ? 'Say whom you trained, what you were trusted with and which decision was yours.'
        : 'Say how many people, how much money or which decision it was, wherever you can.',
      'Add the size: how many people, what budget, over what period.',
      'Say what your team or area did better because of you.',
    ),
    evidence: signs.slice(0, MOST_QUOTES).map(evidence),
  };
};

/** The industry that most of the recent roles vote for; the first named where two are equal. */
const mostVoted = (votes: readonly { industry: string | null }[]): string | null => {
  const counts = new Map<string, number>();
  for (const { industry } of votes) if (industry) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] * 2 > votes.length ? first[0] : null;
};

/** 'Placement Engineer' → 'engineer' */
const headOf = (title: string | undefined): string | null => title?.split(' ').at(-1)?.toLowerCase() ?? null;

/** Where the table files chief executives: they are found in every field, so their firms tell more than their titles. */
const ANYWHERE = 'business-services';

/** The industry most of the recent roles belong to, by title, employer's words and lines. */
const relevance = ({ audit: { reading, occupations, level }, evidence }: Findings): Insight => {
  const recent = reading.roles.filter(({ isRecent, isBreak }) => isRecent && !isBreak);
  const isTelling = (id: string | undefined): id is string => id !== undefined && !(level === 'executive' && id === ANYWHERE);
  // Where no role is sure enough to be named, only the roles themselves speak for a field.
  const best = matchConfidence(occupations) === 'none' ? undefined : occupations[0];
  const votes = recent.map((role) => {
    const byTitle = role.occupationIds.map((id) => findOccupation(id)?.industry).find(isTelling);
    const words = new Map<string, number>();
    const named = [role.entry.title, role.entry.employer].flatMap((span) => (span ? within(reading.hits, span) : []));
    for (const { value } of [...role.statements.flatMap(({ hits }) => hits), ...(level === 'executive' ? named : [])])
      if (value.list === 'industry' && isTelling(value.id)) words.set(value.id, (words.get(value.id) ?? 0) + 1);
    const byWords = [...words].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
    // A 'Placement Engineer' is in the field of the engineers the CV speaks for.
    const isAlike = best !== undefined && headOf(role.entry.title?.text) === headOf(best.occupation.title);
    return { role, industry: byTitle ?? byWords ?? (isAlike ? best.occupation.industry : null) };
  });
  const byRole = best?.occupation.industry;
  const home = isTelling(byRole) ? byRole : mostVoted(votes);
  const inHome = votes.filter(({ industry }) => industry !== null && industry === home);
  const share = recent.length > 0 ? inHome.length / recent.length : 0;
  const percentage = whole(home ? 20 + share * 60 + Math.min(20, (best?.matched.length ?? 0) * 2.5) : 15);
  const field = home ? lowerFirst(findIndustry(home)?.label ?? home) : null;
  return {
    percentage,
    description:
      !field || recent.length === 0
        ? 'We could not tell which field your recent roles belong to.'
        : inHome.length === 0
          ? `Your CV points to ${field}; none of your recent roles names that field yet.`
          : `${partOf(inHome.length, recent.length, 'recent role')} ${inHome.length === 1 ? 'belongs' : 'belong'} to ${field}.`,
    meaning: tiered(
      percentage,
      inHome.length * 2 > recent.length
        ? 'Most of your recent roles belong to one field, and few of its own words stand in your CV.'
        : 'Your recent roles point to several fields, or do not name theirs.',
      'Most of your recent roles belong to one field.',
      'Your recent roles belong to one field, and your words are its words.',
    ),
    improve: tiered(
      percentage,
      'Say in your profile which field you aim at, and bring the lines that fit it to the top.',
      'Use the words of that field’s adverts for what you already do.',
      'If you want to change field, say which of your skills it needs.',
    ),
    evidence: inHome.slice(0, MOST_QUOTES).flatMap(({ role }) => (role.entry.title ? [evidence(role.entry.title)] : [])),
  };
};

/** Four bars beside the score, each with the quotes it rests on. They are no part of the score. */
export const careerInsights = (findings: Findings): ProfessionalAssessment['careerInsights'] => {
  const parts: Record<InsightName, Insight> = {
    experienceLevel: experience(findings),
    technicalExpertise: technical(findings),
    leadershipIndicators: leadership(findings),
    industryRelevance: relevance(findings),
  };
  const note = ({ meaning, improve, evidence }: Insight) => ({ meaning, improve, evidence });
  return {
    experienceLevel: parts.experienceLevel.description,
    experienceLevelPercentage: parts.experienceLevel.percentage,
    technicalExpertise: parts.technicalExpertise.description,
    technicalExpertisePercentage: parts.technicalExpertise.percentage,
    leadershipIndicators: parts.leadershipIndicators.description,
    leadershipIndicatorsPercentage: parts.leadershipIndicators.percentage,
    industryRelevance: parts.industryRelevance.description,
    industryRelevancePercentage: parts.industryRelevance.percentage,
    notes: {
      experienceLevel: note(parts.experienceLevel),
      technicalExpertise: note(parts.technicalExpertise),
      leadershipIndicators: note(parts.leadershipIndicators),
      industryRelevance: note(parts.industryRelevance),
    },
  };
};
