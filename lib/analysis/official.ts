import type { Cv } from '@/lib/cv/cv';
import type { Level, Placement } from '@/lib/shared/result';
import type { OccupationMatch } from './reading/career/occupation-match';
import type { Reading } from './reading/reading';

/** The published pay of a group, pounds a year before tax; null where a cell is withheld. */
export interface SurveyPay {
  /** 'all': all employees, part-time included, used only where nothing is published for full-time ones. */
  basis: 'full-time' | 'all';
  median: number;
  low: PayCell | null;
  high: PayCell | null;
  highest: PayCell | null;
  /** The publisher's own note that the sample for the median is small. */
  isRough: boolean;
}

export interface PayCell {
  pounds: number;
  /** 25: a quarter of them earn less. */
  percentile: number;
}

/** A pay scale for a whole service: 'NHS Agenda for Change, band 6'. */
export interface PayScale {
  name: string;
  year: number;
  minimum: number;
  maximum: number;
}

/** A register or licence that the law requires for the work. */
export interface WorkRegister {
  /** 'registration with the Nursing and Midwifery Council (NMC)' */
  name: string;
  /** Words of a CV that show it; in lower case they match in any case. */
  shownBy: readonly string[];
}

/** A unit group of the Standard Occupational Classification 2020. */
export interface OfficialGroup {
  soc: string;
  /** 'Chefs' */
  title: string;
  /** Its everyday name: 'Chef'. */
  name: string;
  tasks: readonly string[];
  /** The usual ways into it, in the words of the classification. */
  entry: string;
  skills: readonly string[];
  /** Unit groups that are a usual next step. */
  next: readonly string[];
  register: WorkRegister | null;
  pay: SurveyPay | null;
}

export interface PlacingInput {
  cv: Cv;
  reading: Reading;
  occupations: readonly OccupationMatch[];
  level: Level;
}

export interface PlacedWork {
  placement: Placement;
  /** The title of the index that the CV has word for word; null where a similar title decided. */
  exactTitle: string | null;
  /** The titles of the CV's jobs, or its own name for the person, are of this work; else it is only wanted or learnt. */
  isHeld: boolean;
  /** Work that the CV says is wanted, by a title of the index. */
  aim: { soc: string; title: string } | null;
  /** The wanted post within the placed work, in the CV's words. */
  wantedPost: string | null;
  /** The posts that the CV says are wanted, of whatever work. */
  wantedPosts: readonly WantedPost[];
}

/** A post in the words of the CV; `soc` where the index has the title. */
export interface WantedPost {
  title: string;
  soc: string | null;
}

/**
 * The official statistics as the engine uses them; lib/placement provides them on the server. null in the browser, where they would
 * take megabytes: drafts are scored there, and neither role nor pay counts towards the score.
 */
export interface OfficialStatistics {
  paySource: { name: string; year: number };
  /** Pounds an hour from 21 years of age, and the month in which the rate began. */
  minimumWage: { hourly: number; since: string; yearly: number };
  place(input: PlacingInput): PlacedWork | null;
  group(soc: string): OfficialGroup | null;
  /** The point of a scale that a text names for work of a group: 'Band 6' for a nurse. */
  scaleIn(text: string, soc: string): PayScale | null;
  /** The public scale on which the newly registered of a group begin, for a CV with this text. */
  entryScale(text: string, soc: string): PayScale | null;
  /** How much pay in this kind of work differs in the region of a place from the whole country, in per cent. */
  regionalPay(place: string, soc: string): { region: string; percent: number } | null;
}
