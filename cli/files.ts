import fs from 'node:fs';
import path from 'node:path';

export interface InputFile {
  /** As it was passed; for a folder, the folder as passed and the name inside it. */
  shown: string;
  location: string;
}

/** npm runs scripts from the project's folder; people name files from where they stand. */
const resolve = (given: string): string => {
  const here = path.resolve(process.env.INIT_CWD ?? '.', given);
  return fs.existsSync(here) ? here : path.resolve(given);
};

/** Files as named; a folder stands for the PDF and DOCX files in it and below, in the order of their names. */
export function collectFiles(paths: readonly string[]): { files: InputFile[]; isBatch: boolean } {
  const files: InputFile[] = [];
  let isBatch = paths.length > 1;
  for (const given of paths) {
    const location = resolve(given);
    if (!isFolder(location)) {
      files.push({ shown: given, location });
      continue;
    }
    isBatch = true;
    for (const name of namesBelow(location)) files.push({ shown: path.join(given, name), location: path.join(location, name) });
  }
  return { files, isBatch };
}

const isFolder = (location: string): boolean => fs.statSync(location, { throwIfNoEntry: false })?.isDirectory() ?? false;

const namesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:pdf|docx)$/i.test(name))
    .sort();

export const isReadable = (given: string): boolean => fs.statSync(resolve(given), { throwIfNoEntry: false })?.isFile() ?? false;

export const readBytes = (given: string): Uint8Array => new Uint8Array(fs.readFileSync(resolve(given)));

export const readText = (given: string): string => fs.readFileSync(resolve(given), 'utf8');
