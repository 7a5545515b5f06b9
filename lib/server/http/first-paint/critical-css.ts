import { parse, type ChildNode, type Container } from 'postcss';

/** A part of a style sheet, and what an HTML must hold for it to have an effect there. */
interface Part {
  /** The whole text, or what stands before the braces where there are `parts`. */
  text: string;
  parts?: Part[];
  /** For each of its selectors the names it asks for, all of them; absent where the part is always of use. */
  selectors?: Set<string>[];
}

/** What styles only where its name is used: animations, and the defaults of custom properties. */
interface Definition {
  text: string;
  /** What stands in a style sheet that uses it. */
  use: string;
}

export interface Styles {
  keyframes: Definition[];
  properties: Definition[];
  parts: Part[];
}

/**
 * Reads a style sheet once, to be asked for many pages.
 * @param address the sheet's own, absolute path: what the sheet names relative to itself is named from the root.
 */
export function readStyles(css: string, address: string): Styles {
  const base = new URL(address, 'http://site');
  const rooted = css.replace(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g, (_, quote: string, named: string) => {
    const { origin, pathname, search, hash, href } = new URL(named, base);
    return `url(${quote}${origin === base.origin ? pathname + search + hash : href}${quote})`;
  });
  const sheet = parse(rooted);
  const styles: Styles = { keyframes: [], properties: [], parts: [] };
  sheet.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name !== 'layer') return;
    const definition = { text: rule.toString(), use: rule.name === 'property' ? `var(${rule.params}` : rule.params };
    styles[rule.name === 'property' ? 'properties' : 'keyframes'].push(definition);
    rule.remove();
  });
  return { ...styles, parts: partsOf(sheet) };
}

const partsOf = ({ nodes = [] }: Container<ChildNode>): Part[] =>
  nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      const selectors = node.selectors.map(withoutAlternatives).filter((selector) => !comesLater.test(selector));
      return selectors.length ? [{ text: node.toString(), selectors: selectors.map(namesIn) }] : [];
    }
    if (node.type !== 'atrule' || !node.nodes) return [{ text: `${node.toString()};` }];
    if (node.name === 'media' && laterMedia.test(node.params)) return [];
    // The place among the layers is kept.
    if (node.name === 'layer' && node.params === oldBrowsersLayer) return [{ text: `@layer ${oldBrowsersLayer};` }];
    if (!conditional.has(node.name)) return [{ text: node.toString() }];
    return [{ text: `@${node.name} ${node.params}`, parts: partsOf(node) }];
  });

/** At-rules that hold rules for elements. */
const conditional = new Set(['media', 'supports', 'layer', 'container']);

/** In it Tailwind tells browsers that know no `@property` the defaults. */
const oldBrowsersLayer = 'properties';

/** What may wait for the whole sheet: what a pointer brings about, parts of fields, paper. */
const comesLater = /(?<!\\):(?:hover|active|:selection|:file-selector-button|:-webkit-(?!details))/;
const laterMedia = /^(?:print|\(hover:hover\))$/;

/** A selector without its attributes, and without what it says of alternatives: none of that is asked of the HTML. */
function withoutAlternatives(selector: string): string {
  let plain = selector.replace(/(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<!\\):([\w-]+)\(((?:\\.|[^()\\])*)\)/g, (_, name: string, inner: string) =>
      /^(?:where|is)$/.test(name) && !/(?<!\\),/.test(inner) ? inner : '',
    );
  }
  return plain;
}

const escaped = String.raw`\\[\da-f]{1,6} ?|\\.`;
const names = new RegExp(String.raw`(\.|(?<![\w\\:.#-]))((?:${escaped}|[\w-]|[^\x00-\x7f])+)`, 'gi');
const escapes = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

/** The classes (with their dot) and elements that must be there for a selector to match: rather one too few than too many. */
const namesIn = (plain: string): Set<string> =>
  new Set(
    [...plain.matchAll(names)].map(([, dot = '', name = '']) => {
      if (!dot) return name.toLowerCase();
      return `.${name.replace(escapes, (_, code?: string, character = '') => (code ? String.fromCodePoint(parseInt(code, 16)) : character))}`;
    }),
  );

/** The parts of a style sheet that can have an effect on the first painting of this HTML, in the sheet's order. */
export function criticalCss(styles: Styles, html: string): string {
  const present = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) present.add(element.toLowerCase());
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => characters[entity] ?? '').split(' ')) present.add(`.${name}`);
  }
  const rules = textOf(styles.parts, present);
  const animated = usedIn(rules, styles.keyframes) + rules;
  return usedIn(animated, styles.properties) + animated;
}

const usedIn = (text: string, definitions: Definition[]): string =>
  definitions.map((definition) => (text.includes(definition.use) ? definition.text : '')).join('');

const characters: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

const textOf = (parts: Part[], present: Set<string>): string =>
  parts
    .map(({ text, parts: inner, selectors }) => {
      if (selectors && !selectors.some((all) => [...all].every((name) => present.has(name)))) return '';
      if (!inner) return text;
      const kept = textOf(inner, present);
      return kept && `${text}{${kept}}`;
    })
    .join('');
