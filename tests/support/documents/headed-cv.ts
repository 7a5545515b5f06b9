import { readDocument } from '@/lib/server/extract/read-document';
import type { Cv } from '@/lib/cv/cv';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { TODAY } from '@/tests/support/cv-builder';
import { p, r, writeDocx } from './write-docx';
import { writePdf, type Text } from './write-pdf';

/** The headings over the parts of a CV. */
export interface Headings {
  work: string;
  education: string;
  skills: string;
}

export const usualHeadings: Headings = { work: 'Work Experience', education: 'Education', skills: 'Skills' };

/** How the headings are set: as the text is, bold, or (in a PDF) bold and larger. */
export const headedLooks = ['plain docx', 'bold docx', 'plain pdf', 'large pdf'] as const;
export type HeadedLook = (typeof headedLooks)[number];

export type Part = { heading: string | null; lines: readonly string[] };

/** A driver and a nurse, whose parts stand in another order. '- ' is a bullet point, a tab sets the dates to the right. */
const people: readonly ((headings: Headings) => Part[])[] = [
  ({ work, education, skills }) => [
    { heading: null, lines: ['Denise Okonjo', '14 Mill Lane, Hull HU3 4QX', '07700 900318 | denise.okonjo@example.com'] },
    { heading: 'Profile', lines: ['Class 2 driver with a clean licence and eleven years on multi-drop rounds across Yorkshire.'] },
    {
      heading: work,
      lines: [
        'HGV Driver, Humber Parcels Ltd, Hull\tMar 2019 - Present',
        '- Deliver up to 60 drops a day on the coastal round',
        '- Load and check the vehicle, report defects and keep the tachograph records',
        'Delivery Driver, Castle Bakery, Beverley\tJun 2014 - Feb 2019',
        '- Delivered bread to 25 shops before 7 am',
        '- Trained four new drivers on the round',
        'Warehouse Operative, Ferry Foods Ltd, Hull\tSep 2011 - May 2014',
        '- Picked and packed chilled orders by hand scanner',
      ],
    },
    {
      heading: education,
      lines: [
        'Hull College, NVQ Level 2 Warehousing and Storage\t2010 - 2011',
        'Wolfreton School, 6 GCSEs including English and Maths\t2005 - 2010',
      ],
    },
    { heading: skills, lines: ['Route planning, Customer service, Stock control, Forklift operation, Manual handling'] },
    { heading: 'Interests', lines: ['Sea fishing and coaching under-11 football.'] },
  ],
  ({ work, education, skills }) => [
    { heading: null, lines: ['Gareth Pell', 'Cardiff CF14 2AB', '07700 900642', 'gareth.pell@example.com'] },
    {
      heading: skills,
      lines: ['- Wound care', '- Medication management', '- Infection control', '- Team leadership', '- Microsoft Office'],
    },
    {
      heading: education,
      lines: [
        'BSc (Hons) Adult Nursing',
        'University of South Wales',
        '2011 - 2014',
        'A-levels: Biology, Chemistry',
        'Coleg y Cwm',
        '2009 - 2011',
      ],
    },
    {
      heading: work,
      lines: [
        'Charge Nurse',
        'Taff Vale Hospital, Cardiff',
        'January 2018 to present',
        '- Lead a team of 14 nurses on a 28-bed surgical ward',
        '- Cut falls by a third with a new handover sheet',
        'Staff Nurse',
        'Llandaff Clinic, Cardiff',
        'September 2014 to December 2017',
        '- Cared for eight patients a shift after surgery',
        '- Audited hand hygiene for two wards',
      ],
    },
    { heading: 'References', lines: ['Available on request'] },
  ],
];

/** What of the CV depends on its headings: every job, school and skill. */
export function readingOf({ work, education, skills }: Cv): string {
  const texts = (pieces: readonly ({ text: string } | null)[]): string => pieces.map((piece) => piece?.text ?? '-').join(' / ');
  return JSON.stringify({
    work: work.map(({ title, employer, dates, statements }) => `${texts([title, employer])} ${dates?.from?.year} ${statements.length}`),
    education: education.map(({ institution, award, dates }) => `${texts([institution, award])} ${dates?.from?.year}`),
    skills: texts(skills),
  });
}

export const peopleCount = people.length;

/** The CV of a person under these headings, written and read back. */
export const headedCv = (person: number, look: HeadedLook, headings: Headings): Promise<Cv> =>
  cvOfParts(people[person]?.(headings) ?? [], look);

/** A CV of these parts, written and read back. */
export async function cvOfParts(parts: readonly Part[], look: HeadedLook): Promise<Cv> {
  const isPdf = look.endsWith('pdf');
  const bytes = isPdf ? pdfOf(parts, look === 'large pdf') : docxOf(parts, look === 'bold docx');
  return parse(redact(await readDocument(bytes, isPdf ? 'pdf' : 'docx')).document, TODAY);
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/^- /, '• ').replace(/\t/g, '</w:t><w:tab/><w:t xml:space="preserve">');

function docxOf(parts: readonly Part[], isBold: boolean): Uint8Array {
  const body = parts.flatMap(({ heading, lines }) => [
    ...(heading === null ? [] : [isBold ? `<w:p>${r(escaped(heading), '<w:b/>')}</w:p>` : p(escaped(heading))]),
    ...lines.map((line) => p(escaped(line))),
    p(''),
  ]);
  return writeDocx({ body: body.join('') });
}

/** The letters that the built-in fonts of a PDF do not have, as some that they have. */
const drawn: Readonly<Record<string, string>> = { '–': '\u0096', '—': '\u0097', '’': '\u0092', '►': '»', '■': '·', '▪': '·', '→': '»' };

function pdfOf(parts: readonly Part[], isLarge: boolean): Uint8Array {
  const texts: Text[] = [];
  let y = 50;
  const write = (line: string, style: Pick<Text, 'size' | 'bold'> = {}): void => {
    const [text = '', dates] = line
      .replace(/[–—’►■▪→]/g, (letter) => drawn[letter] ?? letter)
      .replace(/^- /, '• ')
      .split('\t');
    texts.push({ x: 50, y, text, ...style });
    if (dates) texts.push({ x: 430, y, text: dates, ...style });
    y += 14;
  };
  for (const { heading, lines } of parts) {
    if (heading !== null) write(heading, isLarge ? { size: 13, bold: true } : {});
    for (const line of lines) write(line);
    y += 10;
  }
  return writePdf([{ texts }]);
}
