import type { ContactFacts, CvDocument, CvText, Span } from './document/redacted-document';
import type { SectionKind } from '@/lib/facts/section-kinds';

/**
 * A CV as it was understood: immutable, every piece with its place in the text. The names follow
 * JSON Resume; `toJsonResume` turns it into exactly that.
 */

/** A piece of text with its place: `text` is what the CV's text says at the span, white space tidied. */
export interface Piece extends Span {
  text: string;
}

export type { SectionKind };

export interface Section extends Span {
  kind: SectionKind;
  /** null where the section was recognised by its content (an unheaded profile, say). */
  heading: Piece | null;
  /** Indices into `cv.lines`, heading excluded. */
  lines: number[];
}

/** A month is 1..12, or null where only the year is written. */
export interface PartialDate {
  year: number;
  month: number | null;
}

export interface DateRange extends Span {
  from: PartialDate | null;
  /** null when open, or where one point only is given (see `single`). */
  to: PartialDate | null;
  /** 'Present', 'to date', 'Since May 2021'. */
  current: boolean;
  /** One point in time: 'Summer 2019', 'June 2014'. */
  single: boolean;
  /** How it was written, as a pattern such as 'MMM yyyy', 'MM/yyyy', 'yyyy', 'MMMM yyyy': for consistency checks. */
  format: string;
}

/** A bullet, or a sentence of a paragraph where a role has no bullets. */
export interface Statement extends Piece {
  kind: 'bullet' | 'sentence';
  page: number;
  words: number;
  /** Visual lines it takes. */
  lineCount: number;
}

export interface WorkEntry extends Span {
  employer: Piece | null;
  title: Piece | null;
  place: Piece | null;
  dates: DateRange | null;
  statements: Statement[];
  page: number;
}

export interface EducationEntry extends Span {
  institution: Piece | null;
  /** 'BSc (Hons)', 'A-levels', 'BTEC Level 3' … */
  award: Piece | null;
  /** Subject. */
  area: Piece | null;
  grade: Piece | null;
  dates: DateRange | null;
  statements: Statement[];
}

export interface SkillItem extends Piece {
  /** Label of the group it stands in ('Languages', 'Tools'), where there is one. */
  group: string | null;
}

/** Anything dated or listed that is neither work nor education: a project, certificate, publication, award. */
export interface OtherEntry extends Span {
  title: Piece;
  issuer: Piece | null;
  dates: DateRange | null;
  statements: Statement[];
}

/** How surely each of these parts was read whole, 0..1: below .5 it is as likely that a section was lost. */
export interface Confidence {
  work: number;
  education: number;
  skills: number;
}

/** `Cv<RedactedText>` may be stored and sent; `Cv` alone may also be a draft of the visitor's browser. */
export interface Cv<Text extends CvText = CvText> {
  document: CvDocument<Text>;
  text: Text;
  words: number;
  contact: ContactFacts;
  /** The line under the name that says what the person is ("Senior Data Analyst"). */
  headline: Piece | null;
  sections: Section[];
  profile: Piece | null;
  work: WorkEntry[];
  education: EducationEntry[];
  skills: SkillItem[];
  languages: SkillItem[];
  certificates: OtherEntry[];
  memberships: OtherEntry[];
  projects: OtherEntry[];
  publications: OtherEntry[];
  awards: OtherEntry[];
  /** Bullet points of 'Key achievements': no prizes. */
  achievements: OtherEntry[];
  training: OtherEntry[];
  volunteering: WorkEntry[];
  interests: Piece | null;
  references: Piece | null;
  confidence: Confidence;
  /** ISO 639-1 code of the language most of it is written in; 'und' where too short to tell. */
  language: string;
  /** Reasons to think this is no CV at all; empty for a CV. */
  notACv: string[];
}
