import {
  BorderStyle,
  Document,
  Header,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalMergeType,
  WidthType,
  type ITableCellOptions,
} from 'docx';
import type { Post, PostCriterion } from '@/tests/fixtures/statement/posts';
import type { WordLayout } from './layout';

/** Person specifications as word processors hold them: merged cells, lists in cells, several paragraphs in one. */
const groupsOf = ({ criteria }: Post): string[] => [...new Set(criteria.map(({ group }) => group))];
const of = ({ criteria }: Post, group: string): PostCriterion[] => criteria.filter((one) => one.group === group);
const ofKind = (items: readonly PostCriterion[], kind: PostCriterion['kind']): PostCriterion[] => items.filter((one) => one.kind === kind);
const letter = ({ kind }: PostCriterion): string => (kind === 'essential' ? 'E' : 'D');
const text = (words: string, bold = false): Paragraph => new Paragraph({ children: [new TextRun({ text: words, bold })] });
const bullet = (words: string): Paragraph => new Paragraph({ text: words, bullet: { level: 0 } });
const number = (words: string): Paragraph => new Paragraph({ text: words, numbering: { reference: 'numbers', level: 0 } });
const cell = (children: Paragraph[], options: Partial<ITableCellOptions> = {}): TableCell =>
  new TableCell({ ...options, children: children.length > 0 ? children : [new Paragraph('')] });
const row = (...cells: TableCell[]): TableRow => new TableRow({ children: cells });
const head = (...names: string[]): TableRow => new TableRow({ tableHeader: true, children: names.map((name) => cell([text(name, true)])) });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const unruled = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
const table = (widths: number[], rows: TableRow[], isRuled = true): Table =>
  new Table({
    rows,
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((share) => Math.round(share * 9600)),
    ...(isRuled ? {} : { borders: unruled }),
  });

const write = (children: (Paragraph | Table)[], hasHeader = false): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          {
            reference: 'numbers',
            levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: { paragraph: { indent: { left: 360, hanging: 360 } } } }],
          },
        ],
      },
      sections: [
        { ...(hasHeader ? { headers: { default: new Header({ children: [text('Human Resources – Job Profile')] }) } } : {}), children },
      ],
    }),
  );

export const wordLayouts: readonly WordLayout[] = [
  {
    id: 'word-lists-in-cells',
    saysHow: false,
    write: (post) =>
      write([
        text(post.title, true),
        ...post.duties.map(bullet),
        text('PERSON SPECIFICATION', true),
        table(
          [0.2, 0.4, 0.4],
          [
            head('', 'Essential', 'Desirable'),
            ...groupsOf(post).map((group) =>
              row(
                cell([text(group, true)]),
                cell(ofKind(of(post, group), 'essential').map((one) => bullet(one.text))),
                cell(ofKind(of(post, group), 'desirable').map((one) => bullet(one.text))),
              ),
            ),
          ],
        ),
      ]),
  },
  {
    id: 'word-merged-groups',
    saysHow: true,
    write: (post) =>
      write(
        [
          text('Person Specification', true),
          table(
            [0.2, 0.5, 0.12, 0.18],
            [
              head('Area', 'Criteria', 'Essential (E) or Desirable (D)', 'Assessed by'),
              ...groupsOf(post).flatMap((group) =>
                of(post, group).map((one, i) =>
                  row(
                    cell(i === 0 ? [text(group, true)] : [], {
                      verticalMerge: i === 0 ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE,
                    }),
                    cell([text(one.text)]),
                    cell([text(letter(one))]),
                    cell([text(one.by)]),
                  ),
                ),
              ),
            ],
          ),
          text('We are committed to safeguarding and equal opportunities.'),
        ],
        true,
      ),
  },
  {
    id: 'word-group-rows',
    saysHow: true,
    write: (post) =>
      write([
        text('Person Specification', true),
        table(
          [0.6, 0.15, 0.25],
          [
            head('Criteria', 'E/D', 'Method of assessment'),
            ...groupsOf(post).flatMap((group) => [
              row(cell([text(group, true)], { columnSpan: 3, shading: { fill: 'DDDDDD' } })),
              ...of(post, group).map((one) => row(cell([text(one.text)]), cell([text(letter(one))]), cell([text(one.by)]))),
            ]),
          ],
        ),
      ]),
  },
  {
    id: 'word-numbered-two-columns',
    saysHow: false,
    write: (post) =>
      write([
        text(post.title, true),
        text('Person Specification', true),
        table(
          [0.5, 0.5],
          [
            head('Essential', 'Desirable'),
            ...groupsOf(post).flatMap((group) => [
              row(cell([text(group, true)], { columnSpan: 2 })),
              row(
                cell(ofKind(of(post, group), 'essential').map((one) => number(one.text))),
                cell(ofKind(of(post, group), 'desirable').map((one) => number(one.text))),
              ),
            ]),
          ],
        ),
      ]),
  },
  {
    id: 'word-unruled-codes',
    saysHow: true,
    write: (post) =>
      write([
        text('Person Specification', true),
        table(
          [0.62, 0.14, 0.24],
          [
            head('Requirement', 'E/D', 'Assessed via'),
            ...groupsOf(post).flatMap((group) => [
              row(cell([text(group, true)]), cell([]), cell([])),
              ...of(post, group).map((one) => row(cell([text(one.text)]), cell([text(letter(one))]), cell([text(one.by)]))),
            ]),
          ],
          false,
        ),
      ]),
  },
  {
    id: 'word-kind-merged',
    saysHow: true,
    write: (post) =>
      write([
        text('Person Specification', true),
        table(
          [0.18, 0.57, 0.25],
          [
            head('Essential / Desirable', 'Criteria', 'How assessed'),
            ...(['essential', 'desirable'] as const).flatMap((kind) =>
              ofKind(post.criteria, kind).map((one, i) =>
                row(
                  cell(i === 0 ? [text(kind === 'essential' ? 'Essential' : 'Desirable', true)] : [], {
                    verticalMerge: i === 0 ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE,
                  }),
                  cell([text(one.text)]),
                  cell([text(one.by)]),
                ),
              ),
            ),
          ],
        ),
      ]),
  },
  {
    id: 'word-headings-and-bullets',
    saysHow: false,
    write: (post) =>
      write(
        [
          text(post.title, true),
          text('Main duties', true),
          ...post.duties.map(bullet),
          text('Person specification', true),
          ...groupsOf(post).flatMap((group) => [
            text(group, true),
            ...(['essential', 'desirable'] as const).flatMap((kind) => {
              const own = ofKind(of(post, group), kind);
              return own.length === 0
                ? []
                : [text(kind === 'essential' ? 'Essential' : 'Desirable', true), ...own.map((one) => bullet(one.text))];
            }),
          ]),
          text('What we offer', true),
          bullet('27 days annual leave rising with service'),
        ],
        true,
      ),
  },
];
