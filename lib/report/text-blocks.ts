/** Plain text as a screen or the PDF lays it out: paragraphs and lists. */
type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const listItem = /^[-•*] +/;

/** Lines that start with '- ' become a list; every other line is a paragraph. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (!line) continue;
    const last = blocks.at(-1);
    if (!listItem.test(line)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.replace(listItem, ''));
    else blocks.push({ kind: 'list', items: [line.replace(listItem, '')] });
  }
  return blocks;
}
