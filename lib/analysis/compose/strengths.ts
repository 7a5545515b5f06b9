import { heldPapers } from '../advice/papers';
import { MOST_QUOTES } from '../advice/reader-advice';
import type { Findings } from '../findings';
import { strongLines } from '../reading/statements/strong-lines';
import { overlapsAny } from '../text/spans';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { plainStrengthsSentences, strengthsSentences } from '../wording/advice/strengths';

const MOST = 6;
const MOST_RESULTS = 2;

/** What speaks for somebody without a strong line. */
const plainStrengths = (findings: Findings): string[] =>
  plainStrengthsSentences.say({ papers: heldPapers(findings).slice(0, MOST_QUOTES) });

/** The strengths, best first: the strongest results in the person's own words, then what the audits praise, by category. */
export const strengths = (findings: Findings): string[] => {
  const { audit, lines, ledger } = findings;
  // A template's own text is no strength.
  if (audit.reading.placeholders.length >= FORM_FROM) return [];
  const praised = strongLines(audit.reading).filter(({ statement }) => !overlapsAny(audit.english.slips, statement));
  const best = praised.slice(0, MOST_RESULTS);
  const own = audit.unsure.length > 0 ? [] : strengthsSentences.say({ lines: best.map(({ statement }) => statement.text) });
  const outcomes = new Map(ledger.lines.map(({ run }) => [run.audit.id, run.outcome]));
  const ofAudits = lines
    .filter(({ severity }) => severity === 'good')
    .sort((a, b) => Number(a.category > b.category) - Number(a.category < b.category) || b.maxPoints - a.maxPoints)
    .flatMap(({ auditId }) => {
      const outcome = outcomes.get(auditId);
      return outcome?.kind === 'scored' && outcome.strength ? [outcome.strength] : [];
    });
  const plain = own.length > 0 || audit.unsure.includes('work') ? [] : plainStrengths(findings);
  return [...own, ...plain, ...ofAudits].slice(0, MOST);
};
