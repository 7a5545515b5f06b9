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
import type { ImprovedBlock, ImprovedCv, ImprovedSection } from '@/lib/rewrite/improved-cv';
import { detailsOf, documentTitle, labelOf } from './cv-texts';

/** Twentieths of a point, Word's own unit. */
const twips = (mm: number): number => Math.round((mm * 1440) / 25.4);
const page = { width: twips(210), height: twips(297), margin: { side: twips(20), top: twips(18) } } as const;
const textWidth = page.width - 2 * page.margin.side;
const bulletList = 'bullets';
const font = 'Calibri';
const soft = '5C5852';

/** Words with links, which look like the words beside them. */
const runsOf = (text: string, bold = false): (TextRun | ExternalHyperlink)[] =>
  detailsOf(text).map(({ text: words, address }) => {
    const run = new TextRun({ children: words.split(/(\t)/).map((part) => (part === '\t' ? new Tab() : part)), bold });
    return address ? new ExternalHyperlink({ link: address, children: [run] }) : run;
  });

/** Role and dates on one line with a tab between: no table, no second column. */
const asideRuns = (aside: string | null): TextRun[] => (aside ? [new TextRun({ children: [new Tab(), aside], color: soft })] : []);

const tabStops = [{ type: TabStopType.RIGHT, position: textWidth }];

/** 'Tools: Excel, Word': the label is set in bold. */
function labelledRuns(text: string): (TextRun | ExternalHyperlink)[] {
  const label = labelOf(text);
  return label ? [new TextRun({ text: label, bold: true }), ...runsOf(text.slice(label.length))] : runsOf(text);
}

function paragraphOf({ kind, text, aside }: ImprovedBlock, next: ImprovedBlock | undefined): Paragraph {
  const keepNext = next !== undefined && (kind === 'head' || kind === 'subhead');
  switch (kind) {
    case 'head':
      return new Paragraph({ children: [...runsOf(text, true), ...asideRuns(aside)], tabStops, keepNext, spacing: { before: 140 } });
    case 'subhead':
      return new Paragraph({ children: [...runsOf(text), ...asideRuns(aside)], tabStops, keepNext, spacing: { after: 40 } });
    case 'bullet':
      return new Paragraph({ children: runsOf(text), numbering: { reference: bulletList, level: 0 }, spacing: { after: 40 } });
    case 'line':
      return new Paragraph({ children: [...labelledRuns(text), ...asideRuns(aside)], tabStops, spacing: { after: 60 } });
    case 'paragraph':
      return new Paragraph({ children: runsOf(text), spacing: { after: 80 } });
  }
}

const sectionParagraphs = ({ heading, blocks }: ImprovedSection): Paragraph[] => [
  ...(heading ? [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, keepNext: blocks.length > 0 })] : []),
  ...blocks.map((block, index) => paragraphOf(block, blocks[index + 1])),
];

const topParagraph = ({ text, aside }: ImprovedBlock): Paragraph =>
  new Paragraph({ children: [...runsOf(text), ...asideRuns(aside)], tabStops, spacing: { after: 20 } });

const headingRule = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: '8A857C' } };

/** One column, real heading styles and lists, A4, British English, so that any software for CVs can read it. */
export async function exportDocx(improved: ImprovedCv): Promise<Uint8Array> {
  const { name, above, top, sections } = improved;
  const document = new Document({
    title: documentTitle(improved),
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
        children: [
          ...above.map(topParagraph),
          ...(name ? [new Paragraph({ text: name, heading: HeadingLevel.TITLE })] : []),
          ...top.map(topParagraph),
          ...sections.flatMap(sectionParagraphs),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
