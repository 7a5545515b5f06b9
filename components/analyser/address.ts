/** Keeps the address in step with the flow. The query stays, because it holds how a host wants the page to look. */
const go = (path: string): void => {
  if (window.location.pathname !== path) window.history.pushState(null, '', `${path}${window.location.search}`);
};

export const goToReport = (id: string): void => go(`/results/${encodeURIComponent(id)}`);
export const goToStart = (): void => go('/');

/** The id of the report in an address; null for every other address. */
export function reportInAddress(pathname: string): string | null {
  const [, id] = /^\/results\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}
