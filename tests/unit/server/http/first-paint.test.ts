import { compile } from 'tailwindcss';
import { criticalCss, readStyles } from '@/lib/server/http/first-paint/critical-css';
import { loadAfterPaintScript } from '@/lib/server/http/first-paint/load-after-paint';
import { paintablePage } from '@/lib/server/http/first-paint/paintable-page';

const used = (css: string, html: string) => criticalCss(readStyles(css, '/_next/static/chunks/sheet.css'), html);

describe('the part of a style sheet that a page is painted with', () => {
  const html =
    '<html class="dark"><body><p class="mt-2 sm:p-6 w-1/2 [&amp;&gt;svg]:mt-1 text-ink"><a href="/">Home</a><svg></svg><my-tag></my-tag></p></body></html>';

  test.each([
    ['a class of the page', '.mt-2{margin:2px}'],
    ['a class with escaped signs', '.sm\\:p-6{padding:6px}'],
    ['a class with a fraction', '.w-1\\/2{width:50%}'],
    ['a class with signs HTML escapes', '.\\[\\&\\>svg\\]\\:mt-1>svg{margin:1px}'],
    ['a class escaped by its number', '.\\6d t-2{margin:2px}'],
    ['an element of the page', 'p>a{color:red}'],
    ['every element', '*,::before{border:0}'],
    ['a class of an ancestor', '.dark .mt-2{margin:0}'],
    ['one of several selectors', '.nowhere,.mt-2{margin:2px}'],
    ['what is not', 'p:not(.nowhere){margin:2px}'],
    ['what no pointer is over', '.mt-2:not(:hover){margin:2px}'],
    ['alternatives one of which needs no pointer', '.mt-2:is(p,:hover){margin:2px}'],
    ['an element in capitals', 'P.mt-2{margin:2px}'],
    ['an element of its own name', 'my-tag{margin:2px}'],
    ['an attribute with brackets in its value', '.mt-2[title="]x"]{margin:2px}'],
    [
      'the default of a property an animation uses',
      '@property --tw-x{syntax:"*"}@keyframes turn{to{rotate:var(--tw-x)}}.mt-2{animation:turn}',
    ],
    ['an animation under a condition', '@media (min-width:40rem){@keyframes turn{to{rotate:1turn}}.mt-2{animation:turn 1s}}'],
    ['what holds something', 'p:has(.nowhere){margin:2px}'],
    ['alternatives', '.mt-2:is(.nowhere,.elsewhere){margin:2px}'],
    ['an attribute, whatever it is', '[data-open] .mt-2,[title=".x"]{margin:2px}'],
    ['a focus', '.mt-2:focus-visible{outline:1px}'],
    ['a font', '@font-face{font-family:text}'],
    ['a rule inside conditions', '@layer base{@media (min-width:40rem){.mt-2{margin:2px}}}'],
    ['the order of layers', '@layer theme,base;'],
    ['an animation in use', '@keyframes turn{to{rotate:1turn}}.mt-2{animation:turn 1s}'],
    ['the default of a property in use', '@property --tw-x{syntax:"*";inherits:false}.mt-2{margin:var(--tw-x)}'],
  ])('holds the rule for %s', (_, rule) => {
    expect(used(rule, html).replace(/\s|;/g, '')).toBe(rule.replace(/\s|;/g, ''));
  });

  test.each([
    ['a class that is nowhere', '.nowhere{margin:2px}'],
    ['an element that is nowhere', 'table{border:0}'],
    ['a class that is nowhere beside one that is', '.mt-2.nowhere{margin:2px}'],
    ['a class that is nowhere, in brackets', ':where(.nowhere>:not(:last-child)){margin:2px}'],
    ['a pointer over something', '.mt-2:hover{margin:2px}'],
    ['paper', '@media print{.mt-2{margin:2px}}'],
    ['conditions that hold nothing of it', '@media (min-width:40rem){.nowhere{margin:2px}}'],
    ['an animation nobody uses', '@keyframes turn{to{rotate:1turn}}'],
    ['the default of a property nobody uses', '@property --tw-x{syntax:"*";inherits:false}'],
    ['a class only part of whose name is there', '.mt{margin:2px}.ink{color:red}'],
    ['a class that words name', '.Home{margin:2px}'],
  ])('leaves out the rule for %s', (_, rule) => {
    expect(used(rule, html)).toBe('');
  });

  test('keeps the order of the sheet', () => {
    expect(used('.mt-2{margin:1px}.nowhere{margin:0}p{margin:3px}.text-ink{margin:2px}', html)).toBe(
      '.mt-2{margin:1px}p{margin:3px}.text-ink{margin:2px}',
    );
  });

  test('leaves out the defaults for browsers that know no @property, and keeps their place among the layers', () => {
    expect(used('@layer properties{@supports (margin-trim:block){*{--tw-x:0}}}@layer base{p{margin:0}}', html)).toBe(
      '@layer properties;@layer base{p{margin:0}}',
    );
  });

  test('names addresses from the root, since it no longer stands in the folder of the sheet', () => {
    const css = (folder: string) =>
      `p{background:url(${folder}/a.woff2?v=1#x) url("${folder}/b.png") url(data:x) url("#b") url(https://other.site/c.png)}`;
    expect(used(css('../media'), html)).toBe(css('/_next/static/media'));
  });

  test('holds every class of the page that the style sheet was generated for, whatever its signs', async () => {
    const classes = [
      'mt-2',
      '-mt-1.5',
      'w-[calc(100%-2rem)]',
      'bg-[url(/x.png)]',
      'before:content-["a_b"]',
      'supports-[display:grid]:p-2',
      '*:p-1',
      'grid-cols-[minmax(0,5fr)_1fr]',
      'has-[:checked]:p-3',
      'group-open:rotate-180',
      'space-y-4',
      'aria-busy:p-4',
      'data-[side=top]:p-5',
      '[&_a]:underline',
      'md:max-lg:p-6',
      'w-1/2',
      'p-2!',
    ];
    const sheet = (await compile('@tailwind utilities;@theme{--spacing:.25rem;--breakpoint-md:48rem;--breakpoint-lg:64rem;}')).build(
      classes,
    );
    const [css = '', defaults] = sheet.split('@layer properties {');
    expect(defaults).toContain('--tw-');
    const escaped = classes.join(' ').replace(/&/g, '&amp;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
    const page = `<div class="group ${escaped}"><a></a></div>`;
    const rules = (text: string) => text.match(/\{/g)?.length;
    expect(rules(css)).toBeGreaterThan(classes.length);
    expect(rules(used(css, page))).toBe(rules(css));
  });
});

test('what the framework sends where a page could not be drawn is left alone: nothing in it would ask for the rest', async () => {
  const shell =
    '<html id="__next_error__"><head></head><body><script src="/_next/static/chunks/a.js" async=""></script>' +
    `<script>self.__next_f.push([1,${JSON.stringify(JSON.stringify(loadAfterPaintScript(['text'])))}])</script></body></html>`;
  expect(await paintablePage(shell)).toBe(shell);
});

test('scripts are put aside, but for those no browser of today asks for', async () => {
  const page = (source: string) =>
    `<head><script id="load-after-paint" nonce="1"></script><script ${source}="/_next/static/chunks/a.js" async=""></script>` +
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>';
  expect(await paintablePage(page('src'))).toBe(page('data-src'));
});
