import { range, type Person } from './person';

const names: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '£': '\\pounds{}',
  '–': '--',
};
const e = (text: string) => text.replace(/[\\~^£–&%$#_{}]/g, (sign) => names[sign] ?? `\\${sign}`);
const items = (list: string[], width = '') =>
  `\\begin{itemize}${width}\\setlength{\\itemsep}{0pt}\\setlength{\\parskip}{0pt}\n${list.map((one) => `\\item ${e(one)}`).join('\n')}\n\\end{itemize}`;

const start = (options: string, extra = '') => String.raw`\documentclass[10pt,a4paper]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{lmodern}\usepackage[${options}]{geometry}\usepackage{graphics,color}
\usepackage[hidelinks]{hyperref}
\setlength{\parindent}{0pt}\setlength{\parskip}{2pt}\pagestyle{empty}
\definecolor{ink}{rgb}{0.15,0.35,0.55}\definecolor{pale}{gray}{0.45}
${extra}
\begin{document}`;
const end = String.raw`\end{document}`;

/** Dates and labels in a rail, one line a job: 'Title, Employer, Place.' */
function railLatex({ basics, profile, jobs, education, skills, languages, interests }: Person): string {
  const section = (text: string) => `\\medskip\\par\\textcolor{ink}{\\rule{26mm}{1.2mm}\\hspace{4mm}{\\Large ${text}}}\\par\\smallskip`;
  const row = (left: string, right: string) =>
    `\\noindent\\begin{minipage}[t]{26mm}\\raggedleft ${left}\\end{minipage}\\hspace{4mm}\\begin{minipage}[t]{138mm}${right}\\end{minipage}\\par\\vspace{2mm}`;
  return [
    start('margin=20mm'),
    `{\\fontsize{30}{34}\\selectfont ${e(basics.name)}}\\hfill\\begin{minipage}[b]{55mm}\\raggedleft\\small\\itshape\\textcolor{pale}{${e(basics.place)}\\\\ ${e(basics.phone)}\\\\ ${e(basics.email)}${basics.links.map((link) => `\\\\ ${e(link)}`).join('')}}\\end{minipage}\\par\\medskip`,
    `{\\LARGE\\itshape\\textcolor{pale}{${e(basics.headline)}}}`,
    section('Profile'),
    row('', e(profile)),
    section('Employment'),
    ...jobs.map((job) =>
      row(
        e(range(job, 'slash', '–')),
        `\\textbf{${e(job.title)}}, \\textit{${e(job.employer)}}, ${e(job.place)}.\\par\\small ${items(job.bullets)}`,
      ),
    ),
    section('Education'),
    ...education.map((one) =>
      row(`${one.from}--${one.to}`, `\\textbf{${e(`${one.award} ${one.area}`)}}, \\textit{${e(one.institution)}}, ${e(one.grade)}.`),
    ),
    section('Key skills'),
    ...skills.map(({ label = 'Skills', items: list }) => row(e(label), e(list.join(', ')))),
    section('Languages'),
    ...languages.map((one) => row(e(one), 'Fluent')),
    section('Interests'),
    row('', e(interests)),
    end,
  ].join('\n');
}

/** Centred head; 'Employer [right: dates] / title [right: place]'. */
function bankingLatex({ basics, profile, jobs, education, skills, interests }: Person): string {
  const section = (text: string) =>
    `\\medskip\\par\\textcolor{ink}{\\textbf{\\large ${text}}}\\hspace{2mm}\\textcolor{ink}{\\rule[1.2mm]{120mm}{0.3mm}}\\par`;
  const pair = (a: string, b: string, c: string, d: string) =>
    `\\textbf{${e(a)}}\\hfill \\textbf{${e(b)}}\\\\\\textit{${e(c)}}\\hfill\\textit{${e(d)}}\\par`;
  return [
    start('margin=22mm'),
    `\\begin{center}{\\fontsize{34}{36}\\selectfont ${e(basics.name)}}\\\\[4mm]\\small ${[basics.place, basics.phone, basics.email, ...basics.links].map(e).join(' $\\bullet$ ')}\\end{center}`,
    section('Summary'),
    e(profile),
    section('Career history'),
    ...jobs.map((job) => `${pair(job.employer, range(job, 'long', ' – '), job.title, job.place)}${items(job.bullets)}`),
    section('Qualifications'),
    ...education.map((one) => pair(one.institution, `${one.from}–${one.to}`, `${one.award} in ${one.area}`, one.grade)),
    section('Skills'),
    ...skills.map(({ items: list }) => e(list.join(' • ').replace(/•/g, ';')).replace(/;/g, '$\\cdot$')),
    section('Interests'),
    e(interests),
    end,
  ].join('\n');
}

/** Narrow left column with schooling and skills, 'EMPLOYER | Title' over 'dates | place' at the right. */
function deedyLatex({ basics, profile, jobs, education, skills, languages }: Person): string {
  const section = (text: string) => `\\par\\vspace{4mm}{\\Large\\scshape\\textcolor{ink}{${text}}}\\par\\vspace{1mm}`;
  return [
    start('left=15mm,right=15mm,top=14mm,bottom=14mm'),
    `\\begin{center}{\\fontsize{36}{38}\\selectfont ${e(basics.name)}}\\\\[2mm]\\textcolor{pale}{${[...basics.links, basics.email, basics.phone, basics.place].map(e).join(' | ')}}\\end{center}`,
    '\\begin{minipage}[t]{55mm}\\raggedright',
    section('Education'),
    ...education.map(
      (one) =>
        `\\textbf{\\uppercase{${e(one.institution)}}}\\\\${e(`${one.award} ${one.area}`)}\\\\\\textcolor{pale}{${one.from} -- ${one.to}}\\\\${e(one.grade)}\\par\\vspace{2mm}`,
    ),
    section('Links'),
    ...basics.links.map((link) => `${e(link)}\\par`),
    section('Skills'),
    ...skills.flatMap(({ items: list }) => [
      e(list.slice(0, 3).join(' $ $ ')).replace(/\\\$ \\\$/g, '\\textbullet{}') + '\\par',
      e(list.slice(3).join(' $ $ ')).replace(/\\\$ \\\$/g, '\\textbullet{}') + '\\par',
    ]),
    section('Languages'),
    ...languages.map((one) => `${e(one)}\\par`),
    '\\end{minipage}\\hfill\\begin{minipage}[t]{115mm}',
    section('About'),
    e(profile),
    section('Experience'),
    ...jobs.map(
      (job) =>
        `{\\large\\textbf{\\uppercase{${e(job.employer)}}} | ${e(job.title)}}\\\\\\textcolor{pale}{\\small ${e(range(job, 'short', ' – '))} | ${e(job.place)}}${items(job.bullets)}`,
    ),
    '\\end{minipage}',
    end,
  ].join('\n');
}

/** Small capitals, employer with place right, title with dates right in slanted type; honours as a table. */
function awesomeLatex({ basics, profile, jobs, education, skills, languages, interests }: Person): string {
  const section = (text: string) =>
    `\\par\\vspace{4mm}{\\LARGE\\textbf{\\textcolor{ink}{${text.slice(0, 3)}}${text.slice(3)}}}\\hspace{2mm}\\rule[1mm]{90mm}{0.3mm}\\par`;
  const entry = (a: string, b: string, c: string, d: string) =>
    `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${e(a)}} & \\textsl{\\textcolor{ink}{${e(b)}}}\\\\\\textsc{\\small\\textcolor{pale}{${e(c)}}} & \\textsl{\\small\\textcolor{pale}{${e(d)}}}\\end{tabular*}\\par`;
  return [
    start('margin=18mm'),
    `\\begin{center}{\\fontsize{32}{34}\\selectfont\\textcolor{pale}{${e(basics.name.split(' ')[0] ?? '')}} \\textbf{${e(basics.name.split(' ').slice(1).join(' '))}}}\\\\[1mm]{\\small\\textsc{\\textcolor{ink}{${e(basics.headline)}}}}\\\\[1mm]{\\small\\textit{\\textcolor{pale}{${e(basics.place)}}}}\\\\{\\small ${[basics.phone, basics.email].map(e).join('\\quad|\\quad ')}}\\end{center}`,
    section('Summary'),
    e(profile),
    section('Work Experience'),
    ...jobs.map((job) => `${entry(job.employer, job.place, job.title, range(job, 'short', ' – ', 'PRESENT'))}${items(job.bullets)}`),
    section('Education'),
    ...education.map((one) => entry(one.institution, one.grade, `${one.award} in ${one.area}`, `${one.from} – ${one.to}`)),
    section('Skills'),
    ...skills.map(
      ({ label = '', items: list }) =>
        `\\begin{tabular}{@{}r@{\\hspace{4mm}}l@{}}\\makebox[30mm][r]{\\textbf{${e(label)}}} & ${e(list.join(', '))}\\end{tabular}\\par`,
    ),
    `\\begin{tabular}{@{}r@{\\hspace{4mm}}l@{}}\\makebox[30mm][r]{\\textbf{Languages}} & ${e(languages.join(', '))}\\end{tabular}\\par`,
    section('Extracurricular Activity'),
    e(interests),
    `\\vfill{\\footnotesize\\textcolor{pale}{February 3, 2026\\hfill ${e(basics.name)} $\\cdot$ Curriculum Vitae\\hfill 1}}`,
    end,
  ].join('\n');
}

/** Two columns with the wide one left; date and place on one small line; skills as framed tags. */
function accentLatex({ basics, profile, jobs, education, skills, languages, interests }: Person): string {
  const section = (text: string) =>
    `\\par\\vspace{3mm}{\\Large\\bfseries\\textcolor{ink}{\\MakeUppercase{${text}}}}\\\\[-2mm]\\textcolor{ink}{\\rule{\\linewidth}{0.6mm}}\\par`;
  return [
    start('margin=14mm'),
    `{\\Huge\\bfseries ${e(basics.name.toUpperCase())}}\\par{\\large\\bfseries\\textcolor{ink}{${e(basics.headline)}}}\\par{\\small ${[basics.email, basics.phone, basics.place, ...basics.links].map(e).join('\\qquad ')}}\\par`,
    '\\begin{minipage}[t]{115mm}',
    section('Experience'),
    ...jobs.map(
      (job) =>
        `{\\large ${e(job.title)}}\\par{\\textbf{\\textcolor{ink}{${e(job.employer)}}}}\\par{\\small\\textcolor{pale}{$\\diamond$ ${e(range(job, 'long', ' – ', 'Ongoing'))}\\hfill $\\circ$ ${e(job.place)}\\hspace*{20mm}}}${items(job.bullets)}`,
    ),
    section('Interests'),
    e(interests),
    '\\end{minipage}\\hfill\\begin{minipage}[t]{58mm}\\raggedright',
    section('My philosophy'),
    `\\textit{${e(profile)}}`,
    section('Strengths'),
    ...skills.flatMap(({ items: list }) => list.map((one) => `\\fbox{${e(one)}}\\hspace{1mm}`)),
    section('Languages'),
    ...languages.map((one) => `${e(one)}\\hfill $\\bullet\\bullet\\bullet\\bullet\\circ$\\par`),
    section('Education'),
    ...education.map((one) =>
      `{\\large ${e(`${one.award} in ${one.area}`)}}\\par\\textbf{\\textcolor{ink}{${e(one.institution)}}}\\par{\\small\\textcolor{pale}{${one.from} – ${one.to}}}\\par ${e(one.grade)}\\par\\vspace{2mm}`.replace(
        /–/g,
        '--',
      ),
    ),
    '\\end{minipage}',
    end,
  ].join('\n');
}

/** The plain résumé class: capital headings over rules, 'Employer [right: dates] / title [right: place]'. */
function resumeLatex({ basics, jobs, education, skills, languages, interests, profile }: Person): string {
  const section = (text: string) => `\\par\\vspace{3mm}\\textbf{\\MakeUppercase{${text}}}\\\\[-3mm]\\rule{\\textwidth}{0.3mm}\\par`;
  return [
    start('left=19mm,right=19mm,top=15mm,bottom=15mm'),
    `\\begin{center}\\textbf{\\Huge\\MakeUppercase{${e(basics.name)}}}\\\\[1mm]${e(basics.phone)} $\\diamond$ ${e(basics.place)}\\\\${[basics.email, ...basics.links].map(e).join(' $\\diamond$ ')}\\end{center}`,
    section('Objective'),
    e(profile),
    section('Education'),
    ...education.map(
      (one) => `\\textbf{${e(`${one.award} ${one.area}`)}}, ${e(one.institution)}\\hfill ${one.from} - ${one.to}\\\\${e(one.grade)}\\par`,
    ),
    section('Skills'),
    `\\begin{tabular}{@{}>{}ll@{}}${[...skills, { label: 'Spoken', items: languages }].map(({ label = '', items: list }) => `\\textbf{${e(label)}} & ${e(list.join(', '))}\\\\`).join('')}\\end{tabular}`.replace(
      '>{}',
      '',
    ),
    section('Experience'),
    ...jobs.map(
      (job) =>
        `\\textbf{${e(job.title)}}\\hfill ${e(range(job, 'short', ' – '))}\\\\${e(job.employer)}\\hfill\\textit{${e(job.place)}}${items(job.bullets)}`,
    ),
    section('Extra-Curricular Activities'),
    items([interests]),
    end,
  ].join('\n');
}

export const latexDesigns: Record<string, (person: Person) => string> = {
  'rail-latex': railLatex,
  'banking-latex': bankingLatex,
  'deedy-latex': deedyLatex,
  'awesome-latex': awesomeLatex,
  'accent-latex': accentLatex,
  'resume-latex': resumeLatex,
};
