import type { Cv, WorkEntry } from '@/lib/cv/cv';
import { titleScore } from '@/lib/cv/parse/entry/scores';
import type { Confidence, Level, Placement } from '@/lib/shared/result';
import { rankWords, trainingTitles } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { findOccupation, namesOf } from '@/lib/facts/occupations';
import { showsAny } from '@/lib/facts/registers';
import type { AuditInput } from '../audit';
import type { OfficialGroup, OfficialStatistics, PayScale, PlacedWork, WantedPost, WorkRegister } from '../official';
import { apprenticePost, wantsApprenticeship } from '../level';
import type { RoleReading } from '../reading/reading';
import { SHOWN_FROM, type OccupationMatch } from '../reading/career/occupation-match';
import { rungOf } from '../reading/career/seniority';
import { titleFor } from '../reading/career/occupation-title';

/** The work of a CV: an official unit group, and the catalogue's occupation within it where there is one. */
export interface Career {
  placement: Placement;
  group: OfficialGroup;
  occupation: OccupationMatch | null;
  /** As adverts and the person write it: 'Bus Driver'. */
  title: string;
  confidence: Confidence;
  /** Other work that the CV says is wanted, where its register is not missing. `isRegistered`: the CV shows the register that it needs. */
  aim: { soc: string; title: string; isRegistered: boolean } | null;
  /** The post within this work that the CV says is wanted: 'First Junior Clerk'. */
  wantedPost: string | null;
  /** The post for a beginner in a trade that is taught: an apprentice's where they ask for it, else a trainee's. */
  firstPost: string | null;
  /** The person does this work or did it, and does not only want it. */
  isHeld: boolean;
  /** The last paid work ended years ago. */
  isLongAgo: boolean;
  /** The scale that the CV names for it: 'Band 6'. */
  scale: PayScale | null;
}

/**
 * Below this neither role nor pay is shown: of 500 titles of adverts and CVs, the group was wrong for 3 in 10 between .5 and .65, and
 * for 3 in 100 above. The jobs of beginners weigh less from the start.
 */
const NAMED_FROM = 0.65;
const BEGINNER_NAMED_FROM = 0.5;
const SURE = { probability: 0.85, skills: 5 };
const SMALL_WORDS = new Set(['a', 'and', 'as', 'at', 'de', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
const LONGEST_ABBREVIATION = 3;

/** 'Bus driver' → 'Bus Driver'; an abbreviation stays as it is. */
const asTitle = (title: string): string =>
  title
    .split(' ')
    .map((word, i) => {
      if (i > 0 && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
      return word === word.toUpperCase() && word.length <= LONGEST_ABBREVIATION ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
    })
    .join(' ');

/** Of a title that tells no rung: 'Joiner'. */
export const USUAL_RUNG = 2;
const LONGEST_TITLE = 6;
const wordsIn = (title: string): string[] => title.toLowerCase().match(/[\p{L}\d+]+/gu) ?? [];

const training = anyOf(trainingTitles);

/** Where the department, the place or the employer begins. */
const endOfTitle = /[,(|/]| [-–—] | at /;

/**
 * 'Principal Geotechnical Engineer' for a person who has risen above the 'Geotechnical Engineer' of the index. `isHeld`: the latest job
 * is certainly in this group, so that its title may have other words.
 */
function withRank(title: string, latest: string, isHeld: boolean): string {
  const own = latest.split(endOfTitle)[0]?.trim() ?? '';
  const words = wordsIn(own);
  const isTitle = words.length > 1 && words.length <= LONGEST_TITLE && !own.includes('[');
  // 'Junior Accountant' is not yet the accountant of the index.
  const isBefore = isTitle && rungOf(own) === 0 && !training.test(own) && wordsIn(title).every((word) => words.includes(word));
  if (isBefore) return asTitle(own);
  const isOfIt = isTitle && (isHeld || wordsIn(title).every((word) => words.includes(word)));
  return isOfIt && (rungOf(own) ?? 0) > (rungOf(title) ?? USUAL_RUNG) ? asTitle(own) : title;
}

function occupationIn(soc: string, occupations: readonly OccupationMatch[]): OccupationMatch | null {
  const own = occupations.filter(({ occupation }) => occupation.soc2020 === soc);
  return own.find(({ titleShare }) => titleShare > 0) ?? own.find(({ score }) => score >= SHOWN_FROM) ?? null;
}

/** Managers, professions and technicians: groups of a long ladder of posts. */
export const CAREERS = /^[123]/;

const seniorLevels: ReadonlySet<Level> = new Set<Level>(['senior', 'executive']);

/** Whether somebody in a career of many levels may be paid more than most of its group. */
export const isAboveGroup = ({ level }: AuditInput, soc: string): boolean => CAREERS.test(soc) && seniorLevels.has(level);

/**
 * Sure only where a title is that of the index word for word: a 'senior designer' is not paid as the designers of all ranks, and a
 * senior person not as a group of all levels.
 */
function confidenceOf(
  audit: AuditInput,
  { soc, probability }: Placement,
  occupation: OccupationMatch | null,
  exact: string | null,
): Confidence {
  const title = wordsIn(exact ?? '').join(' ');
  const { cv, reading } = audit;
  const called = [reading.newest.find(({ isPaid }) => isPaid)?.entry.title, cv.headline];
  const isWhole = exact !== null && called.some((span) => span && wordsIn(span.text.split(endOfTitle)[0] ?? '').join(' ') === title);
  return isWhole && !isAboveGroup(audit, soc) && probability >= SURE.probability && (occupation?.matched.length ?? 0) >= SURE.skills
    ? 'high'
    : 'medium';
}

/** Other work than the placed one, unless the law asks for a register that the CV does not show. */
function openAim(
  { soc, title }: NonNullable<PlacedWork['aim']>,
  placed: Placement,
  { cv }: AuditInput,
  official: OfficialStatistics,
): Career['aim'] {
  const group = soc === placed.soc ? null : official.group(soc);
  return group && !lacks(group.register, cv.text) ? { soc, title: asTitle(title), isRegistered: group.register !== null } : null;
}

/** 'Office assistant' is made of a place and no field: 'regulatory affairs officer' is more. */
const WORDS_OF_PLACE = 2;

/**
 * The wanted posts that are open: the law keeps some for who is on a register, though not for trainees. Where a field is wanted and the
 * present work is not known, the post that begins in the field.
 */
export const openPosts = ({ wantedPosts, aim }: PlacedWork, { text }: Cv, official: OfficialStatistics, isPlaced: boolean): WantedPost[] =>
  (wantedPosts.length === 0 && aim && !isPlaced && wordsIn(aim.title).length > WORDS_OF_PLACE ? [aim] : wantedPosts)
    .filter(({ soc, title }) => soc === null || training.test(title) || !lacks(official.group(soc)?.register ?? null, text))
    .map(({ title, soc }) => ({ title: asTitle(title), soc }));

/** Whether the latest title or the headline has one of the names. */
const isCalled = ({ cv, reading: { newest } }: AuditInput, names: readonly string[]): boolean =>
  [newest.find(({ isPaid }) => isPaid)?.entry.title, cv.headline].some((span) =>
    names.some((name) => span?.text.toLowerCase().includes(name.toLowerCase())),
  );

const SURE_TITLE = 2;
/** Below this a single word is the head of many titles: 'Maker' of kites as of cakes. */
const KNOWN_FROM = 0.5;
/** Words that name no work by themselves. */
const bareTitles = new Set([...rankWords, 'consultant', 'executive', 'helper', 'officer', 'operative', 'owner', 'worker']);

/** Named by the catalogue or by the index; null where neither has it. */
function titleOf(audit: AuditInput, occupation: OccupationMatch | null, exactTitle: string | null): string | null {
  const exact = exactTitle === null ? null : asTitle(exactTitle);
  if (!occupation || exact === null) return occupation ? titleFor(audit.cv, audit.reading, occupation.occupation) : exact;
  // A person with the title 'Team Manager' is not named after an earlier job; 'Owner' alone says too little.
  const isOwn = !bareTitles.has(exact.toLowerCase()) && isCalled(audit, [exact]) && !isCalled(audit, namesOf(occupation.occupation));
  // A catalogue entry that no title names says less than the index's own words.
  return isOwn || occupation.titleShare === 0 ? exact : titleFor(audit.cv, audit.reading, occupation.occupation);
}

/** Major groups of trades, care, sales and machines. */
const TAUGHT_TRADES = /^[5-8]/;
const SKILLED_TRADES = '5';
const MONTHS_OF_TRAINING = 24;
/** Signs that a trade was learnt. */
const trainedBy = /\b(?:NVQ|SVQ)\s(?:Level\s)?[3-5]\b|\b(?:apprenticeship|time[- ]served|qualified|City (?:and|&) Guilds|Level 3)\b/i;
const YEARS_AWAY = 3;

function isLongAgo({ roles, today }: AuditInput['reading']): boolean {
  const months = roles.flatMap(({ isPaid, months: range }) => (isPaid && range ? [range.to] : []));
  return months.length > 0 && Math.max(...months) < today - YEARS_AWAY * 12;
}

function firstPostIn({ cv, level, reading, english }: AuditInput, { soc }: OfficialGroup, title: string): string | null {
  if (level !== 'student') return null;
  if (wantsApprenticeship(cv)) return apprenticePost({ cv, english }) ?? (TAUGHT_TRADES.test(soc) ? `Apprentice ${title}` : 'Apprentice');
  const isNew = soc.startsWith(SKILLED_TRADES) && reading.experienceMonths < MONTHS_OF_TRAINING && !trainedBy.test(cv.text);
  return isNew ? `Trainee ${title}` : null;
}

/** The catalogue knows no other work by the title of the latest job. */
const isSurelyHeld = ({ soc, probability }: Placement, latest: RoleReading | undefined): boolean =>
  probability >= SURE.probability && latest !== undefined && latest.occupationIds.every((id) => findOccupation(id)?.soc2020 === soc);

/** Sales, hospitality, cleaning and stores: what students do beside their studies. */
const BESIDE_STUDY = /^[79]/;
const studying = /\b(?:(?:under)?graduate|student)\b/i;

/** A graduate who serves in a café has this job beside the work that the degree is for. */
const isBesideStudy = ({ cv }: AuditInput, { soc }: Placement): boolean =>
  BESIDE_STUDY.test(soc) && [cv.headline, cv.profile].some((piece) => piece !== null && studying.test(piece.text));

/** Of work that is too unsure to be named: 'Administrator' is looked for whatever is administered, 'Manager' alone is not. */
export function sharedTitleOf(audit: AuditInput, { exactTitle, placement }: PlacedWork): string | null {
  const title = exactTitle ?? latestTitle(audit);
  const isHeadAlone = exactTitle !== null && wordsIn(exactTitle).length === 1 && placement.probability < KNOWN_FROM;
  return title === null || isHeadAlone || bareTitles.has(title.toLowerCase()) || isBesideStudy(audit, placement) ? null : asTitle(title);
}

const isPost = (title: string): boolean => titleScore(title) >= SURE_TITLE && wordsIn(title).length <= LONGEST_TITLE;
const isBare = (title: string): boolean => wordsIn(title).every((word) => bareTitles.has(word));

/** The title of the latest paid job, where its words are those of a title and stand alone: 'Volunteer and Befriending Officer'. */
function latestTitle({ reading: { newest } }: AuditInput): string | null {
  const title = newest.find(({ isPaid }) => isPaid)?.entry.title?.text ?? '';
  return isPost(title) && !/[[(|/,]/.test(title) ? title : null;
}

/** The title of the job that goes on, as an advert would have it; null where its words name no post. */
export function heldTitle(audit: AuditInput): string | null {
  const current = audit.reading.newest.find(({ isPaid, isCurrent }) => isPaid && isCurrent);
  const title = current?.entry.title?.text.split(endOfTitle)[0]?.trim() ?? '';
  return isPost(title) && !title.includes('[') && !bareTitles.has(title.toLowerCase()) && rungOf(title) !== 0
    ? asTitle(title === title.toUpperCase() ? title.toLowerCase() : title)
    : null;
}

/**
 * The title of the latest paid job as the person writes it, without a remark in brackets: the name of work that could not be placed. null for
 * who is at the beginning, whose jobs are often beside their studies, and where its words name no post.
 */
export function ownTitle({ level, reading }: AuditInput): string | null {
  if (level === 'student') return null;
  const whole = (reading.newest.find(({ isPaid }) => isPaid)?.entry.title?.text ?? '').replace(/\s*\([^)]*\)/g, '').trim();
  const short = whole.split(endOfTitle)[0]?.trim() ?? '';
  const title = isBare(short) ? whole : short;
  return isPost(title) && !/[[/]/.test(title) && !isBare(title) ? asTitle(title) : null;
}

/** The lines of a job above its duties: title, employer, place. What stands below may be of other people: 'promoted two nurses to Band 6'. */
export const headOf = ({ start, end, statements }: WorkEntry, text: string): string => text.slice(start, statements[0]?.start ?? end);

/** Nations with pay scales of their own for health and schools. */
export const OWN_SCALES = /^(?:Scotland|Wales|Northern Ireland)$/;

/** The scale of the grade that the latest job or the headline names. The scales are those of England. */
function scaleOf({ cv, reading }: AuditInput, { soc }: Placement, official: OfficialStatistics): PayScale | null {
  const latest = reading.newest.find(({ isPaid }) => isPaid)?.entry;
  const region = latest?.place ? (official.regionalPay(latest.place.text, soc)?.region ?? '') : '';
  if (!latest || OWN_SCALES.test(region)) return null;
  return official.scaleIn(headOf(latest, cv.text), soc) ?? official.scaleIn(cv.headline?.text ?? '', soc);
}

/** null where the placement is too unsure to be named. */
export function careerOf(
  audit: AuditInput,
  { placement, exactTitle, isHeld, aim, wantedPost }: PlacedWork,
  official: OfficialStatistics,
): Career | null {
  const group = official.group(placement.soc);
  const { level, reading, occupations } = audit;
  const from = level === 'student' ? BEGINNER_NAMED_FROM : NAMED_FROM;
  if (placement.probability < from || !group || isBesideStudy(audit, placement)) return null;
  const occupation = occupationIn(placement.soc, occupations);
  const latest = reading.newest.find(({ isPaid }) => isPaid);
  const title = titleOf(audit, occupation, exactTitle) ?? group.name;
  return {
    placement,
    group,
    occupation,
    title: withRank(title, latest?.entry.title?.text ?? '', isSurelyHeld(placement, latest)),
    confidence: confidenceOf(audit, placement, occupation, exactTitle),
    aim: aim && openAim(aim, placement, audit, official),
    wantedPost: wantedPost && asTitle(wantedPost),
    firstPost: firstPostIn(audit, group, title),
    isHeld,
    isLongAgo: isLongAgo(reading),
    scale: scaleOf(audit, placement, official),
  };
}

/** The job to look for. */
export const soughtTitle = ({ title, firstPost, wantedPost }: Career): string => firstPost ?? wantedPost ?? title;

/** Whether the CV says nothing of a register or licence that the work needs. */
export const lacks = (register: WorkRegister | null, text: string): boolean => register !== null && !showsAny(text, register.shownBy);

/** Years of learning that the classification asks of its major groups: 4 for professions and heads, 1 for elementary work. */
const skillLevels: Readonly<Record<string, number>> = { '1': 4, '2': 4, '3': 3, '4': 2, '5': 3, '6': 2, '7': 2, '8': 2, '9': 1 };

const skillLevel = (soc: string): number => skillLevels[soc.slice(0, 1)] ?? 0;

/**
 * For a career change the old work is not suggested: the new work's major group is another one, and needs no more learning. A carer who
 * wants to manage the home, or a nurse the ward, is moving up and not leaving; so is a marketing manager who wants to be its head. Somebody who left years ago has changed, and who is on
 * the register of a profession goes back to it.
 */
export const leavesTheTrade = (career: Career): boolean => {
  const { aim, group, isLongAgo: hasLeft } = career;
  if (aim === null || aim.soc.slice(0, 1) === group.soc.slice(0, 1)) return false;
  if (hasLeft) return true;
  if (group.next.includes(aim.soc)) return false;
  if (aim.soc.startsWith(MANAGERS)) return skillLevel(group.soc) === skillLevel(aim.soc) && !isOfSameField(aim.title, career.title);
  return aim.isRegistered || skillLevel(aim.soc) <= skillLevel(group.soc);
};

/** The major group of managers. */
const MANAGERS = '1';

/** 'Head of Marketing' and 'Marketing Manager' share a word that tells more than a rank. */
export function isOfSameField(title: string, other: string): boolean {
  const said = new Set(wordsIn(other));
  return wordsIn(title).some((word) => said.has(word) && !bareTitles.has(word) && !SMALL_WORDS.has(word));
}

/** Whether other work lies below that of a group: less learning is asked for, or this group is its next step. */
export const isStepDown = (from: OfficialGroup, to: OfficialGroup): boolean =>
  to.next.includes(from.soc) || skillLevel(to.soc) < skillLevel(from.soc);
