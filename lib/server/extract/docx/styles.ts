import { childOf, childrenOf, flagOf, valueOf, type XmlNode } from './parse-xml';

/** The look of a run; undefined means 'as inherited'. */
export interface RunLook {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** Points. */
  size?: number | undefined;
  vanished?: boolean | undefined;
  colour?: string | undefined;
  shaded?: boolean | undefined;
  font?: string | undefined;
}

export interface ParagraphLook {
  headingLevel?: number | undefined;
  numbering?: { id: string; level: number } | undefined;
  /** Points of white space. */
  before?: number | undefined;
  after?: number | undefined;
  shaded?: boolean | undefined;
  pageBreakBefore?: boolean | undefined;
}

export interface Style {
  run: RunLook;
  paragraph: ParagraphLook;
}

export interface Styles {
  base: RunLook;
  /** The style with everything it inherits; an unknown id is an empty style. */
  of(id: string | undefined): Style;
  defaultParagraph: string | undefined;
}

export function readStyles(root: XmlNode | null): Styles {
  const nodes = new Map(childrenOf(root, 'w:style').map((node) => [node.attributes['w:styleId'] ?? '', node]));
  const defaults = childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault');
  const resolved = new Map<string, Style>();
  const resolve = (id: string | undefined, trail: readonly string[]): Style => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (id === undefined || !node || trail.includes(id)) return { run: {}, paragraph: {} };
    const known = resolved.get(id);
    if (known) return known;
    const parent = resolve(valueOf(node, 'w:basedOn'), [...trail, id]);
    const own = readParagraphLook(childOf(node, 'w:pPr'));
    const style: Style = {
      run: overlay(parent.run, readRunLook(childOf(node, 'w:rPr'))),
      paragraph: overlay(parent.paragraph, { ...own, headingLevel: own.headingLevel ?? levelByName(valueOf(node, 'w:name')) }),
    };
    resolved.set(id, style);
    return style;
  };
  const standard = [...nodes].find(([, node]) => node.attributes['w:type'] === 'paragraph' && node.attributes['w:default'] === '1');
  return { base: readRunLook(childOf(defaults, 'w:rPr')), of: (id) => resolve(id, []), defaultParagraph: standard?.[0] };
}

/** The names 'heading 1' and 'Title' are the same in every language version of Word. */
function levelByName(name: string | undefined): number | undefined {
  const match = /^heading (\d)$/i.exec(name ?? '');
  if (match) return Number(match[1]);
  return /^title$/i.test(name ?? '') ? 1 : undefined;
}

export function readRunLook(rPr: XmlNode | undefined): RunLook {
  if (!rPr) return {};
  const halfPoints = Number(valueOf(rPr, 'w:sz'));
  const shade = childOf(rPr, 'w:shd')?.attributes['w:fill'];
  const highlight = valueOf(rPr, 'w:highlight');
  return {
    bold: flagOf(rPr, 'w:b'),
    italic: flagOf(rPr, 'w:i'),
    size: halfPoints > 0 ? halfPoints / 2 : undefined,
    vanished: flagOf(rPr, 'w:vanish') ?? flagOf(rPr, 'w:webHidden'),
    colour: valueOf(rPr, 'w:color')?.toUpperCase(),
    shaded: isFill(shade) || (highlight !== undefined && highlight !== 'none' && highlight !== 'white') || undefined,
    font: childOf(rPr, 'w:rFonts')?.attributes['w:ascii'],
  };
}

export function readParagraphLook(pPr: XmlNode | undefined): ParagraphLook {
  if (!pPr) return {};
  const numPr = childOf(pPr, 'w:numPr');
  const id = valueOf(numPr, 'w:numId');
  const spacing = childOf(pPr, 'w:spacing')?.attributes ?? {};
  const outline = valueOf(pPr, 'w:outlineLvl');
  const points = (twips: string | undefined) => (twips === undefined || Number.isNaN(Number(twips)) ? undefined : Number(twips) / 20);
  return {
    headingLevel: outline !== undefined && Number(outline) < 9 ? Number(outline) + 1 : undefined,
    numbering: id === undefined ? undefined : { id, level: Number(valueOf(numPr, 'w:ilvl') ?? 0) || 0 },
    before: points(spacing['w:before']),
    after: points(spacing['w:after']),
    shaded: isFill(childOf(pPr, 'w:shd')?.attributes['w:fill']) || undefined,
    pageBreakBefore: flagOf(pPr, 'w:pageBreakBefore'),
  };
}

export const isFill = (fill: string | undefined): boolean => fill !== undefined && !/^(?:auto|none|f{6})$/i.test(fill);

/** The properties of `top` where it has them, else those of `base`. */
export function overlay<T extends object>(base: T, top: T): T {
  const said = Object.entries(top).filter(([, value]) => value !== undefined);
  return said.length === 0 ? base : { ...base, ...Object.fromEntries(said) };
}
