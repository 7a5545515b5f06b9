import path from 'node:path';
import v8 from 'node:v8';
import { createWorker, type Worker } from 'tesseract.js';

export interface RecognisedWord {
  text: string;
  /** Pixels of the image that the line was read from. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  baseline: number;
  /** Height of the line's letters in pixels. */
  size: number;
  startsLine: boolean;
}

export interface Recognised {
  words: RecognisedWord[];
  /** 0..100. */
  confidence: number;
}

/** Specks on the paper are read as marks and single letters with little confidence; a long word is rarely a speck. */
const wordConfidence = 8;
const markConfidence = 60;
const isWordLike = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** The English data comes with its package, so nothing is downloaded at run time. */
const dataPath = () => path.join(process.cwd(), 'node_modules', '@tesseract.js-data', 'eng', '4.0.0_best_int');

/**
 * The engine lives for one file only, and optimising all its code costs a third of the reading, so only its most used loops are
 * optimised. The number is the bytes of code a function runs before V8 optimises it; V8's own is 1.8 million.
 */
const optimiseAfter = 100_000_000;

/** Runs `work` with an OCR engine and ends it afterwards, because it keeps some 200 MB. */
export async function withRecogniser<T>(work: (recognise: (image: Uint8Array) => Promise<Recognised>) => Promise<T>): Promise<T> {
  v8.setFlagsFromString(`--wasm-tiering-budget=${optimiseAfter}`);
  const worker = await createWorker('eng', 1, { langPath: dataPath(), cacheMethod: 'none', gzip: true });
  try {
    return await work((image) => recognise(worker, image));
  } finally {
    await worker.terminate();
  }
}

async function recognise(worker: Worker, image: Uint8Array): Promise<Recognised> {
  const { data } = await worker.recognize(Buffer.from(image), {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = lines.flatMap((line) =>
    line.words
      .filter((word) => word.text.trim() !== '' && word.confidence >= (isWordLike(word.text) ? wordConfidence : markConfidence))
      .map((word, i) => ({
        startsLine: i === 0,
        text: word.text.trim(),
        ...word.bbox,
        baseline: (line.baseline.y0 + line.baseline.y1) / 2,
        size: line.rowAttributes.rowHeight,
      })),
  );
  return { words, confidence: data.confidence };
}
