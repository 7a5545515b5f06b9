import type { CvDocument } from '../document/redacted-document';

/**
 * Records why a line was read as it was. Each step of the parser notes its decisions with the ids of the rules: `trace?.note(line.start, {
 * step: 'work', readAs: 'title', rule: 'pair.best-score', score: 6.1 })`. Without a trace this costs nothing, because the arguments
 * after `?.` are not evaluated.
 */
export interface Trace {
  /** `at` is an offset in the redacted text, or null where the decision is about the whole document. */
  note(at: number | null, decision: Decision): void;
}

export type Step = 'sections' | 'work' | 'education' | 'skills' | 'statements' | 'other' | 'profile' | 'document';

export type Reading =
  | 'section heading'
  | 'section content'
  | 'contact'
  | 'headline'
  | 'profile'
  | 'dates'
  | 'head'
  | 'body'
  | 'title'
  | 'employer'
  | 'place'
  | 'institution'
  | 'award'
  | 'subject'
  | 'grade'
  | 'bullet'
  | 'sentence'
  | 'skill'
  | 'skill group'
  | 'language'
  | 'item'
  | 'new entry'
  | 'not used'
  | 'order of title and employer'
  | 'language of the document'
  | 'sign of a CV';

export interface Decision {
  step: Step;
  readAs: Reading;
  /** Id of the rule, feature or table row that decided. */
  rule: string;
  /** The words the decision is about, where it is not the whole line. */
  words?: string;
  /** Where the decision was scored. */
  score?: number;
  /** What the line would have been read as otherwise. */
  runnerUp?: RunnerUp;
}

export interface RunnerUp {
  readAs: string;
  score: number;
}

export interface ExplainedLine {
  /** Counted from 1, as a person counts. */
  number: number;
  start: number;
  end: number;
  bullet?: string;
  decisions: Decision[];
}

export interface Explanation {
  lines: ExplainedLine[];
  document: Decision[];
}

/** A trace that keeps every decision, by the line of the document it is about. */
export function createTrace(document: CvDocument): Trace & { explanation: Explanation } {
  const lines = document.lines.map(({ start, end, bullet }, index): ExplainedLine => {
    const line: ExplainedLine = { number: index + 1, start, end, decisions: [] };
    if (bullet !== undefined) line.bullet = bullet;
    return line;
  });
  const explanation: Explanation = { lines, document: [] };
  return {
    explanation,
    note(at, decision) {
      const decisions = at === null ? explanation.document : lines.findLast(({ start }) => start <= at)?.decisions;
      decisions?.push(decision);
    },
  };
}
