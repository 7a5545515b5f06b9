import data from './word-order.json';

/** Tenths of the natural logarithm by which class `from` is followed by class `to` more often than chance has it. */
export const wordOrder: readonly (readonly number[])[] = data.table;
export const wordOrderClasses: readonly string[] = data.classes;
