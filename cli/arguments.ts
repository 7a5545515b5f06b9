export const verbs = ['analyse', 'parse', 'text', 'redact', 'match', 'statement'] as const;
type Verb = (typeof verbs)[number];

export interface Arguments {
  verb: Verb;
  paths: string[];
  json: boolean;
  jsonResume: boolean;
  /** Prints for each line what it was read as, and by which rule. */
  explain: boolean;
  /** Path of the job advert. */
  job: string | null;
  /** For the supporting statement: files, limit and order as they were typed. */
  statement: StatementWords;
}

export interface StatementWords {
  spec: string | null;
  answers: string | null;
  behaviours: string | null;
  words: string | null;
  characters: string | null;
  order: string | null;
  each: boolean;
  anonymous: boolean;
}

export const usage = `Usage: npm run -s cv -- <verb> <file or folder…> [--json]

  analyse   the full result: a readable report, or JSON with --json
  parse     the CV as it was understood (--json-resume: in the JSON Resume schema;
            --explain: what each line was read as, by which rule and score)
  text      what a parser reads, in reading order
  redact    the text exactly as it would leave this machine
  match     how well the CV fits an advert: --job advert.txt
  statement a supporting statement for a form, from the CV and from answers:
            statement [CV] --spec SPEC (--words N | --characters N) [--each]
            [--answers FILE] [--order as-given|essential-first] [--anonymous];
            SPEC is a .pdf, .docx or .txt; --behaviours EO:"Delivering at Pace,…"
            may stand in its place

Several files, or a folder, give one JSON line for each. Only results go to standard output.`;

/** A mistake in the command line. It is printed with the usage of the command. */
export class UsageError extends Error {}

const noStatement: StatementWords = {
  spec: null,
  answers: null,
  behaviours: null,
  words: null,
  characters: null,
  order: null,
  each: false,
  anonymous: false,
};

export function readArguments(args: readonly string[]): Arguments {
  const [first, ...rest] = args;
  const verb = verbs.find((one) => one === first);
  if (!verb) throw new UsageError(first ? `'${first}' is no verb this command knows.` : 'Say what to do with which file.');
  const statement = { ...noStatement };
  const found: Arguments = { verb, paths: [], json: false, jsonResume: false, explain: false, job: null, statement };
  for (let i = 0; i < rest.length; i += 1) {
    const arg = rest[i] ?? '';
    const flag = flags[arg];
    const word = statementWords[arg];
    const statementFlag = statementFlags[arg];
    if (flag) found[flag] = true;
    else if (statementFlag) statement[statementFlag] = true;
    else if (arg === '--job') found.job = rest[(i += 1)] ?? null;
    else if (word) statement[word] = rest[(i += 1)] ?? null;
    else if (arg.startsWith('--')) throw new UsageError(`'${arg}' is no option this command knows.`);
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

const statementFlags: Readonly<Record<string, 'each' | 'anonymous'>> = { '--each': 'each', '--anonymous': 'anonymous' };

const statementWords: Readonly<Record<string, Exclude<keyof StatementWords, 'each' | 'anonymous'>>> = {
  '--spec': 'spec',
  '--answers': 'answers',
  '--behaviours': 'behaviours',
  '--words': 'words',
  '--characters': 'characters',
  '--order': 'order',
};

/** Refuses options that do not fit the verb, and names the ones it needs and lacks. */
function refuseMismatch({ verb, paths, explain, job, statement }: Arguments): void {
  if (paths.length === 0 && verb !== 'statement') throw new UsageError('Name at least one PDF or DOCX file, or a folder of them.');
  if (verb !== 'match' && job !== null) throw new UsageError("'--job' belongs to 'match'.");
  if (verb !== 'parse' && explain) throw new UsageError("'--explain' belongs to 'parse'.");
  if (verb === 'match' && job === null) throw new UsageError("'match' needs the advert: --job advert.txt");
  const isUsed = Object.values(statement).some((value) => value !== null && value !== false);
  if (verb !== 'statement' && isUsed) throw new UsageError("'--spec' and its like belong to 'statement'.");
  if (verb === 'statement') refuseStatement(statement);
}

function refuseStatement({ spec, behaviours, words, characters }: StatementWords): void {
  if (spec === null && behaviours === null) throw new UsageError("'statement' needs the person specification: --spec FILE");
  if (words !== null && characters !== null) throw new UsageError('Give the limit in words or in characters, not in both.');
}
