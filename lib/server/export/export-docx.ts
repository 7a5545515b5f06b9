import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { datesPrinted } from '@/lib/rewrite/dates-written';
import {
  entryHead,
  isListed,
  listedEntry,
  skillParts,
  type ImprovedCv,
  type ImprovedEntry,
  type ImprovedSection,
} from '@/lib/rewrite/improved-cv';

import { addressOf, contactSeparator, documentTitle } from './contact-line';

/** Twentieths of a point, Word's own measure. */
const twips = (mm: number): number => Math.round((mm * 1440) / 25.4);
const page = { width: twips(210), height: twips(297), margin: { side: twips(20), top: twips(18) } } as const;
const textWidth = page.width - 2 * page.margin.side;
const bulletList = 'bullets';
const font = 'Calibri';
const soft = '5C5852';

const plain = (text: string): Paragraph => new Paragraph({ text, spacing: { after: 80 } });

/** What it was and when on one line, parted by a tab: no table, no second column. The place stands under it. */
function headParagraphs(entry: ImprovedEntry): Paragraph[] {
  const { first, second } = entryHead(entry);
  if (!first && !entry.dates) return [];
  const dates = entry.dates ? [new TextRun({ children: [new Tab(), datesPrinted(entry.dates)], color: soft })] : [];
  const hasMore = entry.statements.length > 0;
  const head = new Paragraph({
    children: [new TextRun({ text: first, bold: true }), ...dates],
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    keepNext: second !== '' || hasMore,
    spacing: { before: 140 },
  });
  return second ? [head, new Paragraph({ text: second, keepNext: hasMore, spacing: { after: 40 } })] : [head];
}

const bullet = (text: string): Paragraph => new Paragraph({ text, numbering: { reference: bulletList, level: 0 }, spacing: { after: 40 } });

const entryParagraphs = (kind: ImprovedSection['kind'], entry: ImprovedEntry): Paragraph[] =>
  isListed(kind, entry)
    ? [bullet(listedEntry(entry))]
    : [
        ...headParagraphs(entry),
        ...entry.statements.map((statement) => (statement.kind === 'bullet' ? bullet(statement.text) : plain(statement.text))),
      ];

const skillParagraph = ({ label, items }: { label: string; items: string[] }): Paragraph =>
  new Paragraph({
    children: [...(label ? [new TextRun({ text: `${label}: `, bold: true })] : []), new TextRun(items.join(', '))],
    spacing: { after: 60 },
  });

const sectionParagraphs = ({ kind, heading, paragraphs, entries, groups }: ImprovedSection): Paragraph[] => [
  new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, keepNext: true }),
  ...paragraphs.map(plain),
  ...entries.flatMap((entry) => entryParagraphs(kind, entry)),
  ...skillParts(groups, heading).map(skillParagraph),
];

/** Details in one line; an address can be clicked and looks like the others. */
function contactParagraph(details: readonly string[]): Paragraph {
  const children = details.flatMap((detail, index) => {
    const link = addressOf(detail);
    const run = new TextRun({ text: detail });
    const own = link ? new ExternalHyperlink({ link, children: [run] }) : run;
    return index === 0 ? [own] : [new TextRun({ text: contactSeparator, color: soft }), own];
  });
  return new Paragraph({ children, spacing: { after: 20 } });
}

const headingRule = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: '8A857C' } };

/** One column, real heading styles and lists, A4, British English: what every reader of CVs can open and read. */
export async function exportDocx(improved: ImprovedCv): Promise<Uint8Array> {
  const { name, headline, contact, links, sections } = improved;
  const top = [
    ...(name ? [new Paragraph({ text: name, heading: HeadingLevel.TITLE })] : []),
    ...(headline ? [new Paragraph({ children: [new TextRun({ text: headline, size: 24, color: soft })], spacing: { after: 60 } })] : []),
    ...[contact, links].filter((details) => details.length > 0).map(contactParagraph),
  ];
  const document = new Document({
    title: documentTitle(name),
    creator: name ?? '',
    lastModifiedBy: name ?? '',
    styles: {
      default: {
        document: {
          run: { font, size: 21, language: { value: 'en-GB' } },
          paragraph: { spacing: { line: 259, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font, size: 40, bold: true }, paragraph: { spacing: { after: 20 } } },
        heading1: {
          run: { font, size: 25, bold: true, color: '1d1c1a' },
          paragraph: { spacing: { before: 260, after: 100 }, border: headingRule },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: { paragraph: { indent: { left: 340, hanging: 227 } } } }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin.top, right: page.margin.side, bottom: page.margin.top, left: page.margin.side },
          },
        },
        children: [...top, ...sections.flatMap(sectionParagraphs)],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
