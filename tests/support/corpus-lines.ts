import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CorpusSource, Section } from '@/tests/corpus/source';
import { sampleOfEach } from './sample';

const folder = path.join(process.cwd(), 'tests/fixtures/corpus/source');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A person of the corpus as plain lines, the notation of `documentFrom`: independent of any layout. */
export interface CorpusLines {
  id: string;
  band: CorpusSource['band'];
  occupation: readonly string[];
  lines: string[];
}

const day = (iso: string | undefined, yearOnly: boolean): string => {
  if (!iso) return '';
  if (iso === 'now') return 'Present';
  return iso.length === 4 || yearOnly ? iso.slice(0, 4) : `${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`;
};

interface Dated {
  from?: string;
  to?: string;
}
const range = ({ from, to }: Dated, yearOnly: boolean): string => [day(from, yearOnly), day(to, yearOnly)].filter(Boolean).join(' – ');
const bullets = (items: readonly string[] = []): string[] => items.map((item) => `- ${item}`);

const sectionLines = (section: Section, yearOnly: boolean): string[] => {
  const heading = section.heading ? [`# ${section.heading}`] : [];
  switch (section.kind) {
    case 'text':
      return [...heading, ...section.text];
    case 'list':
    case 'referees':
      return [...heading, ...bullets(section.items)];
    case 'work':
      return [
        ...heading,
        ...section.entries.flatMap((entry) => [
          '',
          `${entry.title}, ${entry.employer}\t${range(entry, yearOnly)}`,
          ...(entry.intro ? [entry.intro] : []),
          ...bullets(entry.bullets),
          ...(entry.earlier ?? []).flatMap((earlier) => [
            '',
            `${earlier.title}, ${entry.employer}\t${range(earlier, yearOnly)}`,
            ...bullets(earlier.bullets),
          ]),
        ]),
      ];
    case 'education':
      return [
        ...heading,
        ...section.entries.flatMap((entry) => [
          '',
          `${entry.award}${entry.area ? ` ${entry.area}` : ''}, ${entry.institution}\t${range(entry, yearOnly)}`,
          ...(entry.grade ? [entry.grade] : []),
          ...bullets(entry.lines),
        ]),
      ];
    case 'skills':
      return [...heading, ...section.groups.map(({ label, items }) => `${label ? `${label}: ` : ''}${items.join(', ')}`)];
  }
};

const linesOf = ({ basics, dateStyle, sections }: CorpusSource): string[] => [
  basics.name,
  ...(basics.headline ? [basics.headline] : []),
  [basics.email, basics.phone, basics.location, ...(basics.links ?? [])].filter(Boolean).join(' | '),
  ...(basics.personal ?? []),
  ...sections.flatMap((section) => ['', ...sectionLines(section, dateStyle === 'year')]),
];

const isSource = (value: unknown): value is CorpusSource =>
  typeof value === 'object' && value !== null && 'band' in value && 'sections' in value;

export const corpusLines = (): CorpusLines[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const source: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      if (!isSource(source)) throw new Error(`${name} is no source of the corpus`);
      return { id: source.id, band: source.band, occupation: source.occupation, lines: linesOf(source) };
    });

/** Two people of each band, or everybody over the whole corpus: for what must hold of any CV. */
export const corpusSample = (): CorpusLines[] => sampleOfEach(corpusLines(), ({ band }) => band, 2);
