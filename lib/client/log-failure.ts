/** Writes a failure to the browser's console, for whoever investigates what the visitor was told. */
export const logFailure = (what: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- the one place of the pages that writes to the console
  console.warn(what, error);
};
