import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
  type ISectionOptions,
} from 'docx';
import { contactParts, educationBlocks, workBlocks, type Block } from './print-order';
import type { CorpusSource, Section } from './source';

type Child = Paragraph | Table | Textbox;

/** The ways people lay a CV out in a word processor. */
interface WordTemplate {
  font: string;
  halfPoints: number;
  /** Real heading styles, or bold capitals typed by hand. */
  headings: 'styles' | 'bold';
  /** Where the name and the contact details stand. */
  contact: 'body' | 'header' | 'text box';
  /** Entries as running text with the dates after a tab, or as rows of a table without borders. */
  entries: 'tab' | 'rows' | 'line';
  /** Bullets as Word lists, or typed dots and hyphens. */
  bullets: 'list' | 'typed';
}

const templates: Record<string, WordTemplate> = {
  headings: { font: 'Calibri', halfPoints: 22, headings: 'styles', contact: 'body', entries: 'tab', bullets: 'list' },
  plain: { font: 'Arial', halfPoints: 21, headings: 'bold', contact: 'body', entries: 'line', bullets: 'typed' },
  table: { font: 'Calibri', halfPoints: 21, headings: 'bold', contact: 'body', entries: 'rows', bullets: 'list' },
  header: { font: 'Times New Roman', halfPoints: 23, headings: 'styles', contact: 'header', entries: 'line', bullets: 'list' },
  textbox: { font: 'Arial', halfPoints: 20, headings: 'styles', contact: 'text box', entries: 'tab', bullets: 'list' },
};

export async function renderDocx(source: CorpusSource, layout: string): Promise<Buffer> {
  const template = templates[layout];
  if (template === undefined) throw new Error(`No Word template '${layout}'`);
  const head = drawHead(source, template);
  const body = source.sections.flatMap((section) => drawSection(section, source, template));
  const margin = { top: 1000, bottom: 1000, left: 1130, right: 1130 };
  const section: ISectionOptions = {
    properties: { page: { size: { width: 11906, height: 16838 }, margin } },
    ...(template.contact === 'header' ? { headers: { default: new Header({ children: head }) } } : {}),
    children: [...(template.contact === 'header' ? [] : template.contact === 'text box' ? [boxed(head)] : head), ...body],
  };
  const document = new Document({
    title: 'CV',
    creator: source.basics.name,
    styles: { default: { document: { run: { font: template.font, size: template.halfPoints }, paragraph: { spacing: { after: 40 } } } } },
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: { paragraph: { indent: { left: 400, hanging: 240 } } } }],
        },
      ],
    },
    sections: [section],
  });
  return Packer.toBuffer(document);
}

function drawHead(source: CorpusSource, template: WordTemplate): Paragraph[] {
  const { basics } = source;
  const alignment = template.contact === 'body' ? AlignmentType.LEFT : AlignmentType.CENTER;
  const name = new TextRun({ text: basics.name, bold: true, size: template.halfPoints + 14 });
  const contact = contactParts(source);
  const rows = template.headings === 'bold' ? contact : [contact.join(' | ')];
  return [
    template.headings === 'styles' && template.contact === 'body'
      ? new Paragraph({ text: basics.name, heading: HeadingLevel.TITLE, alignment })
      : new Paragraph({ children: [name], alignment }),
    ...(basics.headline === undefined ? [] : [new Paragraph({ text: basics.headline, alignment })]),
    ...[...rows, ...(basics.personal ?? [])].map((text) => new Paragraph({ text, alignment })),
  ];
}

const boxed = (children: Paragraph[]) =>
  new Textbox({ alignment: AlignmentType.CENTER, style: { width: '440pt', height: 'auto' }, children });

function drawHeading(heading: string, template: WordTemplate): Paragraph {
  const spacing = { before: 200, after: 60 };
  if (template.headings === 'styles') return new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, spacing, keepNext: true });
  return new Paragraph({ children: [new TextRun({ text: heading.toUpperCase(), bold: true })], spacing, keepNext: true });
}

const drawBullets = (items: string[], template: WordTemplate): Paragraph[] =>
  items.map((text) =>
    template.bullets === 'list'
      ? new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } })
      : new Paragraph({ text: `- ${text}` }),
  );

function drawBlock(block: Block, template: WordTemplate): Paragraph[] {
  const place = block.continues ? '' : block.place;
  const spacing = { before: 100 };
  const bold = (text: string) => new TextRun({ text, bold: true });
  const first =
    template.entries === 'line'
      ? [
          new Paragraph({
            children: [bold([block.title, place, block.dates].filter((part) => part !== '').join(', '))],
            spacing,
            keepNext: true,
          }),
        ]
      : [
          new Paragraph({
            children: [bold(block.title), new TextRun({ text: block.dates === '' ? '' : `\t${block.dates}` })],
            tabStops: [{ type: TabStopType.RIGHT, position: 9640 }],
            spacing,
            keepNext: true,
          }),
          ...(place === '' ? [] : [new Paragraph({ children: [new TextRun({ text: place, italics: true })] })]),
        ];
  return [...first, ...(block.intro === '' ? [] : [new Paragraph({ text: block.intro })]), ...drawBullets(block.bullets, template)];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

function drawRows(blocks: Block[], template: WordTemplate): Table {
  const cell = (width: number, children: Paragraph[]) => new TableCell({ width: { size: width, type: WidthType.DXA }, children });
  const rows = blocks.map((block) => {
    const title = new Paragraph({ children: [new TextRun({ text: block.title, bold: true })] });
    const right = [
      title,
      ...(block.continues ? [] : [new Paragraph({ text: block.place })]),
      ...(block.intro === '' ? [] : [new Paragraph({ text: block.intro })]),
      ...drawBullets(block.bullets, template),
    ];
    return new TableRow({ children: [cell(2300, [new Paragraph({ text: block.dates })]), cell(7340, right)] });
  });
  return new Table({ rows, borders, columnWidths: [2300, 7340], width: { size: 9640, type: WidthType.DXA } });
}

function drawSection(section: Section, source: CorpusSource, template: WordTemplate): Child[] {
  return [...(section.heading === null ? [] : [drawHeading(section.heading, template)]), ...drawContent(section, source, template)];
}

function drawContent(section: Section, source: CorpusSource, template: WordTemplate): Child[] {
  const entries = (blocks: Block[]): Child[] =>
    template.entries === 'rows' ? [drawRows(blocks, template)] : blocks.flatMap((block) => drawBlock(block, template));
  switch (section.kind) {
    case 'text':
      return section.text.map((text) => new Paragraph({ text }));
    case 'referees':
      return section.items.map((text) => new Paragraph({ text }));
    case 'list':
      return drawBullets(section.items, template);
    case 'skills':
      return section.groups.map(({ label, items }) => {
        const run = new TextRun({ text: items.join(', ') });
        return new Paragraph({ children: label === undefined ? [run] : [new TextRun({ text: `${label}: `, bold: true }), run] });
      });
    case 'work':
      return entries(workBlocks(section.entries, source.dateStyle));
    case 'education':
      return entries(educationBlocks(section.entries, source.dateStyle));
  }
}
