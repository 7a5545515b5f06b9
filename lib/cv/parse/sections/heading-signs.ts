import type { SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { datesOf, textWithoutDates } from '../dates/dates';
import { awayBounds, tellsOfTimeAway } from '../work/time-away';
import { awardPattern, namesInstitution } from '../education/education-patterns';
import { bestTitleScore, employerScore } from '../entry/scores';
import { loneLabel } from '../body-labels';
import { endsWithColon } from '../text-shapes';
import { isFormLabel } from '../work/form-labels';
import type { Candidate, ColumnStyle } from './candidates';
import type { StretchKind } from './evidence';
import { hasStyle, prominenceOf, standsOut, type LineStyle } from './heading-style';

/** What the signs of a heading look at. */
export interface HeadingContext extends ColumnStyle {
  candidate: Candidate;
  line: Line;
  above: Line | undefined;
  below: Line | undefined;
  /** In capitals, and a known heading above has the same style. */
  isStyledAsHeadingAbove: boolean;
  /** The CV has few headings on lines of their own, so it may have headings before colons: 'Skills: Java, C#'. */
  allowsInline: boolean;
  /** Kinds with a known heading in this CV, above contents that fit. */
  elsewhere: ReadonlySet<StretchKind>;
  prominence: number;
}

/** A sign for or against a heading. The points were set by hand on labelled documents; their sum is what a new section adds in `decode`. */
export interface HeadingSign {
  id: string;
  points: number;
  holds: (context: HeadingContext) => boolean;
}

const isListed = ({ candidate }: HeadingContext): boolean => candidate.words.listed !== null;
const isNamed = ({ candidate }: HeadingContext): boolean => Math.max(0, ...candidate.words.points.values()) >= 2;
/** A word with so many points decides the kind by itself: 'Kitchen experience', 'Where I have worked'. */
export const sureWord = 3;
const isSurelyNamed = ({ candidate }: HeadingContext): boolean => Math.max(0, ...candidate.words.points.values()) >= sureWord;
const isLine = ({ candidate }: HeadingContext): boolean => candidate.form === 'line' || candidate.form === 'two-lines';
const hasHeadingStyle = ({ line, headings: { style } }: HeadingContext): boolean => style !== null && hasStyle(line, style);
const headingsStandOut = ({ headings: { style }, body }: HeadingContext): boolean => style !== null && standsOut(style, body);
/** In the style of this CV's headings, which differs from running text. */
const isStyledAsHeading = (context: HeadingContext): boolean => hasHeadingStyle(context) && headingsStandOut(context);

/** In a style that headings of this CV have and employers and titles do not. */
const hasExclusiveHeadingStyle = (context: HeadingContext): boolean => isStyledAsHeading(context) && context.headings.isExclusive;

/** From here on a line stands out from running text by more than one property. */
const prominent = 1.5;

/** On a line of its own, but plain, in a CV whose headings stand out. */
const isPlainLabel = (context: HeadingContext): boolean =>
  isLine(context) &&
  headingsStandOut(context) &&
  !hasHeadingStyle(context) &&
  !context.isStyledAsHeadingAbove &&
  context.prominence < prominent;

/** Most words of a short heading. */
const shortHeading = 4;

/** 'Laboratory experience' below an empty line, in a CV whose headings do not stand out. */
const isNamedBelowGap = (context: HeadingContext): boolean =>
  isLine(context) &&
  !isListed(context) &&
  isSurelyNamed(context) &&
  !headingsStandOut(context) &&
  context.line.items.length === 1 &&
  context.line.words <= shortHeading &&
  (context.line.gapAbove ?? 0) > 0.8 &&
  (context.below?.gapAbove ?? 0) < 0.8;

/** 'Truck licences and tickets' in the bold type of this CV's headings and of its dated jobs. */
const isNamedInHeadingStyle = (context: HeadingContext): boolean =>
  isLine(context) &&
  !isListed(context) &&
  isSurelyNamed(context) &&
  isStyledAsHeading(context) &&
  !context.headings.isExclusive &&
  datesOf(context.line).length === 0 &&
  !isBesideRole(context);

export const headingSigns: readonly HeadingSign[] = [
  { id: 'heading.seldom', points: -2, holds: ({ candidate }) => candidate.form !== 'unheaded' },
  { id: 'heading.listed-words', points: 3, holds: isListed },
  { id: 'heading.known-word', points: 1, holds: (context) => !isListed(context) && isNamed(context) },
  {
    id: 'heading.set-as-headings',
    points: 3,
    holds: (context) => isLine(context) && (hasExclusiveHeadingStyle(context) || (isStyledAsHeading(context) && isListed(context))),
  },
  {
    id: 'heading.set-as-heading-above',
    points: 3,
    holds: (context) => isListed(context) && context.isStyledAsHeadingAbove && context.prominence >= 1,
  },
  {
    id: 'heading.among-plain-headings',
    points: 3,
    holds: (context) => isLine(context) && isListed(context) && !headingsStandOut(context),
  },
  { id: 'heading.named-in-heading-style', points: 2.5, holds: isNamedInHeadingStyle },
  { id: 'heading.named-below-gap', points: 2.5, holds: isNamedBelowGap },
  { id: 'heading.stands-out', points: 1.5, holds: (context) => isLine(context) && context.prominence >= prominent },
  { id: 'heading.gap-above', points: 0.5, holds: ({ line }) => (line.gapAbove ?? 0) > 0.8 },
  {
    id: 'heading.plain-word',
    points: -3,
    holds: (context) => isListed(context) && context.line.words === 1 && isPlainLabel(context),
  },
  { id: 'heading.bullet', points: -1.5, holds: ({ line }) => line.bullet !== undefined },
  { id: 'heading.time-away', points: -3, holds: (context) => isLine(context) && isTimeAway(context.line) },
  { id: 'heading.dated', points: -1, holds: (context) => isLine(context) && datesOf(context.line).length > 0 },
  {
    id: 'heading.reads-like-title',
    points: -5,
    holds: (context) =>
      isLine(context) && !isListed(context) && bestTitleScore(textWithoutDates(context.line)) >= (isSurelyNamed(context) ? 3 : 2),
  },
  {
    id: 'heading.label',
    points: -3,
    holds: (context) => isLine(context) && !isListed(context) && !isStyledAsHeading(context) && loneLabel.test(context.line.text),
  },
  { id: 'heading.label-of-form', points: -6, holds: (context) => isLine(context) && !isListed(context) && isFormLabel(context.line.text) },
  {
    id: 'heading.reads-like-employer',
    points: -4,
    holds: (context) =>
      isLine(context) &&
      !isListed(context) &&
      !isStyledAsHeading(context) &&
      !namesInstitution(context.line.text) &&
      employerScore(context.line.text) >= (isSurelyNamed(context) ? 2.5 : 1.5),
  },
  {
    id: 'heading.reads-like-school',
    points: -2,
    holds: ({ candidate, line }) =>
      candidate.form === 'line' && candidate.words.listed === null && (awardPattern.test(line.text) || namesInstitution(line.text)),
  },
  {
    id: 'heading.unlike-headings',
    points: -2,
    holds: (context) => isLine(context) && !isListed(context) && headingsStandOut(context) && !hasHeadingStyle(context),
  },
  { id: 'heading.unheaded-work', points: -2, holds: ({ candidate }) => candidate.form === 'unheaded' },
  {
    id: 'heading.work-stands-elsewhere',
    points: -6,
    holds: ({ candidate, elsewhere }) => candidate.form === 'unheaded' && elsewhere.has('experience'),
  },
];

/** A sign that depends on the section above, which the line would otherwise belong to. */
export interface PlacedSign {
  id: string;
  points: number;
  holds: (context: HeadingContext, current: StretchKind) => boolean;
}

/** Kinds whose headings are often labels within a job: 'Awards', 'Training', 'Summary'. */
const minorKinds: ReadonlySet<StretchKind> = new Set<SectionKind>(['additional', 'awards', 'training', 'summary']);

/** Kinds of sections with labels in them: 'Technologies: Java'. */
const labelled: ReadonlySet<StretchKind> = new Set<SectionKind>([
  'experience',
  'skills',
  'projects',
  'education',
  'volunteering',
  'languages',
  'contact',
  'references',
]);

export const placedSigns: readonly PlacedSign[] = [
  {
    id: 'heading.school-in-education',
    points: -4,
    holds: (context, current) => current === 'education' && isLine(context) && !isListed(context) && namesInstitution(context.line.text),
  },
  {
    id: 'heading.repeats-section',
    points: -3,
    holds: (context, current) =>
      !isListed(context) &&
      !isStyledAsHeading(context) &&
      !isNamedBelowGap(context) &&
      isLine(context) &&
      context.candidate.words.kind === current,
  },
  {
    // 'Work experience', with its dates beside it, among the jobs of that section.
    id: 'heading.title-of-placement',
    points: -6,
    holds: ({ candidate, line }, current) =>
      current === 'experience' && candidate.words.listed === current && candidate.form === 'label-column' && datesOf(line).length > 0,
  },
  {
    id: 'heading.label-in-section',
    points: -7,
    holds: (context, current) =>
      isListed(context) &&
      isLine(context) &&
      !hasHeadingStyle(context) &&
      headingsStandOut(context) &&
      !context.isStyledAsHeadingAbove &&
      labelled.has(current) &&
      isLesser(context.line, context.headings.style) &&
      (minorKinds.has(context.candidate.words.listed ?? 'top') || current === 'skills' || current === 'languages'),
  },
  {
    id: 'heading.item-of-list',
    points: -3,
    holds: (context, current) => current === 'skills' && isListed(context) && isPlainLabel(context),
  },
  {
    id: 'heading.group-of-skills',
    points: -6,
    holds: (context, current) =>
      current === 'skills' && context.candidate.form === 'label-column' && headingsStandOut(context) && !hasHeadingStyle(context),
  },
  {
    id: 'heading.label-before-colon',
    points: -8,
    holds: ({ candidate, allowsInline }, current) => candidate.form === 'before-colon' && !allowsInline && labelled.has(current),
  },
  {
    id: 'heading.label-of-address',
    points: -8,
    holds: ({ candidate }, current) => candidate.form === 'before-colon' && candidate.words.listed === 'contact' && current === 'top',
  },
  {
    id: 'heading.beside-role',
    points: -5,
    holds: (context, current) =>
      !isListed(context) && !isSurelyNamed(context) && !hasExclusiveHeadingStyle(context) && labelled.has(current) && isBesideRole(context),
  },
  {
    id: 'heading.jobs-go-on',
    points: -20,
    holds: ({ candidate }, current) => candidate.form === 'unheaded' && current !== 'top' && current !== 'summary',
  },
];

/** Smaller or plainer than the headings of this CV. */
function isLesser(line: Line, style: LineStyle | null): boolean {
  if (!style) return false;
  const isSmaller = style.size !== null && line.size !== null && line.size < style.size - 0.4;
  const isPlainer = style.isCaps && !line.isCaps;
  return isSmaller || isPlainer || (style.level !== null && (line.headingLevel ?? 9) > style.level);
}

/**
 * Whether the line may be an employer above or below a dated role, which looks like a heading. A heading style of the file excludes it,
 * and a colon at its end.
 */
function isBesideRole({ line, above, below }: HeadingContext): boolean {
  if (line.headingLevel !== undefined || endsWithColon(line.text)) return false;
  if (below && isDatedHead(below)) return true;
  return above !== undefined && isDatedHead(above) && below?.bullet !== undefined;
}

/** 'Career break - looking after mum, 2013 - 2015' stands among the jobs and heads none. */
const isTimeAway = (line: Line): boolean =>
  datesOf(line).some(({ single }) => !single) && tellsOfTimeAway(textWithoutDates(line), awayBounds.certain);

const isDatedHead = (line: Line): boolean => line.bullet === undefined && datesOf(line).length > 0;

/** The context of a candidate, with its prominence, which several signs need. */
export const contextOf = (parts: Omit<HeadingContext, 'prominence'>): HeadingContext => ({
  ...parts,
  prominence: prominenceOf(parts.line, parts.body),
});
