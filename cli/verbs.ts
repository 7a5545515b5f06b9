import fs from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import { refuseUnlessCv } from '@/lib/analysis/gates';
import { matchJob } from '@/lib/analysis/job-fit';
import type { Cv } from '@/lib/cv/cv';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { toJsonResume } from '@/lib/cv/project/json-resume';
import { parse } from '@/lib/cv/parse';
import { explain } from '@/lib/cv/parse/explain';
import type { PlaceholderOrigin } from '@/lib/cv/document/redacted-document';
import { restore } from '@/lib/cv/document/restore';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { detectKind } from '@/lib/server/extract/detect-kind';
import { readWithPlainReader } from '@/lib/server/extract/plain/read-with-plain-reader';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { analysisOptionsSchema } from '@/lib/shared/result';
import type { Arguments } from './arguments';
import { readableExplanation, writtenLines } from './explanation';
import { readText, type InputFile } from './files';
import { readableFit, readableReport } from './report';

/** The result of a verb for one file: as JSON, and as text where that differs. */
export interface Outcome {
  result: unknown;
  readable?: string;
  /** As JSON each value is a line of its own: `result` is a list of them. */
  isJsonLines?: true;
}

/** Reads one file and runs the verb on it. Throws an AppError whose message can be shown to a person. */
export async function runVerb(args: Arguments, file: InputFile, today: string): Promise<Outcome> {
  const redaction = await readFile(file);
  const { origins, contact } = redaction;
  const { text } = redaction.document;
  if (args.verb === 'redact') return { result: { text }, readable: text };
  if (args.verb === 'text') {
    const own = restore(text, origins);
    return { result: { text: own }, readable: own };
  }
  if (args.explain) {
    const lines = writtenLines(text, origins, explain(redaction.document, today));
    return { result: lines, readable: readableExplanation(lines), isJsonLines: true };
  }
  const cv = parse(redaction.document, today);
  if (args.verb === 'parse') return { result: args.jsonResume ? toJsonResume(cv, { contact, origins }) : unredacted(cv, origins, contact) };
  refuseUnlessCv(cv);
  if (args.job !== null) {
    const fit = matchJob({ cv, jobDescription: readText(args.job), today });
    return { result: fit, readable: readableFit(fit) };
  }
  const filename = filenameFacts(path.basename(file.location), contact);
  const result = analyse({
    cv,
    options: analysisOptionsSchema.parse({}),
    filename,
    today,
    official: officialStatistics,
    english: englishOf(cv),
  });
  return { result, readable: readableReport(result) };
}

/** The file does not exist; the web has no error for that. */
export class MissingFileError extends Error {
  readonly code = 'NO_FILE';
  override readonly message = 'There is no such file.';
}

export async function readFile({ location }: InputFile) {
  const stats = fs.statSync(location, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new MissingFileError();
  if (stats.size > limits.uploadBytes) throw new AppError('upload/FILE_TOO_LARGE');
  const bytes = new Uint8Array(fs.readFileSync(location));
  const kind = detectKind(bytes);
  if (!kind || !location.toLowerCase().endsWith(`.${kind}`)) throw new AppError('upload/INVALID_FILE_TYPE');
  return readWithPlainReader(bytes, kind);
}

/** On the owner's own machine the parsed CV holds the original words in place of the placeholders. */
function unredacted(cv: Cv, origins: readonly PlaceholderOrigin[], contact: unknown): unknown {
  const { document: _document, text, contact: _facts, ...parsed } = cv;
  const own = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(own);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, own(inner)]);
    const result: Record<string, unknown> = Object.fromEntries(entries);
    const { start, end } = result;
    if (typeof result.text === 'string' && typeof start === 'number' && typeof end === 'number') {
      result.text = restore(text, origins, { start, end }).replace(/\s+/g, ' ').trim();
    }
    return result;
  };
  return { contact, text: restore(text, origins), parsed: own(parsed) };
}
