import type { Span } from '@/lib/cv/document/redacted-document';
import { alternatives } from '@/lib/facts/lists';
import { slotRequests, slotWords, templateLabels } from '@/lib/facts/template-words';

/** '[School Name]', '[add figure]'; not the placeholders of redaction ('[NAME]', '[PHONE_2]'). */
const SLOT = /\[(?![A-Z][A-Z_]*(?:_\d+)?(?: [^\]\n]{1,40})?\])[^[\]\n]{2,60}\]|[Cc]lick here to enter text|\b[Ll]orem ipsum\b/gu;
/** 'Your …', 'Click here …': a slot that addresses the writer. */
const request = new RegExp(String.raw`^(?:${alternatives(slotRequests)})\b`, 'i');
/** A slot of only these words names what belongs there; any other word is a remark of the writer's own: '[Contract role]'. */
const slotNames = new Set(slotWords);

const isOpen = (slot: string): boolean => {
  const inside = slot.slice(1, -1).trim();
  if (!slot.startsWith('[') || request.test(inside)) return true;
  const words = inside.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => slotNames.has(word) || (word.endsWith('s') && slotNames.has(word.slice(0, -1))));
};

/** The labels a template prints where a fact belongs. */
const labels = new Set(templateLabels);
const FEWEST_LABELS = 2;
/** How a line of labels begins: most lines do not, and are passed over at once. */
const BEGINS = new Set(['cat', ...[...labels].map((label) => label.slice(0, 3))]);

const isLabelLine = (line: string): boolean => {
  const parts = line
    .split(/[\t,|]| {2,}|:/)
    .map((part) =>
      part
        .trim()
        .replace(/\.$/, '')
        .replace(/^category \d+ ?/i, '')
        .toLowerCase(),
    )
    .filter((part) => part !== '');
  return parts.length >= FEWEST_LABELS && parts.every((part) => labels.has(part));
};

/** Places of a template that are not filled in yet, each wording once. */
export const findPlaceholders = (text: string): Span[] => {
  const found: Span[] = [];
  for (const match of text.matchAll(SLOT)) if (isOpen(match[0])) found.push({ start: match.index, end: match.index + match[0].length });
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.length < 80 && BEGINS.has(line.slice(0, 3).toLowerCase()) && isLabelLine(line))
      found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter((span) => {
      const words = text.slice(span.start, span.end).toLowerCase();
      return !seen.has(words) && seen.add(words);
    });
};

/** With so many of them the document is an unfilled form. */
export const FORM_FROM = 3;
