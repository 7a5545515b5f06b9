import fs from 'node:fs';
import path from 'node:path';

export interface InputFile {
  /** The path as it was passed; for files of a folder, the folder as it was passed and the name inside it. */
  shown: string;
  location: string;
}

/** npm runs scripts in the project's folder, but people name files relative to the folder they are in. */
const resolve = (given: string): string => {
  const here = path.resolve(process.env.INIT_CWD ?? '.', given);
  return fs.existsSync(here) ? here : path.resolve(given);
};

/** The named files; a folder stands for all PDF and DOCX files below it, sorted by name. */
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
