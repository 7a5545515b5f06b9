import type { Printable } from './wording';

export interface Advice {
  title: string;
  description: string;
  /** Where it takes another time than the usual advice of the audit. */
  minutes?: number;
}

/** The words on one audit's facts. */
export interface AuditWords {
  /** What was seen. */
  note: string;
  /** What may be praised, where it was seen for certain. */
  strength?: string;
  /** Advice on this CV; left out, the usual advice follows the note. null where there is nothing to advise. */
  fix?: Advice | null;
}

/** The words of an audit that do not depend on what was seen. */
export interface AuditTexts {
  /** File name without ending, the same as the audit's. */
  id: string;
  /** What is judged, as a name: the points say how well, and the note what was seen. */
  title: string;
  /** What earns the points, shown in the rubric. */
  looksFor: string;
  /** The usual advice. */
  fix: Advice & { type: string; minutes: number };
}

/** Turns the facts of an audit into sentences. `Facts` and `Reason` are exactly those of the audit. */
export interface AuditWording<Facts, Reason extends string = never> extends AuditTexts {
  /** Why the audit could not judge, by the reason it gives. */
  notAssessable: Readonly<Record<Reason, string>>;
  describe: (facts: Facts) => AuditWords;
  /** Facts that reach every branch of `describe`, each under the name of its state. */
  examples: Readonly<Record<string, Facts>>;
}

export const defineWording = <Facts, Reason extends string = never>(
  wording: AuditWording<Facts, Reason>,
): AuditWording<Facts, Reason> & Printable => ({
  ...wording,
  shown: () => {
    const { title, looksFor, fix, notAssessable, examples } = wording;
    return [
      { state: 'whatever was seen', words: { title, looksFor, fix } },
      ...Object.entries(examples).map(([state, facts]) => ({ state, words: wording.describe(facts) })),
      ...Object.entries<string>(notAssessable).map(([state, note]) => ({ state, words: { note } })),
    ];
  },
});
