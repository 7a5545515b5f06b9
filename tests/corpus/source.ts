/**
 * One invented person, written before anything is rendered. Truth and every file are made of this and of nothing else,
 * so what a file must say never depends on what a parser found in it.
 */
export interface CorpusSource {
  id: string;
  band: Band;
  /** One line: what in the rubric's words puts the CV in its band. */
  bandReason: string;
  level: 'student' | 'school-leaver' | 'graduate' | 'mid' | 'senior' | 'executive' | 'career-changer' | 'returner';
  family: string;
  /** Titles that count as a right first role match. */
  occupation: string[];
  /** How the text is written; `plain` stands for the uneven writing of ordinary people, without generated stock phrases. */
  voice: 'plain' | 'non-native' | 'clumsy' | 'cliche';
  dateStyle: DateStyle;
  layouts: string[];
  /** Numbers and addresses in the text that name the person: registrations, licences. */
  numbers?: string[];
  basics: Basics;
  sections: Section[];
}

export type Band = 'weak' | 'ordinary' | 'strong';

/** How the person writes dates: the name shows the writing. `year` loses the months, and so does the truth. */
export type DateStyle =
  | 'Mar 2019 – Jun 2021'
  | 'March 2019 to June 2021'
  | '03/2019 - 06/2021'
  | 'year'
  | "Mar '19 - Jun '21"
  | '03.2019–06.2021'
  | 'MAR 2019-JUN 2021';

export interface Basics {
  name: string;
  headline?: string;
  email?: string;
  phone?: string;
  /** What the contact line shows of the place: a town, a full address, an outward postcode. */
  location?: string;
  links?: string[];
  /** Other lines of the contact block, each personal: date of birth, nationality, National Insurance number. */
  personal?: string[];
}

export type Section =
  | { kind: 'text'; heading: string | null; text: string[] }
  | { kind: 'list'; heading: string; items: string[] }
  | { kind: 'work'; heading: string; entries: WorkEntry[] }
  | { kind: 'education'; heading: string; entries: EducationEntry[] }
  | { kind: 'skills'; heading: string; groups: SkillGroup[] }
  | { kind: 'referees'; heading: string; items: string[]; personal: string[] };

interface Dated {
  /** ISO year or year-month; absent: the document shows no start. */
  from?: string;
  /** ISO year or year-month; `now`: still there; absent: the document shows no end. */
  to?: string;
  /** The writing in the document where it is not the person's usual one. */
  shown?: string;
}

export interface WorkEntry extends Dated {
  employer: string;
  place?: string;
  title: string;
  intro?: string;
  bullets?: string[];
  /** Further posts with the same employer, newest first after the entry's own: a promotion. */
  earlier?: (Dated & { title: string; bullets?: string[] })[];
}

export interface EducationEntry extends Dated {
  institution: string;
  place?: string;
  award: string;
  area?: string;
  /** Class or grades, shown after the subject. */
  grade?: string;
  lines?: string[];
}

export interface SkillGroup {
  label?: string;
  items: string[];
}
