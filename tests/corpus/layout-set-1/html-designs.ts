import { range, written, type Person } from './person';

const e = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const list = (all: string[]) => `<ul>${all.map((one) => `<li>${e(one)}</li>`).join('')}</ul>`;
const page = (css: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Document</title><style>@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;-webkit-print-color-adjust:exact}ul{margin:2px 0 6px;padding-left:16px}p{margin:0 0 4px}h1,h2,h3{margin:0}${css}</style></head><body>${body}</body></html>`;

/** A dark side column with white text, a round photograph's place, letter-spaced headings and a dotted time line. */
const skyline = ({ basics, profile, jobs, education, skills, languages, interests }: Person) =>
  page(
    `body{font:10pt "Liberation Sans";display:flex}aside{width:68mm;min-height:296mm;background:#1f3044;color:#fff;padding:12mm 8mm}main{flex:1;padding:12mm 10mm}.photo{width:36mm;height:36mm;border-radius:50%;background:#c8b9a6;margin:0 auto 8mm}h1{font-size:26pt;letter-spacing:2px;text-transform:uppercase;font-weight:300}h2{font-size:11pt;letter-spacing:4px;text-transform:uppercase;margin:6mm 0 2mm}.sub{letter-spacing:3px;color:#666;margin-bottom:4mm}article{border-left:2px solid #999;padding-left:5mm;margin-bottom:3mm}.when{color:#777;font-size:9pt}`,
    `<aside><div class="photo"></div><h2>Contact</h2><p>${e(basics.phone)}</p><p>${e(basics.email)}</p><p>${e(basics.place)}</p>${basics.links.map((link) => `<p>${e(link)}</p>`).join('')}<h2>Expertise</h2>${list(skills.flatMap(({ items }) => items))}<h2>Language</h2>${languages.map((one) => `<p>${e(one)}</p>`).join('')}<h2>Hobbies</h2><p>${e(interests)}</p></aside><main><h1>${e(basics.name)}</h1><p class="sub">${e(basics.headline)}</p><h2>About me</h2><p>${e(profile)}</p><h2>Experience</h2>${jobs.map((job) => `<article><p class="when">${e(range(job, 'short', ' - '))}</p><p>${e(job.employer)} | ${e(job.place)}</p><p><b>${e(job.title)}</b></p>${list(job.bullets)}</article>`).join('')}<h2>Education</h2>${education.map((one) => `<article><p class="when">${one.from} - ${one.to}</p><p>${e(one.institution)}</p><p><b>${e(`${one.award} ${one.area}`)}</b></p><p>${e(one.grade)}</p></article>`).join('')}</main>`,
  );

/** The European format of 2020: 'dates – place' in grey over 'TITLE – EMPLOYER' in capitals. */
const europass = ({ basics, profile, jobs, education, skills, languages }: Person) =>
  page(
    `body{font:10pt "Liberation Sans";padding:14mm 16mm}h1{font-size:20pt;color:#0e4194}h2{font-size:12pt;color:#0e4194;border-bottom:1px solid #0e4194;text-transform:uppercase;margin:5mm 0 2mm}.grey{color:#777}.job{text-transform:uppercase;font-weight:bold}.meta{font-size:9pt}`,
    `<p class="grey">Curriculum vitae</p><h1>${e(basics.name)}</h1><p class="meta"><b>Email address:</b> ${e(basics.email)} &nbsp;|&nbsp; <b>Phone number:</b> (+44) ${e(basics.phone.replace(/^0/, ''))} &nbsp;|&nbsp; <b>Address:</b> ${e(basics.place)}, United Kingdom (Home)</p><h2>About me</h2><p>${e(profile)}</p><h2>Work experience</h2>${jobs.map((job) => `<p class="grey">${e(range(job, 'full', ' – ', 'CURRENT'))} ${e(job.place)}, United Kingdom</p><p class="job">${e(job.title)} <span style="font-weight:normal">${e(job.employer)}</span></p>${list(job.bullets)}`).join('')}<h2>Education and training</h2>${education.map((one) => `<p class="grey">01/09/${one.from} – 30/06/${one.to}</p><p class="job">${e(`${one.award} ${one.area}`)} <span style="font-weight:normal">${e(one.institution)}</span></p><p>Final grade: ${e(one.grade)}</p>`).join('')}<h2>Language skills</h2><p>Mother tongue(s): <b>${e(languages[0] ?? '')}</b></p><p>Other language(s): <b>${e(languages[1] ?? '')}</b> C2</p><h2>Skills</h2><p>${skills
      .flatMap(({ items }) => items)
      .map(e)
      .join(' &nbsp;/&nbsp; ')}</p>`,
  );

/** A coloured ribbon with white name, job cards in which the dates stand in a coloured box. */
const ribbon = ({ basics, profile, jobs, education, skills, languages, interests }: Person) =>
  page(
    `body{font:10.5pt "Carlito"}header{background:#7a1f3d;color:#fff;padding:10mm 16mm}header h1{font-size:28pt}main{padding:6mm 16mm}h2{display:inline-block;background:#7a1f3d;color:#fff;padding:1mm 4mm;font-size:11pt;margin:4mm 0 2mm}.card{border:1px solid #ddd;padding:3mm;margin-bottom:3mm}.when{float:right;background:#7a1f3d;color:#fff;padding:0 2mm;font-size:9pt}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 4mm}`,
    `<header><h1>${e(basics.name)}</h1><p>${e(basics.headline)}</p><p>${[basics.phone, basics.email, basics.place, ...basics.links].map(e).join(' &nbsp;•&nbsp; ')}</p></header><main><h2>Who I am</h2><p>${e(profile)}</p><h2>Where I have worked</h2>${jobs.map((job) => `<div class="card"><span class="when">${e(range(job, 'short', ' → ', 'today'))}</span><p><b>${e(job.title)}</b> · ${e(job.employer)} · ${e(job.place)}</p>${list(job.bullets)}</div>`).join('')}<h2>Qualifications</h2>${education.map((one) => `<div class="card"><span class="when">${one.from} → ${one.to}</span><p><b>${e(`${one.award} ${one.area}`)}</b> · ${e(one.institution)} · ${e(one.grade)}</p></div>`).join('')}<h2>Skills</h2><div class="grid">${skills
      .flatMap(({ items }) => items)
      .map((one) => `<div>${e(one)}</div>`)
      .join('')}</div><h2>Languages</h2><p>${e(languages.join(', '))}</p><h2>Away from work</h2><p>${e(interests)}</p></main>`,
  );

/** Subject above the award, years in a rail with a time line, employer over title. */
const timeline = ({ basics, profile, jobs, education, skills, languages, interests }: Person) =>
  page(
    `body{font:11pt "Liberation Serif";padding:16mm 18mm}h1{font-size:24pt;text-align:center}.c{text-align:center}h2{font-size:13pt;font-variant:small-caps;text-align:center;border-top:1px solid;border-bottom:1px solid;margin:5mm 0 3mm}.r{display:grid;grid-template-columns:30mm 1fr;margin-bottom:2mm}`,
    `<h1>${e(basics.name)}</h1><p class="c">${e(basics.headline)}</p><p class="c">${e(basics.place)}<br>${e(basics.phone)}<br>${e(basics.email)}</p><h2>Profile</h2><p>${e(profile)}</p><h2>Career</h2>${jobs.map((job) => `<div class="r"><div>${e(range(job, 'short', '-', 'date'))}</div><div><p><b>${e(job.employer)}</b>, ${e(job.place)}</p><p><i>${e(job.title)}</i></p>${list(job.bullets)}</div></div>`).join('')}<h2>Education</h2>${education.map((one) => `<div class="r"><div>${one.from}-${one.to}</div><div><p><b>${e(one.area)}</b></p><p>${e(one.award)}, ${e(one.grade)}</p><p><i>${e(one.institution)}</i></p></div></div>`).join('')}<h2>Skills</h2><p>${skills
      .flatMap(({ items }) => items)
      .map(e)
      .join(' · ')}</p><h2>Languages</h2><p>${e(languages.join(' and '))}</p><h2>Interests</h2><p>${e(interests)}</p>`,
  );

/** A résumé builder's grid: coloured head, side column right, skills with rating dots, employer and dates in one row. */
const onyx = ({ basics, profile, jobs, education, skills, languages, interests }: Person) =>
  page(
    `body{font:9.5pt "Liberation Sans"}header{padding:10mm 12mm;border-bottom:1px solid #ccc;display:flex;gap:6mm}header h1{font-size:20pt}header .i{font-size:8.5pt;display:flex;flex-wrap:wrap;gap:1mm 4mm}.g{display:grid;grid-template-columns:2fr 1fr;gap:8mm;padding:8mm 12mm}h2{font-size:10pt;color:#b4371f;border-bottom:1px solid #b4371f;margin:0 0 2mm}section{margin-bottom:5mm}.row{display:flex;justify-content:space-between}.dots{display:flex;gap:1mm}.dots i{width:3mm;height:3mm;border-radius:50%;border:1px solid #b4371f;display:inline-block}.dots i.on{background:#b4371f}`,
    `<header><div><h1>${e(basics.name)}</h1><p>${e(basics.headline)}</p><div class="i">${[basics.place, basics.phone, basics.email, ...basics.links].map((one) => `<span>${e(one)}</span>`).join('')}</div></div></header><div class="g"><div><section><h2>Summary</h2><p>${e(profile)}</p></section><section><h2>Experience</h2>${jobs.map((job) => `<div class="row"><b>${e(job.employer)}</b><b>${e(range(job, 'short', ' to '))}</b></div><div class="row"><span>${e(job.title)}</span><span>${e(job.place)}</span></div>${list(job.bullets)}`).join('')}</section><section><h2>Education</h2>${education.map((one) => `<div class="row"><b>${e(one.institution)}</b><b>${one.from} to ${one.to}</b></div><div class="row"><span>${e(one.area)}</span><span>${e(one.award)}</span></div><p>${e(one.grade)}</p>`).join('')}</section></div><div><section><h2>Skills</h2>${skills
      .flatMap(({ items }) => items)
      .map(
        (one, n) =>
          `<p><b>${e(one)}</b></p><div class="dots">${[1, 2, 3, 4, 5].map((dot) => `<i class="${dot < 5 - (n % 3) ? 'on' : ''}"></i>`).join('')}</div>`,
      )
      .join(
        '',
      )}</section><section><h2>Languages</h2>${languages.map((one) => `<p><b>${e(one)}</b></p><p>Fluent</p>`).join('')}</section><section><h2>Interests</h2><p>${e(interests)}</p></section></div></div>`,
  );

/** A narrow main column in which long titles and employers wrap over two lines. */
const narrowWrap = ({ basics, profile, jobs, education, skills, interests }: Person) =>
  page(
    `body{font:10pt "Liberation Sans";padding:14mm;display:grid;grid-template-columns:104mm 62mm;gap:10mm}h1{font-size:22pt}h2{font-size:12pt;color:#2c6e49;margin:5mm 0 2mm;text-transform:uppercase}h3{font-size:12.5pt}h4{font-size:11pt;margin:0;color:#444;font-weight:normal}.w{font-size:9pt;color:#555}.tag{display:inline-block;background:#2c6e49;color:#fff;padding:.5mm 2mm;margin:0 1mm 1mm 0;border-radius:1mm}`,
    `<div><h1>${e(basics.name)}</h1><p>${e(basics.headline)}</p><h2>Profile</h2><p>${e(profile)}</p><h2>Professional experience</h2>${jobs.map((job) => `<h3 style="width:84mm">${e(job.title)}</h3><h4 style="width:70mm">${e(job.employer)}, ${e(job.place)}</h4><p class="w">${e(range(job, 'long', ' – '))}</p>${list(job.bullets)}`).join('')}</div><div><h2>Details</h2><p>${e(basics.email)}</p><p>${e(basics.phone)}</p><p>${e(basics.place)}</p>${basics.links.map((link) => `<p>${e(link)}</p>`).join('')}<h2>Education</h2>${education.map((one) => `<p><b>${e(one.award)} ${e(one.area)}</b></p><p>${e(one.institution)}</p><p>${one.from} – ${one.to}, ${e(one.grade)}</p>`).join('')}<h2>Skills</h2>${skills.map(({ items }) => items.map((one) => `<span class="tag">${e(one)}</span>`).join(' ')).join('')}<h2>Interests</h2><p>${e(interests)}</p></div>`,
  );

/** A table of jobs that does not name its columns: dates, employer, title, duties. */
const headlessTable = ({ basics, profile, jobs, education, skills, languages, interests }: Person) =>
  page(
    `body{font:10.5pt "Carlito";padding:16mm}h1{font-size:20pt}h2{font-size:12.5pt;margin:5mm 0 2mm}table{border-collapse:collapse;width:100%}td{border:1px solid #888;padding:1.5mm;vertical-align:top}`,
    `<h1>${e(basics.name)}</h1><p>${[basics.place, basics.phone, basics.email].map(e).join(' | ')}</p><h2>Personal profile</h2><p>${e(profile)}</p><h2>Employment history</h2><table>${jobs.map((job) => `<tr><td style="width:26mm">${e(range(job, 'short', ' to '))}</td><td style="width:34mm">${e(job.employer)}</td><td style="width:36mm">${e(job.title)}</td><td>${job.bullets.map(e).join(' ')}</td></tr>`).join('')}</table><h2>Education</h2><table>${education.map((one) => `<tr><td style="width:26mm">${one.from} to ${one.to}</td><td style="width:60mm">${e(one.institution)}</td><td>${e(`${one.award} ${one.area}`)}</td><td>${e(one.grade)}</td></tr>`).join('')}</table><h2>Key skills</h2>${list(skills.flatMap(({ items }) => items))}<h2>Languages</h2><p>${e(languages.join(', '))}</p><h2>Interests</h2><p>${e(interests)}</p>`,
  );

/** For the word processor: tables for layout, headings as styled paragraphs. */
const writerHtml = ({ basics, profile, jobs, education, skills, interests }: Person) =>
  `<html><head><meta charset="utf-8"></head><body style="font-family:'Liberation Sans';font-size:10.5pt"><table width="100%"><tr><td width="65%"><h1>${e(basics.name)}</h1><p>${e(basics.headline)}</p></td><td align="right"><p>${e(basics.phone)}</p><p>${e(basics.email)}</p><p>${e(basics.place)}</p>${basics.links.map((link) => `<p>${e(link)}</p>`).join('')}</td></tr></table><p>${e(profile)}</p><h2>Experience</h2><table width="100%">${jobs.map((job) => `<tr><td width="72%"><p><b>${e(job.title)}</b></p><p>${e(job.employer)}, ${e(job.place)}</p>${list(job.bullets)}</td><td valign="top" align="right"><p>${e(written(job.from, 'long'))} –<br>${e(written(job.to, 'long', 'to date'))}</p></td></tr>`).join('')}</table><h2>Education</h2><table width="100%">${education.map((one) => `<tr><td width="72%"><p><b>${e(one.institution)}</b></p><p>${e(`${one.award} ${one.area}`)}, ${e(one.grade)}</p></td><td valign="top" align="right"><p>${one.from} – ${one.to}</p></td></tr>`).join('')}</table><h2>Skills</h2><table width="100%">${skills.map(({ label, items }) => `<tr><td width="25%"><p>${e(label ?? '')}</p></td><td><p>${e(items.join(', '))}</p></td></tr>`).join('')}</table><h2>Interests</h2><p>${e(interests)}</p></body></html>`;

export const htmlDesigns: Record<string, (person: Person) => string> = {
  skyline,
  europass,
  ribbon,
  timeline,
  onyx,
  'narrow-wrap': narrowWrap,
  'headless-table': headlessTable,
};
export const writerDesigns: Record<string, (person: Person) => string> = { 'writer-html': writerHtml };
