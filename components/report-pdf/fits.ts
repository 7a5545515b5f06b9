/** About half a page: what is longer is allowed to break, since a block that cannot break is cut off at the page's end. */
const longestBlock = 1_500;

export const fits = (...texts: readonly string[]): boolean => texts.reduce((length, text) => length + text.length, 0) <= longestBlock;
