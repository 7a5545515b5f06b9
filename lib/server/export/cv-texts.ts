import type { ImprovedCv } from '@/lib/rewrite/improved-cv';

/** 'Curriculum Vitae' would take the best line of the page: the name heads it, and stands in the document's title. */
export const documentTitle = ({ name, title }: Pick<ImprovedCv, 'name' | 'title'>): string => title ?? (name ? `${name} - CV` : 'CV');

/** A stretch of a line, and where a click on it leads. */
export interface Detail {
  text: string;
  address: string | null;
}

const addresses =
  /[^\s@|,;()<>]+@[^\s@|,;()<>]+\.\p{L}{2,}|https?:\/\/[^\s|,;()<>]+|(?:www\.|linkedin\.com\/|github\.com\/)[^\s|,;()<>]+/giu;

/** 'Leeds | jo@example.com' as two stretches: an email or a page can be clicked wherever it stands. */
export function detailsOf(text: string): Detail[] {
  const details: Detail[] = [];
  let at = 0;
  for (const match of text.matchAll(addresses)) {
    const written = match[0].replace(/[.:]+$/, '');
    if (match.index > at) details.push({ text: text.slice(at, match.index), address: null });
    details.push({ text: written, address: addressOf(written) });
    at = match.index + written.length;
  }
  if (at < text.length) details.push({ text: text.slice(at), address: null });
  return details;
}

function addressOf(detail: string): string | null {
  if (detail.includes('@')) return `mailto:${detail}`;
  const address = /^https?:\/\//i.test(detail) ? detail : `https://${detail}`;
  return URL.canParse(address) ? address : null;
}

const longestLabel = 40;

/** 'Tools:' of 'Tools: Excel, Word'; empty for a line without a label. */
export function labelOf(text: string): string {
  const [label = ''] = /^[^:,;.]{2,40}:(?= )/.exec(text) ?? [];
  return label.length <= longestLabel ? label : '';
}
