import type { Findings } from '../findings';
import { strongLines } from '../reading/statements/strong-lines';
import { matchConfidence } from '../reading/career/occupation-match';
import { isInUse } from '../reading/skills/found-skills';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { strengthsSentences } from '../wording/advice/strengths';

const MOST = 6;
const MOST_RESULTS = 2;
const MOST_SKILLS = 3;
/** With fewer skills than this the sentence would depend on our lists more than on the person. */
const FEWEST_SKILLS = 3;

/** The strengths, best first: the strongest results in the person's own words, then the audits' findings in order. */
export const strengths = ({ audit, lines, ledger }: Findings): string[] => {
  // A template's own text is no strength.
  if (audit.reading.placeholders.length >= FORM_FROM) return [];
  const best = strongLines(audit.reading).slice(0, MOST_RESULTS);
  const occupation = matchConfidence(audit.occupations) === 'none' ? undefined : audit.occupations[0];
  const shown = occupation?.matched.filter(isInUse).slice(0, MOST_SKILLS) ?? [];
  const own =
    audit.unsure.length > 0
      ? []
      : strengthsSentences.say({
          lines: best.map(({ statement }) => statement.text),
          skills: occupation && occupation.titleShare > 0 && shown.length >= FEWEST_SKILLS ? shown.map(({ name }) => name) : [],
        });
  const outcomes = new Map(ledger.lines.map(({ run }) => [run.audit.id, run.outcome]));
  const good = lines
    .filter(({ severity, maxPoints, auditId }) => severity === 'good' && maxPoints >= 2 && auditId !== 'outcomes')
    .sort((a, b) => orderOf(a.category) - orderOf(b.category) || b.maxPoints - a.maxPoints)
    .flatMap(({ auditId, title }) => {
      const outcome = outcomes.get(auditId);
      return outcome?.kind === 'scored' && !outcome.isNoStrength ? [title] : [];
    });
  return [...own, ...new Set(good)].slice(0, MOST);
};

/** Content comes before form. */
const orderOf = (category: string): number => 'CDEBFA'.indexOf(category.charAt(0));
