import { contactParts, educationBlocks, workBlocks, type Block } from './print-order';
import type { CorpusSource, Section } from './source';

const preamble = String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{lmodern}
\usepackage[a4paper,margin=20mm]{geometry}
\setlength{\parindent}{0pt}\setlength{\parskip}{2pt}\pagestyle{plain}
\newcommand{\heading}[1]{\par\vspace{9pt}{\large\scshape #1}\\[-8pt]\rule{\textwidth}{0.4pt}\par}
\newcommand{\entry}[3]{\par\vspace{3pt}\textbf{#1} \hfill #3\ifx\relax#2\relax\else\\\textit{#2}\fi\par}
\newenvironment{tight}{\begin{itemize}\setlength{\itemsep}{1pt}\setlength{\parskip}{0pt}\setlength{\topsep}{0pt}}{\end{itemize}}
\begin{document}`;

/** The CV in LaTeX's article class with Latin Modern type, ligatures and hyphenation. */
export function renderLatex(source: CorpusSource): string {
  const { basics } = source;
  const head = [
    String.raw`\begin{center}{\LARGE ${escaped(basics.name)}}\\[3pt]`,
    basics.headline === undefined ? '' : `${escaped(basics.headline)}\\\\[2pt]`,
    contactParts(source)
      .map(escaped)
      .join(String.raw` $\cdot$ `),
    ...(basics.personal ?? []).map((line) => `\\\\${escaped(line)}`),
    String.raw`\end{center}`,
  ];
  const sections = source.sections.map(
    (section) => `${section.heading === null ? '' : `\\heading{${escaped(section.heading)}}\n`}${content(section, source)}`,
  );
  return [preamble, ...head.filter((line) => line !== ''), ...sections, String.raw`\end{document}`].join('\n') + '\n';
}

const names: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '£': '\\pounds{}',
  '–': '--',
};
const escaped = (text: string) =>
  text.replace(/[\\~^£–&%$#_{}]/g, (sign) => names[sign] ?? `\\${sign}`).replace(/m²/g, 'm\\textsuperscript{2}');
const list = (items: string[]) =>
  items.length === 0 ? '' : `\\begin{tight}\n${items.map((item) => `\\item ${escaped(item)}`).join('\n')}\n\\end{tight}`;

const block = ({ title, place, dates, intro, bullets, continues }: Block) =>
  [`\\entry{${escaped(title)}}{${continues ? '' : escaped(place)}}{${escaped(dates)}}`, escaped(intro), list(bullets)]
    .filter((part) => part !== '')
    .join('\n');

function content(section: Section, source: CorpusSource): string {
  switch (section.kind) {
    case 'text':
      return section.text.map(escaped).join('\n\n');
    case 'list':
      return list(section.items);
    case 'referees':
      return section.items.map(escaped).join('\n\n');
    case 'skills':
      return section.groups
        .map(({ label, items }) => `${label === undefined ? '' : `\\textbf{${escaped(label)}:} `}${escaped(items.join(', '))}`)
        .join('\n\n');
    case 'work':
      return workBlocks(section.entries, source.dateStyle).map(block).join('\n\n');
    case 'education':
      return educationBlocks(section.entries, source.dateStyle).map(block).join('\n\n');
  }
}
