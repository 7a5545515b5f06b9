import fs from 'node:fs';
import path from 'node:path';
import { sampleOfEach } from './sample';

const folder = 'tests/fixtures/corpus';

interface Case {
  id: string;
  file: string;
  kind: 'cv-pdf' | 'cv-docx';
  layout: string;
  tags: string[];
}

const { cases }: { cases: Case[] } = JSON.parse(fs.readFileSync(path.join(folder, 'MANIFEST.json'), 'utf8'));

/** Scans take seconds of OCR each, and say nothing that the same CV in text does not. */
const inText = cases.filter(({ tags }) => !tags.includes('image-only'));

const pathOf = ({ file }: Case): string => path.join(folder, file);

/** Every document that is text. */
export const textFiles = (): string[] => inText.map(pathOf);

/** A document of each layout, or every one over the whole corpus. */
export const corpusFiles = (): string[] => sampleOfEach(inText, ({ layout }) => layout).map(pathOf);

/** The Word documents among them. */
export const corpusDocx = (): string[] =>
  sampleOfEach(
    inText.filter(({ kind }) => kind === 'cv-docx'),
    ({ layout }) => layout,
  ).map(pathOf);
