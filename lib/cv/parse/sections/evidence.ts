import type { DateRange, SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { awardPattern, namesInstitution } from '../education/education-patterns';
import { isLicence } from '../education/licences';
import { isWithinPhrase } from '../entry/head-dates';
import { employerScore, containsTitle } from '../entry/scores';
import { bodyLabel } from '../body-labels';
import { isKnownSkill, isLanguageName } from '../skills/known-skills';
import { readSkills } from '../skills/read-skills';
import { endsSentence } from '../text-shapes';
import { unpaidPost } from '../work/employer-lines';

export type StretchKind = SectionKind | 'top';

/** What a stretch of lines contains, apart from its heading. */
export interface Contents {
  /** Heads of jobs: a title or an employer with a range of dates. */
  jobs: number;
  /** Those of them that are unpaid by their names: 'Trustee', 'School governor'. */
  unpaid: number;
  /** Lines with an award count 1, lines with a school only count 0.5, because people also work at schools. */
  schooling: number;
  /** Lists with known skills in them: a line counts 1, a bullet point of up to three words a third. */
  lists: number;
  /** Sentences and long bullet points. */
  prose: number;
  /** Share of the items that are known skills, 0..1; 0 where a heading already decides (see `contentsOf`). */
  knownSkills: number;
  /** How surely the lines are a list of skills by all that their items tell, 0..1; 0 where `knownSkills` is not asked for. */
  skillSigns: number;
}

/** More jobs, schools or paragraphs add no evidence. */
const enough = 3;

/** Points of each head of a job, by the kind of section it stands in. */
const pointsPerJob: Partial<Record<StretchKind, number>> = {
  experience: 1.5,
  volunteering: 1,
  projects: 0.7,
  top: -1,
  education: -0.3,
  awards: -0.5,
  additional: -1.35,
  certifications: -0.5,
  memberships: -0.5,
  training: -0.5,
  publications: -0.5,
};
const pointsPerJobElsewhere = -1.5;

const pointsPerSchooling: Partial<Record<StretchKind, number>> = {
  education: 1.3,
  certifications: 0.7,
  training: 0.7,
  skills: -0.7,
  experience: -0.5,
  summary: -0.5,
};

/** Points of each head besides, where all are unpaid: a section with paid jobs among them is about work. */
const pointsPerUnpaid: Partial<Record<StretchKind, number>> = { experience: -1.5, volunteering: 2.5 };

/** How well the contents of a stretch fit a kind of section, in points. */
export const fitOf = (kind: StretchKind, { jobs, unpaid, schooling, prose, knownSkills, skillSigns }: Contents): number =>
  Math.min(jobs, enough) * ((pointsPerJob[kind] ?? pointsPerJobElsewhere) + (unpaid === jobs ? (pointsPerUnpaid[kind] ?? 0) : 0)) +
  Math.min(schooling, enough) * (pointsPerSchooling[kind] ?? 0) +
  (kind === 'skills'
    ? Math.max(knownSkills, skillSigns) * 6 - Math.min(prose, enough) * 0.5
    : kind === 'languages' && knownSkills > 0
      ? -8
      : 0);

/** Longer lines near dates are not the head of a job, and longer lines with an award or school are prose. */
const maxHeadWords = 14;
const maxSchoolingWords = 25;

/** 'Excel, Raiser's Edge (2013 to 2020), Salesforce': the time of one item of a list. */
const isOfItem = (before: string, after: string): boolean => before.trimEnd().endsWith('(') && /^\)[,;] \S/.test(after);

/** 'Gas Safe registered since 2009. Own van': a date within a sentence with another behind it. */
const endsSentenceAt = (before: string, text: string, at: number, after: string): boolean =>
  /\p{Ll}\p{Ll}+ *$/u.test(before) && /^\p{Ll}/u.test(text.slice(at)) && /^\. \p{Lu}/u.test(after) && !containsTitle(before);

/** 'CPC card until 09.2029': a job has a beginning. */
const isHeadRange = ({ text, start: from }: Line, { start, end, single, from: begun }: DateRange): boolean => {
  const before = text.slice(0, start - from);
  const after = text.slice(end - from);
  return (
    !single &&
    begun !== null &&
    !isWithinPhrase(before, text[start - from]) &&
    !isOfItem(before, after) &&
    !endsSentenceAt(before, text, start - from, after)
  );
};

/** Whether a line with a range of dates is in the head of a job: it or a short line near it has a title or an employer. */
export function isJobHead(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || line.bullet !== undefined || line.words > 20 || !datesOf(line).some((range) => isHeadRange(line, range))) return false;
  const near = nearHead(lines, at);
  if (near.some(({ text }) => containsTitle(text))) return !awardPattern.test(line.text);
  return !near.some(isSchooling) && near.some(({ text }) => employerScore(text) >= 1.5);
}

/** The line with the dates, and short ones beside it that may be of the same head. */
const nearHead = (lines: readonly Line[], at: number): Line[] =>
  [lines[at - 2], lines[at - 1], lines[at], lines[at + 1]]
    .filter((one) => one !== undefined)
    // The words of its dates do not count towards the length of a head.
    .filter((one) => (one === lines[at] || one.words <= maxHeadWords) && one.bullet === undefined);

/** 'Did my SVQ there on day release' and 'Full clean driving licence' tell of no school. */
const isSchooling = (line: Line): boolean =>
  line.words <= maxSchoolingWords &&
  (awardPattern.test(line.text) || namesInstitution(line.text)) &&
  !endsSentence(line.text) &&
  !isLicence(line);

const schoolingOf = (line: Line): number => (!isSchooling(line) ? 0 : awardPattern.test(line.text) ? 1 : 0.5);

/** Whether the head of a job whose dates are in the line names an unpaid post. Lines beside it count where it names nothing itself. */
function isUnpaidHead(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const own = line && (containsTitle(line.text) || employerScore(line.text) >= 1.5) ? [line] : nearHead(lines, at);
  return own.some((one) => unpaidPost.test(one.text));
}

export interface LineContents {
  isJob: boolean;
  isUnpaid: boolean;
  schooling: number;
}

/** The evidence of each line for the kind of its section. */
export const contentsByLine = (lines: readonly Line[]): LineContents[] =>
  lines.map((line, at) => {
    const isJob = isJobHead(lines, at);
    const isUnpaid = isJob && isUnpaidHead(lines, at);
    return { isJob, isUnpaid, schooling: isJob || line.bullet !== undefined ? 0 : schoolingOf(line) };
  });

const betweenItems = /[,;|•·]/;

/** As `listOf`, but 0 where no item is a known skill: authors, modules and towns are listed too. */
export function skillListOf(text: CvText, line: Line): number {
  // A label tells that something else is listed ('Modules: …'), and a full stop that the line is a sentence.
  const list = bodyLabel.test(line.text) || endsSentence(line.text) ? 0 : listOf(line);
  return list > 0 && readSkills(text, [line], null).some((item) => isKnownSkill(item.text)) ? list : 0;
}

/** 1 for 'Route planning, Stock control, Manual handling', a third for the bullet point 'Wound care'. */
function listOf(line: Line): number {
  if (line.bullet !== undefined && line.words <= 3) return 1 / 3;
  if (line.text.includes('[') || datesOf(line).length > 0 || isSchooling(line)) return 0;
  const items = line.text.split(betweenItems);
  return items.length >= 4 && line.words <= items.length * 3 ? 1 : 0;
}

/** Evidence for skills in a list of short items of which none is known, such as the tools of a rare trade. */
const leastOfList = 0.2;

/** The share of known skills among the items of a list; 0 where it has spoken languages or fewer than two items. */
export function knownSkillsIn(text: CvText, lines: readonly Line[], isUnnamed: boolean): number {
  const items = readSkills(text, lines, null);
  if (items.length < 2 || items.some((item) => isLanguageName(item.text))) return 0;
  const known = items.filter((item) => isKnownSkill(item.text)).length / items.length;
  return isUnnamed && lines.every((line) => listOf(line) > 0) ? Math.max(known, leastOfList) : known;
}
