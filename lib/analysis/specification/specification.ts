import type { Assessment, CriterionKind } from '@/lib/shared/statement';

/** One thing that a person specification asks for, in its own words. */
export interface SpecificationCriterion {
  id: string;
  text: string;
  kind: CriterionKind;
  behaviour?: boolean;
  assessedBy: Assessment[];
}

export interface Specification {
  criteria: SpecificationCriterion[];
  /** What the form says of how to write, in its own words. */
  instructions: string[];
  /** Lines that address a program; they are shown and not followed. */
  machineLines: string[];
}

/** A criterion before it has its number. */
export type ReadCriterion = Omit<SpecificationCriterion, 'id'>;
