import type { DocumentLine, HiddenText, Region } from '@/lib/cv/document/extracted-document';
import { TextCount } from '../limit-text';
import type { Numbering } from './numbering';
import { hasFill, readParagraph, type NoteReference, type ParagraphContent, type ReadingContext } from './paragraph';
import { childOf, childrenOf, type XmlNode } from './parse-xml';
import { joinTableRows } from './table-rows';
import { takeTypedBullet } from './typed-bullet';

interface Place {
  region: Region;
  onColour: boolean;
  cell?: NonNullable<DocumentLine['cell']>;
}

/** Collects the lines while the parts of a package are walked in reading order. */
export class BodyReader {
  readonly lines: DocumentLine[] = [];
  readonly hidden: HiddenText[] = [];
  readonly images: { page: number; width: number; height: number }[] = [];
  readonly notes: NoteReference[] = [];
  tables = 0;
  trackedChanges = false;
  renderedBreaks = 0;
  explicitBreaks = 0;
  private readonly count = new TextCount();
  private block = 0;
  /** White space since the last line, in lines. */
  private gap = 0;

  constructor(
    private readonly context: Omit<ReadingContext, 'onColour'>,
    private readonly numbering: Numbering,
    private readonly countRendered: boolean,
  ) {}

  /** Other parts (headers, footers) have relations of their own. */
  readPart(root: XmlNode, region: Region, relations: ReadonlyMap<string, string>): void {
    this.block += 1;
    this.gap = 0;
    this.readBlocks(root, { region, onColour: false }, relations);
  }

  private get page(): number {
    return 1 + (this.countRendered ? this.renderedBreaks : this.explicitBreaks);
  }

  private readBlocks(parent: XmlNode, place: Place, relations: ReadonlyMap<string, string>): void {
    for (const node of parent.children) {
      if (node.name === 'w:p') this.readOne(node, place, relations);
      else if (node.name === 'w:tbl') this.readTable(node, place, relations);
      else if (node.name === 'w:sdt') this.readBlocks(childOf(node, 'w:sdtContent') ?? node, place, relations);
      else if (['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag'].includes(node.name)) this.readBlocks(node, place, relations);
      else if (node.name === 'mc:AlternateContent') this.readBlocks(childOf(node, 'mc:Choice') ?? node, place, relations);
    }
  }

  private readOne(node: XmlNode, place: Place, relations: ReadonlyMap<string, string>): void {
    const content = readParagraph(node, { styles: this.context.styles, relations, onColour: place.onColour });
    this.trackedChanges ||= content.trackedChanges;
    if (content.look.pageBreakBefore) this.explicitBreaks += 1;
    this.renderedBreaks += content.renderedBreaks;
    for (const { text, reason } of content.hidden) if (text.trim()) this.hidden.push({ page: this.page, text: text.trim(), reason });
    for (const image of content.images) this.images.push({ page: this.page, ...image });
    this.notes.push(...content.notes);
    const readBoxes = () => {
      for (const box of content.textBoxes) this.readApart(() => this.readBlocks(box, { region: 'textbox', onColour: true }, relations));
    };
    // Boxes anchored in the first paragraph are the head of the page with name and contact; later ones are read with their paragraph.
    const isFirst = this.lines.length === 0;
    if (isFirst) readBoxes();
    this.addLines(content, place);
    this.explicitBreaks += content.explicitBreaks;
    if (!isFirst) readBoxes();
  }

  private addLines({ lines, look }: ParagraphContent, place: Place): void {
    const [first] = lines;
    const size = first?.[0]?.fontSize ?? 11;
    if (!first) {
      this.gap += 1;
      return;
    }
    this.gap += (look.before ?? 0) / (size * 1.2);
    const bullet = look.numbering ? this.numbering.next(look.numbering) : null;
    lines.forEach((items, i) => {
      const line: DocumentLine = { page: this.page, region: place.region, block: this.block, items };
      if (place.cell) line.cell = place.cell;
      if (look.headingLevel !== undefined) line.headingLevel = look.headingLevel;
      if (i === 0 && bullet !== null) line.bullet = bullet;
      else takeTypedBullet(line);
      line.gapAbove = i === 0 ? Math.round(this.gap * 100) / 100 : 0;
      if (line.items.length === 0) return;
      this.count.add(line);
      this.lines.push(line);
    });
    this.gap = (look.after ?? 0) / (size * 1.2);
  }

  private readTable(node: XmlNode, place: Place, relations: ReadonlyMap<string, string>): void {
    const table = this.tables;
    this.tables += 1;
    const styled = !/^(?:TableGrid|TableNormal|)$/.test(childOf(childOf(node, 'w:tblPr'), 'w:tblStyle')?.attributes['w:val'] ?? '');
    const onColour = place.onColour || styled || hasFill(childOf(node, 'w:tblPr'));
    const from = this.lines.length;
    rowsOf(node).forEach((rowNode, row) => {
      let column = 0;
      const cells = cellsOf(rowNode);
      for (const cell of cells) {
        const properties = childOf(cell, 'w:tcPr');
        const width = Math.min(60, Number(childOf(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1);
        const isOverAll = cells.length === 1 && width > 1 ? { isOverAll: true as const } : {};
        const here: Place = { region: 'table', onColour: onColour || hasFill(properties), cell: { table, row, column, ...isOverAll } };
        this.readApart(() => this.readBlocks(cell, here, relations));
        column += width;
      }
    });
    const joined = joinTableRows(this.lines.slice(from), table);
    this.lines.length = from;
    for (const line of joined) this.lines.push(line);
    this.block += 1;
  }

  private readApart(read: () => void): void {
    this.block += 1;
    this.gap = 0;
    read();
    this.block += 1;
    this.gap = 0;
  }
}

const unwrap = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === 'w:sdt') return unwrap(childOf(child, 'w:sdtContent') ?? child, name);
    return child.name === 'w:ins' || child.name === 'w:customXml' ? unwrap(child, name) : [];
  });

const rowsOf = (table: XmlNode): XmlNode[] =>
  unwrap(table, 'w:tr').filter((row) => childrenOf(childOf(row, 'w:trPr'), 'w:del').length === 0);
const cellsOf = (row: XmlNode): XmlNode[] => unwrap(row, 'w:tc');
