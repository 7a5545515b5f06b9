/** The browser's own log: for whoever looks into a failure the visitor was told of in other words. */
export const logFailure = (what: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- the one place of the pages that writes to the console
  console.warn(what, error);
};
