import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import type { Cv } from '@/lib/cv/cv';
import type { RedactedText } from '@/lib/cv/document/redacted-document';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { suggest } from '@/lib/rewrite/suggest';
import { readDocument } from '@/lib/server/extract/read-document';
import { slipsIn } from '@/lib/server/english/dictionary';
import { cvFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';

/** What is put before an editor: a line as it stands, what is offered for it, and what is asked. */
export interface Offered {
  cv: string;
  section: SectionName;
  before: string;
  /** Empty where nothing is offered and only a question is asked. */
  after: string;
  questions: string[];
}

/** The CVs by which the rules were mended first, those held back until then, files of the corpus drawn after that, twice, and files drawn last. */
export const sets = ['mended', 'held-back', 'corpus', 'corpus-2', 'unseen'] as const;
export type CvSet = (typeof sets)[number];

const fixtures = path.join(process.cwd(), 'tests/fixtures');

/** Every fourth CV of the corpus that is kept as DOCX, beginning with another for each draw. */
const EVERY = 4;
const firstOf: Partial<Record<CvSet, number>> = { corpus: 0, 'corpus-2': 2, unseen: 1 };
const filesFrom = (first: number): string[] =>
  readdirSync(path.join(fixtures, 'corpus/files'))
    .filter((file) => file.endsWith('.docx'))
    .sort()
    .filter((_file, index) => index % EVERY === first);

async function readFileOfCorpus(file: string): Promise<Cv<RedactedText>> {
  const { document } = redact(await readDocument(new Uint8Array(readFileSync(path.join(fixtures, 'corpus/files', file))), 'docx'));
  return parse(document, TODAY);
}

/** Every suggestion for the CVs of a set, with the ratings that their reports give. */
export async function suggestionsOf(set: CvSet): Promise<Offered[]> {
  const offered: Offered[] = [];
  const first = firstOf[set];
  if (first !== undefined) {
    for (const file of filesFrom(first)) offered.push(...offeredFor(`${set}/${file.replace(/\.docx$/, '')}`, await readFileOfCorpus(file)));
    return offered;
  }
  for (const file of readdirSync(path.join(fixtures, 'rewrites', set)).sort()) {
    const cv = cvFrom(readFileSync(path.join(fixtures, 'rewrites', set, file), 'utf8'));
    offered.push(...offeredFor(`${set}/${file.replace(/\.txt$/, '')}`, cv));
  }
  return offered;
}

function offeredFor(name: string, cv: Cv<RedactedText>): Offered[] {
  const { sectionAnalysis } = analyse(inputFrom(cv));
  const slips = slipsIn(cv);
  return sectionNames.flatMap((section) => {
    const rating = sectionAnalysis.find((part) => part.section === section)?.rating ?? null;
    const { items, questions } = suggest({ cv, section, rating, slips });
    return [
      ...items.map(({ before, after, slots }) => ({ cv: name, section, before, after, questions: slots.map(({ question }) => question) })),
      ...questions.map(({ quote, question }) => ({ cv: name, section, before: quote, after: '', questions: [question] })),
    ];
  });
}
