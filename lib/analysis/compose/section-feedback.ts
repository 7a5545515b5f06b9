import type { EducationEntry, SectionKind } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { LedgerLine, SectionFeedback } from '@/lib/shared/result';
import type { AuditOutcome } from '../audit';
import type { Findings } from '../findings';
import { findGaps } from '../reading/career/gaps';
import { ratingOf } from '../rubric';
import { actionsOf, isWorthTelling } from './actions';
import { atSentenceStart, count, listed, quoted } from '../text/wording';

/** These names are read by the guided steps and the walkthrough, to the letter. */
export const coreSections = ['Professional Summary', 'Work Experience', 'Skills Section', 'Education', 'Structure'] as const;

const MOST_RECOMMENDATIONS = 5;
const MOST_QUOTES = 4;
const MOST_NOTES = 3;

/** Advice for a part that lacks nothing: what each advert still asks of it. */
const untouched: Readonly<Record<(typeof coreSections)[number], string>> = {
  'Professional Summary': 'Nothing needs to change here; fit its last sentence to each advert you answer.',
  'Work Experience': 'Nothing needs to change here; bring the lines closest to each advert to the top of their role.',
  'Skills Section': 'Nothing needs to change here; put first what each advert names first.',
  Education: 'Nothing needs to change here.',
  Structure: 'Nothing needs to change here.',
};

/** 'BSc (Hons) Geography': the award with its subject where one follows the other. */
const awardIn = ({ award, area, institution }: EducationEntry, text: string): string | null => {
  if (award && area && area.start >= award.end && area.start - award.end < 8) return text.slice(award.start, area.end);
  return award?.text ?? area?.text ?? institution?.text ?? null;
};

const openingWords = (name: string, { input: { cv } }: Findings): string => {
  if (name === 'Work Experience') {
    const lines = cv.work.reduce((sum, { statements }) => sum + statements.length, 0);
    return cv.work.length === 0
      ? 'We found no roles. '
      : `We read ${count(cv.work.length, 'role')} with ${count(lines, 'line')} under ${cv.work.length === 1 ? 'it' : 'them'}. `;
  }
  if (name === 'Education') {
    const [first] = cv.education;
    const what = first ? awardIn(first, cv.text) : null;
    const read = count(cv.education.length, 'education entry', 'education entries');
    if (first) return `We read ${read}${what ? `, ${cv.education.length > 1 ? 'the first ' : ''}${quoted(what, 60)}` : ''}. `;
    return cv.certificates.length + cv.training.length + cv.memberships.length > 0 ? 'We found no education entry. ' : '';
  }
  return '';
};

/** A gap costs no point; it stands with the roles, and not at the head of the report, where it would read as a verdict. */
const gapWords = (name: string, { input: { cv }, audit: { reading } }: Findings): string => {
  const [gap, ...further] = name === 'Work Experience' ? findGaps(cv, reading) : [];
  if (!gap) return '';
  const words = ({ start, end }: Span): string => quoted(cv.text.slice(start, end));
  const more = further.length === 0 ? '' : further.length === 1 ? ', and there is another such time' : ', and there are further such times';
  return ` Between ${words(gap.before)} and ${words(gap.after)} lies more than a year without a role${more}. It costs no point; a line on what you did then saves a reader the question.`;
};

const feedbackOn = (
  name: (typeof coreSections)[number],
  findings: Findings,
  outcomes: ReadonlyMap<string, AuditOutcome>,
): SectionFeedback => {
  const own = findings.lines.filter(({ section, outcome, maxPoints }) => section === name && outcome === 'scored' && maxPoints > 0);
  const possible = own.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const share = possible > 0 ? Math.min(1, own.reduce((sum, { points }) => sum + points, 0) / possible) : 0;
  const byLoss = [...own].sort((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  const opening = openingWords(name, findings);
  // What all the points would take is a matter of the ledger; here it would only interrupt.
  const notes = [
    ...new Set(
      byLoss.flatMap(({ auditId }) => {
        const outcome = outcomes.get(auditId);
        return outcome?.kind === 'scored' ? [outcome.note] : [];
      }),
    ),
  ].slice(0, MOST_NOTES);
  const advice = actionsOf(byLoss.filter(isWorthTelling))
    .slice(0, MOST_RECOMMENDATIONS)
    .map(({ told: { fix, note } }) => `${fix.title}. ${adviceOnly(fix.description, note)}`);
  return {
    section: name,
    rating: ratingOf(share),
    description: `${opening}${notes.join(' ')}${gapWords(name, findings)}`.trim(),
    recommendations: advice.length > 0 ? advice : own.length > 0 ? [untouched[name]] : [],
    share,
    evidence: quotesOf(byLoss).slice(0, MOST_QUOTES),
  };
};

/** What was seen stands in the description already; the recommendation goes straight to what to do. */
const adviceOnly = (description: string, note: string): string => {
  let rest = description;
  for (const sentence of note.split(/(?<=[.!?]) /)) if (rest.startsWith(sentence)) rest = rest.slice(sentence.length).trim();
  return atSentenceStart(rest);
};

const quotesOf = (lines: readonly LedgerLine[]): SectionFeedback['evidence'] => {
  const seen = new Set<number>();
  return lines.flatMap(({ evidence }) => evidence.slice(0, 2)).filter(({ start }) => !seen.has(start) && seen.add(start));
};

const others: readonly { kind: SectionKind; name: string; item: [string, string]; advice: string; optional: string }[] = [
  {
    kind: 'certifications',
    name: 'Certifications',
    item: ['certificate', 'certificates'],
    advice: 'Give each certificate its year and who awarded it.',
    optional: 'Keep those that are still valid and asked for.',
  },
  {
    kind: 'projects',
    name: 'Projects',
    item: ['project', 'projects'],
    advice: 'Say what each project was for, what you did and what came of it.',
    optional: 'Lead with the project closest to the job you want.',
  },
  {
    kind: 'volunteering',
    name: 'Volunteering',
    item: ['voluntary role', 'voluntary roles'],
    advice: 'Date it and say what you did, as for a paid role.',
    optional: 'It counts as experience: treat it like a role.',
  },
  {
    kind: 'languages',
    name: 'Languages',
    item: ['language', 'languages'],
    advice: 'Say how well you speak each: native, fluent, working knowledge.',
    optional: 'A level for each makes them usable.',
  },
];

/** Sections beyond the five that every CV is judged by: what was found there, rated by whether it is dated or filled. */
const furtherSections = ({ input: { cv }, evidence }: Findings): SectionFeedback[] =>
  others.flatMap(({ kind, name, item, advice, optional }): SectionFeedback[] => {
    const section = cv.sections.find((candidate) => candidate.kind === kind);
    if (!section) return [];
    const entries = { certifications: cv.certificates, projects: cv.projects, volunteering: cv.volunteering, languages: cv.languages }[
      kind === 'certifications' || kind === 'projects' || kind === 'volunteering' ? kind : 'languages'
    ];
    if (entries.length === 0) return [];
    const full = entries.filter((entry) =>
      'dates' in entry
        ? entry.dates !== null || entry.statements.length > 0
        : /[–—(:-]|fluent|native|basic|conversational|intermediate/i.test(entry.text),
    ).length;
    const share = 0.5 + 0.4 * (full / entries.length);
    const first = entries[0];
    const named = first && 'text' in first ? first.text : first && 'title' in first ? (first.title?.text ?? '') : '';
    return [
      {
        section: name,
        rating: ratingOf(share),
        description: `${atSentenceStart(count(entries.length, item[0], item[1]))} ${entries.length === 1 ? 'is' : 'are'} listed${named ? `, the first ${quoted(named, 60)}` : ''}.`,
        recommendations: [full < entries.length ? advice : optional],
        share,
        evidence: section.heading ? [evidence(section.heading)] : [],
      },
    ];
  });

/** A description and advice for each part of the CV, from the audits that looked at it. */
export const sectionFeedback = (findings: Findings): SectionFeedback[] => {
  const outcomes = new Map(findings.ledger.lines.map(({ run }) => [run.audit.id, run.outcome]));
  const core = coreSections.map((name) => feedbackOn(name, findings, outcomes));
  const unknown = findings.input.cv.sections.filter(({ kind }) => kind === 'interests' || kind === 'references').map(({ kind }) => kind);
  const structure = core.find(({ section }) => section === 'Structure');
  if (structure && unknown.length > 0)
    structure.description = `${structure.description} It also has a section for ${listed([...new Set(unknown)])}, which may stay short.`;
  return [...core, ...furtherSections(findings)];
};
