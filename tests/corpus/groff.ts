import { contactParts, educationBlocks, workBlocks, type Block } from './print-order';
import type { CorpusSource, Section } from './source';

/** The CV for groff's ms macros, as people wrote them who learnt on Unix: two fonts and hanging bullets. */
export function renderGroff(source: CorpusSource): string {
  const { basics } = source;
  return [
    '.nr PS 10.5p\n.nr VS 13p\n.nr PO 2.2c\n.nr LL 16.6c\n.nr HM 1.8c\n.nr FM 1.6c\n.ds CH\n.ds CF\n.nr PI 4n\n.nh\n.ad l\n.ss 12 0',
    `.LP\n.ps 17\n.vs 20\n.B "${quoted(basics.name)}"\n.br`,
    basics.headline === undefined ? '' : `.ps 11\n.vs 14\n${line(basics.headline)}\n.br`,
    `.ps 10\n.vs 13\n${line(contactParts(source).join(', '))}`,
    ...(basics.personal ?? []).map((text) => `.br\n${line(text)}`),
    ...source.sections.map(
      (section) =>
        `${section.heading === null ? '.LP' : `.sp 0.4\n.SH\n${line(section.heading.toUpperCase())}\n.LP`}\n${content(section, source)}`,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n')
    .concat('\n');
}

const escaped = (text: string) => text.replace(/\\/g, '\\e').replace(/'/g, '\\(cq');
const quoted = (text: string) => escaped(text).replace(/"/g, '""');
// A full stop at the start of a line would be a request.
const line = (text: string) => `\\&${escaped(text)}`;
const list = (items: string[]) => items.map((item) => `.IP \\(bu 2\n${line(item)}`).join('\n');

function block({ title, place, dates, intro, bullets, continues }: Block): string {
  const first = `.LP\n.ne 4\n.B "${quoted(title)}"${continues ? '' : `\n.br\n.I "${quoted(place)}"`}`;
  return [first, dates === '' ? '' : `.br\n${line(dates)}`, intro === '' ? '' : `.br\n${line(intro)}`, list(bullets)]
    .filter((part) => part !== '')
    .join('\n');
}

function content(section: Section, source: CorpusSource): string {
  switch (section.kind) {
    case 'text':
      return section.text.map(line).join('\n.LP\n');
    case 'list':
      return list(section.items);
    case 'referees':
      return section.items.map(line).join('\n.br\n');
    case 'skills':
      return section.groups
        .map(({ label, items }) => `${label === undefined ? '' : `.B "${quoted(label)}:"\n`}${line(items.join(', '))}`)
        .join('\n.br\n');
    case 'work':
      return workBlocks(section.entries, source.dateStyle).map(block).join('\n');
    case 'education':
      return educationBlocks(section.entries, source.dateStyle).map(block).join('\n');
  }
}
