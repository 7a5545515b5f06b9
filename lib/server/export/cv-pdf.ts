import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { ImprovedBlock, ImprovedCv, ImprovedSection } from '@/lib/rewrite/improved-cv';
import { detailsOf, documentTitle, labelOf } from './cv-texts';

const mm = (length: number): number => (length * 72) / 25.4;

/** Sizes in points. The compact set is for a CV that is only a little too long for one page. */
interface Look {
  text: number;
  lineHeight: number;
  name: number;
  heading: number;
  margin: { side: number; top: number };
  /** White space between paragraphs, above a role and above a section. */
  gaps: { line: number; role: number; section: number };
}

const normal: Look = {
  text: 9.75,
  lineHeight: 1.42,
  name: 20,
  heading: 12,
  margin: { side: mm(20), top: mm(18) },
  gaps: { line: 2.5, role: 5, section: 12 },
};
const compact: Look = {
  text: 9.25,
  lineHeight: 1.3,
  name: 18,
  heading: 11,
  margin: { side: mm(17), top: mm(14) },
  gaps: { line: 1.5, role: 3, section: 8 },
};

const paper = { width: 595.28, height: 841.89 };
const ink = { text: '#1d1c1a', soft: '#5c5852', rule: '#8a857c' };
const fonts = { plain: 'noto-sans-regular.ttf', bold: 'noto-sans-bold.ttf' };
type Face = keyof typeof fonts;

/**
 * Turns ligatures off, because some PDF readers split 'profile' at one. pdfkit's types only allow a list of features to switch on,
 * while the font engine also takes features to switch off.
 */
const withoutLigatures = (options: PDFKit.Mixins.TextOptions = {}) => Object.assign(options, { features: { liga: false, clig: false } });

/** pdfkit's types do not know this subset yet. */
const accessible = (options: PDFKit.PDFDocumentOptions) => Object.assign(options, { subset: 'PDF/UA' });

/** A word as it is drawn; `address` is what it links to. */
interface Word {
  text: string;
  face: Face;
  address: string | null;
}

type Line = Word[];
type Structure = PDFKit.PDFStructureElement;

const asideGap = 12;
const bulletIndent = 12;
/** Size in which words are measured. */
const unit = 10;
/** How many lines of a paragraph stay together at the end of a page. */
const together = 3;
/** Wider than a space between words, so that PDF readers see two details. */
const tabWidth = 18;

class CvWriter {
  readonly doc: PDFKit.PDFDocument;
  pages = 1;
  private readonly root: Structure;
  private parent: Structure;
  /** The list in the structure tree that the following bullet points belong to. */
  private list: Structure | null = null;
  private y: number;
  private readonly width: number;
  private readonly widths = new Map<string, number>();
  private readonly bottom: number;

  constructor(
    title: string,
    author: string | null,
    private readonly look: Look,
  ) {
    this.doc = new PDFDocument(
      accessible({
        size: 'A4',
        margin: 0,
        tagged: true,
        pdfVersion: '1.7',
        displayTitle: true,
        lang: 'en-GB',
        info: { Title: title, ...(author ? { Author: author } : {}) },
        font: fontFile('plain'),
      }),
    );
    for (const face of ['plain', 'bold'] as const) this.doc.registerFont(face, fontFile(face));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.parent = this.root;
    this.y = look.margin.top;
    this.width = paper.width - 2 * look.margin.side;
    this.bottom = paper.height - look.margin.top;
  }

  name(text: string): void {
    const { name } = this.look;
    this.paragraph('H1', this.lines(wordsOf(text, 'bold'), this.width, name), { size: name, lineHeight: 1.3 });
  }

  section({ heading, blocks }: ImprovedSection): void {
    const section = this.doc.struct('Sect');
    this.root.add(section);
    this.parent = section;
    if (heading) this.heading(heading, blocks);
    this.blocks(blocks);
    this.endList();
    this.parent = this.root;
  }

  blocks(blocks: readonly ImprovedBlock[]): void {
    for (const [index, block] of blocks.entries()) {
      this.keepTogether(this.heightWith(block, blocks.slice(index + 1)));
      this.block(block);
    }
    this.endList();
  }

  end(): PDFKit.PDFDocument {
    this.root.end();
    this.doc.end();
    return this.doc;
  }

  private heading(text: string, blocks: readonly ImprovedBlock[]): void {
    const { heading, gaps } = this.look;
    this.y += gaps.section;
    const lines = this.lines(wordsOf(text, 'bold'), this.width, heading);
    const [first, ...rest] = blocks;
    this.keepTogether(lines.length * heading * 1.35 + gaps.role + (first ? this.heightWith(first, rest) : 0));
    this.doc.outline.addItem(text);
    this.paragraph('H2', lines, { size: heading, lineHeight: 1.35 });
    this.doc.markContent('Artifact', { type: 'Layout' });
    const { side } = this.look.margin;
    this.doc
      .moveTo(side, this.y)
      .lineTo(side + this.width, this.y)
      .lineWidth(0.75)
      .strokeColor(ink.rule)
      .stroke();
    this.doc.endMarkedContent();
    this.y += gaps.role;
  }

  private block(block: ImprovedBlock): void {
    if (block.kind === 'bullet') return this.bullet(block.text);
    this.endList();
    const { role, line } = this.look.gaps;
    if (block.kind === 'head') this.y += role;
    const lines = this.lines(wordsIn(block), this.textWidth(block));
    if (block.aside) this.besideEachOther(lines, block.aside);
    else this.paragraph('P', lines);
    if (block.kind !== 'head' && block.kind !== 'subhead') this.y += line;
  }

  private bullet(text: string): void {
    const item = this.doc.struct('LI');
    this.list ??= this.openList();
    this.list.add(item);
    const label = this.doc.struct('Lbl');
    item.add(label);
    const lines = this.lines(wordsOf(text, 'plain'), this.width - bulletIndent);
    this.pageFor(this.look.text * this.look.lineHeight);
    label.add(() => this.draw([{ text: '•', face: 'plain', address: null }], this.look.margin.side + 3, this.look.text));
    label.end();
    const body = this.doc.struct('LBody');
    item.add(body);
    this.setLines(body, lines, { x: this.look.margin.side + bulletIndent });
    body.end();
    item.end();
    this.y += this.look.gaps.line;
  }

  private openList(): Structure {
    const list = this.doc.struct('L');
    this.parent.add(list);
    return list;
  }

  private endList(): void {
    this.list?.end();
    this.list = null;
  }

  /** The left part comes before the right one, in the order in which a screen reader reads them. */
  private besideEachOther(lines: readonly Line[], aside: string): void {
    const element = this.doc.struct('P');
    this.parent.add(element);
    const [top, page] = [this.y, this.pages];
    this.setLines(element, lines.slice(0, 1));
    const words = wordsOf(aside, 'plain');
    const right = this.look.margin.side + this.width - this.widthOf(words, this.look.text);
    const below = this.y;
    if (page === this.pages) this.y = top;
    element.add(() => this.draw(words, right, this.look.text, ink.soft));
    this.y = below;
    this.setLines(element, lines.slice(1));
    element.end();
  }

  private paragraph(
    type: 'H1' | 'H2' | 'P',
    lines: readonly Line[],
    { size, lineHeight }: { size?: number; lineHeight?: number } = {},
  ): void {
    const element = this.doc.struct(type);
    this.parent.add(element);
    this.setLines(element, lines, { size: size ?? this.look.text, lineHeight: lineHeight ?? this.look.lineHeight });
    element.end();
  }

  /** The lines on each page are a marked content of their own. */
  private setLines(
    element: Structure,
    lines: readonly Line[],
    { x = this.look.margin.side, size = this.look.text, lineHeight = this.look.lineHeight } = {},
  ): void {
    for (const [index, line] of lines.entries()) {
      this.pageFor(size * lineHeight);
      const words = index < lines.length - 1 ? withBlankAtEnd(line) : line;
      let at = x;
      for (const run of runsOf(words)) {
        const [first] = run;
        const left = at;
        if (first?.text === '\t') at += tabWidth - this.widthOf(run, size);
        else if (first?.address) this.link(element, run, first.address, left, size);
        else element.add(() => this.draw(run, left, size));
        at += this.widthOf(run, size);
      }
      this.y += size * lineHeight;
    }
  }

  private link(element: Structure, run: Line, address: string, x: number, size: number): void {
    const link = this.doc.struct('Link');
    element.add(link);
    link.add(() => this.draw(run, x, size, ink.text, address));
    link.end();
  }

  private draw(run: Line, x: number, size: number, colour = ink.text, link?: string): void {
    const [first] = run;
    if (!first) return;
    const text = run.map((word) => word.text).join('');
    this.doc.font(first.face).fontSize(size).fillColor(colour);
    this.doc.text(text, x, this.y, withoutLigatures({ lineBreak: false, ...(link ? this.linkOf(run, link, size) : {}) }));
  }

  /** pdfkit knows the width of a text only where it breaks the lines itself. */
  private linkOf(run: Line, link: string, size: number) {
    return { link, textWidth: this.widthOf(run, size), wordCount: 1 };
  }

  private widthOf(words: Line, size: number): number {
    return words.reduce((width, word) => width + this.wordWidth(word, size), 0);
  }

  /** Cached, because without ligatures the font engine keeps no widths of its own. */
  private wordWidth({ text, face }: Word, size: number): number {
    if (text === '\t') return tabWidth;
    const key = `${face} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      this.doc.font(face).fontSize(unit);
      width = this.doc.widthOfString(text, withoutLigatures()) / unit;
      this.widths.set(key, width);
    }
    return width * size;
  }

  /** Lines break at spaces only, so that addresses and hyphenated words stay whole. A word wider than the page is cut. */
  private lines(words: Line, width: number, size = this.look.text): Line[] {
    const lines: Line[] = [];
    let line: Line = [];
    let used = 0;
    for (const word of words.flatMap((one) => this.pieces(one, width, size))) {
      const own = this.widthOf([word], size);
      const isBlank = word.text.trim() === '';
      if (!isBlank && used + own > width && line.length > 0) {
        lines.push(withoutBlankAtEnd(line));
        [line, used] = [[], 0];
      }
      if (isBlank && line.length === 0) continue;
      line.push(word);
      used += own;
    }
    return line.length > 0 ? [...lines, withoutBlankAtEnd(line)] : lines;
  }

  private pieces(word: Word, width: number, size: number): Line {
    if (word.text.length < 40 || this.widthOf([word], size) <= width) return [word];
    return (word.text.match(/[\s\S]{1,30}/gu) ?? []).map((text) => ({ ...word, text }));
  }

  private textWidth({ kind, aside }: ImprovedBlock): number {
    if (kind === 'bullet') return this.width - bulletIndent;
    return aside ? this.width - this.widthOf(wordsOf(aside, 'plain'), this.look.text) - asideGap : this.width;
  }

  /** A block together with what must stay with it: the first lines of a text under its head. */
  private heightWith(block: ImprovedBlock, rest: readonly ImprovedBlock[]): number {
    const lines = this.lines(wordsIn(block), this.textWidth(block)).length;
    const isHead = block.kind === 'head' || block.kind === 'subhead';
    const own = (isHead || lines <= together + 1 ? lines : together - 1) * this.look.text * this.look.lineHeight;
    const [next, ...more] = rest;
    return isHead && next ? own + this.look.gaps.role + this.heightWith(next, more) : own;
  }

  private keepTogether(height: number): void {
    if (height < (this.bottom - this.look.margin.top) / 2) this.pageFor(height);
  }

  private pageFor(height: number): void {
    if (this.y + height <= this.bottom + 0.1) return;
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.pages += 1;
    this.y = this.look.margin.top;
  }
}

const fontFile = (face: Face): string => path.join(process.cwd(), 'public', 'fonts', fonts[face]);

/** Symbols and private-use characters of icon fonts, which the font lacks and which mean nothing as text. */
const pictures = /[\p{Extended_Pictographic}\p{Co}\p{Cn}\u{fe0f}]/gu;

/** Words and the spaces between them, as separate pieces. */
const wordsOf = (text: string, face: Face): Line =>
  detailsOf(text.replace(pictures, '').trim()).flatMap(({ text: part, address }) =>
    (part.match(/\s+|\S+/g) ?? []).map((word) => ({ text: word.includes('\t') ? '\t' : word.replace(/\s+/g, ' '), face, address })),
  );

function wordsIn({ kind, text }: ImprovedBlock): Line {
  if (kind === 'head') return wordsOf(text, 'bold');
  const label = kind === 'line' ? labelOf(text) : '';
  if (!label) return wordsOf(text, 'plain');
  return [...wordsOf(label, 'bold'), { text: ' ', face: 'plain', address: null }, ...wordsOf(text.slice(label.length), 'plain')];
}

const withoutBlankAtEnd = (line: Line): Line => (line.at(-1)?.text === ' ' ? line.slice(0, -1) : line);

/** The space between the last word of a line and the first of the next. */
const withBlankAtEnd = (line: Line): Line => {
  const last = line.at(-1);
  return last && !last.address ? [...line, { ...last, text: ' ' }] : line;
};

/** Neighbouring words in the same style, joined. */
function runsOf(words: Line): Line[] {
  const runs: Line[] = [];
  for (const word of words) {
    const last = runs.at(-1)?.[0];
    if (last && last.text !== '\t' && word.text !== '\t' && last.face === word.face && last.address === word.address)
      runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

function written(improved: ImprovedCv, look: Look): CvWriter {
  const { name, above, top, sections } = improved;
  const writer = new CvWriter(documentTitle(improved), name, look);
  writer.blocks(above);
  if (name) writer.name(name);
  writer.blocks(top);
  for (const section of sections) writer.section(section);
  return writer;
}

async function bytesOf(writer: CvWriter): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const doc = writer.end();
  for await (const chunk of doc) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * The improved CV as a tagged PDF: one column, with headings, lists, links, language and title in the structure tree. A CV that is a
 * little longer than a page is set more compactly where it then fits on one.
 */
export async function cvPdf(improved: ImprovedCv): Promise<Uint8Array> {
  const first = written(improved, normal);
  if (first.pages !== 2) return bytesOf(first);
  const tight = written(improved, compact);
  return bytesOf(tight.pages === 1 ? tight : first);
}
