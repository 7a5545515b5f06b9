import type { Section } from './source';

/** What differs between the printed layouts. */
export interface Template {
  css: string;
  title: (name: string) => string;
  /** How the first lines of an entry stand: dates at the right, on one line, between pipes, below, in a left rail. */
  entry: 'dates-right' | 'one-line' | 'pipes' | 'dates-below' | 'rail';
  employerFirst?: boolean;
  separator: string;
  /** Contact details one under the other. */
  stacked?: boolean;
  labelled?: boolean;
  skillBullets?: boolean;
  table?: boolean;
  /** Kinds of section that stand in the side column. */
  aside?: Section['kind'][];
  asideFirst?: boolean;
  nameAbove?: boolean;
}

const page = (margin: string, font: string, size: string) => `
  @page { size: A4; margin: ${margin}; }
  * { box-sizing: border-box; }
  body { font: ${size}/1.32 ${font}; color: #1c1c1c; margin: 0; }
  h1, h2, h3, h4, p, ul { margin: 0; padding: 0; }
  ul { padding-left: 4.5mm; } li { margin: 0.4mm 0; }
  article { margin-bottom: 2.4mm; } .line, h2 { break-after: avoid; }
  section { margin-top: 3.6mm; }
`;
const sans = "'Liberation Sans', sans-serif";
const serif = "'Liberation Serif', serif";
const dejavu = "'DejaVu Sans', sans-serif";

export const templates: Record<string, Template> = {
  classic: {
    css: `${page('18mm 19mm', serif, '11pt')} .name { text-align: center } h1 { font-size: 20pt } .headline { font-style: italic }
      .contact { text-align: center; margin-top: 1mm } h2 { font-size: 11.5pt; text-transform: uppercase; border-bottom: 0.3mm solid #333; margin-bottom: 1.6mm }
      .line { display: flex; justify-content: space-between } .second { font-style: italic }`,
    title: (name) => `${name} CV`,
    entry: 'dates-right',
    separator: ' | ',
  },
  modern: {
    css: `${page('17mm 18mm', sans, '10.6pt')} h1 { font-size: 24pt; color: #14506e; letter-spacing: 0.3mm } .headline { font-size: 12pt; color: #555 }
      .contact { color: #444; margin-top: 1.5mm } h2 { color: #14506e; font-size: 12pt; margin-bottom: 1.2mm } .dates { color: #666; font-size: 9pt }`,
    title: (name) => name,
    entry: 'dates-below',
    employerFirst: true,
    separator: '  •  ',
  },
  sidebar: {
    css: `${page('0', sans, '10pt')} .cols { display: grid; grid-template-columns: 62mm 1fr; min-height: 296mm } aside { background: #22384a; color: #fff; padding: 12mm 7mm }
      main { padding: 12mm 11mm } h1 { font-size: 19pt } aside h2 { font-size: 10.5pt; text-transform: uppercase; border-bottom: 0.2mm solid #9bb; margin-bottom: 1.4mm }
      main h2 { font-size: 12.5pt; color: #22384a; border-bottom: 0.4mm solid #22384a; margin-bottom: 1.6mm } .contact { margin-top: 4mm; overflow-wrap: anywhere }
      .line { display: flex; justify-content: space-between; gap: 3mm } .second { color: #555 } aside .second { color: #cfdde6 } aside .line { display: block } aside .dates { display: block; font-size: 8.6pt } aside .contact { font-size: 8.4pt }`,
    title: (name) => `${name} - CV`,
    entry: 'dates-right',
    separator: ' ',
    stacked: true,
    skillBullets: true,
    aside: ['skills', 'education', 'referees'],
    asideFirst: true,
  },
  'sidebar-right': {
    css: `${page('14mm', sans, '9.8pt')} h1 { font-size: 25pt; font-weight: 400 } .name { border-bottom: 1mm solid #b4552d; padding-bottom: 2mm } .headline { color: #b4552d }
      .cols { display: grid; grid-template-columns: 1fr 54mm; gap: 7mm; margin-top: 3mm } aside { border-left: 0.2mm solid #bbb; padding-left: 5mm }
      h2 { font-size: 11pt; color: #b4552d; margin-bottom: 1mm } .contact { overflow-wrap: anywhere } .dates { font-size: 9pt; color: #666 }`,
    title: () => 'Curriculum Vitae',
    entry: 'dates-below',
    separator: ' ',
    stacked: true,
    skillBullets: true,
    aside: ['skills', 'list', 'referees'],
    nameAbove: true,
  },
  rail: {
    css: `${page('17mm 16mm', serif, '10.6pt')} h1 { font-size: 21pt } .headline { color: #444 } h2 { font-size: 12pt; background: #e9e9e4; padding: 0.6mm 2mm; margin-bottom: 1.8mm }
      article.rail { display: grid; grid-template-columns: 34mm 1fr; gap: 4mm } .rail .dates { color: #333; font-size: 9.6pt } .contact { margin-top: 1mm }`,
    title: (name) => `CV of ${name}`,
    entry: 'rail',
    separator: ', ',
    labelled: true,
    stacked: true,
  },
  table: {
    css: `${page('15mm', sans, '9.8pt')} h1 { font-size: 16pt; text-align: center; text-decoration: underline } .contact { margin: 2mm 0 } h2 { font-size: 11pt; text-decoration: underline; margin-bottom: 1.2mm }
      table { border-collapse: collapse; width: 100% } td, th { border: 0.25mm solid #555; padding: 1.4mm; vertical-align: top; text-align: left } td:first-child { width: 28mm } td:nth-child(2) { width: 48mm }
      .line { display: flex; justify-content: space-between } .headline { text-align: center }`,
    title: () => 'Microsoft Word - CV',
    entry: 'dates-right',
    separator: '   ',
    labelled: true,
    stacked: true,
    table: true,
  },
  banner: {
    css: `${page('0 0 12mm 0', dejavu, '9.2pt')} .name { background: #1f6f5c; color: #fff; padding: 10mm 14mm 3mm } h1 { font-size: 20pt } .contact { background: #1f6f5c; color: #fff; padding: 0 14mm 6mm }
      section { padding: 0 14mm } h2 { font-size: 10.5pt; color: #1f6f5c; text-transform: uppercase; letter-spacing: 0.5mm; margin-bottom: 1.2mm }
      .skills ul { columns: 2 } .line { display: flex; justify-content: space-between }`,
    title: (name) => name.replace(/ /g, '_'),
    entry: 'dates-right',
    employerFirst: true,
    separator: '   |   ',
    skillBullets: true,
  },
  dense: {
    css: `${page('13mm 14mm', sans, '9.4pt')} h1 { font-size: 15pt; display: inline } .headline { display: inline; margin-left: 3mm; color: #555 } h2 { font-size: 10pt; border-bottom: 0.2mm solid #888; margin-bottom: 0.8mm }
      section { margin-top: 2.4mm } article { margin-bottom: 1.4mm }`,
    title: (name) => `${name} CV 2026`,
    entry: 'pipes',
    separator: ' · ',
  },
  plain: {
    css: `${page('25.4mm', serif, '12pt')} h1 { font-size: 12pt; text-align: center } .headline { text-align: center } .contact { text-align: center } h2 { font-size: 12pt; text-decoration: underline; margin-bottom: 1mm }
      article { margin-bottom: 3.4mm }`,
    title: () => 'Document1',
    entry: 'one-line',
    separator: '     ',
    stacked: true,
  },
};
