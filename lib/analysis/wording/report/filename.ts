import { listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

export type FilenameFault =
  | { fault: 'no-name' | 'no-cv-word' | 'spaces' | 'brackets' }
  /** 'final', 'v3': words of the file name that count its drafts. */
  | { fault: 'version-words'; words: readonly string[] };

const notes = {
  'no-name': 'Put your name first in the file name, so that people can find it again.',
  'no-cv-word': 'Add ‘CV’ to the file name.',
  spaces: 'Use hyphens instead of spaces. Some software changes spaces into signs.',
  brackets: 'Take out the brackets, which look like a second download.',
} as const;

export const filenameSentences = defineSentences<FilenameFault>({
  id: 'filename',
  say: (found) => (found.fault === 'version-words' ? `Leave out ${listed(found.words.map((word) => quoted(word)))}.` : notes[found.fault]),
  examples: {
    'no name': { fault: 'no-name' },
    'no word for a CV': { fault: 'no-cv-word' },
    spaces: { fault: 'spaces' },
    brackets: { fault: 'brackets' },
    'words for a version': { fault: 'version-words', words: ['final', 'v3'] },
  },
});
