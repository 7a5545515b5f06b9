import { SaxesParser } from 'saxes';
import { AppError } from '@/lib/shared/errors';

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

const maxDepth = 400;
const maxNodes = 1_500_000;

/** The usual prefixes, so that a file with other prefixes ('ns0:p') is read in the same way. */
const usualPrefixes = new Map(
  Object.entries({
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
    'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
    'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
    'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
    'urn:schemas-microsoft-com:vml': 'v',
    'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
    'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
    'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
    'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  }),
);

/** A small tree of the part. A document type declaration is refused, because entities allow XML bombs and reading of local files. */
export function parseXml(source: string): XmlNode {
  const refuse = (cause?: unknown): never => {
    throw new AppError('upload/EXTRACTION_FAILED', { cause });
  };
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack: XmlNode[] = [root];
  const renamed = new Map<string, string>();
  let nodes = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => refuse());
  parser.on('error', refuse);
  parser.on('opentag', (tag) => {
    nodes += 1;
    if (nodes > maxNodes || stack.length > maxDepth) refuse();
    for (const [key, value] of Object.entries(tag.attributes)) learnPrefix(renamed, key, value);
    const node: XmlNode = {
      name: usualName(renamed, tag.name),
      attributes: usualAttributes(renamed, tag.attributes),
      children: [],
      text: '',
    };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  const addText = (text: string) => {
    const node = stack.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => stack.pop());
  parser.write(source).close();
  return root.children[0] ?? refuse();
}

function learnPrefix(renamed: Map<string, string>, key: string, value: string): void {
  if (key !== 'xmlns' && !key.startsWith('xmlns:')) return;
  const usual = usualPrefixes.get(value);
  const own = key.slice(6);
  if (usual !== undefined && usual !== own) renamed.set(own, usual);
}

function usualName(renamed: ReadonlyMap<string, string>, name: string): string {
  if (renamed.size === 0) return name;
  const colon = name.indexOf(':');
  const prefix = renamed.get(colon < 0 ? '' : name.slice(0, colon));
  return prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`;
}

function usualAttributes(renamed: ReadonlyMap<string, string>, attributes: Record<string, string>): Record<string, string> {
  if (renamed.size === 0) return attributes;
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.includes(':') ? usualName(renamed, key) : key, value]));
}

export const childOf = (node: XmlNode | null | undefined, name: string): XmlNode | undefined => node?.children.find((c) => c.name === name);
export const childrenOf = (node: XmlNode | null | undefined, name: string): XmlNode[] =>
  (node?.children ?? []).filter((c) => c.name === name);
export const valueOf = (node: XmlNode | null | undefined, name: string): string | undefined => childOf(node, name)?.attributes['w:val'];

/** On/off properties: present means on unless the value says otherwise; absent means 'inherit'. */
export function flagOf(node: XmlNode | null | undefined, name: string): boolean | undefined {
  const found = childOf(node, name);
  if (!found) return undefined;
  return !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? '');
}

export function findAll(node: XmlNode, name: string, found: XmlNode[] = []): XmlNode[] {
  for (const child of node.children) {
    if (child.name === name) found.push(child);
    findAll(child, name, found);
  }
  return found;
}
