/**
 * Turns HTML in descriptions of older or foreign results into plain text; it is never rendered. Paragraphs are separated by an empty
 * line, list items start with '- '. Only real HTML elements count as tags, so that a developer's 'Built <canvas> charts' keeps its
 * words. One pass, linear in the length.
 */

const blockTags = new Set(['p', 'div', 'section', 'article', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre']);
const inlineTags = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'span',
  'small',
  'sup',
  'sub',
  'mark',
  'code',
  'font',
  'img',
  'td',
  'th',
]);
const lineTags = new Set(['br', 'tr', 'hr']);
/** Elements whose content is not text. */
const silentTags = new Set(['script', 'style', 'iframe', 'object', 'svg', 'template', 'noscript', 'form']);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });

interface Tag {
  name: string;
  closing: boolean;
  /** Index after '>'. */
  end: number;
}

/** The tag that starts at `start`, or null where '<' is only a character. */
function tagAt(html: string, start: number, lastClose: number): Tag | null {
  if (start > lastClose) return null;
  const head = /^<(\/?)([a-z][a-z0-9]{0,11})(?=[\s/>])/i.exec(html.slice(start, start + 16));
  if (!head) return null;
  const name = (head[2] ?? '').toLowerCase();
  const known = blockTags.has(name) || inlineTags.has(name) || lineTags.has(name) || silentTags.has(name) || name === 'li';
  return known ? { name, closing: head[1] === '/', end: html.indexOf('>', start) + 1 } : null;
}

const separator = (tag: Tag): string => {
  if (blockTags.has(tag.name)) return '\n\n';
  if (lineTags.has(tag.name)) return '\n';
  if (tag.name === 'li') return tag.closing ? '\n' : '\n- ';
  return tag.name === 'td' || tag.name === 'th' ? ' ' : '';
};

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '-')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|\n)(- [^\n]*)\n\n(?=- )/g, '$1$2\n')
    .trim();

export function htmlToText(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html.trim();
  const lastClose = html.lastIndexOf('>');
  const parts: string[] = [];
  let silent: string | null = null;
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const tag = tagAt(html, at, lastClose);
    if (!tag) {
      at += 1;
      continue;
    }
    if (!silent) parts.push(decode(html.slice(from, at)), separator(tag));
    if (silentTags.has(tag.name)) silent = nextSilent(silent, tag);
    from = tag.end;
    at = tag.end;
  }
  if (!silent) parts.push(decode(html.slice(from)));
  return tidy(parts.join(''));
}

const nextSilent = (silent: string | null, tag: Tag): string | null => {
  if (!silent) return tag.closing ? null : tag.name;
  return tag.closing && tag.name === silent ? null : silent;
};
