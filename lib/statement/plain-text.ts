/** Text that every form accepts: straight quotes, plain dashes, no bullets, an empty line between paragraphs. */
export const plainText = (text: string): string =>
  text
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/ ?[–—] ?/g, (dash) => (dash.length > 1 ? ' - ' : '-'))
    .replace(/…/g, '...')
    .replace(/^[ \t]*[•●▪*·][ \t]+/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export interface StatementParagraph {
  heading: string | null;
  text: string;
}

const LONGEST_HEADING = 300;

/** A line of a paragraph that ends without a stop, with more lines below it, is its heading. */
export const paragraphsIn = (text: string): StatementParagraph[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const [first = '', ...rest] = paragraph.trim().split('\n');
      const isHeading = rest.length > 0 && !/[.!?]$/.test(first.trim()) && first.length <= LONGEST_HEADING;
      return isHeading ? { heading: first.trim(), text: rest.join('\n').trim() } : { heading: null, text: paragraph.trim() };
    });
