import { BorderStyle, Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { range, type Person } from './person';

const plain = (text: string) => new Paragraph({ text });
const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
const cell = (width: number, children: (Paragraph | Table)[]) => new TableCell({ width: { size: width, type: WidthType.DXA }, children });
const table = (widths: number[], rows: (Paragraph | Table)[][][]) =>
  new Table({
    borders,
    columnWidths: widths,
    width: { size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    rows: rows.map((row) => new TableRow({ children: row.map((children, n) => cell(widths[n] ?? 1000, children)) })),
  });
const file = (children: (Paragraph | Table)[], font: string) =>
  Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font, size: 20 } } } },
      sections: [
        {
          properties: { page: { size: { width: 11906, height: 16838 }, margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } },
          children,
        },
      ],
    }),
  );

/** An online editor's template: one table, 'Employer, Place — Title' over 'MONTH YEAR - PRESENT', details at the right. */
const docsSerif = ({ basics, profile, jobs, education, skills, languages }: Person) => {
  const heading = (text: string) => new Paragraph({ text: text.toUpperCase(), heading: HeadingLevel.HEADING_1 });
  const head = (a: string, b: string) =>
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [new TextRun({ text: a, bold: true }), new TextRun({ text: ` — ${b}`, italics: true })],
    });
  const when = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_3 });
  return file(
    [
      table(
        [6600, 3300],
        [
          [
            [new Paragraph({ text: basics.name, heading: HeadingLevel.TITLE }), plain(profile)],
            [plain(basics.place), bold(basics.phone), bold(basics.email), ...basics.links.map(plain)],
          ],
          [
            [
              heading('Experience'),
              ...jobs.flatMap((job) => [
                head(`${job.employer}, ${job.place}`, job.title),
                when(range(job, 'caps', ' - ', 'PRESENT')),
                ...job.bullets.map(plain),
              ]),
              heading('Education'),
              ...education.flatMap((one) => [
                head(one.institution, `${one.award} ${one.area}`),
                when(`${one.from} - ${one.to}`),
                plain(one.grade),
              ]),
            ],
            [heading('Skills'), ...skills.flatMap(({ items }) => items.map(plain)), heading('Languages'), plain(languages.join(', '))],
          ],
        ],
      ),
    ],
    'Georgia',
  );
};

/** Dates in the left cell; title, employer and place divided by bars in the right one. */
const wordRows = ({ basics, profile, jobs, education, skills, interests }: Person) => {
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  return file(
    [
      new Paragraph({ text: basics.name, heading: HeadingLevel.TITLE }),
      plain([basics.place, basics.phone, basics.email].join(' · ')),
      plain(profile),
      heading('Experience'),
      table(
        [2200, 7700],
        jobs.map((job) => [
          [plain(range(job, 'short', ' – '))],
          [bold(`${job.title} | ${job.employer} | ${job.place}`), ...job.bullets.map(bullet)],
        ]),
      ),
      heading('Education'),
      table(
        [2200, 7700],
        education.map((one) => [
          [plain(`${one.from} – ${one.to}`)],
          [bold(`${one.award} ${one.area} | ${one.institution}`), plain(one.grade)],
        ]),
      ),
      heading('Skills'),
      table(
        [4950, 4950],
        [[skills.flatMap(({ items }) => items.slice(0, 3).map(bullet)), skills.flatMap(({ items }) => items.slice(3).map(bullet))]],
      ),
      heading('Activities'),
      plain(interests),
    ],
    'Calibri',
  );
};

/** No dates, no bold, no bullets: what somebody types who has never seen a template. */
const undatedWords = ({ basics, profile, jobs, education, skills, languages, interests }: Person) =>
  file(
    [
      plain(basics.name),
      plain(basics.place),
      plain(basics.phone),
      plain(basics.email),
      plain(''),
      plain('About me'),
      plain(profile),
      plain(''),
      plain('Jobs'),
      ...jobs.flatMap((job) => [plain(`${job.title} - ${job.employer}, ${job.place}`), ...job.bullets.map(plain), plain('')]),
      plain('Education'),
      ...education.map((one) => plain(`${one.institution} - ${one.award} ${one.area} (${one.to})`)),
      plain(''),
      plain('Skills'),
      plain(skills.flatMap(({ items }) => items).join(', ')),
      plain(''),
      plain('Languages'),
      plain(languages.join(', ')),
      plain('Hobbies'),
      plain(interests),
    ],
    'Arial',
  );

/** Markdown with definition lists, as pandoc's own example of a CV has it. */
export const definitionMarkdown = ({ basics, profile, jobs, education, skills, languages, interests }: Person): string =>
  [
    `# ${basics.name}`,
    '',
    `> ${basics.headline}`,
    '',
    `${basics.place} • ${basics.phone} • <${basics.email}>`,
    '',
    '## Education',
    '',
    ...education.flatMap((one) => [
      `${one.from}-${one.to}`,
      `:   **${one.award}, ${one.area}**; ${one.institution}`,
      '',
      `    *${one.grade}*`,
      '',
    ]),
    '## Experience',
    '',
    ...jobs.flatMap((job) => [
      `${range(job, 'short', '-')}`,
      `:   **${job.title}**, ${job.employer} (${job.place})`,
      '',
      ...job.bullets.map((one) => `    * ${one}`),
      '',
    ]),
    '## Profile',
    '',
    profile,
    '',
    '## Skills',
    '',
    ...skills.flatMap(({ items }) => items.map((one) => `* ${one}`)),
    '',
    '## Languages',
    '',
    ...languages.map((one) => `* ${one}`),
    '',
    '## Interests',
    '',
    interests,
    '',
  ].join('\n');

export const wordDesigns: Record<string, (person: Person) => Promise<Buffer>> = {
  'docs-serif': docsSerif,
  'word-rows': wordRows,
  'undated-words': undatedWords,
};
