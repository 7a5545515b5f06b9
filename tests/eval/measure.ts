import fs from 'node:fs';
import path from 'node:path';
import type { Cv } from '@/lib/cv/cv';
import type { ExtractedDocument } from '@/lib/cv/document';
import { toJsonResume, type JsonResume } from '@/lib/cv/json-resume';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { scoreDocument, type Count, type Truth } from './score';

/** A document of a corpus, as its MANIFEST.json names it. */
export interface Case {
  id: string;
  file: string;
  kind: 'cv-pdf' | 'cv-docx';
  truth?: string;
  /** One person in several layouts. */
  group?: string;
  origin?: string;
  columns?: number;
  tags?: string[];
}

/** One document held against its truth. */
export interface Measured {
  id: string;
  kind: Case['kind'];
  group: string;
  origin: string;
  columns: number;
  document: ExtractedDocument;
  cv: Cv;
  resume: JsonResume;
  truth: Truth;
  counts: Count[];
  /** Milliseconds of redaction and parsing together. */
  ms: number;
}

/** The day a document is read on: the corpora were written for it. */
const today = '2026-11-21';

export const readJson = <T>(folder: string, name: string): T => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));

export const casesOf = (folder: string): Case[] => readJson<{ cases: Case[] }>(folder, 'MANIFEST.json').cases.filter(({ truth }) => truth);

const readAfresh = (file: string, kind: Case['kind']): Promise<ExtractedDocument> =>
  readDocument(new Uint8Array(fs.readFileSync(file)), kind === 'cv-pdf' ? 'pdf' : 'docx');

export async function measure(folder: string, one: Case, read = readAfresh): Promise<Measured> {
  const document = await read(path.join(folder, one.file), one.kind);
  const started = performance.now();
  const { document: redacted, contact, origins } = redact(document);
  const cv = parse(redacted, today);
  const ms = performance.now() - started;
  const resume = toJsonResume(cv, { contact, origins });
  const truth = readJson<Truth>(folder, one.truth ?? '');
  return {
    id: one.id,
    kind: one.kind,
    group: one.group ?? one.id,
    origin: one.origin ?? 'made',
    columns: one.columns ?? document.layout.columns,
    document,
    cv,
    resume,
    truth,
    counts: scoreDocument(truth, resume, redacted.text),
    ms,
  };
}
