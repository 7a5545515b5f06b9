import type { SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { datesOf } from '../dates/dates';
import { award, namesInstitution } from '../education/education-patterns';
import { employerScore, titleScore } from '../entry/scores';
import { loneLabel } from '../body-labels';
import { isFormLabel } from '../work/form-labels';
import type { Candidate, ColumnStyle } from './candidates';
import type { StretchKind } from './evidence';
import { isSetAs, prominenceOf, standsOut, styleKey, styleOf, type LineStyle } from './heading-style';

/** The input of the signs of a heading. */
export interface HeadingContext extends ColumnStyle {
  candidate: Candidate;
  line: Line;
  above: Line | undefined;
  below: Line | undefined;
  /** The known heading above has the same style. */
  isSetAsAbove: boolean;
  /** A CV with hardly any heading of its own may write 'Skills: Java, C#'. */
  allowsInline: boolean;
  /** Kinds with a certain heading elsewhere in the CV, over content that fits. */
  elsewhere: ReadonlySet<StretchKind>;
  prominence: number;
}

/** A sign for or against a heading. A line is a heading where the points of all its signs add up to more than 0. */
export interface HeadingSign {
  id: string;
  points: number;
  holds: (context: HeadingContext) => boolean;
}

const isListed = ({ candidate }: HeadingContext): boolean => candidate.words.listed !== null;
const isNamed = ({ candidate }: HeadingContext): boolean => Math.max(0, ...candidate.words.points.values()) >= 2;
/** 'Kitchen experience', 'Where I have worked': a word with so many points decides the kind by itself. */
export const sureWord = 3;
const isSurelyNamed = ({ candidate }: HeadingContext): boolean => Math.max(0, ...candidate.words.points.values()) >= sureWord;
const isLine = ({ candidate }: HeadingContext): boolean => candidate.form === 'line' || candidate.form === 'two-lines';
const isAsHeadings = ({ line, headings: { style } }: HeadingContext): boolean => style !== null && isSetAs(line, style);
const headingsStandOut = ({ headings: { style }, body }: HeadingContext): boolean => style !== null && standsOut(style, body);
const isRaised = (context: HeadingContext): boolean => isAsHeadings(context) && headingsStandOut(context);

/** In the style of the headings and of nothing else: an employer or a title would have the same style at every job. */
const isSetAsHeadingsAlone = (context: HeadingContext): boolean => isRaised(context) && context.headings.isExclusive;

/** A line at least so prominent stands out from the running text by more than one sign. */
const prominent = 1.5;

/** On a line of its own, in a CV whose headings stand out as this line does not. */
const isPlainLabel = (context: HeadingContext): boolean =>
  isLine(context) && headingsStandOut(context) && !isAsHeadings(context) && !context.isSetAsAbove && context.prominence < prominent;

const shortHeading = 4;

/** 'Laboratory experience' and 'Other work' below an empty line, where headings are set like everything else. */
const isNamedBelowGap = (context: HeadingContext): boolean =>
  isLine(context) &&
  !isListed(context) &&
  isSurelyNamed(context) &&
  !headingsStandOut(context) &&
  context.line.items.length === 1 &&
  context.line.words <= shortHeading &&
  (context.line.gapAbove ?? 0) > 0.8 &&
  (context.below?.gapAbove ?? 0) < 0.8;

export const headingSigns: readonly HeadingSign[] = [
  { id: 'heading.seldom', points: -2, holds: ({ candidate }) => candidate.form !== 'unheaded' },
  { id: 'heading.listed-words', points: 3, holds: isListed },
  { id: 'heading.known-word', points: 1, holds: (context) => !isListed(context) && isNamed(context) },
  {
    id: 'heading.set-as-headings',
    points: 3,
    holds: (context) => isLine(context) && (isSetAsHeadingsAlone(context) || (isRaised(context) && isListed(context))),
  },
  {
    id: 'heading.set-as-heading-above',
    points: 3,
    holds: (context) => isListed(context) && context.isSetAsAbove && context.prominence >= 1,
  },
  {
    id: 'heading.among-plain-headings',
    points: 3,
    holds: (context) => isLine(context) && isListed(context) && !headingsStandOut(context),
  },
  { id: 'heading.named-below-gap', points: 2.5, holds: isNamedBelowGap },
  { id: 'heading.stands-out', points: 1.5, holds: (context) => isLine(context) && context.prominence >= prominent },
  { id: 'heading.gap-above', points: 0.5, holds: ({ line }) => (line.gapAbove ?? 0) > 0.8 },
  {
    id: 'heading.plain-word',
    points: -3,
    holds: (context) => isListed(context) && context.line.words === 1 && isPlainLabel(context),
  },
  { id: 'heading.bullet', points: -1.5, holds: ({ line }) => line.bullet !== undefined },
  { id: 'heading.dated', points: -1, holds: (context) => isLine(context) && datesOf(context.line).length > 0 },
  {
    id: 'heading.reads-like-title',
    points: -5,
    holds: (context) => isLine(context) && !isListed(context) && titleScore(context.line.text) >= (isSurelyNamed(context) ? 3 : 2),
  },
  {
    id: 'heading.label',
    points: -3,
    holds: (context) => isLine(context) && !isListed(context) && !isRaised(context) && loneLabel.test(context.line.text),
  },
  { id: 'heading.label-of-form', points: -6, holds: (context) => isLine(context) && !isListed(context) && isFormLabel(context.line.text) },
  {
    id: 'heading.reads-like-employer',
    points: -4,
    holds: (context) =>
      isLine(context) &&
      !isListed(context) &&
      !isRaised(context) &&
      !namesInstitution(context.line.text) &&
      employerScore(context.line.text) >= (isSurelyNamed(context) ? 2.5 : 1.5),
  },
  {
    id: 'heading.reads-like-school',
    points: -2,
    holds: ({ candidate, line }) =>
      candidate.form === 'line' && candidate.words.listed === null && (award.test(line.text) || namesInstitution(line.text)),
  },
  {
    id: 'heading.unlike-headings',
    points: -2,
    holds: (context) => isLine(context) && !isListed(context) && headingsStandOut(context) && !isAsHeadings(context),
  },
  { id: 'heading.unheaded-work', points: -2, holds: ({ candidate }) => candidate.form === 'unheaded' },
  {
    id: 'heading.work-stands-elsewhere',
    points: -6,
    holds: ({ candidate, elsewhere }) => candidate.form === 'unheaded' && elsewhere.has('experience'),
  },
];

/** A sign that depends on the section the line would stand in otherwise. */
export interface PlacedSign {
  id: string;
  points: number;
  holds: (context: HeadingContext, current: StretchKind) => boolean;
}

/** Kinds whose headings often stand inside a job as labels: 'Awards', 'Training', 'Summary'. */
const minorKinds: ReadonlySet<StretchKind> = new Set<SectionKind>(['additional', 'awards', 'training', 'summary']);

/** Sections whose lines carry labels of their own ('Technologies: Java'). */
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
      !isListed(context) && !isRaised(context) && !isNamedBelowGap(context) && isLine(context) && context.candidate.words.kind === current,
  },
  {
    id: 'heading.label-in-section',
    points: -7,
    holds: (context, current) =>
      isListed(context) &&
      isLine(context) &&
      !isAsHeadings(context) &&
      headingsStandOut(context) &&
      !context.isSetAsAbove &&
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
      current === 'skills' && context.candidate.form === 'label-column' && headingsStandOut(context) && !isAsHeadings(context),
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
    id: 'heading.over-role',
    points: -5,
    holds: (context, current) =>
      !isListed(context) && !isSurelyNamed(context) && !isSetAsHeadingsAlone(context) && labelled.has(current) && isOverRole(context),
  },
  {
    id: 'heading.jobs-go-on',
    points: -20,
    holds: ({ candidate }, current) => candidate.form === 'unheaded' && current !== 'top' && current !== 'summary',
  },
];

/** Set smaller or plainer than the headings of this CV. */
function isLesser(line: Line, style: LineStyle | null): boolean {
  if (!style) return false;
  const isSmaller = style.size !== null && line.size !== null && line.size < style.size - 0.4;
  const isPlainer = style.isCaps && !line.isCaps;
  return isSmaller || isPlainer || (style.level !== null && (line.headingLevel ?? 9) > style.level);
}

/** An employer's line over or under a dated role looks like a heading too, unless the file itself says that it is one. */
function isOverRole({ line, above, below }: HeadingContext): boolean {
  if (line.headingLevel !== undefined) return false;
  if (below && isDatedHead(below)) return true;
  return above !== undefined && isDatedHead(above) && below?.bullet !== undefined;
}

const isDatedHead = (line: Line): boolean => line.bullet === undefined && datesOf(line).length > 0;

/** The context of a candidate, with answers that several signs need. */
export const contextOf = (parts: Omit<HeadingContext, 'prominence'>): HeadingContext => ({
  ...parts,
  prominence: prominenceOf(parts.line, parts.body),
});

export const lookOf = (line: Line): string => styleKey(styleOf(line));
