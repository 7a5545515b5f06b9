/**
 * A result never holds the visitor's name: '[NAME]' stands for it. Only the owner's browser and the staff's server know the name and
 * put it in.
 */
const token = '[NAME]';

/** A name all in capitals is the look of a heading: 'DARREN MOSSOP' -> 'Darren Mossop'. */
const asWritten = (name: string): string =>
  name === name.toLocaleUpperCase('en-GB')
    ? name.toLocaleLowerCase('en-GB').replace(/(?<![\p{L}\p{M}])\p{L}/gu, (first) => first.toLocaleUpperCase('en-GB'))
    : name;

/** 'OAKBY Terence John' -> 'Terence John Oakby': many write the surname first, and set it in capitals to say so. */
function withSurnameLast(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const isSurname = /^\p{Lu}[\p{Lu}\p{M}'’-]{2,}$/u.test(first) && others.length > 0 && others.every((word) => /\p{Ll}/u.test(word));
  return isSurname ? [...others, asWritten(first)].join(' ') : name;
}

/** 'Zoë van Dyk' -> 'Zoë-van-Dyk': valid in a file name on every system. */
const asFilename = (name: string): string =>
  asWritten(withSurnameLast(name))
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Without a name the operator's pattern is used, so that no placeholder is shown. */
export function recommendedFilename(recommendation: string, name: string | null, pattern: string): string {
  if (!recommendation.includes(token)) return recommendation || pattern;
  const filled = name ? asFilename(name) : '';
  return filled ? recommendation.replaceAll(token, filled) : pattern;
}

/** Running text: the owner reads their name, everybody else 'you'. */
export const fillName = (text: string, name: string | null): string => text.replaceAll(token, name?.trim() || 'you');
