import { fitOf, type Contents, type StretchKind } from './evidence';
import { headingSigns, placedSigns, sureWord, type HeadingContext } from './heading-signs';

/**
 * Finds the sections of a column by the Viterbi algorithm. At each candidate a new section begins or the one above continues, and the
 * stretch of lines up to the next candidate fits the kind of its section more or less well. All choices have points; the combination
 * with the greatest sum over the whole column wins.
 */

export const kinds: readonly StretchKind[] = [
  'top',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'publications',
  'languages',
  'volunteering',
  'interests',
  'references',
  'awards',
  'memberships',
  'training',
  'contact',
  'additional',
];

/** One candidate with the lines up to the next. */
export interface Stretch {
  /** null for the lines above the first candidate. */
  context: HeadingContext | null;
  contents: Contents;
}

/** How a stretch was read. */
export interface Choice {
  kind: StretchKind;
  /** A section begins at its candidate. */
  opens: boolean;
  /** How much smaller the sum would be if the stretch were of another kind. */
  margin: number;
  runnerUp: StretchKind;
  /** The same for one kind, without the kind that is read alike: above 0 the stretch is of this kind. */
  marginOf: (kind: StretchKind) => number;
}

/** A heading without a known word most likely has another kind of section below it. */
const pointsOfNoWord = 2.8;

/** Where a known heading is above jobs or education already, other headings need more evidence for the same kind. */
const pointsOfSecondSection = -1.5;

/** How much less the words of the heading support each kind than the best one, in points. No heading begins 'top'. */
function kindPoints({ candidate, elsewhere }: HeadingContext, { jobs, skillSigns }: Contents): number[] {
  // 'Board and functional experience' above 'debt raising; covenant negotiation'.
  const isList = jobs === 0 && skillSigns > 0;
  const points = kinds.map((kind) => {
    if (kind === 'top') return -Infinity;
    if (candidate.form === 'unheaded') return kind === 'experience' ? 0 : -Infinity;
    const ofWords = candidate.words.points.get(kind) ?? 0;
    if (kind === 'additional') return Math.max(ofWords, pointsOfNoWord);
    // A heading without any known word is judged by the lines below it alone.
    const isUncertain = candidate.words.points.size > 0 && (ofWords < sureWord || (kind === 'experience' && isList));
    return ofWords + (isUncertain && elsewhere.has(kind) ? pointsOfSecondSection : 0);
  });
  const most = Math.max(...points);
  return points.map((one) => one - most);
}

/** The points of beginning a section at the candidate, by the kind of the section above. */
export function openingPoints(context: HeadingContext): number[] {
  const everywhere = headingSigns.reduce((sum, { points, holds }) => sum + (holds(context) ? points : 0), 0);
  return kinds.map((kind) => placedSigns.reduce((sum, { points, holds }) => sum + (holds(context, kind) ? points : 0), everywhere));
}

/** The ids of the signs that hold, for the trace. */
export const signsOf = (context: HeadingContext, current: StretchKind): string =>
  [...headingSigns.filter(({ holds }) => holds(context)), ...placedSigns.filter(({ holds }) => holds(context, current))]
    .map(({ id }) => id)
    .join(' ');

/** The points of a stretch, for each kind in `kinds`. */
interface Step {
  /** Of beginning a section here, by the kind of the section above. */
  opening: number[];
  /** Of the heading, by the kind of the section that begins. */
  kind: number[];
  /** Of the contents, by the kind of the section that they are in. */
  fit: number[];
}

const indexOfMax = (values: readonly number[]): number => {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
};

const at = (values: readonly number[] | undefined, index: number): number => values?.[index] ?? -Infinity;

const stepOf = ({ context, contents }: Stretch): Step => ({
  opening: context ? openingPoints(context) : [],
  kind: context ? kindPoints(context, contents) : [],
  fit: kinds.map((kind) => fitOf(kind, contents)),
});

const indices = kinds.map((_, index) => index);

/** The kind of the section above with which beginning a section here gives the greatest sum. */
const bestAbove = ({ opening }: Step, sums: readonly number[]): number => indexOfMax(indices.map((k) => at(sums, k) + at(opening, k)));

/** The greatest sums from the top to each stretch, by the kind of that stretch. */
function forwards(steps: readonly Step[]): number[][] {
  const sums: number[][] = [];
  for (const [index, step] of steps.entries()) {
    const above = sums[index - 1];
    if (!above) {
      sums.push(indices.map((k) => (kinds[k] === 'top' ? at(step.fit, k) : -Infinity)));
      continue;
    }
    const from = bestAbove(step, above);
    const open = at(above, from) + at(step.opening, from);
    sums.push(indices.map((k) => Math.max(at(above, k), open + at(step.kind, k)) + at(step.fit, k)));
  }
  return sums;
}

/** The greatest sums of everything below each stretch, by the kind of that stretch. */
function backwards(steps: readonly Step[]): number[][] {
  const sums: number[][] = [kinds.map(() => 0)];
  for (const step of steps.slice(1).reverse()) {
    const below = indices.map((k) => at(sums[0], k) + at(step.fit, k));
    const open = Math.max(...indices.map((k) => at(below, k) + at(step.kind, k)));
    sums.unshift(indices.map((k) => Math.max(at(below, k), at(step.opening, k) + open)));
  }
  return sums;
}

/** Chooses the kind of each stretch of a column. The time is linear in their number. */
export function decode(stretches: readonly Stretch[]): Choice[] {
  const steps = stretches.map(stepOf);
  const before = forwards(steps);
  const after = backwards(steps);
  const choices: Choice[] = [];
  let kind = indexOfMax(before.at(-1) ?? []);
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const [step, above] = [steps[index], before[index - 1]];
    const from = step && above ? bestAbove(step, above) : kind;
    const opens =
      step !== undefined && above !== undefined && at(above, from) + at(step.opening, from) + at(step.kind, kind) > at(above, kind);
    const sums = indices.map((k) => at(before[index], k) + at(after[index], k));
    choices.unshift(choiceOf(sums, kind, opens));
    if (opens) kind = from;
  }
  return choices;
}

/** Unpaid posts are read as paid ones are, so a doubt between the two loses no job. */
const unpaid = kinds.indexOf('volunteering');

function choiceOf(sums: readonly number[], kind: number, opens: boolean): Choice {
  const otherThan = (...ones: number[]): number[] => sums.map((sum, k) => (ones.includes(k) ? -Infinity : sum));
  return {
    kind: kinds[kind] ?? 'top',
    opens,
    margin: at(sums, kind) - Math.max(...otherThan(kind)),
    runnerUp: kinds[indexOfMax(otherThan(kind))] ?? 'top',
    marginOf: (asked) => {
      const one = kinds.indexOf(asked);
      return at(sums, one) - Math.max(...otherThan(one, ...(asked === 'experience' ? [unpaid] : [])));
    },
  };
}
