import { levelOfStudy } from './study-level';

/**
 * Ordered levels, lowest first: a level below the one asked for does not meet it. England's framework: Ofqual, Regulated Qualifications
 * Framework; CIPD Foundation, Associate and Advanced are levels 3, 5 and 7; driving entitlements as the DVLA has them.
 */
const ladders: readonly (readonly RegExp[])[] = [
  [
    /\b(?:third class|3rd)\b/i,
    /\b2[:.]2\b|\blower second\b/i,
    /\b2[:.]1\b|\bupper second\b/i,
    /\bfirst[- ]class\b|\b1st\b|\bfirst(?= (?:class )?hono|$|[,)])/i,
  ],
  [/\bprince2 foundation\b|\bfoundation\b(?=.*prince2)/i, /\bprince2 practitioner\b/i],
  [/\bitil\b.*\bfoundation\b/i, /\bitil\b.*\b(?:practitioner|managing professional|expert|master)\b/i],
  [/\b(?:class 2|category c(?!\+|1|\s*\+)|cat c(?!\+|1))\b/i, /\b(?:class 1|c\+e)/i],
  [/\bccna\b/i, /\bccnp\b/i, /\bccie\b/i],
  [/\bbasic dbs\b/i, /\bstandard dbs\b/i, /\benhanced dbs\b/i],
  [/\b(?:student|affiliate)\b/i, /\b(?:licentiate|associate|graduate) member\b/i, /\b(?:chartered|fellow|fully qualified)\b/i],
  [/\bpart[- ]qualified\b/i, /\b(?:fully qualified|qualified accountant|chartered accountant)\b/i],
  [
    /\b(?:trainee|green|labourer'?s?) card\b|\b(?:trainee|green) cscs\b|\bcscs (?:green|trainee)\b/i,
    /\bblue (?:cscs )?card\b/i,
    /\bgold (?:cscs )?card\b/i,
    /\bblack (?:cscs )?card\b/i,
  ],
  [/\bbpss\b/i, /\b(?:ctc|counter terrorist check)\b/i, /\bsc\b(?= clear|\)|$)|\bsecurity check\b/i, /\bdv\b|\bdeveloped vetting\b/i],
  [/\bprovisional\b/i, /\b(?:full|clean)\b.*\blicen[cs]e\b/i],
];

const LEVEL = /\b(?:levels?|lvl|nvq|svq|nvq level|l)\s?([1-8])(?:\s*(?:and|&|or|,|\/|-|–|to)\s*(?:level\s*)?([1-8]))?\b/gi;
const GRADE = /\bgrades?\s+([A-E*]|[1-9])(?:\s*\/\s*([A-E1-9]))?\b/i;

const levelsIn = (text: string): number[] => [...text.matchAll(LEVEL)].flatMap(([, ...levels]) => levels.filter(Boolean).map(Number));
const highestLevel = (text: string): number => Math.max(0, ...levelsIn(text));
const lowestLevel = (text: string): number => Math.min(...levelsIn(text));

/** A level is asked for, and the line speaks of none: 'Elementary Food Hygiene' for 'Level 3 Food Safety'. */
export const namesNoLevel = (criterion: string, line: string): boolean =>
  Number.isFinite(lowestLevel(criterion)) && highestLevel(line) === 0 && levelOfStudy(line) === 0;

/** Penalty points: of a clean licence none, unless the advert says how many it takes. */
const pointsIn = (text: string): number => Number(/\b(\d{1,2}) (?:penalty )?points\b/i.exec(text)?.[1] ?? 0);

/** The line names a level of what is asked for, and it is too low: CIPD 5 for CIPD 7, a 2:2 for a 2:1. */
export function isTooLow(criterion: string, line: string): boolean {
  if (/\bclean\b|\bpoints\b/i.test(criterion) && pointsIn(line) > pointsIn(criterion)) return true;
  const [asked, said] = [lowestLevel(criterion), highestLevel(line)];
  if (Number.isFinite(asked) && said > 0 && said < asked) return true;
  return ladders.some((rungs) => {
    const wanted = rungs.findIndex((rung) => rung.test(criterion));
    const reached = rungs.findLastIndex((rung) => rung.test(line));
    return wanted > 0 && reached >= 0 && reached < wanted;
  });
}

/** The criterion asks for a level or a class that the line does not mention: 'Degree in economics' for a 2:1. */
export const namesNoRung = (criterion: string, line: string): boolean => {
  const degree = ladders[0] ?? [];
  return degree.slice(1).some((rung) => rung.test(criterion)) && !degree.some((rung) => rung.test(line));
};

const LETTERS = 'EDCBA';
/** Ofqual (2017): 9 to 1 against A* to G; a 4 stands where a C stood, a 7 where an A stood. */
const pointsOf = (grade: string): number => {
  const letter = LETTERS.indexOf(grade.toUpperCase());
  return grade === '*' ? 9 : /\d/.test(grade) ? Number(grade) : letter === -1 ? 0 : ([2, 3, 4, 6, 7][letter] ?? 0);
};

/** 'GCSE maths at grade 5 or above' against 'Maths 4'; false where the line gives the subject no grade. */
export function isGradeTooLow(criterion: string, line: string): boolean {
  const wanted = GRADE.exec(criterion);
  if (!wanted) return false;
  const least = Math.min(...wanted.slice(1).filter(Boolean).map(pointsOf));
  return ['english', 'math(?:s|ematics)', 'science', 'physics', 'chemistry'].some((subject) => {
    if (!new RegExp(`\\b${subject}`, 'i').test(criterion)) return false;
    const own = new RegExp(
      `\\b${subject}(?: language| literature)?\\s*[-–:(]?\\s*(?:grade\\s*)?([a-gu]\\*?|[1-9])\\b(?!\\)?\\s+[\\w*])`,
      'i',
    ).exec(line)?.[1];
    return own !== undefined && pointsOf(own.charAt(0)) < least;
  });
}
