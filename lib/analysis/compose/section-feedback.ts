import { isLanguageName } from '@/lib/cv/parse/skills/known-skills';
import type { Cv, Section } from '@/lib/cv/cv';
import type { LedgerLine, SectionFeedback } from '@/lib/shared/result';
import type { AuditOutcome } from '../worded-audit';
import type { Findings } from '../findings';
import { ratingOf } from '../rubric';
import { joined } from '../wording/phrases';
import {
  furtherSectionSentences,
  openingSentences,
  shortSectionSentences,
  untouchedSentences,
  type CoreSection,
  type FurtherSection,
  type SectionOpening,
} from '../wording/report/section-feedback';
import type { Span } from '@/lib/cv/document/redacted-document';
import { overlaps } from '../text/spans';
import { actionsOf, isWorthTelling } from './actions';

/** The guided steps and the walkthrough use exactly these names. */
export const coreSections: readonly CoreSection[] = ['Professional Summary', 'Work Experience', 'Skills Section', 'Education', 'Structure'];

const MOST_RECOMMENDATIONS = 5;
const MOST_QUOTES = 4;
const QUOTES_PER_LINE = 2;
const MOST_NOTES = 3;

function openingOf(section: CoreSection, { input: { cv } }: Findings): SectionOpening {
  if (section === 'Work Experience') {
    return { section: 'work', hasRoles: cv.work.length + cv.volunteering.length > 0 };
  }
  if (section !== 'Education' || cv.education.length > 0) return { section: 'other' };
  const hasOthers = cv.certificates.length + cv.training.length + cv.memberships.length > 0;
  return { section: hasOthers ? 'other qualifications only' : 'other' };
}

/** The notes of the audits that lost points, most first, each once: what lacks nothing is praised elsewhere. */
const notesOf = (lines: readonly LedgerLine[], outcomes: ReadonlyMap<string, AuditOutcome>): string[] => {
  const notes = lines.flatMap(({ auditId, severity }) => {
    const outcome = outcomes.get(auditId);
    return severity !== 'good' && outcome?.kind === 'scored' && outcome.note !== '' ? [outcome.note] : [];
  });
  return [...new Set(notes)].slice(0, MOST_NOTES);
};

/** By their titles: each is said in full once, among the fixes. */
const recommendationsFrom = (lines: readonly LedgerLine[]): string[] =>
  actionsOf(lines.filter(isWorthTelling))
    .slice(0, MOST_RECOMMENDATIONS)
    .map(({ told }) => told.fix.title);

/** A result below the profile counts for the profile's checks, but is not quoted as if it stood there. */
const standsIn = (section: CoreSection, { profile, headline }: Cv, { start }: { start: number }): boolean =>
  section !== 'Professional Summary' || [profile, headline].some((part) => part !== null && start >= part.start && start < part.end);

function quotesOf(section: CoreSection, lines: readonly LedgerLine[], cv: Cv): SectionFeedback['evidence'] {
  const seen = new Set<number>();
  const all = lines.flatMap(({ evidence }) => evidence.filter((one) => standsIn(section, cv, one)).slice(0, QUOTES_PER_LINE));
  return all.filter(({ start }) => !seen.has(start) && seen.add(start)).slice(0, MOST_QUOTES);
}

/** Where something is left to do, a part is called good at most. */
const BEST_WITH_ADVICE = 0.7;
/** Where advice on it gains so many points and it has not earned most of them, it is called satisfactory at most. */
const MUCH_TO_GAIN = { points: 3, below: 0.75, best: 0.6 };
/** The lowest rating of a part without advice: points may then be missing only because our lists are limited. */
const WITHOUT_ADVICE = 0.65;
/** Where no check could judge it, it is called neither good nor poor. */
const UNJUDGED = 0.55;

/** Nobody is told how to order a list that was not found. */
const isThere = (section: CoreSection, { input: { cv } }: Findings): boolean => section !== 'Skills Section' || cv.skills.length > 0;

/** Of these the checks find faults, and do not tell good from excellent. */
const judgedByFaults: ReadonlySet<CoreSection> = new Set(['Skills Section', 'Education', 'Structure']);

/** Most of its checks could judge it. */
const isRated = (section: CoreSection, checks: readonly LedgerLine[], own: readonly LedgerLine[], advice: number): boolean =>
  2 * own.length >= checks.length && (!judgedByFaults.has(section) || advice > 0);

function feedbackOn(section: CoreSection, findings: Findings, outcomes: ReadonlyMap<string, AuditOutcome>): SectionFeedback {
  const checks = findings.lines.filter((line) => line.section === section);
  const own = checks.filter((line) => line.outcome === 'scored' && line.maxPoints > 0);
  const possible = own.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const earned = possible > 0 ? Math.min(1, own.reduce((sum, { points }) => sum + points, 0) / possible) : 0;
  const byLoss = [...own].sort((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  const advice = recommendationsFrom(byLoss);
  const gain = own.filter(isWorthTelling).reduce((sum, line) => sum + line.gain, 0);
  const share = own.length === 0 ? UNJUDGED : advice.length === 0 ? Math.max(earned, WITHOUT_ADVICE) : earned;
  const seen = joined(openingSentences.say(openingOf(section, findings)), ...notesOf(byLoss, outcomes));
  return {
    section,
    rating: ratingOf(
      advice.length > 0
        ? Math.min(share, gain >= MUCH_TO_GAIN.points && share < MUCH_TO_GAIN.below ? MUCH_TO_GAIN.best : BEST_WITH_ADVICE)
        : share,
    ),
    ...(isRated(section, checks, own, advice.length) && isThere(section, findings) ? {} : { isUnrated: true }),
    description: seen,
    recommendations:
      advice.length === 0 && own.length > 0 && isThere(section, findings) ? [untouchedSentences.say(section) ?? []].flat() : advice,
    share,
    evidence: quotesOf(section, byLoss, findings.input.cv),
  };
}

/** For a language its level, for anything else its dates or what was done. */
const LANGUAGE_LEVEL =
  /[–—(:-]|\b(?:fluent|native|mother tongue|bilingual|basic|beginner|conversational|intermediate|advanced|proficien\w*|working|business|professional|spoken|written|[ABC][12])\b/i;
/** How far after a language its level may stand, in characters: 'English (fluent)', 'Welsh, spoken and written'. */
const LEVEL_WITHIN = 30;
const restOfLine = (text: string): string => text.split('\n', 1)[0] ?? '';
/** Nothing more is said of it: 'French, German'; 'Arabic good' says how well, in whatever words. */
const standsAlone = /^\s*(?:[,;|•·/\n]|and\b|$)/;

const furtherKinds: readonly FurtherSection[] = ['volunteering', 'languages'];

/** Neither good nor poor: what the section is worth was not judged. */
const FURTHER_SHARE = 0.65;

/** The first voluntary role without dates or content, or language without a level. */
function incompleteIn(section: FurtherSection, { volunteering, languages, text }: Cv): string | null {
  if (section === 'volunteering')
    return volunteering.find(({ title, dates, statements }) => title && !dates && statements.length === 0)?.title?.text ?? null;
  // '(fluent)' on a line of its own is no language, and nobody asks a CV written in English how well its owner knows it.
  const named = languages.filter((one) => /^\p{Lu}/u.test(one.text) && isLanguageName(one.text) && !/^English$/i.test(one.text));
  // 'Italian a little bit', 'English medium': words beside the name of a language tell how well it is spoken.
  const isLevelTold = ({ text: name, start, end }: Span & { text: string }): boolean =>
    / /.test(name.trim()) || !standsAlone.test(text.slice(end)) || LANGUAGE_LEVEL.test(restOfLine(text.slice(start, end + LEVEL_WITHIN)));
  return named.find((one) => !isLevelTold(one))?.text ?? null;
}

/** Sections beyond the five of every CV in which something is missing. */
const furtherSections = ({ input: { cv } }: Findings): SectionFeedback[] =>
  furtherKinds.flatMap((kind): SectionFeedback[] => {
    const incomplete = incompleteIn(kind, cv);
    if (incomplete === null) return [];
    const { section, recommendation } = furtherSectionSentences.say({ section: kind, incomplete });
    const judgement = { rating: ratingOf(FURTHER_SHARE), isUnrated: true as const, share: FURTHER_SHARE };
    return [{ section, ...judgement, description: '', recommendations: [recommendation], evidence: [] }];
  });

const SHORT_KINDS = ['interests', 'references'] as const;
/** From this number of words on such a section takes space from more important ones. */
const SHORT_ENOUGH = 40;

function wordsIn({ text, document }: Cv, index: number): number {
  const line = document.lines[index];
  return line ? text.slice(line.start, line.end).split(/\s+/).length : 0;
}

function longKind({ kind, lines }: Section, cv: Cv): (typeof SHORT_KINDS)[number][] {
  const words = lines.reduce((sum, index) => sum + wordsIn(cv, index), 0);
  return words > SHORT_ENOUGH ? SHORT_KINDS.filter((short) => short === kind) : [];
}

/** A description and advice for each part of the CV, from the audits that looked at it. */
export function sectionFeedback(findings: Findings): SectionFeedback[] {
  const outcomes = new Map(findings.ledger.lines.map(({ run }) => [run.audit.id, run.outcome]));
  const { cv } = findings.input;
  // Where something should be removed from a part, advice to shorten it is left out.
  const isToGo = (section: Span): boolean => cv.contact.unwanted.some(({ span }) => overlaps(span, section));
  const shortKinds = [...new Set(cv.sections.flatMap((section) => (isToGo(section) ? [] : longKind(section, cv))))];
  const core = coreSections.map((section) => feedbackOn(section, findings, outcomes));
  const withShort = core.map((feedback) =>
    feedback.section === 'Structure' && shortKinds.length > 0
      ? { ...feedback, description: joined(feedback.description, shortSectionSentences.say({ kinds: shortKinds })) }
      : feedback,
  );
  return [...withShort, ...furtherSections(findings)];
}
