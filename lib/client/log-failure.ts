/** Writes a failure to the browser's console, beside the message that the visitor sees. */
export const logFailure = (what: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- the one place of the pages that writes to the console
  console.warn(what, error);
};
