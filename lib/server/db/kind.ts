/** The database that an address names: everything but a Postgres address is a SQLite file. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** The path of the file in a `file:` address; a relative one counts from the working directory. */
export const sqliteFile = (url: string): string => url.slice('file:'.length);
