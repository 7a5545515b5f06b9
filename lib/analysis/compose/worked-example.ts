import { tokenise } from '../text/tokens';
import { verbOfParticiple } from '../reading/verbs';
import type { StatementReading } from '../reading/statements';

export interface WorkedExample {
  before: string;
  after: string;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutStop = (text: string): string => text.replace(/[.;,]$/, '');
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Responsible for managing the rota' → 'Managed the rota'; 'Responsible for the rota' → 'Managed the rota'. Nothing is added but a verb. */
const withVerb = (statement: StatementReading, isCurrent: boolean): string => {
  const text = tidy(statement.text);
  const { weakOpening } = statement;
  if (!weakOpening) return text;
  const rest = tidy(statement.text.slice(weakOpening.end - statement.statement.start)).replace(/^[:,-]\s*/, '');
  const first = tokenise(rest)[0];
  const verb = first ? verbOfParticiple(first.word) : null;
  if (first && verb) return capitalised(`${isCurrent ? verb.base : verb.past}${rest.slice(first.end)}`);
  return rest ? `[verb: managed, built, taught …] ${rest}` : text;
};

/** What the CV's own line could look like. Where a fact is missing a visible slot stands for it: no figure is ever made up. */
export const workedExample = (auditId: string, statement: StatementReading | null, isCurrent: boolean): WorkedExample | null => {
  if (!statement) return null;
  const before = tidy(statement.text);
  const opened = withVerb(statement, isCurrent);
  if (auditId === 'outcomes') return { before, after: `${withoutStop(opened)}, [add result: how much, how many or how fast]` };
  if (auditId === 'specifics') return { before, after: `${withoutStop(opened)} [add the tool, the client or the size]` };
  if (auditId === 'openings')
    return {
      before,
      after: statement.weakOpening ? opened : `[verb: managed, built, taught …] ${before.charAt(0).toLowerCase()}${before.slice(1)}`,
    };
  return null;
};
