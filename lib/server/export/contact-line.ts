/** Between contact details, which are no sentence: every reader of CVs parts words at it. */
export const contactSeparator = '  |  ';

/** 'Curriculum Vitae' would take the best line of the page: the name heads it, and stands in the document's title. */
export const documentTitle = (name: string | null): string => (name ? `${name} - CV` : 'CV');

/** Where a click on a detail leads; null for one that leads nowhere. */
export function addressOf(detail: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(detail)) return `mailto:${detail}`;
  const address = /^https?:\/\//i.test(detail) ? detail : `https://${detail}`;
  return /^[^\s@]+\.[^\s@]+$/.test(detail) && URL.canParse(address) ? address : null;
}
