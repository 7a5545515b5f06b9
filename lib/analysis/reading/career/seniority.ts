import type { Span } from '@/lib/cv/document/redacted-document';
import type { Reading } from '../reading';

/** Rungs by the words of a title. In the UK 'executive' and 'officer' are ordinary grades, 'assistant manager' outranks them. */
const rungs: readonly [pattern: RegExp, rung: number][] = [
  [/\b(?:chief|director|headteacher|partner|president|founder|owner)\b/i, 5],
  [
    /\b(?:head\sof|assistant\sdirector|associate\sdirector|regional\smanager|area\smanager|general\smanager|deputy\shead|matron|principal)\b/i,
    4,
  ],
  [/\b(?:assistant\smanager|deputy\smanager)\b/i, 2.5],
  [/\b(?:trainee|apprentice|junior|intern|graduate|student|placement|work\sexperience)\b/i, 0],
  [/\b(?:manager|senior|lead|sister|charge\snurse|ward\smanager|head\schef|sous\schef|foreman)\b/i, 3],
  [
    /\b(?:supervisor|team\sleader|coordinator|specialist|officer|executive|analyst|engineer|developer|consultant|nurse|teacher|accountant|solicitor|chef|designer|scientist|researcher|lecturer|postdoc\w*|research\s(?:associate|fellow)|pharmacist|physiotherapist|paramedic|midwife|social\sworker|electrician|plumber|joiner|carpenter|mechanic|architect|surveyor|paralegal|buyer|planner|bookkeeper)\b/i,
    2,
  ],
  [/\b(?:assistant|operative|labourer|clerk|cleaner|porter|waiter|waitress|barista|adviser|advisor|receptionist|administrator)\b/i, 1],
];

/** 0 (trainee) to 5 (director); null where the title tells nothing. */
export const rungOf = (title: string): number | null => rungs.find(([pattern]) => pattern.test(title))?.[1] ?? null;

/** The latest role, if its title stands above that of an earlier one. */
export const isRising = (reading: Reading): Span | null => {
  const titled = reading.roles.filter(({ isPaid, entry }) => isPaid && entry.title);
  const latest = titled[0]?.entry.title;
  const top = latest ? rungOf(latest.text) : null;
  if (!latest || top === null) return null;
  const isHigher = titled.slice(1).some(({ entry }) => {
    const rung = rungOf(entry.title?.text ?? '');
    return rung !== null && rung < top;
  });
  return isHigher ? { start: latest.start, end: latest.end } : null;
};
