/** Which of the two databases an address names: everything else is a SQLite file. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** The path of the file that a `file:` address names; a relative one counts from the working directory. */
export const sqliteFile = (url: string): string => url.slice('file:'.length);
