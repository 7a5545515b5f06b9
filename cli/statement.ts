import { z } from 'zod';
import { refuseUnlessCv } from '@/lib/analysis/gates';
import { restore } from '@/lib/cv/document/restore';
import { parse } from '@/lib/cv/parse';
import { detectKind } from '@/lib/server/extract/detect-kind';
import { readDocument } from '@/lib/server/extract/read-document';
import { AppError } from '@/lib/shared/errors';
import { behaviourNames, statementAnswer, statementForm, type StatementResult } from '@/lib/shared/statement';
import { documentText } from '@/lib/analysis/specification/document-text';
import { writeStatement, type StatementCv } from '@/lib/statement/write-statement';
import { UsageError, type StatementWords } from './arguments';
import { isReadable, readBytes, readText, type InputFile } from './files';
import { MissingFileError, readFile, type Outcome } from './verbs';

/**
 * Writes a supporting statement from a CV and answers, or from answers alone. Throws an AppError whose message can be shown to a
 * person.
 */
export async function writeStatementFor(words: StatementWords, file: InputFile | null, today: string): Promise<Outcome> {
  const asked = statementForm.safeParse({
    ...(words.spec === null ? {} : { specification: await specificationText(words.spec) }),
    ...(words.behaviours === null ? {} : { behaviours: behavioursNamed(words.behaviours) }),
    ...(words.answers === null ? {} : { answers: answersIn(words.answers) }),
    ...(words.words === null ? {} : { words: words.words }),
    ...(words.characters === null ? {} : { characters: words.characters }),
    ...(words.order === null ? {} : { order: words.order }),
    each: words.each,
    anonymous: words.anonymous,
  });
  if (!asked.success) throw new AppError('request/INVALID_REQUEST', { cause: asked.error });
  const result = writeStatement({ asked: asked.data, person: file && (await personIn(file, today)), today });
  return { result, readable: readable(result) };
}

async function specificationText(path: string): Promise<string> {
  if (!isReadable(path)) throw new MissingFileError();
  const bytes = readBytes(path);
  const kind = detectKind(bytes);
  if (kind === null) {
    if (/\.(?:pdf|docx)$/i.test(path)) throw new AppError('upload/INVALID_FILE_TYPE');
    return readText(path);
  }
  return documentText(await readDocument(bytes, kind, { tables: true }));
}

async function personIn(file: InputFile, today: string): Promise<StatementCv> {
  const { document, origins, contact } = await readFile(file);
  const cv = parse(document, today);
  refuseUnlessCv(cv);
  return { cv, own: (span) => restore(document.text, origins, span), name: contact.name };
}

const answersFile = z.union([
  z.array(statementAnswer),
  z.object({ answers: z.array(statementAnswer) }).transform(({ answers }) => answers),
]);

function answersIn(path: string): unknown {
  try {
    return answersFile.parse(JSON.parse(readText(path)));
  } catch {
    throw new UsageError(`The answers '${path}' are no JSON list of answers.`);
  }
}

/** 'EO:Delivering at Pace,Working Together' */
function behavioursNamed(words: string): { grade: string; names: string[] } {
  const [grade = '', names = ''] = words.split(':');
  const known = new Map(behaviourNames.map((name) => [name.toLowerCase(), name]));
  const asked = names.split(',').map((name) => name.trim());
  return { grade: grade.trim().toUpperCase(), names: asked.map((name) => known.get(name.toLowerCase()) ?? name) };
}

const readable = ({ draft, instructions, check }: StatementResult): string =>
  [
    ...(instructions.length > 0 ? [`The form asks\n${instructions.map((one) => `  ${one}`).join('\n')}`] : []),
    draft.text,
    `${draft.words} words, ${draft.characters} characters; the limit is ${draft.limit} ${draft.unit}${draft.each ? ' each' : ''}`,
    `Check\n${check.map(({ criterionId, state, reason }) => `  ${criterionId}  ${state.padEnd(8)} ${reason}`).join('\n')}`,
  ].join('\n\n');
