import { contactParts, educationBlocks, workBlocks, type Block } from './print-order';
import type { CorpusSource, DateStyle, Section, WorkEntry } from './source';
import { templates, type Template } from './html-templates';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const tag = (name: string, className: string, inner: string) => (inner === '' ? '' : `<${name} class="${className}">${inner}</${name}>`);
const bullets = (items: string[] | undefined) =>
  items === undefined || items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
const join = (parts: (string | undefined)[], separator: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** A whole page in the named layout, ready for the browser's print. */
export function renderHtml(source: CorpusSource, layout: string): string {
  const template = templates[layout];
  if (template === undefined) throw new Error(`No HTML template '${layout}'`);
  const draw = (sections: Section[]) => sections.map((section) => drawSection(section, template, source.dateStyle)).join('\n');
  const aside = source.sections.filter((section) => template.aside?.includes(section.kind) ?? false);
  const main = source.sections.filter((section) => !aside.includes(section));
  const head = drawHead(source, template);
  const body =
    template.aside === undefined
      ? `${head.name}${head.contact}${draw(main)}`
      : template.asideFirst
        ? `<div class="cols"><aside>${template.nameAbove ? '' : head.name}${head.contact}${draw(aside)}</aside><main>${draw(main)}</main></div>`
        : `<div class="cols"><main>${draw(main)}</main><aside>${head.contact}${draw(aside)}</aside></div>`;
  const above = template.nameAbove ? head.name : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(template.title(source.basics.name))}</title><style>${template.css}</style></head><body>${above}${body}</body></html>`;
}

function drawHead(source: CorpusSource, template: Template) {
  const { basics } = source;
  const labelled = template.labelled
    ? [
        basics.location && `Address: ${basics.location}`,
        basics.phone && `Tel: ${basics.phone}`,
        basics.email && `Email: ${basics.email}`,
        ...(basics.links ?? []),
      ].filter((part): part is string => typeof part === 'string' && part !== '')
    : contactParts(source);
  const lines = [...(template.stacked ? labelled : [labelled.join(template.separator)]), ...(basics.personal ?? [])];
  const name = `<h1>${escape(basics.name)}</h1>${tag('p', 'headline', escape(basics.headline ?? ''))}`;
  const contact = `<div class="contact">${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</div>`;
  return { name: tag('header', 'name', name), contact: lines.join('') === '' ? '' : contact };
}

function drawSection(section: Section, template: Template, style: DateStyle): string {
  const heading = section.heading === null ? '' : `<h2>${escape(section.heading)}</h2>`;
  return `<section class="${section.kind}">${heading}<div class="content">${drawContent(section, template, style)}</div></section>`;
}

function drawContent(section: Section, template: Template, style: DateStyle): string {
  switch (section.kind) {
    case 'text':
      return section.text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
    case 'list':
      return bullets(section.items);
    case 'referees':
      return section.items.map((item) => `<p>${escape(item)}</p>`).join('');
    case 'skills':
      return template.skillBullets
        ? section.groups.map((group) => tag('h4', '', escape(group.label ?? '')) + bullets(group.items)).join('')
        : section.groups
            .map((group) => `<p>${group.label === undefined ? '' : `<b>${escape(group.label)}:</b> `}${escape(group.items.join(', '))}</p>`)
            .join('');
    case 'work':
      return template.table
        ? workTable(section.entries, style)
        : workBlocks(section.entries, style)
            .map((block) => drawBlock(block, template))
            .join('');
    case 'education':
      return educationBlocks(section.entries, style)
        .map((block) => drawBlock(block, template))
        .join('');
  }
}

function workTable(entries: WorkEntry[], style: DateStyle): string {
  const rows = workBlocks(entries, style).map(
    (block) =>
      `<tr><td>${escape(block.dates)}</td><td><b>${escape(block.title)}</b><br>${escape(block.place)}</td><td>${tag('p', '', escape(block.intro))}${bullets(block.bullets)}</td></tr>`,
  );
  return `<table><tr><th>Dates</th><th>Job title and employer</th><th>What I did</th></tr>${rows.join('')}</table>`;
}

function head(template: Template, first: string, second: string, dates: string): string {
  if (template.entry === 'one-line')
    return `<p class="line"><b>${first}</b>${second === '' ? '' : `, ${second}`}${dates === '' ? '' : ` (${dates})`}</p>`;
  if (template.entry === 'pipes') return `<p class="line"><b>${join([first, second, dates], ' | ')}</b></p>`;
  if (template.entry === 'dates-below')
    return `<p class="line"><b>${first}</b></p><p class="second">${second}</p>${tag('p', 'dates', dates)}`;
  if (template.entry === 'rail') return `<p class="line"><b>${first}</b></p><p class="second">${second}</p>`;
  return `<p class="line"><b>${first}</b><span class="dates">${dates}</span></p>${tag('p', 'second', second)}`;
}

function inRail(template: Template, dates: string, inner: string): string {
  if (template.entry !== 'rail') return `<article>${inner}</article>`;
  return `<article class="rail"><div class="dates">${dates}</div><div>${inner}</div></article>`;
}

function drawBlock(block: Block, template: Template): string {
  const dates = escape(block.dates);
  const title = escape(block.title);
  const place = escape(block.place);
  const [first, second] = block.continues ? [title, ''] : template.employerFirst ? [place, title] : [title, place];
  return inRail(
    template,
    dates,
    `${head(template, first, second, dates)}${tag('p', 'intro', escape(block.intro))}${bullets(block.bullets)}`,
  );
}
