import type { DraftShape } from '@/lib/client/drafts';
import { emptyAnswer } from '@/lib/guidance/statement-criteria';
import { readStatement, startStatement, type StatementProgress } from '@/lib/guidance/statement-progress';

const criterionPart = 'criterion ';
const answerPart = 'answer ';

const named = (prefix: string, record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).map(([id, value]) => [`${prefix}${id}`, JSON.stringify(value)]);

/** Two tabs merge answer by answer and criterion by criterion; each keeps its own step and card. */
export const statementDraft: DraftShape<StatementProgress> = {
  key: 'statementProgress',
  start: startStatement,
  read: readStatement,
  parts: ({ criteria, listed, setAside, answers, source, settings, keptWords }) =>
    Object.fromEntries([
      ...named(criterionPart, criteria),
      ...named(answerPart, answers),
      ['form', JSON.stringify({ listed, setAside, source })],
      ['settings', JSON.stringify({ settings, keptWords })],
    ]),
  withPart: (mine, other, name) => {
    if (name === 'form') return { ...mine, listed: other.listed, setAside: other.setAside, source: other.source };
    if (name === 'settings') return { ...mine, settings: other.settings, keptWords: other.keptWords };
    const id = name.slice(name.indexOf(' ') + 1);
    if (name.startsWith(answerPart)) return { ...mine, answers: { ...mine.answers, [id]: other.answers[id] ?? emptyAnswer } };
    const criterion = other.criteria[id];
    return criterion ? { ...mine, criteria: { ...mine.criteria, [id]: criterion } } : mine;
  },
};
