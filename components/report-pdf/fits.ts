/**
 * About half a page. A longer block is allowed to break over pages, because a block that may not break is cut off at the end of
 * the page.
 */
const longestBlock = 1_500;

export const fits = (...texts: readonly string[]): boolean => texts.reduce((length, text) => length + text.length, 0) <= longestBlock;
