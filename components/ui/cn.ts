/** One way to join class names; a falsy one is left out. */
export { clsx as cn } from 'clsx';
