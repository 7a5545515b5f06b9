/** The person who does an activity that names a post: 'a practice management role' is that of a practice manager. */
const doers: readonly (readonly [activity: RegExp, doer: string])[] = [
  [/\bmanagement$/i, 'manager'],
  [/\badministration$/i, 'administrator'],
  [/\bcoordination$/i, 'coordinator'],
  [/\bsupervision$/i, 'supervisor'],
];

export const doersOf = (field: string): string[] =>
  doers.flatMap(([activity, doer]) => (activity.test(field) ? [field.replace(activity, doer)] : []));
