import { heldPapers } from '../advice/papers';
import { MOST_QUOTES } from '../advice/reader-advice';
import type { Findings } from '../findings';
import { hasNoEmployer } from '@/lib/cv/parse/work/employer-lines';
import { strongLines } from '../reading/statements/strong-lines';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import { plainStrengthsSentences, strengthsSentences } from '../wording/advice/strengths';

const MOST = 6;
const MOST_RESULTS = 2;

/** Months in one job that few people have, and how long ago it may have ended to speak for somebody today. */
const LONG_STAY = 60;
const STAY_ENDED = 36;

/** What speaks for somebody without a strong line: papers first. */
function plainStrengths(findings: Findings): string[] {
  const { cv, reading } = findings.audit;
  const papers = heldPapers(findings).slice(0, MOST_QUOTES);
  const stays = reading.roles
    .flatMap(({ isPaid, months, entry: { employer, dates } }) =>
      isPaid &&
      months &&
      months.to > reading.today - STAY_ENDED &&
      dates &&
      employer &&
      !employer.text.includes('[') &&
      !hasNoEmployer(employer.text)
        ? [{ employer: employer.text, dates: cv.text.slice(dates.start, dates.end), months: months.to - months.from }]
        : [],
    )
    .filter(({ months }) => months >= LONG_STAY)
    .sort((a, b) => b.months - a.months);
  const languages = cv.languages.map(({ text }) => text).filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name) && name !== 'English');
  return plainStrengthsSentences.say({ papers, stay: stays[0] ?? null, languages });
}

/** The strengths, best first: the strongest results in the person's own words, then what the audits praise, by category. */
export const strengths = (findings: Findings): string[] => {
  const { audit, lines, ledger } = findings;
  // A template's own text is no strength.
  if (audit.reading.placeholders.length >= FORM_FROM) return [];
  const best = strongLines(audit.reading).slice(0, MOST_RESULTS);
  const own = audit.unsure.length > 0 ? [] : strengthsSentences.say({ lines: best.map(({ statement }) => statement.text) });
  const outcomes = new Map(ledger.lines.map(({ run }) => [run.audit.id, run.outcome]));
  const praised = lines
    .filter(({ severity }) => severity === 'good')
    .sort((a, b) => Number(a.category > b.category) - Number(a.category < b.category) || b.maxPoints - a.maxPoints)
    .flatMap(({ auditId }) => {
      const outcome = outcomes.get(auditId);
      return outcome?.kind === 'scored' && outcome.strength ? [outcome.strength] : [];
    });
  const plain = own.length > 0 || audit.unsure.includes('work') ? [] : plainStrengths(findings);
  return [...own, ...plain, ...praised].slice(0, MOST);
};
