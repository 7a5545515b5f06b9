import type { Redaction } from '@/lib/cv/document/redacted-document';
import { headingKind } from '@/lib/cv/document/headings';
import { isCommonWord } from '@/lib/facts/common-words';
import { isFurtherGivenName, isGivenName } from '@/lib/facts/given-names';
import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { surnameKind } from '@/lib/facts/surnames';
import { redactFurther } from '@/lib/cv/redact';
import { documentWords } from '@/lib/cv/redact/rules/name-words';
import { findSpecialCategories } from '@/lib/cv/redact/special-categories';
import { storedCorrections, storedDocument, storedSecrets } from '@/lib/server/db/stored-kinds';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { AppError } from '@/lib/shared/errors';
import type { Redactions } from '@/lib/shared/redactions';
import type { StoredCv } from './stored-cv';

/** How many lines at the top may hold a name, and the most words of such a line; a longer line is prose. */
const topLines = 4;
const mostWordsOfALine = 6;

function openRedaction({ document, secrets }: StoredCv): Redaction {
  if (secrets === null) throw new TypeError('Only the owner’s calls ask for redactions.');
  return { document: storedDocument.read(document), ...storedSecrets.read(secrets) };
}

/** What was taken out, what belongs to the special categories of personal data, and words at the top that may be a name. */
export function redactionsOf({ cv }: Jobs['redactions']['input']): Redactions {
  const { document, origins } = openRedaction(cv);
  const taken = new Map<string, Redactions['taken'][number]>();
  for (const { kind, original } of origins) {
    const text = original.replace(/\s+/g, ' ');
    const key = `${kind} ${text.toLowerCase()}`;
    if (!taken.has(key)) taken.set(key, { kind, text });
  }
  return {
    taken: [...taken.values()],
    sensitive: findSpecialCategories(document.text).map(({ category, text }) => ({ category, text })),
    top: namelikeWords(document.text.split('\n'), !origins.some(({ kind }) => kind === 'NAME')),
  };
}

/**
 * Words above the first heading that may be a name that was not recognised: those in a list of names, and those in no list of common words
 * that are written as a name is. Words of documents and of work are left out.
 */
function namelikeWords(lines: readonly string[], isNameless: boolean): string[] {
  const heading = lines.findIndex((line) => headingKind(line) !== null);
  const top = lines.slice(0, Math.min(topLines, heading < 0 ? topLines : heading));
  const words = top.flatMap((line) => {
    const found = line.replace(/\[[A-Z_]+\d*(?: [a-z]+)?\]/g, ' ').match(/\p{L}[\p{L}'’-]+/gu) ?? [];
    return found.length > mostWordsOfALine ? [] : found;
  });
  const mayBeName = (word: string): boolean =>
    isListedName(word.toLowerCase()) || (isWrittenAsName(word, isNameless) && !isCommonWord(word.toLowerCase()));
  return [...new Set(words)].filter((word) => /^\p{Lu}/u.test(word) && !isNoName(word.toLowerCase()) && mayBeName(word));
}

const isListedName = (word: string): boolean => isGivenName(word) || isFurtherGivenName(word) || surnameKind(word) === 'name';

/** 'Flowerdew'; where no name was found 'FLOWERDEW' too, but beside a name capitals are letters behind it or a label. */
const isWrittenAsName = (word: string, isNameless: boolean): boolean =>
  /^(?:(?:Mc|Mac|O['’])?\p{Lu}\p{Ll}{2,}-?)+$/u.test(word) || (isNameless && /^\p{Lu}{3,}$/u.test(word));

/** 'Curriculum', 'Phone', 'Manager' */
const isNoName = (word: string): boolean =>
  documentWords.has(word) || titleHeads.has(word) || titleHints.has(word) || employerWords.has(word);

export interface RedactedFurther {
  /** JSON as it is stored. */
  document: string;
  secrets: string;
  corrections: (string | null)[];
}

/** Takes the words out of the CV and moves the places in its corrections along. Throws WORDS_NOT_IN_CV. */
export function redactFurtherIn({ cv, words, corrections }: Jobs['redactFurther']['input']): RedactedFurther {
  const arranged = corrections.map((each) => (each === null ? null : storedCorrections.read(each)));
  const further = redactFurther(openRedaction(cv), words, arranged);
  if (!further) throw new AppError('redaction/WORDS_NOT_IN_CV');
  const { document, origins, contact } = further.redaction;
  return {
    document: storedDocument.write(document),
    secrets: storedSecrets.write({ origins, contact }),
    corrections: further.corrections.map((each) => (each === null ? null : storedCorrections.write(each))),
  };
}
