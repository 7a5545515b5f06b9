import type { JobContext, TitleMatch } from './match-title';

/** A title in the CV with the weight of the place where it stands. */
export interface Source {
  title: string;
  weight: number;
  context: JobContext;
  isAim?: true;
  /** What somebody calls themselves, in a headline or at the beginning of a profile. */
  isOwnName?: true;
}

export interface Sighting extends Source {
  match: TitleMatch;
  /** The person leads many people. */
  leadsMany: boolean;
}
