import { contactParts, educationBlocks, workBlocks, type Block } from './print-order';
import type { CorpusSource, Section } from './source';

/** The CV as Markdown, for pandoc. */
export function renderMarkdown(source: CorpusSource): string {
  const { basics } = source;
  const head = [`# ${plain(basics.name)}`, basics.headline ?? '', contactParts(source).map(plain).join(' | '), ...(basics.personal ?? [])];
  const sections = source.sections.map((section) => {
    const heading = section.heading === null ? '' : `## ${plain(section.heading)}\n\n`;
    return heading + content(section, source);
  });
  return [...head, ...sections].filter((part) => part !== '').join('\n\n') + '\n';
}

const plain = (text: string) => text.replace(/([\\`*_[\]<>#|~^$@])/g, '\\$1');
const list = (items: string[]) => items.map((item) => `- ${plain(item)}`).join('\n');

function block({ title, place, dates, intro, bullets, continues }: Block): string {
  const second = [continues ? '' : plain(place), plain(dates)].filter((part) => part !== '').join(', ');
  return [`### ${plain(title)}`, second, plain(intro), list(bullets)].filter((part) => part !== '').join('\n\n');
}

function content(section: Section, source: CorpusSource): string {
  switch (section.kind) {
    case 'text':
      return section.text.map(plain).join('\n\n');
    case 'list':
      return list(section.items);
    case 'referees':
      return section.items.map(plain).join('\n\n');
    case 'skills':
      return section.groups
        .map(({ label, items }) => (label === undefined ? list(items) : `**${plain(label)}:** ${plain(items.join(', '))}`))
        .join('\n\n');
    case 'work':
      return workBlocks(section.entries, source.dateStyle).map(block).join('\n\n');
    case 'education':
      return educationBlocks(section.entries, source.dateStyle).map(block).join('\n\n');
  }
}
