import type { ContactFacts, CvDocument, CvText, Span } from './document/redacted-document';
import type { SectionKind } from '@/lib/facts/section-kinds';

/** A parsed CV: immutable, every piece with its place in the text. The names follow JSON Resume; `toJsonResume` converts it. */

/** A piece of text with its place: `text` is the CV's text at the span, with white space tidied. */
export interface Piece extends Span {
  text: string;
}

export type { SectionKind };

export interface Section extends Span {
  kind: SectionKind;
  /** null where the section was recognised by its content, such as a profile without a heading. */
  heading: Piece | null;
  /** Indices into `cv.lines`, without the heading. */
  lines: number[];
}

/** `month` is 1..12, or null where only the year is written. */
export interface PartialDate {
  year: number;
  month: number | null;
}

export interface DateRange extends Span {
  from: PartialDate | null;
  /** null for an open range, or where there is only one date (see `single`). */
  to: PartialDate | null;
  /** 'Present', 'to date', 'Since May 2021'. */
  current: boolean;
  /** One date instead of a range: 'Summer 2019', 'June 2014'. */
  single: boolean;
  /** The format in which it was written, such as 'MMM yyyy', 'MM/yyyy', 'yyyy', 'MMMM yyyy': for consistency checks. */
  format: string;
}

/** A bullet point, or a sentence of a paragraph where a role has no bullet points. */
export interface Statement extends Piece {
  kind: 'bullet' | 'sentence';
  page: number;
  words: number;
  /** How many visual lines it takes. */
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
  /** Label of its group ('Languages', 'Tools'), where there is one. */
  group: string | null;
}

/** Anything dated or listed that is neither work nor education: a project, certificate, publication, award. */
export interface OtherEntry extends Span {
  title: Piece;
  issuer: Piece | null;
  dates: DateRange | null;
  statements: Statement[];
}

/** How certain it is that each part was read as a whole, 0..1. Below .5 a lost section is as likely as not. */
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
  /** The line below the name that says what the person is ("Senior Data Analyst"). */
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
  /** Bullet points of 'Key achievements', which are not awards. */
  achievements: OtherEntry[];
  training: OtherEntry[];
  volunteering: WorkEntry[];
  interests: Piece | null;
  references: Piece | null;
  confidence: Confidence;
  /** ISO 639-1 code of the main language; 'und' where the text is too short to tell. */
  language: string;
  /** Reasons why this may not be a CV; empty for a CV. */
  notACv: string[];
}
