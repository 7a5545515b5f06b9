import type { JsonResume } from '@/lib/cv/project/json-resume';
import { hasSameYears, isSameEmail, isSameName, isSamePhone, isSimilar, pair, similarity, type Dated } from './matching';

/** What a document really shows; see the README of the corpus. */
export interface Truth {
  basics: { name?: string; email?: string; phone?: string; phoneAny?: string[] };
  work?: (Dated & { name?: string; position?: string; location?: string })[];
  education?: (Dated & { institution?: string; studyType?: string; area?: string })[];
  skills?: string[];
  pii?: string[];
}

/** Of one field in one document: how many values were right, how many are true, how many were given. */
export interface Count {
  field: string;
  right: number;
  expected: number;
  given: number;
  /** The true values that were missed. */
  missed: string[];
}

export function scoreDocument(truth: Truth, resume: JsonResume, redactedText: string): Count[] {
  const { basics } = resume;
  const counts: Count[] = [
    single('name', truth.basics.name, basics.name, isSameName),
    single('email', truth.basics.email, basics.email, isSameEmail),
    single('phone', truth.basics.phone, basics.phone, (_, given) =>
      [truth.basics.phone ?? '', ...(truth.basics.phoneAny ?? [])].some((one) => isSamePhone(one, given)),
    ),
    ...scoreWork(truth, resume),
    ...scoreEducation(truth, resume),
  ];
  if (truth.skills?.length) {
    const given = resume.skills.flatMap(({ keywords }) => keywords);
    const pairs = pair(truth.skills, given, similarity);
    counts.push(count('skills', truth.skills, pairs.map(Boolean), given.length));
  }
  if (truth.pii?.length)
    counts.push(
      count(
        'redacted',
        truth.pii,
        truth.pii.map((detail) => !redactedText.includes(detail)),
        truth.pii.length,
      ),
    );
  return counts.filter(({ expected, given }) => expected + given > 0);
}

function single(
  field: string,
  truth: string | undefined,
  given: string | undefined,
  matches: (a: string, b: string | undefined) => boolean,
): Count {
  if (!truth) return { field, right: 0, expected: 0, given: 0, missed: [] };
  const isRight = matches(truth, given);
  return {
    field,
    right: isRight ? 1 : 0,
    expected: 1,
    given: given ? 1 : 0,
    missed: isRight ? [] : [`${truth} (read: ${given ?? 'nothing'})`],
  };
}

function count(field: string, values: readonly string[], right: readonly boolean[], given: number): Count {
  const missed = values.filter((_, index) => !right[index]);
  return { field, right: values.length - missed.length, expected: values.length, given, missed };
}

function scoreWork(truth: Truth, { work }: JsonResume): Count[] {
  const entries = truth.work ?? [];
  if (!truth.work) return [];
  const pairs = pair(entries, work, (a, b) => {
    const fields = Math.max(isSimilar(a.name, b.name) ? 1 : 0, isSimilar(a.position, b.position) ? 1 : 0);
    return fields === 0 ? 0 : fields + similarity(a.name, b.name) + similarity(a.position, b.position) + (hasSameYears(a, b) ? 1 : 0);
  });
  const label = (entry: (typeof entries)[number]): string => `${entry.position ?? '?'} at ${entry.name ?? '?'}`;
  const check = (
    field: string,
    has: (e: (typeof entries)[number]) => boolean,
    isRight: (e: (typeof entries)[number], p: (typeof work)[number]) => boolean,
  ): Count => {
    const shown = entries.filter(has);
    const right = shown.map((entry) => {
      const parsed = pairs[entries.indexOf(entry)];
      return Boolean(parsed && isRight(entry, parsed));
    });
    return count(field, shown.map(label), right, work.length);
  };
  const isEmployer = (e: { name?: string }, p: { name?: string }): boolean => !e.name || isSimilar(e.name, p.name);
  const isTitle = (e: { position?: string }, p: { position?: string }): boolean => !e.position || isSimilar(e.position, p.position);
  return [
    check(
      'job',
      () => true,
      () => true,
    ),
    check('employer', (e) => Boolean(e.name), isEmployer),
    check('title', (e) => Boolean(e.position), isTitle),
    check('years', (e) => Boolean(e.startDate ?? e.endDate), hasSameYears),
    check(
      'job wholly right',
      () => true,
      (e, p) => isEmployer(e, p) && isTitle(e, p) && (!e.startDate || hasSameYears(e, p)),
    ),
  ];
}

function scoreEducation(truth: Truth, { education }: JsonResume): Count[] {
  const entries = truth.education ?? [];
  if (!truth.education) return [];
  const degree = (e: { studyType?: string; area?: string }): string => [e.studyType, e.area].filter(Boolean).join(' ');
  const isDegree = (a: (typeof entries)[number], b: (typeof education)[number]): boolean =>
    isSimilar(degree(a), degree(b)) ||
    (Boolean(a.studyType) &&
      degree(b)
        .toLowerCase()
        .includes((a.studyType ?? '').toLowerCase()));
  const pairs = pair(entries, education, (a, b) => {
    const fields = Math.max(isSimilar(a.institution, b.institution) ? 1 : 0, isDegree(a, b) ? 1 : 0);
    return fields === 0
      ? 0
      : fields + similarity(a.institution, b.institution) + similarity(degree(a), degree(b)) + (hasSameYears(a, b) ? 0.5 : 0);
  });
  const names = entries.map((entry) => `${degree(entry)}, ${entry.institution ?? '?'}`);
  return [
    count(
      'institution',
      names,
      entries.map((e, i) => !e.institution || isSimilar(e.institution, pairs[i]?.institution)),
      education.length,
    ),
    count(
      'award',
      names,
      entries.map((e, i) => {
        const p = pairs[i];
        return !degree(e) || Boolean(p && isDegree(e, p));
      }),
      education.length,
    ),
  ];
}
