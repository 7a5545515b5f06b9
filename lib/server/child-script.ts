import path from 'node:path';

/** The bundled script of a child process; joined by hand, since the bundler follows `path.join` and wants the file at build time. */
export const childScript = (name: 'extract-child' | 'report-child'): string =>
  [process.cwd(), '.cache', 'node', `${name}.mjs`].join(path.sep);
