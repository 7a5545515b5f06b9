import { childOf, childrenOf, valueOf, type XmlNode } from './parse-xml';

interface Level {
  format: string;
  text: string;
  start: number;
}

/** Gives each list paragraph the bullet or number that Word would print before it. It keeps count while the document is read. */
export class Numbering {
  private readonly lists = new Map<string, Map<number, Level>>();
  private readonly counters = new Map<string, number[]>();

  constructor(root: XmlNode | null) {
    const abstract = new Map(childrenOf(root, 'w:abstractNum').map((node) => [node.attributes['w:abstractNumId'] ?? '', readLevels(node)]));
    for (const node of childrenOf(root, 'w:num')) {
      const levels = new Map(abstract.get(valueOf(node, 'w:abstractNumId') ?? '') ?? []);
      for (const override of childrenOf(node, 'w:lvlOverride')) for (const [at, level] of readLevels(override)) levels.set(at, level);
      this.lists.set(node.attributes['w:numId'] ?? '', levels);
    }
  }

  /** null where the paragraph is in no list, or in one that prints nothing. */
  next({ id, level }: { id: string; level: number }): string | null {
    const found = this.lists.get(id)?.get(level);
    if (!found || found.format === 'none') return null;
    if (found.format === 'bullet') return bulletGlyph(found.text);
    const counts = this.counters.get(id) ?? [];
    this.counters.set(id, counts);
    counts.length = Math.min(counts.length, level + 1);
    counts[level] = (counts[level] ?? found.start - 1) + 1;
    return found.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatNumber(counts[at] ?? 1, this.lists.get(id)?.get(at)?.format ?? 'decimal');
    });
  }
}

function readLevels(node: XmlNode): Map<number, Level> {
  return new Map(
    childrenOf(node, 'w:lvl').map((level): [number, Level] => [
      Number(level.attributes['w:ilvl'] ?? 0),
      {
        format: valueOf(level, 'w:numFmt') ?? 'decimal',
        text: childOf(level, 'w:lvlText')?.attributes['w:val'] ?? '',
        start: Number(valueOf(level, 'w:start') ?? 1) || 1,
      },
    ]),
  );
}

/** Symbol fonts keep their glyphs in the private-use area; all of them count as bullets. */
function bulletGlyph(text: string): string | null {
  const glyph = text.trim();
  if (glyph === '') return null;
  const code = glyph.codePointAt(0) ?? 0;
  return (code >= 0xe000 && code <= 0xf8ff) || glyph === 'o' ? '•' : glyph;
}

function formatNumber(value: number, format: string): string {
  if (/letter/i.test(format)) {
    const letter = String.fromCharCode(96 + (((value - 1) % 26) + 1));
    return format.startsWith('upper') ? letter.toUpperCase() : letter;
  }
  if (/roman/i.test(format)) {
    const roman = romanOf(Math.min(value, 3999));
    return format.startsWith('upper') ? roman.toUpperCase() : roman;
  }
  return String(value);
}

const romanParts: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function romanOf(value: number): string {
  let rest = value;
  return romanParts
    .map(([worth, letters]) => {
      const times = Math.floor(rest / worth);
      rest -= times * worth;
      return letters.repeat(times);
    })
    .join('');
}
