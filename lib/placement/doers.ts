import { titleHeads } from '@/lib/facts/job-words';

/** How the name of an activity ends, and that of the person who does it: 'management' and 'manager', 'assessing' and 'assessor'. */
const endings: readonly (readonly [activity: string, doers: readonly string[]])[] = [
  ['ing', ['', 'e', 'er', 'or']],
  ['ion', ['or']],
  ['ment', ['r']],
];

/** The person who does an activity that names a post: 'a practice management role' is that of a practice manager. */
export function doersOf(field: string): string[] {
  const before = field.split(' ');
  const activity = before.pop()?.toLowerCase() ?? '';
  return endings
    .flatMap(([ending, doers]) => (activity.endsWith(ending) ? doers.map((doer) => activity.slice(0, -ending.length) + doer) : []))
    .filter((doer) => titleHeads.has(doer))
    .slice(0, 1)
    .map((doer) => [...before, doer].join(' '));
}
