import { titleHeads } from '@/lib/facts/job-words';
import { qualificationPatterns } from '@/lib/facts/wordlists';

/** Levels of the Regulated Qualifications Framework (England, Wales and Northern Ireland); a PGCE or PGCert stands below a master's. */
const LEVELS: Readonly<Record<string, number>> = {
  gcse: 2,
  'a-level': 3,
  'as-level': 3,
  't-level': 3,
  btec: 3,
  ib: 3,
  access: 3,
  hnc: 4,
  hnd: 5,
  diphe: 5,
  'foundation-degree': 5,
  bachelor: 6,
  pgce: 6.5,
  'integrated-masters': 7,
  master: 7,
  doctorate: 8,
};
const BELOW_MASTER = /\bpg(?:dip|cert)\b|\bpostgraduate (?:diploma|certificate)\b/i;
const POSTGRADUATE = 6.5;

const patterns = qualificationPatterns.flatMap(({ id, pattern, flags }) => {
  const level = LEVELS[id];
  return level === undefined ? [] : [{ level, pattern: new RegExp(pattern, flags) }];
});

/** The highest level of study a line names; 0 where it names none. */
export function levelOfStudy(line: string): number {
  const highest = Math.max(0, ...patterns.map(({ level, pattern }) => (pattern.test(line) ? level : 0)));
  return highest === LEVELS.master && BELOW_MASTER.test(line) && !/\bm(?:a|sc|ba|res|ed|phil)\b/i.test(line) ? POSTGRADUATE : highest;
}

const ASKED: readonly [RegExp, number][] = [
  [/\b(?:phd|doctorate|doctoral)\b/i, 8],
  [/\bmaster'?s?\b|\bmba\b|\bmsc\b/i, 7],
  [/\bpostgraduate\b/i, POSTGRADUATE],
  [/\b(?:degree|graduate|bachelor|undergraduate|ba|bsc|beng|llb|2:[12])\b/i, 6],
  [/\ba[- ]levels?\b(?! \d)/i, 3],
];

/** The level a criterion asks for; 0 where none. Criteria that accept something similar ('or equivalent') are compared by their words. */
export const levelAsked = (criterion: string): number =>
  /\b(?:equivalent|or similar|diploma|working towards|apprenticeship)\b/i.test(criterion) ? 0 : levelNamed(criterion);

/** The level a criterion names; of several the lowest, as 'BSc or MSc' has it. */
export function levelNamed(criterion: string): number {
  const plain = criterion.replaceAll('’', "'").replace(/\b(master'?s?) degree\b/gi, '$1');
  const named = ASKED.filter(([pattern]) => pattern.test(plain)).map(([, level]) => level);
  return (/\bor\b/i.test(criterion) ? named.at(-1) : named[0]) ?? 0;
}

const weakPassIn = (subject: string): RegExp =>
  new RegExp(
    `\\b${subject}\\b(?: language| literature)?\\s*[-–:(]?\\s*(?:(?:grade\\s*)?[d-gu]|(?:grade|:)\\s*[123])\\b(?!\\)?\\s+[\\w*])`,
    'i',
  );
const SUBJECTS = [
  { named: /\benglish\b/i, weak: weakPassIn('english') },
  { named: /\bmath(?:s|ematics)\b/i, weak: weakPassIn('math(?:s|ematics)') },
];

/** Neither 'GCSE English at grade C or above' nor 'good written English' is met by 'GCSEs English D'. */
export const hasTooLowGrade = (criterion: string, line: string): boolean =>
  SUBJECTS.some(({ named, weak }) => named.test(criterion) && weak.test(line));

/** Where a course stands under work, its award stands in the place of a title. A 'GCSE Maths Tutor' works. */
export const isAward = (title: string): boolean =>
  !titleHeads.has(title.trim().toLowerCase().split(/\s+/).at(-1) ?? '') &&
  /^(?:level \d |\w+ (?:level )?)?(?:diploma|certificate|degree in|nvq|btec|hn[cd]|a[- ]levels?|gcses?|[bm]sc|ba|ma)\b/i.test(title.trim());
