/** Labels above or before what somebody did, as parts of patterns. */
const duties = 'highlights|achievements|accomplishments|responsibilities|duties';
const namedDuties = `[\\p{L}-]{3,14} (?:${duties})`;
const topics =
  'tasks|results|projects|technologies|technology|environment|tools|description|summary|overview|skills|reason for leaving|courses|modules';

/** A line that begins the body of an entry: 'Key achievements:', 'Clinical duties', 'Technologies: Java'. */
export const bodyLabel = new RegExp(
  `^(?:${namedDuties}\\s?:?$|(?:key |main |selected |core )?(?:${duties}|${topics})(?: (?:include|included|and (?:duties|responsibilities|achievements)))?\\s?(?::|$))`,
  'iu',
);

/** A label that fills its line, so that it is no statement: 'Highlights', 'Clinical duties', 'Duties & results:'. */
export const loneLabel = new RegExp(
  `^(?:${namedDuties}|(?:key |main |selected |core |notable )?(?:${duties}|tasks|results|projects)(?: (?:and|&) (?:${duties}|tasks|results))?)\\s?:?$`,
  'iu',
);
