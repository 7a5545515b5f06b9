import { listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export type FilenameFault =
  | { fault: 'no-name' | 'no-cv-word' | 'spaces' | 'brackets' }
  /** 'final', 'v3': words of the file name that count its drafts. */
  | { fault: 'version-words'; words: readonly string[] };

const notes = {
  'no-name': 'Your name is not in the file name: put it first, so that the file can be found again.',
  'no-cv-word': 'Add ‘CV’, so that the file says what it is.',
  spaces: 'Use hyphens instead of spaces: some systems turn spaces into signs.',
  brackets: 'Take out the brackets: they look like a second download of the same file.',
} as const;

export const filenameSentences = defineSentences<FilenameFault>({
  id: 'filename',
  say: (found) =>
    found.fault === 'version-words'
      ? `Leave out ${listed(found.words.map((word) => quoted(word)))}: the reader need not know how many drafts there were.`
      : notes[found.fault],
  examples: {
    'no name': { fault: 'no-name' },
    'no word for a CV': { fault: 'no-cv-word' },
    spaces: { fault: 'spaces' },
    brackets: { fault: 'brackets' },
    'words for a version': { fault: 'version-words', words: ['final', 'v3'] },
  },
});
