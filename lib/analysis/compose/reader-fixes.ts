import { checkedLicences } from '@/lib/facts/checked-licences';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { Improvement } from '@/lib/shared/result';
import type { ImprovementKind } from '@/lib/shared/result-names';
import type { Findings } from '../findings';
import { findGaps } from '../reading/career/gaps';
import { gapSentences, oldWorkSentences, tailorSentences, undatedLicencesSentences } from '../wording/advice/reader-fixes';
import type { UrgentWords } from '../wording/advice/urgent';

const MOST_QUOTES = 3;

/** Advice that an adviser gives though no point hangs on it. */
function readerFix(auditId: string, kind: ImprovementKind, words: UrgentWords, evidence: Improvement['evidence']): Improvement {
  return { ...words, kind, priority: kind === 'gains-points' ? 'Low' : 'High', auditId, gain: 0, evidence, example: null };
}

/** The dates of the roles on either side are quoted. */
function gap({ input: { cv }, audit: { reading, unsure }, evidence }: Findings): Improvement[] {
  if (unsure.includes('work') || unsure.includes('education')) return [];
  const [first, ...further] = findGaps(cv, reading);
  if (!first) return [];
  const textOf = ({ start, end }: Span): string => cv.text.slice(start, end);
  const words = gapSentences.say({ before: textOf(first.before), after: textOf(first.after), further: further.length });
  return [readerFix('gap', 'loses-readers', words, [first.before, first.after].map(evidence))];
}

const dated = /\b(?:19|20)\d\d\b|\b\d\d?[/.]\d\d\b/;

/** Lines around that may belong to the same paper: award, place and year stand on up to three lines, in any order. */
const LINES_OF_AN_ENTRY = 2;

/** The text of a line with those around it, as far as the nearest headings. */
function entryAround({ lines, text }: Findings['input']['cv']['document'], index: number): string {
  const isHeading = (at: number): boolean => lines[at]?.headingLevel !== undefined;
  let [first, last] = [index, index];
  while (first > 0 && index - first < LINES_OF_AN_ENTRY && !isHeading(first) && !isHeading(first - 1)) first -= 1;
  while (last + 1 < lines.length && last - index < LINES_OF_AN_ENTRY && !isHeading(last + 1)) last += 1;
  return text.slice(lines[first]?.start, lines[last]?.end);
}

/** Each licence once that has no date in its entry wherever it stands. Lines under a role tell of work, not of papers. */
function undatedLicences({ input: { cv }, audit: { reading }, evidence }: Findings): Improvement[] {
  const work = reading.roles.flatMap(({ statements }) => statements.map(({ statement }) => statement));
  const seen = new Map<string, { span: Span; isDated: boolean }>();
  for (const [index, line] of cv.document.lines.entries()) {
    if (work.some(({ start, end }) => start < line.end && end > line.start)) continue;
    const text = cv.text.slice(line.start, line.end);
    for (const match of text.matchAll(checkedLicences)) {
      const key = match[0].toLowerCase();
      const span = { start: line.start + match.index, end: line.start + match.index + match[0].length };
      const earlier = seen.get(key);
      seen.set(key, { span: earlier?.span ?? span, isDated: (earlier?.isDated ?? false) || dated.test(entryAround(cv.document, index)) });
    }
  }
  const undated = [...seen.values()].filter(({ isDated }) => !isDated).slice(0, MOST_QUOTES);
  if (undated.length === 0) return [];
  const named = undated.map(({ span: { start, end } }) => cv.text.slice(start, end));
  return [
    readerFix(
      'undated-licences',
      'loses-readers',
      undatedLicencesSentences.say({ named }),
      undated.map(({ span }) => evidence(span)),
    ),
  ];
}

const OLD_AFTER_YEARS = 15;
/** Of jobs that old, more lines than this are detail. */
const LINES_OF_OLD_WORK = 3;

function oldWork({ input: { today }, audit: { reading, unsure }, evidence }: Findings): Improvement[] {
  // Lines of a part that was not recognised may stand under the last role.
  if (unsure.length > 0) return [];
  const year = Number(today.slice(0, 4)) - OLD_AFTER_YEARS;
  const old = reading.roles.filter(({ entry: { dates } }) => dates !== null && !dates.current && (dates.to?.year ?? year) < year);
  const lines = old.reduce((sum, { statements }) => sum + statements.length, 0);
  const name = old[0]?.entry.title ?? old[0]?.entry.employer;
  if (!name || lines <= LINES_OF_OLD_WORK || old.length === reading.roles.length) return [];
  return [readerFix('old-work', 'loses-readers', oldWorkSentences.say({ role: name.text, lines, year }), [evidence(name)])];
}

/** From this score on the advert decides, not the CV: 'Very good' in the bands of the report. */
const STRONG_FROM = 75;

const tailor = ({ ledger: { score }, audit: { unsure } }: Findings): Improvement[] =>
  score >= STRONG_FROM && unsure.length === 0 ? [readerFix('tailor', 'gains-points', tailorSentences.say(null), [])] : [];

export const readerFixes = (findings: Findings): Improvement[] => [
  ...undatedLicences(findings),
  ...gap(findings),
  ...oldWork(findings),
  ...tailor(findings),
];
