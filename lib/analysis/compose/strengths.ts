import type { Findings } from '../findings';
import { strongLines } from '../reading/statements/strong-lines';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { strengthsSentences } from '../wording/advice/strengths';

const MOST = 6;
const MOST_RESULTS = 2;

/** The strengths, best first: the strongest results in the person's own words, then the audits' findings in order. */
export const strengths = ({ audit, lines, ledger }: Findings): string[] => {
  // A template's own text is no strength.
  if (audit.reading.placeholders.length >= FORM_FROM) return [];
  const best = strongLines(audit.reading).slice(0, MOST_RESULTS);
  const own = audit.unsure.length > 0 ? [] : strengthsSentences.say({ lines: best.map(({ statement }) => statement.text) });
  const outcomes = new Map(ledger.lines.map(({ run }) => [run.audit.id, run.outcome]));
  const good = lines
    .filter(
      ({ severity, maxPoints, auditId, category }) =>
        severity === 'good' && maxPoints >= 2 && auditId !== 'outcomes' && !ofForm.test(category),
    )
    .sort((a, b) => orderOf(a.category) - orderOf(b.category) || b.maxPoints - a.maxPoints)
    .flatMap(({ auditId, title }) => {
      const outcome = outcomes.get(auditId);
      return outcome?.kind === 'scored' && !outcome.isNoStrength ? [title] : [];
    });
  return [...own, ...new Set(good)].slice(0, MOST);
};

/** That software can read the file, and that the newest role comes first, is no merit of the person. */
const ofForm = /^[AB]/;
const orderOf = (category: string): number => 'CDEF'.indexOf(category.charAt(0));
