import { htmlToText } from '@/lib/report/html-to-text';

/** Characters that control how text is displayed: control characters, joiners, direction marks. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Reduces text to plain text: no HTML, no Markdown marks, no invisible characters. Line breaks stay. */
export const tidyProse = (text: string): string =>
  htmlToText(text.replace(unseen, ''))
    .replace(/[*_`]{1,3}|^#{1,6} /gm, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** 'One. Two? Three' -> three sentences. A full stop inside a word (node.js, e.g.) does not end one. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(/[.!?]['"’”)]? (?=['"‘“([]?[\p{Lu}\p{N}])/gu)) {
    const end = match.index + match[0].length;
    sentences.push(paragraph.slice(from, end).trim());
    from = end;
  }
  const rest = paragraph.slice(from).trim();
  return rest ? [...sentences, rest] : sentences;
}
