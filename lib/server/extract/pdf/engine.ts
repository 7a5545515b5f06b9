import { PDFiumModule, type Pdfium } from '@hyzyla/pdfium';

let loading: Promise<Pdfium> | undefined;

/** The PDF engine, loaded once for each process. It runs in WebAssembly memory, without access to network or files. */
export function loadEngine(): Promise<Pdfium> {
  loading ??= start();
  return loading;
}

async function start(): Promise<Pdfium> {
  const quiet = () => undefined;
  const engine = await PDFiumModule({ print: quiet, printErr: quiet });
  // The package wraps each function to check and spread its arguments; a page makes tens of thousands of calls, so the functions are
  // called directly.
  const direct = Object.entries(engine.wasmExports).map(([name, call]) => [`_${name}`, call]);
  Object.assign(engine, Object.fromEntries(direct));
  engine._FPDF_InitLibrary();
  return engine;
}

/** Runs `work` with `size` bytes of the engine's memory and always frees them. */
export function withMemory<T>(engine: Pdfium, size: number, work: (pointer: number) => T): T {
  const pointer = engine._malloc(size);
  try {
    return work(pointer);
  } finally {
    engine._free(pointer);
  }
}

export interface OpenDocument {
  engine: Pdfium;
  handle: number;
  pageCount: number;
}

/** Opens the bytes as a PDF; null where they are encrypted or no PDF at all. */
export async function withDocument<T>(bytes: Uint8Array, work: (document: OpenDocument | null) => Promise<T>): Promise<T> {
  const engine = await loadEngine();
  const data = engine._malloc(Math.max(1, bytes.length));
  engine.HEAPU8.set(bytes, data);
  const handle = engine._FPDF_LoadMemDocument(data, bytes.length, 0);
  try {
    return await work(handle === 0 ? null : { engine, handle, pageCount: engine._FPDF_GetPageCount(handle) });
  } finally {
    if (handle !== 0) engine._FPDF_CloseDocument(handle);
    engine._free(data);
  }
}

/** Strings are read in two calls: one for the length, one for the bytes. An unreasonable length counts as no string. */
export function readString(engine: Pdfium, encoding: 'utf-8' | 'utf-16le', ask: (buffer: number, size: number) => number): string {
  const size = ask(0, 0);
  const terminator = encoding === 'utf-8' ? 1 : 2;
  if (size <= terminator || size > 65_536) return '';
  return withMemory(engine, size, (buffer) => {
    ask(buffer, size);
    return new TextDecoder(encoding).decode(engine.HEAPU8.slice(buffer, buffer + size - terminator));
  });
}

export function readMetaText(document: OpenDocument, tag: string): string {
  const { engine, handle } = document;
  return withMemory(engine, tag.length + 1, (name) => {
    engine.HEAPU8.set(new TextEncoder().encode(`${tag}\0`), name);
    return readString(engine, 'utf-16le', (buffer, size) => engine._FPDF_GetMetaText(handle, name, buffer, size)).trim();
  });
}
