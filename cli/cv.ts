/** The engine without the web: npm run -s cv -- <verb> <file or folder…>. Only results go to standard output. */
import { AppError, isAppError } from '@/lib/shared/errors';
import { readArguments, usage, UsageError, type Arguments, type StatementWords } from './arguments';
import { collectFiles, isReadable, type InputFile } from './files';
import { progressBar } from './progress';
import { writeStatementFor } from './statement';
import { MissingFileError, runVerb, type Outcome } from './verbs';

const today = new Date().toISOString().slice(0, 10);

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (['--help', '-h', 'help'].includes(words[0] ?? '')) {
    await write(`${usage}\n`);
    return 0;
  }
  const args = readArguments(words);
  if (args.job !== null && !isReadable(args.job)) throw new UsageError(`The advert '${args.job}' cannot be read.`);
  refuseUnreadable(args.statement);
  if (args.paths.length === 0) return one(args, null);
  const { files, isBatch } = collectFiles(args.paths);
  const [only] = files;
  if (!isBatch && only) return one(args, only);
  return many(args, files);
}

/** null where a supporting statement is written from answers alone. */
async function one(args: Arguments, file: InputFile | null): Promise<number> {
  try {
    await write(shown(args, await outcomeOf(args, file)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code, message } = explain(error);
    // The error is in the JSON too, for programs that read it.
    if (args.verb === 'statement' && args.json) await write(`${JSON.stringify({ code, message })}\n`);
    console.error(`${file?.shown ?? args.statement.spec ?? 'statement'}: ${code}: ${message}`);
    return 1;
  }
}

const outcomeOf = (args: Arguments, file: InputFile | null): Promise<Outcome> =>
  args.verb === 'statement' ? writeStatementFor(args.statement, file, today) : runVerb(args, file ?? noFile, today);

const noFile: InputFile = { shown: '', location: '' };

function refuseUnreadable({ answers }: StatementWords): void {
  if (answers !== null && !isReadable(answers)) throw new UsageError(`The answers '${answers}' cannot be read.`);
}

/** One file is printed as text for reading, or as JSON where that is asked for or is the verb's only form. */
const shown = (args: Arguments, { result, readable, isJsonLines }: Outcome): string => {
  if (readable !== undefined && !args.json) return `${readable}\n`;
  if (isJsonLines && Array.isArray(result)) return result.map((one) => `${JSON.stringify(one)}\n`).join('');
  return `${JSON.stringify(result, null, 2)}\n`;
};

async function many(args: Arguments, files: readonly InputFile[]): Promise<number> {
  const progress = progressBar(files.length);
  let failed = false;
  for (const [index, file] of files.entries()) {
    const line = await outcomeOf(args, file).then(
      ({ result }) => ({ file: file.shown, result }),
      (error: unknown) => {
        failed = true;
        return { file: file.shown, error: explain(error) };
      },
    );
    await write(`${JSON.stringify(line)}\n`);
    progress(index + 1);
  }
  return failed ? 1 : 0;
}

/** An unexpected error is printed like a file that could not be read: without stack and path. */
function explain(error: unknown): { code: string; message: string } {
  if (error instanceof MissingFileError) return { code: error.code, message: error.message };
  const known = isAppError(error) ? error : new AppError('upload/EXTRACTION_FAILED');
  return { code: known.code, message: known.message };
}

const write = (text: string): Promise<void> => new Promise((resolve) => process.stdout.write(text, () => resolve()));

// the reader may close the pipe early ('| head'); that is no failure
process.stdout.on('error', () => process.exit(0));

void main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : String(error));
    process.exit(2);
  },
);
