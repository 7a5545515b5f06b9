import { defineSentences } from '@/lib/analysis/wording/wording';

/** A change of a line, told as its reason. */
export type StatementChange =
  | { change: 'verb added' | 'pronoun dropped' | 'possessive dropped' | 'figure asked for' }
  /** The words that stood at the beginning: 'Working on' names a task, 'Responsible for' a duty. */
  | { change: 'task told as done' | 'duty told as done'; opening: string }
  | { change: 'spelling'; words: readonly (readonly [from: string, to: string])[] };

export const statementSentences = defineSentences<StatementChange>({
  id: 'statement',
  say: (made) => {
    switch (made.change) {
      case 'verb added':
        return 'A verb first says what you did with it.';
      case 'task told as done':
        return `“${made.opening}” names a task. A verb says what you did.`;
      case 'duty told as done':
        return `“${made.opening}” says what you were asked to do. A verb says what you did.`;
      case 'pronoun dropped':
        return 'The reader knows that the CV is about you: start with the verb.';
      case 'possessive dropped':
        return 'Bullets read better without “my” and “our”.';
      case 'spelling':
        return `British spelling: ${made.words.map(([from, to]) => `${to}, not ${from}`).join('; ')}.`;
      case 'figure asked for':
        return 'A figure makes this line one that can be checked.';
    }
  },
  examples: {
    'no verb': { change: 'verb added' },
    'a task': { change: 'task told as done', opening: 'Working on' },
    'a duty': { change: 'duty told as done', opening: 'Responsible for' },
    'a pronoun': { change: 'pronoun dropped' },
    'my and our': { change: 'possessive dropped' },
    'American spelling': { change: 'spelling', words: [['organized', 'organised']] },
    'no figure': { change: 'figure asked for' },
  },
});

const LONGEST_QUOTE = 70;
const QUOTE_KEPT = 67;

const cut = (line: string): string => (line.length > LONGEST_QUOTE ? `${line.slice(0, QUOTE_KEPT).trimEnd()}…` : line);

/** The slot for a missing figure and its question. */
export const figureSentences = defineSentences<{ line: string }, { slot: string; question: string }>({
  id: 'statement/figure',
  say: ({ line }) => ({ slot: '[add figure]', question: `How many, how much, how often or how fast? For “${cut(line)}”.` }),
  examples: {
    'a short line': { line: 'Planned the weekly rota' },
    'a long line': { line: 'Planned the weekly rota of the whole shop with the deputy manager and the two supervisors' },
  },
});

/** For a slot of the visitor's own. */
export const unknownSlotSentences = defineSentences<null>({
  id: 'statement/slot',
  say: () => 'What belongs here?',
  examples: { 'a slot of their own': null },
});
