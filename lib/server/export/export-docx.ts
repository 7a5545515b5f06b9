import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import { entryHead, isListed, listedEntry, type ImprovedCv, type ImprovedEntry, type ImprovedSection } from '@/lib/rewrite/improved-cv';
import { skillLines } from '@/lib/rewrite/section-text';
import { contactSeparator, documentTitle } from './contact-line';

/** Twentieths of a point, Word's own measure. */
const twips = (mm: number): number => Math.round((mm * 1440) / 25.4);
const page = { width: twips(210), height: twips(297), margin: twips(20) } as const;
const textWidth = page.width - 2 * page.margin;
const bulletList = 'bullets';
const font = 'Calibri';

const plain = (text: string): Paragraph => new Paragraph({ text, spacing: { after: 60 } });

/** Title and dates on one line, parted by a tab: no table, no second column. */
function headParagraphs(entry: ImprovedEntry): Paragraph[] {
  const { first, second } = entryHead(entry);
  if (!first && !entry.dates) return [];
  const tabStops = [{ type: TabStopType.RIGHT, position: textWidth }];
  const children = [new TextRun({ text: first, bold: true }), ...(entry.dates ? [new TextRun({ text: `\t${entry.dates}` })] : [])];
  const keepNext = second !== '' || entry.statements.length > 0;
  const head = new Paragraph({ children, tabStops, keepNext, spacing: { before: 120 } });
  return second ? [head, new Paragraph({ text: second, keepNext: entry.statements.length > 0, spacing: { after: 40 } })] : [head];
}

const bullet = (text: string): Paragraph => new Paragraph({ text, numbering: { reference: bulletList, level: 0 }, spacing: { after: 20 } });

const entryParagraphs = (kind: ImprovedSection['kind'], entry: ImprovedEntry): Paragraph[] =>
  isListed(kind, entry)
    ? [bullet(listedEntry(entry))]
    : [
        ...headParagraphs(entry),
        ...entry.statements.map((statement) => (statement.kind === 'bullet' ? bullet(statement.text) : plain(statement.text))),
      ];

const sectionParagraphs = ({ kind, heading, paragraphs, entries, groups }: ImprovedSection): Paragraph[] => [
  new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, keepNext: true }),
  ...paragraphs.map(plain),
  ...entries.flatMap((entry) => entryParagraphs(kind, entry)),
  ...skillLines(groups).map(plain),
];

/** One column, real heading styles and lists, A4, British English: what every reader of CVs can open and read. */
export async function exportDocx(improved: ImprovedCv): Promise<Uint8Array> {
  const { name, headline, contact, sections } = improved;
  const top = [
    ...(name ? [new Paragraph({ text: name, heading: HeadingLevel.TITLE })] : []),
    ...(headline ? [new Paragraph({ children: [new TextRun({ text: headline, bold: true })], spacing: { after: 40 } })] : []),
    ...(contact.length > 0 ? [plain(contact.join(contactSeparator))] : []),
  ];
  const document = new Document({
    title: documentTitle(name),
    creator: name ?? '',
    lastModifiedBy: name ?? '',
    styles: {
      default: {
        document: { run: { font, size: 22, language: { value: 'en-GB' } } },
        title: { run: { font, size: 36, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: { run: { font, size: 26, bold: true, color: '1d1c1a' }, paragraph: { spacing: { before: 240, after: 80 } } },
      },
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: { paragraph: { indent: { left: 360, hanging: 240 } } } }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        children: [...top, ...sections.flatMap(sectionParagraphs)],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
