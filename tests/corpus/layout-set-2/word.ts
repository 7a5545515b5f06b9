import {
  AlignmentType,
  BorderStyle,
  Column,
  Document,
  LeaderType,
  LevelFormat,
  Packer,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type ISectionOptions,
} from 'docx';
import { zipSync } from 'fflate';

type Block = Paragraph | Table;
const page = { size: { width: 11906, height: 16838 }, margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } };
const plain = (text: string) => new Paragraph({ text });
const run = (text: string, more = {}) => new TextRun({ text, ...more });
const numbered = (text: string) => new Paragraph({ text, numbering: { reference: 'n', level: 0 } });
const pack = (sections: ISectionOptions[], font: string) =>
  Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font, size: 21 } } } },
      numbering: {
        config: [{ reference: 'n', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT }] }],
      },
      sections,
    }),
  );

/** Employer in bold, dots up to the dates at the right margin, duties as a numbered list. */
const plastererTabs = () => {
  const head = (text: string) => new Paragraph({ children: [run(text, { bold: true, underline: {} })], spacing: { before: 240 } });
  const job = (employer: string, dates: string, title: string, duties: string[]) => [
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9700, leader: LeaderType.DOT }],
      children: [run(employer, { bold: true }), run(`\t${dates}`)],
    }),
    new Paragraph({ children: [run(title, { italics: true })] }),
    ...duties.map(numbered),
  ];
  return pack(
    [
      {
        properties: { page },
        children: [
          new Paragraph({ alignment: AlignmentType.CENTER, children: [run('Wayne Ogilvy-Marsh', { bold: true, size: 32 })] }),
          new Paragraph({
            alignment: AlignmentType.CENTER,
            text: '31 Kiln Street, Telford, TF3 9ZZ   T 07700 900 902   wayne.om@example.com',
          }),
          head('About'),
          plain('Time-served plasterer, lime and modern. CSCS Gold. Own van, own tools, no sick days since 2016.'),
          head('Work'),
          ...job('Ironbridge Restoration Ltd', '03/09/2018 - Present', 'Lead Plasterer', [
            'Lime plastering on four listed terraces.',
            'Quantities and orders for jobs up to £60k.',
          ]),
          ...job('Wrekin Interiors', '14/04/2014 - 31/08/2018', 'Plasterer', ['Skimming and dry lining on 212 new flats.']),
          ...job('R Bright & Sons', '05/07/2010 - 11/04/2014', 'Apprentice Plasterer', ['Mixing, carrying, then ceilings.']),
          head('Tickets and qualifications'),
          plain('NVQ Level 3 Plastering, Telford College, 2013'),
          plain('CSCS Gold Card'),
          plain('PASMA towers'),
          head('Skills'),
          plain('Lime render, Cornice work, Dry lining, Float and set, Estimating'),
        ],
      },
    ],
    'Calibri',
  );
};

/** Abilities first with examples, the jobs as one line each at the end. */
const returnerFunctional = () => {
  const head = (text: string) => new Paragraph({ children: [run(text.toUpperCase(), { bold: true, size: 24 })], spacing: { before: 260 } });
  const skill = (text: string, examples: string[]) => [
    new Paragraph({ children: [run(text, { bold: true })], spacing: { before: 120 } }),
    ...examples.map((one) => new Paragraph({ text: one, bullet: { level: 0 } })),
  ];
  return pack(
    [
      {
        properties: { page },
        children: [
          new Paragraph({ children: [run('Hephzibah Crane', { size: 40 })] }),
          plain('Kidderminster DY10 9ZZ'),
          plain('Email: hcrane@example.org'),
          plain('Mobile: 07700-900-216'),
          head('Career objective'),
          plain('After nine years at home I want to bring what I know about people, money and calendars back into an office.'),
          head('Key abilities'),
          ...skill('Organising', [
            'Planned a move of 80 staff to new premises over one weekend.',
            'Keep the diary of a parish council with eleven committees.',
          ]),
          ...skill('Money', ['Managed petty cash and purchase orders up to £30,000 a year.']),
          ...skill('People', ['Interviewed, hired and trained seven receptionists.']),
          head('Employment history'),
          plain('2021 to present – Parish Clerk (part-time), Wyre Parish Council'),
          plain('2008 to 2012 – Office Manager, Severn Carpets Ltd'),
          plain('2003 to 2008 – Senior Receptionist, Stourport Medical Centre'),
          head('Education'),
          plain('1999 to 2002 – BA (Hons) Geography, University of Worcester, 2:2'),
          head('IT skills'),
          plain('Microsoft 365; Scribe accounts; Canva; Mailchimp'),
          head('Hobbies'),
          plain('Bees, sewing, walking the dog'),
        ],
      },
    ],
    'Garamond',
  );
};

/** A ruled table of subjects and grades, part-time work, no dates on some things. */
const leaverGrades = () => {
  const line = { style: BorderStyle.SINGLE, size: 4, color: '999999' };
  const grid = (rows: string[][]) =>
    new Table({
      width: { size: 9000, type: WidthType.DXA },
      borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
      rows: rows.map((row) => new TableRow({ children: row.map((text) => new TableCell({ children: [plain(text)] })) })),
    });
  const head = (text: string) =>
    new Paragraph({ children: [run(text, { bold: true, color: '2E74B5', size: 26 })], spacing: { before: 200 } });
  return pack(
    [
      {
        properties: { page },
        children: [
          new Paragraph({ alignment: AlignmentType.CENTER, children: [run('Tyrese Abbotsford-Quaye', { bold: true, size: 36 })] }),
          new Paragraph({ alignment: AlignmentType.CENTER, text: '64 Lychgate Avenue, Wolverhampton WV6 9ZZ' }),
          new Paragraph({ alignment: AlignmentType.CENTER, text: '07700 900033 | tyreseaq@example.com' }),
          head('Personal Statement'),
          plain('I am sixteen, reliable and good with my hands. I am looking for an apprenticeship in electrical installation.'),
          head('Education'),
          new Paragraph({ children: [run('Tettenhall Wood Academy', { bold: true }), run(', September 2020 – June 2025')] }),
          grid([
            ['Subject', 'Level', 'Grade'],
            ['Mathematics', 'GCSE', '6'],
            ['English Language', 'GCSE', '5'],
            ['Combined Science', 'GCSE', '6-5'],
            ['Design and Technology', 'GCSE', '7'],
          ]),
          head('Work Experience'),
          new Paragraph({ children: [run('Beechdale Electrical', { bold: true }), run(' – Work Experience Placement, June 2024')] }),
          plain('Two weeks with a crew rewiring a school: chasing, clipping, sweeping up.'),
          new Paragraph({ children: [run('Compton News', { bold: true }), run(' – Paper Round, 2022 – 2024')] }),
          plain('Fifty-two papers before eight, six days a week.'),
          head('Skills'),
          ...['Soldering', 'Teamwork', 'Microsoft Word', 'Time keeping'].map((text) => new Paragraph({ text, bullet: { level: 0 } })),
          head('Hobbies and Interests'),
          plain('Boxing at a club in Bilston, fixing bikes, Air Cadets'),
          head('References'),
          plain('On request'),
        ],
      },
    ],
    'Arial',
  );
};

/** One column for the name, then two real columns of the word processor. */
const librarianColumns = () => {
  const head = (text: string) => new Paragraph({ children: [run(text, { bold: true, allCaps: true })], spacing: { before: 200 } });
  const job = (title: string, rest: string, text: string): Block[] => [
    new Paragraph({ children: [run(title, { bold: true })] }),
    new Paragraph({ children: [run(rest, { italics: true })] }),
    plain(text),
  ];
  return pack(
    [
      {
        properties: { page },
        children: [
          new Paragraph({ children: [run('Solveig Bickerstaffe', { size: 44, bold: true })] }),
          plain('Librarian'),
          plain('solveig.b@example.org / 07700 900777 / Lancaster'),
        ],
      },
      {
        properties: {
          type: SectionType.CONTINUOUS,
          page,
          column: { count: 2, equalWidth: false, children: [new Column({ width: 6200, space: 400 }), new Column({ width: 3100 })] },
        },
        children: [
          head('Experience'),
          ...job(
            'Community Librarian',
            'Lune Valley Libraries, Lancaster, Apr 2019 – Present',
            'Three branches, 4,300 members, a van in winter.',
          ),
          ...job('Library Assistant', 'Morecambe Library, Oct 2014 – Mar 2019', 'Story time, stock checks, and the printer.'),
          ...job('Bookseller', 'Ashton Books, Lancaster, June 2011 – Sept 2014', 'Ran the children’s floor and its events.'),
          head('Education'),
          ...job('PgDip Librarianship', 'University of Sheffield, 2017 – 2019', 'Merit'),
          ...job('BA (Hons) Scandinavian Studies', 'University of Edinburgh, 2007 – 2011', '2:1'),
          new Paragraph({ children: [run('Skills', { bold: true, allCaps: true })], pageBreakBefore: false }),
          ...['Koha', 'Cataloguing', 'Outreach', 'Digital inclusion', 'Grant bids'].map(plain),
          head('Languages'),
          plain('Norwegian'),
          plain('English'),
        ],
      },
    ],
    'Georgia',
  );
};

const w = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (runs: string, properties = '') => `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs}</w:p>`;
const b = '<w:b/>';
/** A field of a form: what stands in a content control is as good as any other text. */
const sdt = (content: string) => `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const tc = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const tr = (cells: string) => `<w:tr>${cells}</w:tr>`;
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';
const typed = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const word = (body: string) =>
  Promise.resolve(
    Buffer.from(
      zipSync({
        '[Content_Types].xml': typed(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
        '_rels/.rels': typed(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
        'word/document.xml': typed(`<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`),
      }),
    ),
  );

/** A template of content controls in a table whose title row spans both columns, employer and title parted by boldness alone. */
const stewardCells = () => {
  const grid = '<w:tblPr><w:tblW w:w="9700" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="2700"/><w:gridCol w:w="7000"/></w:tblGrid>';
  const wide = (content: string) => tr(tc(content, '<w:gridSpan w:val="2"/>'));
  const two = (left: string, right: string) => tr(tc(left) + tc(right));
  const job = (dates: string, title: string, employer: string, text: string[]) =>
    two(sdt(p(w(dates))), p(`${sdt(w(title, b))}${w(' ')}${sdt(w(employer))}`) + text.map((one) => sdt(p(w(one)))).join(''));
  return word(
    `<w:tbl>${grid}${wide(p(sdt(w('Caoimhe Doonan', '<w:sz w:val="56"/>'))) + p(w('Belfast BT7 9ZZ  |  07700 900509  |  caoimhe.doonan@example.com')))}${wide(
      p(w('Profile', b)) + p(w('Cabin crew and ground staff for nine years, with two languages and a straight face.')),
    )}${wide(p(w('Experience', b)))}${job('06/2022 – Present', 'Cabin Service Manager', 'Lagan Air', [
      'Lead crews of five on short-haul flights.',
      'Highest on-board sales of 140 managers in 2024.',
    ])}${job('03/2018 – 05/2022', 'Cabin Crew Member', 'Northern Skies', ['Some 1,900 sectors without a written complaint.'])}${job(
      '07/2015 – 02/2018',
      'Passenger Service Agent',
      'Aldergrove Handling',
      ['Check-in, boarding and lost children.'],
    )}${wide(p(w('Education', b)))}${two(
      p(w('2012 – 2015')),
      p(w('BA (Hons) Spanish and Irish', b)) + p(w('Ulster University')),
    )}${wide(p(w('Skills', b)) + p(w('First aid')) + p(w('Conflict resolution')) + p(w('Crew resource management')))}${wide(
      p(w('Languages', b)) + p(w('Irish, Spanish')),
    )}</w:tbl>`,
  );
};

/** The side column is a text box, as drawn and with the older fallback that says the same again. */
const surveyorBoxes = () => {
  const box = (content: string) =>
    `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:extent cx="1800000" cy="6000000"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
  const head = (text: string) => p(w(text, `${b}<w:caps/>`));
  const side =
    head('Contact') +
    p(w('0113 496 0675')) +
    p(w('ferdinand.lusby@example.com')) +
    p(w('Leeds LS8 9ZZ')) +
    head('Skills') +
    p(w('NRM2 measurement')) +
    p(w('CostX')) +
    p(w('JCT contracts')) +
    p(w('Final accounts')) +
    head('Memberships') +
    p(w('MRICS since 2016'));
  const job = (first: string, second: string, text: string) => p(w(first, b)) + p(w(second)) + p(w(text));
  return word(
    `${p(`<w:r>${box(side)}</w:r>`)}${p(w('Ferdinand Lusby', '<w:sz w:val="48"/>'))}${p(w('Quantity Surveyor'))}${head('Profile')}${p(
      w('Surveyor of schools, clinics and one lighthouse. Pre-contract and post-contract, mostly for the side that pays.'),
    )}${head('Professional experience')}${job('Aire Cost Consultants – Leeds', 'Senior Quantity Surveyor (Jan 2020 – to date)', 'Cost plans for £140m of schools, all within 3% at tender.')}${job(
      'Northgate Build – Wakefield',
      'Quantity Surveyor (Sep 2014 – Dec 2019)',
      'Recovered £1.2m in variations on a hospital wing.',
    )}${job('Hesketh &amp; Lyle LLP – Bradford', 'Graduate Surveyor (Aug 2012 – Aug 2014)', 'Take-offs, site diaries, tea.')}${head('Education')}${p(
      w('BSc (Hons) Quantity Surveying, Leeds Beckett University, 2008 – 2012'),
    )}${head('Interests')}${p(w('Dry stone walls'))}`,
  );
};

export const wordSources: Record<string, () => Promise<Buffer>> = {
  'plasterer-tabs': plastererTabs,
  'returner-functional': returnerFunctional,
  'leaver-grades': leaverGrades,
  'librarian-columns': librarianColumns,
  'steward-cells': stewardCells,
  'surveyor-boxes': surveyorBoxes,
};
