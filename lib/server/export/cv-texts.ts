import type { ImprovedCv } from '@/lib/rewrite/improved-cv';

/** 'Curriculum Vitae' would take the most prominent line, so the name heads the page, and the words stand in the document's title. */
export const documentTitle = ({ name, title }: Pick<ImprovedCv, 'name' | 'title'>): string => title ?? (name ? `${name} - CV` : 'CV');

/** Part of a line, and the address it links to. */
export interface Detail {
  text: string;
  address: string | null;
}

const addresses =
  /[^\s@|,;()<>]+@[^\s@|,;()<>]+\.\p{L}{2,}|https?:\/\/[^\s|,;()<>]+|(?:www\.|linkedin\.com\/|github\.com\/)[^\s|,;()<>]+/giu;

/** Splits 'Leeds | jo@example.com' into two parts, so that an email or a web address is a link wherever it stands. */
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
