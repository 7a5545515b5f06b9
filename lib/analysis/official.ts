import type { Cv } from '@/lib/cv/cv';
import type { Level, Placement } from '@/lib/shared/result';
import type { OccupationMatch } from './reading/career/occupation-match';
import type { Reading } from './reading/reading';

/** What a survey publishes of the pay of a group, pounds a year before tax; null where a cell is withheld. */
export interface SurveyPay {
  /** 'all': all employees, part-time included; only where nothing is published of full-time ones. */
  basis: 'full-time' | 'all';
  median: number;
  low: PayCell | null;
  high: PayCell | null;
  highest: PayCell | null;
  /** The publisher's own mark: the sample behind the median is small. */
  isRough: boolean;
}

export interface PayCell {
  pounds: number;
  /** 25: a quarter earns less. */
  percentile: number;
}

/** A scale that is agreed for a whole service: 'NHS Agenda for Change, band 6'. */
export interface PayScale {
  name: string;
  year: number;
  minimum: number;
  maximum: number;
}

/** What the law asks for before somebody may do the work. */
export interface WorkRegister {
  /** 'registration with the Nursing and Midwifery Council (NMC)' */
  name: string;
  /** Words of a CV that show it; in small letters they count in any case. */
  shownBy: readonly string[];
}

/** A unit group of the Standard Occupational Classification 2020. */
export interface OfficialGroup {
  soc: string;
  /** 'Chefs' */
  title: string;
  /** What people call it: 'Chef'. */
  name: string;
  tasks: readonly string[];
  /** How people come to it, in the words of the classification. */
  entry: string;
  skills: readonly string[];
  /** Unit groups that are a usual step up. */
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
  /** The title of the index that the CV has word for word; null where the nearest one placed it. */
  exactTitle: string | null;
  /** Work that the CV says is wanted, by a title of the index. */
  aim: { soc: string; title: string } | null;
  /** The post within the placed work that the CV says is wanted, in its words. */
  wantedPost: string | null;
  /** The posts that the CV says are wanted, of whatever work, in its words; `soc` where the index has the title. */
  wantedTitles: readonly { title: string; soc: string | null }[];
}

/**
 * The official statistics as the engine needs them: lib/placement has them on the server. null in the browser, where they
 * would weigh megabytes: a draft is scored there, and neither role nor pay counts towards the score.
 */
export interface OfficialStatistics {
  paySource: { name: string; year: number };
  national: { year: number; median: number };
  /** Pounds an hour from 21 years of age, and the month since when. */
  minimumWage: { hourly: number; since: string; yearly: number };
  place(input: PlacingInput): PlacedWork | null;
  group(soc: string): OfficialGroup | null;
  /** The scale that a text names for work of a group: 'Band 6' for a nurse. */
  scaleIn(text: string, soc: string): PayScale | null;
  /** How pay in this kind of work differs between the region of a place and the whole country, in per cent. */
  regionalPay(place: string, soc: string): { region: string; percent: number } | null;
}
