import type { PlainText } from '@/lib/cv/document/plain-reading';
import { AppError } from '@/lib/shared/errors';
import { refuseTooLarge } from '../docx/inflate';

/** Reads a file as other software does: a PDF with pdf.js, a DOCX with mammoth. Throws EXTRACTION_FAILED. */
export async function readPlainText(bytes: Uint8Array, format: 'pdf' | 'docx'): Promise<PlainText> {
  try {
    return format === 'pdf' ? await readWithPdfJs(bytes) : await readWithMammoth(bytes);
  } catch (cause) {
    throw new AppError('upload/EXTRACTION_FAILED', { cause });
  }
}

async function readWithPdfJs(bytes: Uint8Array): Promise<PlainText> {
  // unpdf 1.8 expects this function of Node 22; here Node 20 gets it.
  if (!('transferToFixedLength' in ArrayBuffer.prototype)) Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
  const { extractText } = await import('unpdf');
  // pdf.js refuses a Buffer and takes ownership of the bytes it is given, so it gets a copy.
  const { text, totalPages } = await extractText(new Uint8Array(bytes));
  return { reader: 'pdf.js', lines: text.flatMap((page) => page.split('\n')), pages: totalPages };
}

function transferToFixedLength(this: ArrayBuffer): ArrayBuffer {
  return structuredClone(this, { transfer: [this] });
}

/**
 * The text of mammoth's document, without a detour through HTML. It equals mammoth's own raw text but for line breaks inside a
 * paragraph, where raw text joins the words before and after ('AssistantEmployer:').
 */
async function readWithMammoth(bytes: Uint8Array): Promise<PlainText> {
  refuseTooLarge(bytes);
  const { default: mammoth } = await import('mammoth');
  let text = '';
  const transformDocument = (document: MammothElement): MammothElement => {
    text = textOf(document);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument });
  return { reader: 'mammoth', lines: text.split('\n').filter((line) => line.trim() !== ''), pages: null };
}

interface MammothElement {
  type: string;
  value?: string;
  children?: MammothElement[];
}

function textOf({ type, value, children = [] }: MammothElement): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  return children.map(textOf).join('') + (type === 'paragraph' ? '\n' : '');
}
