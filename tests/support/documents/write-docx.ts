import { strToU8, zipSync } from 'fflate';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export interface DocxParts {
  /** Markup inside w:body. */
  body: string;
  styles?: string;
  numbering?: string;
  /** Part name without ending → markup: headers, footers. */
  parts?: Record<string, string>;
  /** Relationship id → target of the main part. */
  relations?: Record<string, string>;
  /** Put before the root element of the main part. */
  prologue?: string;
  contentType?: string;
  extraFiles?: Record<string, Uint8Array>;
}

/** A paragraph of plain text; the markup of its properties may be given. */
export const p = (text: string, properties = ''): string => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${r(text)}</w:p>`;
export const r = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Writes a DOCX by hand, so that a test says exactly which markup it is about. */
export function writeDocx({
  body,
  styles,
  numbering,
  parts = {},
  relations = {},
  prologue = '',
  contentType,
  extraFiles = {},
}: DocxParts): Uint8Array {
  const part = (root: string, inner: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8"?>${prologue}<w:${root} ${namespaces}>${inner}</w:${root}>`);
  const relationship = ([id, target]: [string, string]) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/other" Target="${target}"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(`<Types><Override PartName="/word/document.xml" ContentType="${contentType ?? documentType}"/></Types>`),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${Object.entries(relations).map(relationship).join('')}</Relationships>`),
    ...(styles === undefined ? {} : { 'word/styles.xml': part('styles', styles) }),
    ...(numbering === undefined ? {} : { 'word/numbering.xml': part('numbering', numbering) }),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, inner]) => [`word/${name}.xml`, part(name.startsWith('header') ? 'hdr' : 'ftr', inner)]),
    ),
    ...extraFiles,
  });
}
