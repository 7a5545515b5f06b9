import type { HiddenText, TextItem } from '@/lib/cv/document/extracted-document';
import { childOf, findAll, type XmlNode } from './parse-xml';
import { overlay, readParagraphLook, readRunLook, isFill, type ParagraphLook, type RunLook, type Styles } from './styles';

/** The content of one paragraph: its visual lines, and what is anchored in it. */
export interface ParagraphContent {
  lines: TextItem[][];
  look: ParagraphLook;
  /** Contents of text boxes (w:txbxContent), in order. */
  textBoxes: XmlNode[];
  images: { width: number; height: number }[];
  hidden: Pick<HiddenText, 'text' | 'reason'>[];
  trackedChanges: boolean;
  /** Notes that the text refers to, in order. */
  notes: NoteReference[];
  /** Page breaks before the text, and after its beginning. */
  renderedBreaks: number;
  explicitBreaks: number;
}

export interface NoteReference {
  kind: 'footnote' | 'endnote';
  id: string;
}

export interface ReadingContext {
  styles: Styles;
  relations: ReadonlyMap<string, string>;
  /** The background is coloured, so white text can be read. */
  onColour: boolean;
}

interface State extends ParagraphContent {
  base: RunLook;
  href: string | undefined;
  /** Depth of complex fields whose instruction is being read. */
  instruction: string | null;
  fieldTargets: (string | undefined)[];
}

const defaultSize = 11;

export function readParagraph(paragraph: XmlNode, context: ReadingContext): ParagraphContent {
  const pPr = childOf(paragraph, 'w:pPr');
  const styleId = childOf(pPr, 'w:pStyle')?.attributes['w:val'] ?? context.styles.defaultParagraph;
  const style = context.styles.of(styleId);
  const state: State = {
    lines: [[]],
    look: overlay(style.paragraph, readParagraphLook(pPr)),
    textBoxes: [],
    images: [],
    hidden: [],
    notes: [],
    trackedChanges: false,
    renderedBreaks: 0,
    explicitBreaks: 0,
    base: overlay(context.styles.base, style.run),
    href: undefined,
    instruction: null,
    fieldTargets: [],
  };
  readInline(paragraph, state, context);
  const lines = state.lines.map(tidy).filter((line) => line.length > 0);
  return { ...state, lines };
}

type InlineReader = (node: XmlNode, state: State, context: ReadingContext) => void;

/** Elements that only wrap others. */
const wrappers = ['w:sdt', 'w:sdtContent', 'w:smartTag', 'w:customXml', 'w:dir', 'w:bdo'];

const inlineReaders = new Map<string, InlineReader>([
  ['w:r', readRun],
  ['w:hyperlink', (node, state, context) => readLinked(node, context.relations.get(node.attributes['r:id'] ?? ''), state, context)],
  ['w:fldSimple', (node, state, context) => readLinked(node, hyperlinkTarget(node.attributes['w:instr'] ?? ''), state, context)],
  ['w:del', noteChange],
  ['w:moveFrom', noteChange],
  ['w:ins', readInserted],
  ['w:moveTo', readInserted],
  ['m:oMath', readFormula],
  ['m:oMathPara', readFormula],
  ['mc:AlternateContent', (node, state, context) => readInline(preferred(node), state, context)],
  ...wrappers.map((name): [string, InlineReader] => [name, readInline]),
]);

function readInline(parent: XmlNode, state: State, context: ReadingContext): void {
  for (const node of parent.children) inlineReaders.get(node.name)?.(node, state, context);
}

function readLinked(node: XmlNode, href: string | undefined, state: State, context: ReadingContext): void {
  const outer = state.href;
  state.href = href ?? outer;
  readInline(node, state, context);
  state.href = outer;
}

function noteChange(_: XmlNode, state: State): void {
  state.trackedChanges = true;
}

function readInserted(node: XmlNode, state: State, context: ReadingContext): void {
  state.trackedChanges = true;
  readInline(node, state, context);
}

function readFormula(node: XmlNode, state: State): void {
  const text = findAll(node, 'm:t').map((t) => t.text);
  append(state, text.join(''), state.base);
}

/** Word stores the same drawing twice, in a new and an old format; one of the two is read. */
function preferred(alternate: XmlNode): XmlNode {
  const choice = childOf(alternate, 'mc:Choice');
  const fallback = childOf(alternate, 'mc:Fallback');
  const hasContent = (node: XmlNode | undefined) => node !== undefined && findAll(node, 'w:t').length + findAll(node, 'pic:pic').length > 0;
  return (hasContent(choice) ? choice : fallback) ?? choice ?? alternate;
}

/** A run while it is being read. */
interface Run {
  element: XmlNode;
  properties: XmlNode | undefined;
  look: RunLook;
  hiddenReason: ReturnType<typeof hiddenReasonOf>;
  state: State;
  context: ReadingContext;
}

type RunReader = (node: XmlNode, run: Run) => void;

const readTab: RunReader = (_, { look, hiddenReason, state }) => {
  if (!hiddenReason) state.lines.at(-1)?.push(itemOf('', look, state.href));
};
const readRunDrawing: RunReader = (node, { state }) => readDrawing(node, state);

const runReaders = new Map<string, RunReader>([
  ['w:t', readText],
  ['w:tab', readTab],
  ['w:ptab', readTab],
  ['w:br', readBreak],
  ['w:cr', (_, { state }) => void state.lines.push([])],
  ['w:lastRenderedPageBreak', (_, { state }) => void (state.renderedBreaks += 1)],
  ['w:noBreakHyphen', (_, { state, look }) => append(state, '-', look)],
  ['w:sym', (node, { state, look }) => append(state, symbolText(node.attributes['w:char'] ?? ''), look)],
  ['w:footnoteReference', (node, { state }) => void state.notes.push({ kind: 'footnote', id: node.attributes['w:id'] ?? '' })],
  ['w:endnoteReference', (node, { state }) => void state.notes.push({ kind: 'endnote', id: node.attributes['w:id'] ?? '' })],
  ['w:instrText', readInstruction],
  ['w:fldChar', (node, { state }) => readFieldMark(node.attributes['w:fldCharType'], state)],
  ['w:drawing', readRunDrawing],
  ['w:pict', readRunDrawing],
  ['w:object', readRunDrawing],
  ['mc:AlternateContent', readAlternate],
]);

function readRun(element: XmlNode, state: State, context: ReadingContext): void {
  const properties = childOf(element, 'w:rPr');
  const style = childOf(properties, 'w:rStyle')?.attributes['w:val'];
  const base = style === undefined ? state.base : overlay(state.base, context.styles.of(style).run);
  const look = overlay(base, readRunLook(properties));
  const run: Run = { element, properties, look, hiddenReason: hiddenReasonOf(look, state.look, context), state, context };
  for (const node of element.children) runReaders.get(node.name)?.(node, run);
}

function readText(node: XmlNode, { state, look, hiddenReason }: Run): void {
  if (state.instruction !== null) return;
  if (hiddenReason) addHidden(state, node.text, hiddenReason);
  else append(state, node.text, look);
}

function readBreak(node: XmlNode, { state }: Run): void {
  if (node.attributes['w:type'] === 'page') state.explicitBreaks += 1;
  else state.lines.push([]);
}

function readInstruction(node: XmlNode, { state }: Run): void {
  if (state.instruction !== null) state.instruction += node.text;
}

function readAlternate(node: XmlNode, { element, properties, state, context }: Run): void {
  readRun({ ...element, children: [...(properties ? [properties] : []), ...preferred(node).children] }, state, context);
}

function readFieldMark(type: string | undefined, state: State): void {
  if (type === 'begin') state.instruction = '';
  if (type === 'separate') {
    state.fieldTargets.push(state.href);
    state.href = hyperlinkTarget(state.instruction ?? '') ?? state.href;
    state.instruction = null;
  }
  if (type === 'end') {
    if (state.instruction === null) state.href = state.fieldTargets.pop();
    state.instruction = null;
  }
}

const hyperlinkTarget = (instruction: string): string | undefined => /^\s*HYPERLINK\s+"([^"]*)"/.exec(instruction)?.[1];

function readDrawing(node: XmlNode, state: State): void {
  const boxes = outermost(node, 'w:txbxContent');
  state.textBoxes.push(...boxes);
  const pictures = findAll(node, 'pic:pic').length + findAll(node, 'v:imagedata').length;
  if (pictures === 0) return;
  const [extent] = findAll(node, 'wp:extent');
  const points = (emu: string | undefined) => Math.round((Number(emu ?? 0) || 0) / 12_700);
  state.images.push({ width: points(extent?.attributes['cx']), height: points(extent?.attributes['cy']) });
}

/** The matching nodes that lie inside no other match and in no second version of the same drawing. */
function outermost(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return outermost(child.name === 'mc:AlternateContent' ? preferred(child) : child, name);
  });
}

function hiddenReasonOf(look: RunLook, paragraph: ParagraphLook, context: ReadingContext): HiddenText['reason'] | null {
  if (look.vanished) return 'vanished';
  if (look.size !== undefined && look.size < 2) return 'tiny';
  const isWhite = look.colour !== undefined && /^F[A-F]F[A-F]F[A-F]$/.test(look.colour);
  return isWhite && !look.shaded && !paragraph.shaded && !context.onColour ? 'white' : null;
}

export const hasFill = (properties: XmlNode | undefined): boolean => isFill(childOf(properties, 'w:shd')?.attributes['w:fill']);

function addHidden(state: State, text: string, reason: HiddenText['reason']): void {
  const last = state.hidden.at(-1);
  if (last && last.reason === reason) last.text += text;
  else state.hidden.push({ text, reason });
}

function append(state: State, text: string, look: RunLook): void {
  const line = state.lines.at(-1);
  const last = line?.at(-1);
  const item = itemOf(text, look, state.href);
  if (!line) return;
  // Converters from HTML drop the gap before a right-aligned date: 'Project ManagerOct 2022'.
  if (last && startsDate(text) && /[\p{L})]$/u.test(last.text.slice(-2))) {
    line.push(item);
    return;
  }
  // A link, or bold text before plain, stays in the same item, because items are separated by tabs only. The longer text decides the
  // style.
  if (!last) line.push(item);
  else line[line.length - 1] = merge(last, item);
}

const startsDate = (text: string): boolean => /^(?:\p{L}{3,10}\.? )?(?:19|20)\d{2}(?!\d)/u.test(text.slice(0, 20));

function merge(a: TextItem, b: TextItem): TextItem {
  const { boldUntil: _ends, ...main } = wordLength(b.text) > wordLength(a.text) ? b : a;
  const href = a.href ?? b.href;
  const face = faceChange(a, b);
  return { ...main, text: a.text + b.text, ...(href !== undefined && { href }), ...(face !== null && { boldUntil: face }) };
}

/** Where bold text changes to plain, if it does so only once. */
function faceChange(a: TextItem, b: TextItem): number | null {
  const isBlank = b.text.trim() === '';
  if (a.boldUntil !== undefined) return isBlank || !b.bold ? a.boldUntil : null;
  if (isBlank || b.bold || !a.bold || a.text.trim().length < 2) return null;
  return a.text.length;
}

/** Trimming a text that grows run by run would copy all of it at each run. */
const wordLength = (text: string): number => (text.length > 1_000 ? text.length : text.trim().length);

function itemOf(text: string, look: RunLook, href: string | undefined): TextItem {
  return {
    text,
    box: null,
    fontSize: look.size ?? defaultSize,
    bold: look.bold ?? false,
    italic: look.italic ?? false,
    ...(href === undefined ? {} : { href }),
  };
}

const symbolText = (hex: string): string => {
  const code = Number.parseInt(hex, 16);
  if (Number.isNaN(code) || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return '';
  return code >= 0xf000 && code <= 0xf0ff ? '• ' : String.fromCodePoint(code);
};

/** Wide runs of spaces, and the tab character itself, count as a tab; other white space is one space. */
function tidy(items: readonly TextItem[]): TextItem[] {
  return items
    .flatMap((item) =>
      item.text.split(/ {5}|\t/).map((text, index) => {
        const { boldUntil, ...plain } = item;
        const whole = cleaned(text);
        const face = index === 0 && boldUntil !== undefined ? cleaned(text.slice(0, boldUntil)).length : 0;
        // a change of font separates two words, and more text follows
        const isChange = face > 1 && whole.length > face + 2 && whole.charAt(face) === ' ' && whole.charAt(face + 1) !== '(';
        return { ...plain, text: whole, ...(isChange && { boldUntil: face + 1 }) };
      }),
    )
    .filter((item) => item.text !== '');
}

const cleaned = (text: string): string => text.replace(/[\s\u200b\ufeff]+/g, ' ').trim();
