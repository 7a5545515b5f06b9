export const verbs = ['analyse', 'parse', 'text', 'redact', 'match'] as const;
export type Verb = (typeof verbs)[number];

export interface Arguments {
  verb: Verb;
  paths: string[];
  json: boolean;
  jsonResume: boolean;
  /** Say of each line what it was read as, and why. */
  explain: boolean;
  /** Path of the advert. */
  job: string | null;
}

export const usage = `Usage: npm run -s cv -- <verb> <file or folder…> [--json]

  analyse   the full result: a readable report, or JSON with --json
  parse     the CV as it was understood (--json-resume: in the JSON Resume schema;
            --explain: what each line was read as, by which rule and score)
  text      what a parser reads, in reading order
  redact    the text exactly as it would leave this machine
  match     how well the CV fits an advert: --job advert.txt

Several files, or a folder, give one JSON line for each. Only results go to standard output.`;

/** A mistake in the command line: said plainly, with how it is meant to be used. */
export class UsageError extends Error {}

export function readArguments(args: readonly string[]): Arguments {
  const [first, ...rest] = args;
  const verb = verbs.find((one) => one === first);
  if (!verb) throw new UsageError(first ? `'${first}' is no verb this command knows.` : 'Say what to do with which file.');
  const found: Arguments = { verb, paths: [], json: false, jsonResume: false, explain: false, job: null };
  for (let i = 0; i < rest.length; i += 1) {
    const arg = rest[i] ?? '';
    const flag = flags[arg];
    if (flag) found[flag] = true;
    else if (arg === '--job') {
      found.job = rest[i + 1] ?? null;
      i += 1;
    } else if (arg.startsWith('--')) throw new UsageError(`'${arg}' is no option this command knows.`);
    else found.paths.push(arg);
  }
  refuseMismatch(found);
  return found;
}

const flags: Readonly<Record<string, 'json' | 'jsonResume' | 'explain'>> = {
  '--json': 'json',
  '--json-resume': 'jsonResume',
  '--explain': 'explain',
};

/** Options that do not fit the verb, or are missing for it. */
function refuseMismatch({ verb, paths, explain, job }: Arguments): void {
  if (paths.length === 0) throw new UsageError('Name at least one PDF or DOCX file, or a folder of them.');
  if (verb !== 'match' && job !== null) throw new UsageError("'--job' belongs to 'match'.");
  if (verb !== 'parse' && explain) throw new UsageError("'--explain' belongs to 'parse'.");
  if (verb === 'match' && job === null) throw new UsageError("'match' needs the advert: --job advert.txt");
}
