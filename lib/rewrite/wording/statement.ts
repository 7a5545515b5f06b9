import { defineSentences } from '@/lib/analysis/wording/wording';

/** A change of a line, given as its reason. */
export type StatementChange =
  | {
      change:
        'verb added' | 'pronoun dropped' | 'possessive dropped' | 'figure asked for' | 'told in the past' | 'capitals' | 'written right';
    }
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
      case 'told in the past':
        return 'The job has ended, so its lines are told in the past.';
      case 'capitals':
        return 'Lines in capitals are slow to read.';
      case 'written right':
        return 'A slip in the English is put right.';
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
    'a duty of an ended job': { change: 'told in the past' },
    'a line in capitals': { change: 'capitals' },
    'a slip': { change: 'written right' },
  },
});

const LONGEST_QUOTE = 70;
const QUOTE_KEPT = 67;

const cut = (line: string): string => (line.length > LONGEST_QUOTE ? `${line.slice(0, QUOTE_KEPT).trimEnd()}…` : line);

const about = (line: string): string => `For “${cut(line.replace(/[\s.;:,]+$/, ''))}”.`;

/** What a number of this thing would show. `ask` has '{things}' where the thing is named. */
export const thingSentences = defineSentences<{ ask: string; thing: string; line: string }>({
  id: 'statement/thing',
  say: ({ ask, thing, line }) => `${ask.replace('{things}', thing.toLowerCase())} ${about(line)}`,
  examples: {
    'a short line': { ask: 'How many {things} on a usual day?', thing: 'customers', line: 'Served customers on the till' },
    'a long line': {
      ask: 'How many people were in it?',
      thing: 'team',
      line: 'Part of the team that planned the weekly rota of the whole shop with the deputy manager and the two supervisors',
    },
  },
});

/** What an interviewer would ask where a line does not say what the person did. */
export const partSentences = defineSentences<{ part: 'shared' | 'owned' | 'words without facts' | 'no result'; line: string }>({
  id: 'statement/part',
  say: ({ part, line }) => {
    switch (part) {
      case 'shared':
        return `Which part of this did you do yourself? ${about(line)}`;
      case 'owned':
        return `What did you do here yourself, and what came of it? ${about(line)}`;
      case 'no result':
        return `What came of this, and who could tell? ${about(line)}`;
      case 'words without facts':
        return `What did you do, and what changed because of it? ${about(line)}`;
    }
  },
  examples: {
    'help and part': { part: 'shared', line: 'Was involved in the rebrand' },
    'a duty': { part: 'owned', line: 'Responsible for the maths budget' },
    'no result': { part: 'no result', line: 'Drafted the letters of the department' },
    'words without facts': { part: 'words without facts', line: 'Various cost saving initiatives' },
  },
});

/** For a slot that the visitor added. */
export const unknownSlotSentences = defineSentences<null>({
  id: 'statement/slot',
  say: () => 'What belongs here?',
  examples: { 'a slot of their own': null },
});
