import data from './word-order.json';

/** How much more often class `to` follows class `from` than by chance: tenths of the natural logarithm. */
export const wordOrder: readonly (readonly number[])[] = data.table;
export const wordOrderClasses: readonly string[] = data.classes;
