import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type ISectionOptions,
} from 'docx';

type Block = Paragraph | Table;
const run = (text: string, more = {}) => new TextRun({ text, ...more });
const plain = (text: string) => new Paragraph({ text });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const page = { size: { width: 11906, height: 16838 }, margin: { top: 900, bottom: 900, left: 1000, right: 1000 } };
const pack = (sections: ISectionOptions[], font: string) =>
  Packer.toBuffer(new Document({ styles: { default: { document: { run: { font, size: 21 } } } }, sections }));

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
const cell = (width: number, children: Block[], more = {}) =>
  new TableCell({ width: { size: width, type: WidthType.PERCENTAGE }, children, ...more });
const bare = (rows: TableRow[]) => new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, borders: noBorders, rows });

/** A whole page laid out as one table: contact and skills in a narrow shaded cell, jobs beside them, dates in capitals above the title. */
const careWorkerLayoutTable = () => {
  const side = (text: string) =>
    new Paragraph({ children: [run(text.toUpperCase(), { bold: true, color: '1F4E5F' })], spacing: { before: 200 } });
  const head = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const job = (dates: string, title: string, employer: string, duties: string[]) => [
    new Paragraph({ children: [run(dates.toUpperCase(), { size: 18, color: '777777' })], spacing: { before: 160 } }),
    new Paragraph({ children: [run(title, { bold: true }), run(' '), run(employer, { italics: true })] }),
    ...duties.map(bullet),
  ];
  const left = [
    side('Contact'),
    plain('07700 900 624'),
    plain('f.mbeki.hale@example.com'),
    plain('30 Clay Pit Road'),
    plain('Stoke-on-Trent ST6 9ZZ'),
    side('Skills'),
    plain('Moving and handling'),
    plain('Medication (MAR charts)'),
    plain('Dementia care'),
    plain('Care planning'),
    plain('PEG feeding'),
    side('Languages'),
    plain('English, Xhosa'),
    side('Other'),
    plain('Enhanced DBS, update service'),
    plain('Driver with own car'),
  ];
  const right = [
    head('Profile'),
    plain('Kind, punctual care worker with eight years in homes and the community. Level 3 qualified and used to working alone at night.'),
    head('Experience'),
    ...job('Oct 2021 – Present', 'Senior Care Worker,', 'Burslem House', [
      'Shift lead for 32 residents and five carers.',
      'Medication audits at 100% for fourteen months.',
    ]),
    ...job('May 2018 – Sept 2021', 'Community Carer,', 'Potteries Home Care Ltd', ['Twelve calls a day, double-ups and palliative care.']),
    ...job('Jan 2016 – Apr 2018', 'Care Assistant,', 'Etruria Lodge', ['Personal care, meals and activities.']),
    head('Education'),
    ...job('2019', 'Diploma in Health and Social Care Level 3,', 'Stoke-on-Trent College', []),
    ...job('2017', 'Care Certificate,', 'Etruria Lodge', []),
    head('References'),
    plain('Burslem House and Potteries Home Care will both speak for me.'),
  ];
  const title = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [run('Faith Mbeki-Hale', { size: 44, bold: true, color: '1F4E5F' })],
  });
  return pack(
    [
      {
        properties: { page },
        children: [
          bare([
            new TableRow({ children: [cell(100, [title], { columnSpan: 2 })] }),
            new TableRow({ children: [cell(32, left, { shading: { fill: 'E3EEF1' } }), cell(68, right)] }),
          ]),
        ],
      },
    ],
    'Calibri',
  );
};

/** Capitals for headings, grades in a table whose first row is one cell, a week of work experience. */
const leaverGradeTable = () => {
  const head = (text: string) =>
    new Paragraph({ children: [run(text.toUpperCase(), { bold: true })], spacing: { before: 220, after: 60 } });
  const grades: [string, string, string][] = [
    ['Mathematics', 'GCSE', '5'],
    ['English Language', 'GCSE', '6'],
    ['English Literature', 'GCSE', '5'],
    ['Combined Science', 'GCSE', '5-4'],
    ['Food Preparation & Nutrition', 'GCSE', '7'],
    ['Sport', 'BTEC Level 2', 'Merit'],
  ];
  const row = (texts: string[]) => new TableRow({ children: texts.map((text) => cell(33, [plain(text)])) });
  return pack(
    [
      {
        properties: { page },
        children: [
          new Paragraph({ alignment: AlignmentType.CENTER, children: [run('Jayden Porrit-Lowe', { bold: true, size: 30 })] }),
          new Paragraph({ alignment: AlignmentType.CENTER, text: '77 Snaefell Avenue, Huyton, Liverpool L36 9ZZ' }),
          new Paragraph({ alignment: AlignmentType.CENTER, text: 'Phone: 07700900255   Email: jayden.pl@example.com' }),
          head('Personal statement'),
          plain(
            'I am a hard working school leaver who wants to be a chef. I am on time, I like being busy and I learn fast. I would love an apprenticeship in a proper kitchen.',
          ),
          head('Education'),
          new Paragraph({
            children: [run('Lord Stanley Academy, Huyton'), run('\tSeptember 2020 – June 2025')],
            tabStops: [{ type: TabStopType.RIGHT, position: 9800 }],
          }),
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [
              new TableRow({
                children: [cell(100, [new Paragraph({ children: [run('Results, August 2025', { bold: true })] })], { columnSpan: 3 })],
              }),
              row(['Subject', 'Qualification', 'Grade']),
              ...grades.map(row),
            ],
          }),
          head('Work experience'),
          new Paragraph({ children: [run('Kitchen Assistant (work experience), The Oyster Shed, Liverpool', { bold: true })] }),
          plain('July 2024 (two weeks)'),
          bullet('Prepped vegetables and washed up for a 60-seat restaurant.'),
          bullet('Asked back to help on two Saturdays.'),
          new Paragraph({ children: [run('Paper round, Huyton News', { bold: true })] }),
          plain('2022 - 2024'),
          bullet('52 papers before school, six days a week.'),
          head('Voluntary work'),
          plain('Knowsley Food Pantry, Saturday helper, since October 2024'),
          head('Skills'),
          plain('Knife skills, Food hygiene Level 2, Teamwork, Word and PowerPoint'),
          head('Interests'),
          plain('Boxing, baking for my nan, Everton'),
          head('References'),
          plain('Mr P Osei-Grant, Head of Year, Lord Stanley Academy'),
        ],
      },
    ],
    'Arial',
  );
};

/** Name and contact only in the page header, jobs under two headings, employer first, title after a bar, dates in brackets. */
const careerChangerHeader = () => {
  const head = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
  const job = (employer: string, title: string, dates: string, duties: string[]) => [
    new Paragraph({
      children: [run(employer, { bold: true }), run(` | ${title} `), run(`(${dates})`, { italics: true })],
      spacing: { before: 120 },
    }),
    ...duties.map(bullet),
  ];
  const heads = new Header({
    children: [
      new Paragraph({ children: [run('Lucasz van der Meer', { size: 36, bold: true })] }),
      new Paragraph({ text: 'Exeter EX4 9ZZ · 07700 900 838 · lvdm@example.io · linkedin.com/in/lvdm-example' }),
    ],
  });
  return pack(
    [
      {
        properties: { page },
        headers: { default: heads },
        footers: {
          default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, text: 'Lucasz van der Meer, CV' })] }),
        },
        children: [
          head('Who I am'),
          plain(
            'Former police sergeant, now a junior software tester. I have spent thirteen years asking what happened just before it broke.',
          ),
          head('Relevant experience'),
          ...job('Exe Digital', 'Junior QA Tester', 'Nov 2024 to present', [
            'Wrote 180 Playwright checks; release testing went from two days to three hours.',
            'Found a rounding fault that had cost a client £9,000.',
          ]),
          ...job('School of Code South West', 'Trainee', 'Apr 2024 to Oct 2024', [
            'Sixteen-week course in JavaScript, testing and agile work.',
          ]),
          head('Earlier career'),
          ...job('Tamar Constabulary', 'Sergeant, Neighbourhood Policing', 'Feb 2017 to Mar 2024', [
            'Led eleven officers and the move to electronic files.',
          ]),
          ...job('Tamar Constabulary', 'Police Constable', 'June 2011 to Jan 2017', ['Response, then a year on the burglary team.']),
          ...job('Cathedral Books', 'Bookseller', '2009 to 2011', []),
          head('Education'),
          plain('University of Exeter | BA Sociology, 2:1 (2006 to 2009)'),
          plain('Coopers Hill Sixth Form | A-levels: Sociology A, Computing B, Art B (2004 to 2006)'),
          head('Certificates'),
          plain('ISTQB Foundation Level, 2024'),
          head('Tools'),
          plain('Playwright | Postman | Jira | Git | SQL | JavaScript'),
          head('Languages'),
          plain('Dutch (native), English (fluent)'),
        ],
      },
    ],
    'Cambria',
  );
};

/** Documents that only a word processor makes, by id. */
export const wordSources: Record<string, () => Promise<Buffer>> = {
  'care-worker-layout-table': careWorkerLayoutTable,
  'leaver-grade-table': leaverGradeTable,
  'career-changer-header': careerChangerHeader,
};
