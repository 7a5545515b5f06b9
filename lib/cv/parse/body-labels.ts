/** Labels that stand above or before what somebody did, as parts of patterns. */
const deeds = 'highlights|achievements|accomplishments|responsibilities|duties';
const ownDeeds = `[\\p{L}-]{3,14} (?:${deeds})`;
const things =
  'tasks|results|projects|technologies|technology|environment|tools|description|summary|overview|skills|reason for leaving|courses|modules';

/** Opens the body of an entry: 'Key achievements:', 'Clinical duties', 'Technologies: Java'. */
export const bodyLabel = new RegExp(
  `^(?:${ownDeeds}\\s?:?$|(?:key |main |selected |core )?(?:${deeds}|${things})(?: (?:include|included|and (?:duties|responsibilities|achievements)))?\\s?(?::|$))`,
  'iu',
);

/** On a line of its own it is a heading and states nothing itself: 'Highlights', 'Clinical duties', 'Duties & results:'. */
export const loneLabel = new RegExp(
  `^(?:${ownDeeds}|(?:key |main |selected |core |notable )?(?:${deeds}|tasks|results|projects)(?: (?:and|&) (?:${deeds}|tasks|results))?)\\s?:?$`,
  'iu',
);
