import type { LedgerLine } from '@/lib/shared/result';
import type { DisplayResult } from './display-result';
import { cutImprovements } from './teaser';

/** A quotation within a sentence; it is never split or dropped. */
const QUOTATION = /‘[^’]*(?:’\p{L}[^’]*)*’/gu;
const PROTECTED = '\u{E000}';

/** 'We saw ‘A. B.’ there. Add it.' → two sentences. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(QUOTATION, (quotation) => quotation.replaceAll(' ', PROTECTED))
    .split(/(?<=[.!?]) +/)
    .map((sentence) => sentence.replaceAll(PROTECTED, ' '));

/** Keeps the sentences of each text that no earlier text has said. Paragraphs stay. */
function listener(): (text: string) => string {
  const said = new Set<string>();
  const isNew = (sentence: string): boolean => {
    const key = sentence.trim().toLowerCase();
    const known = said.has(key);
    said.add(key);
    return !known;
  };
  return (text) =>
    text
      .split('\n')
      .map((line) => sentencesOf(line).filter(isNew).join(' '))
      .join('\n')
      .trim();
}

const isFull = ({ outcome, points, maxPoints }: LedgerLine): boolean => outcome === 'scored' && maxPoints > 0 && points >= maxPoints;

/**
 * The result as page and PDF draw it, without repetitions: a fix is described in the box of the top fix or in the list of improvements,
 * and named by its title everywhere else.
 */
export function saidOnce(result: DisplayResult, hasFullAccess: boolean): DisplayResult {
  const once = listener();
  for (const text of [result.summary, ...result.notices, result.oneThing?.description ?? '']) once(text);
  const positives = result.positives.map(once).filter((text) => text !== '');
  const { shown } = cutImprovements(result.improvements, hasFullAccess);
  const told = shown.map((item) => ({ ...item, description: once(item.description) }));
  // A line with full points needs no word; one whose fault was told above says what its points are for.
  const ledger = result.ledger.map((line) => ({ ...line, note: isFull(line) ? '' : once(line.note) || (line.about ?? '') }));
  const { salaryBenchmark: salary, professionalAssessment: assessment } = result;
  const context = once(salary?.currentLevel.context ?? '');
  const requirements = once(salary?.nextLevel.requirements ?? '');
  const worth = assessment?.marketValue;
  return {
    ...result,
    ...(salary
      ? {
          salaryBenchmark: {
            ...salary,
            currentLevel: { ...salary.currentLevel, context },
            nextLevel: { ...salary.nextLevel, requirements },
          },
        }
      : {}),
    ...(assessment && worth
      ? { professionalAssessment: { ...assessment, marketValue: { ...worth, explanation: once(worth.explanation) } } }
      : {}),
    positives,
    improvements: [...told, ...result.improvements.slice(shown.length)],
    ledger,
    readability: result.readability && { ...result.readability, notes: result.readability.notes.map(once).filter((note) => note !== '') },
    sectionAnalysis: result.sectionAnalysis.map((part) => ({
      ...part,
      description: once(part.description),
      recommendations: part.recommendations.map((recommendation) => {
        const [title = '', ...advice] = sentencesOf(recommendation);
        return [title, once(advice.join(' '))].filter(Boolean).join(' ');
      }),
    })),
  };
}
