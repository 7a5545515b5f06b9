import type { PageLayout } from './layout';
import type { Post, PostCriterion } from '@/tests/fixtures/statement/posts';

/** Person specifications as pages: the tables of trusts, councils, universities and schools, as a browser prints them. */
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const groupsOf = ({ criteria }: Post): string[] => [...new Set(criteria.map(({ group }) => group))];
const of = ({ criteria }: Post, group: string): PostCriterion[] => criteria.filter((one) => one.group === group);
const letter = ({ kind }: PostCriterion): string => (kind === 'essential' ? 'E' : 'D');
const names: Readonly<Record<string, string>> = {
  A: 'Application form',
  I: 'Interview',
  T: 'Test',
  C: 'Certificate',
  P: 'Presentation',
  O: 'Observation',
  R: 'References',
};
const letters = ({ by }: PostCriterion): string[] => by.split(/[/, ]+/);
const written = (one: PostCriterion, between = ', '): string =>
  letters(one)
    .map((name) => names[name] ?? name)
    .join(between);
const page = (css: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><style>body{font:11pt/1.35 Arial,sans-serif}td,th{vertical-align:top;text-align:left;padding:4px 6px}table{border-collapse:collapse;width:100%}ul,ol{margin:0;padding-left:18px}${css}</style></head><body>${body}</body></html>`;
const row = (cells: readonly string[], tag = 'td'): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const bullets = (items: readonly PostCriterion[], tag = 'ul'): string =>
  items.length === 0 ? '' : `<${tag}>${items.map(({ text }) => `<li>${escape(text)}</li>`).join('')}</${tag}>`;
const kinds = (items: readonly PostCriterion[]) => ({
  essential: items.filter(({ kind }) => kind === 'essential'),
  desirable: items.filter(({ kind }) => kind === 'desirable'),
});
const intro = ({ title, duties }: Post): string =>
  `<h1>Job description: ${escape(title)}</h1><h2>Main duties</h2><ul>${duties.map((duty) => `<li>${escape(duty)}</li>`).join('')}</ul>`;
const legend =
  '<p>Key: A = Application form, I = Interview, T = Test, C = Certificate, P = Presentation, O = Observation, R = References</p>';
const pairs = (items: readonly PostCriterion[]): { essential?: PostCriterion; desirable?: PostCriterion }[] => {
  const { essential, desirable } = kinds(items);
  return Array.from({ length: Math.max(essential.length, desirable.length) }, (_, i) => ({
    ...(essential[i] ? { essential: essential[i] } : {}),
    ...(desirable[i] ? { desirable: desirable[i] } : {}),
  }));
};
const textOf = (one: PostCriterion | undefined): string => (one ? escape(one.text) : '');

const bordered = 'td,th{border:1px solid #444}';

export const pdfLayouts: readonly PageLayout[] = [
  {
    id: 'nhs-lists-in-cells',
    isAside: false,
    saysHow: false,
    html: (post) =>
      page(
        bordered,
        `${intro(post)}<h2>Person Specification</h2><table><thead>${row(['Factors', 'Essential', 'Desirable', 'Assessed by'], 'th')}</thead>${groupsOf(
          post,
        )
          .map((group) => {
            const { essential, desirable } = kinds(of(post, group));
            return row([`<b>${escape(group)}</b>`, bullets(essential), bullets(desirable), 'Application form<br>Interview']);
          })
          .join('')}</table>`,
      ),
  },
  {
    id: 'council-codes',
    isAside: false,
    saysHow: true,
    html: (post) =>
      page(
        `${bordered}.g td{background:#dde}`,
        `<h2>Person Specification: ${escape(post.title)}</h2>${legend}<table>${row(['No', 'Criteria', 'Essential / Desirable', 'How assessed'], 'th')}${groupsOf(
          post,
        )
          .map(
            (group, g) =>
              `<tr class="g"><td colspan="4"><b>${escape(group)}</b></td></tr>${of(post, group)
                .map((one, i) => row([`${g + 1}.${i + 1}`, escape(one.text), letter(one), one.by]))
                .join('')}`,
          )
          .join('')}</table>`,
      ),
  },
  {
    id: 'university-ticks-unruled',
    isAside: false,
    saysHow: true,
    html: (post) =>
      page(
        'td,th{border:none;padding:7px 6px}td:nth-child(n+2){width:14%}',
        `<h2>Person specification</h2><table>${row(['Criteria', 'Essential', 'Desirable', 'Stage assessed'], 'th')}${groupsOf(post)
          .map(
            (group) =>
              `<tr><td colspan="4"><b>${escape(group)}</b></td></tr>${of(post, group)
                .map((one) =>
                  row([escape(one.text), one.kind === 'essential' ? '✓' : '', one.kind === 'desirable' ? '✓' : '', written(one, '/')]),
                )
                .join('')}`,
          )
          .join('')}</table>`,
      ),
  },
  {
    id: 'school-two-columns',
    isAside: false,
    saysHow: false,
    html: (post) =>
      page(
        `${bordered}td{width:50%}.g td{background:#eee}`,
        `<h1>${escape(post.title)}</h1><h2>PERSON SPECIFICATION</h2><table>${row(['Essential', 'Desirable'], 'th')}${groupsOf(post)
          .map((group) => {
            const { essential, desirable } = kinds(of(post, group));
            const cell = (items: readonly PostCriterion[]): string =>
              items.map((one) => `<p style="margin:0 0 5px">${textOf(one)}</p>`).join('');
            return `<tr class="g"><td colspan="2"><b>${escape(group)}</b></td></tr>${row([cell(essential), cell(desirable)])}`;
          })
          .join('')}</table><p>This post is subject to an enhanced DBS check.</p>`,
      ),
  },
  {
    id: 'rules-between-rows',
    isAside: false,
    saysHow: true,
    html: (post) =>
      page(
        'tr{border-bottom:1px solid #999}td{vertical-align:middle}td:nth-child(n+2){width:15%}',
        `<h2>Person specification</h2><table>${row(['Requirement', 'Essential or desirable', 'How we will assess this'], 'th')}${post.criteria
          .map((one) => row([escape(one.text), one.kind === 'essential' ? 'Essential' : 'Desirable', written(one)]))
          .join('')}</table>`,
      ),
  },
  {
    id: 'nhs-five-columns',
    isAside: false,
    saysHow: true,
    html: (post) =>
      page(
        `${bordered}body{font-size:9.5pt}td:nth-child(2),td:nth-child(4){width:30%}td:nth-child(3),td:nth-child(5){width:10%}`,
        `${intro(post)}<h2>PERSON SPECIFICATION</h2>${legend}<table><thead>${row(['Area', 'Essential', 'Assessed', 'Desirable', 'Assessed'], 'th')}</thead>${groupsOf(
          post,
        )
          .map((group) =>
            pairs(of(post, group))
              .map(({ essential, desirable }, i) =>
                row([
                  i === 0 ? `<b>${escape(group)}</b>` : '',
                  textOf(essential),
                  essential?.by ?? '',
                  textOf(desirable),
                  desirable?.by ?? '',
                ]),
              )
              .join(''),
          )
          .join('')}</table>`,
      ),
  },
  {
    id: 'unruled-codes-tight',
    isAside: false,
    saysHow: true,
    html: (post) =>
      page(
        'td,th{padding:0 8px 0 0}td:nth-child(2),td:nth-child(3){width:9%;white-space:nowrap}',
        `<h2>Person Specification</h2>${legend}<table>${row(['Criteria', 'E/D', 'Assessed'], 'th')}${groupsOf(post)
          .map(
            (group) =>
              `<tr><td colspan="3"><b>${escape(group.toUpperCase())}</b></td></tr>${of(post, group)
                .map((one) => row([escape(one.text), letter(one), one.by]))
                .join('')}`,
          )
          .join('')}</table>`,
      ),
  },
  {
    id: 'nhs-narrow-landscape',
    isAside: true,
    saysHow: true,
    html: (post) =>
      page(
        '@page{size:A4 landscape}td,th{border:1px dotted #777}body{font:9pt/1.2 "Times New Roman",serif}',
        `<h2>Person Specification</h2>${legend}<table><thead>${row(['Requirement', 'Essential', 'Desirable', 'Method of assessment'], 'th')}</thead>${groupsOf(
          post,
        )
          .map(
            (group) =>
              `<tr><td><b>${escape(group)}</b></td><td></td><td></td><td></td></tr>${of(post, group)
                .map((one) => row(['', one.kind === 'essential' ? textOf(one) : '', one.kind === 'desirable' ? textOf(one) : '', one.by]))
                .join('')}`,
          )
          .join('')}</table>`,
      ),
  },
  {
    id: 'unruled-numbered-sections',
    isAside: true,
    saysHow: true,
    html: (post) => {
      const { essential, desirable } = kinds(post.criteria);
      const table = (name: string, items: readonly PostCriterion[]): string =>
        `<h3>${name} criteria</h3><table>${row(['Ref', 'Criterion', 'Assessed by'], 'th')}${items.map((one, i) => row([`${name.charAt(0)}${i + 1}`, textOf(one), written(one, ' / ')])).join('')}</table>`;
      return page(
        'td:first-child{width:8%}td:nth-child(3){width:22%}',
        `${intro(post)}<h2>Person specification</h2>${table('Essential', essential)}${desirable.length > 0 ? table('Desirable', desirable) : ''}<h2>What we offer</h2><ul><li>27 days annual leave rising with service</li></ul>`,
      );
    },
  },
  {
    id: 'zebra-tick-stages',
    isAside: true,
    saysHow: true,
    html: (post) => {
      const stages = ['A', 'I', 'T', 'C', 'P', 'O'];
      return page(
        'tr:nth-child(odd) td{background:#eef}td:nth-child(n+2){width:5%}',
        `<h2>Person specification</h2>${legend}<table>${row(['Selection criteria', 'E/D', ...stages], 'th')}${post.criteria.map((one) => row([textOf(one), letter(one), ...stages.map((name) => (letters(one).includes(name) ? '✓' : ''))])).join('')}</table>`,
      );
    },
  },
  {
    id: 'council-two-tables',
    isAside: true,
    saysHow: true,
    html: (post) => {
      const { essential, desirable } = kinds(post.criteria);
      const table = (items: readonly PostCriterion[]): string =>
        `<table><thead>${row(['Requirements', 'Measured by'], 'th')}</thead>${items.map((one) => row([textOf(one), written(one)])).join('')}</table>`;
      return page(
        `${bordered}th{background:#036;color:#fff}td:nth-child(2){width:25%}`,
        `<h1>${escape(post.title)}</h1><h2>Person Specification</h2><h3>Essential</h3>${table(essential)}<h3>Desirable</h3>${table(desirable)}<p>We are committed to safeguarding and equal opportunities.</p>`,
      );
    },
  },
  {
    id: 'rowspan-middle',
    isAside: true,
    saysHow: true,
    html: (post) =>
      page(
        'td,th{border-top:1px solid #999;vertical-align:middle}body{font-family:Georgia,serif}td:nth-last-child(-n+2){width:11%}',
        `<h2>Person Specification</h2>${legend}<table>${row(['Category', 'Criteria', 'Rating', 'Assessment'], 'th')}${groupsOf(post)
          .map((group) =>
            of(post, group)
              .map(
                (one, i, all) =>
                  `<tr>${i === 0 ? `<td rowspan="${all.length}"><b>${escape(group)}</b></td>` : ''}<td>${textOf(one)}</td><td>${one.kind === 'essential' ? 'Essential' : 'Desirable'}</td><td>${one.by}</td></tr>`,
              )
              .join(''),
          )
          .join('')}</table>`,
      ),
  },
  {
    id: 'numbered-lists-in-cells',
    isAside: true,
    saysHow: false,
    html: (post) =>
      page(
        `${bordered}body{font:12pt/1.5 Verdana,sans-serif}`,
        `${intro(post)}<h2>Person Specification</h2><table>${row(['', 'Essential criteria', 'Desirable criteria', 'Method of assessment'], 'th')}${groupsOf(
          post,
        )
          .map((group) => {
            const { essential, desirable } = kinds(of(post, group));
            return row([`<b>${escape(group)}</b>`, bullets(essential, 'ol'), bullets(desirable, 'ol'), 'Application / Interview']);
          })
          .join('')}</table>`,
      ),
  },
];
