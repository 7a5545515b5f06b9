import type { DocumentView, ViewItem } from '@/lib/shared/document-view';

/** Where a stretch of the text stands on its page, in shares of the page's size. */
export interface PageBox {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Stretch {
  start: number;
  end: number;
}

/**
 * Widths of letters in a plain sans-serif font, in thousandths of its size. Fonts differ less in proportions than in size, so these
 * locate words in a line of any font.
 */
const widths: [string, number][] = [
  ["ijl'’|", 220],
  ['ftI .,;:/!\\[]\t', 280],
  ['r()-•“”"', 340],
  ['cksvxyzJ', 500],
  ['FTZ', 610],
  ['ABEKPSVXY&', 670],
  ['wCDHNRU', 720],
  ['GOQ', 780],
  ['mM%', 850],
  ['W@—', 960],
];
const usualWidth = 556;
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter): [string, number] => [letter, width])));

const widthOfText = (text: string): number => [...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? usualWidth), 0);

/** The share of an item's width before a place in the text. The words behind a placeholder are never cut. */
function shareBefore({ runs }: ViewItem, place: number): number {
  let before = 0;
  let all = 0;
  for (const run of runs) {
    const width = widthOfText(run.text);
    all += width;
    if (place >= run.end) before += width;
    else if (place > run.start && run.text.length === run.end - run.start) before += widthOfText(run.text.slice(0, place - run.start));
  }
  return all > 0 ? before / all : 0;
}

/** One box for each item that the range touches. Items without a position (a DOCX) have none. */
export function boxesOf({ pages, lines }: DocumentView, { start, end }: Stretch): PageBox[] {
  return lines.flatMap((line) => {
    const page = pages.find(({ number }) => number === line.page);
    if (!page || page.width <= 0 || page.height <= 0) return [];
    return line.items.flatMap((item) => {
      const first = item.runs[0];
      const last = item.runs.at(-1);
      if (!item.box || !first || !last || last.end <= start || first.start >= end) return [];
      const from = shareBefore(item, start);
      const to = end >= last.end ? 1 : shareBefore(item, end);
      if (to <= from) return [];
      const { x, y, width, height } = item.box;
      return [
        {
          page: line.page,
          left: (x + from * width) / page.width,
          top: y / page.height,
          width: ((to - from) * width) / page.width,
          height: height / page.height,
        },
      ];
    });
  });
}
