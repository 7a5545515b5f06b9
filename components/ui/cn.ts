/** Joins class names and leaves out falsy ones. */
export { clsx as cn } from 'clsx';
