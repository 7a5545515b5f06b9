/** The address follows the flow. The query stays, since it carries how a host wants the page to look. */
const go = (path: string): void => {
  if (window.location.pathname !== path) window.history.pushState(null, '', `${path}${window.location.search}`);
};

export const goToReport = (id: string): void => go(`/results/${encodeURIComponent(id)}`);
export const goToStart = (): void => go('/');

/** The report an address names; null for every other address. */
export function reportInAddress(pathname: string): string | null {
  const [, id] = /^\/results\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}
