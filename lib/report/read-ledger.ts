import type { LedgerLine, Readability } from '@/lib/shared/result';
import { ledgerCategories, outcomes, severities } from '@/lib/shared/result-names';
import { readPlainReader } from './read-plain-reader';
import { evidenceOf, exactOf, isRecord, listOf, numberOf, oneOf, proseListOf, proseOf, recordOf } from './stored-values';

const fixOf = (value: unknown): LedgerLine['fix'] => {
  const fix = recordOf(value);
  const title = proseOf(fix.title);
  return title ? { title, description: proseOf(fix.description), minutes: numberOf(fix.minutes) ?? 5 } : null;
};

/** Lines without a known category are left out, because a receipt shows only what it can add up. */
export const readLedger = (value: unknown): LedgerLine[] =>
  listOf(value)
    .filter(isRecord)
    .flatMap((line) => {
      const category = oneOf(ledgerCategories, line.category);
      const points = numberOf(line.points);
      if (!category || points === null) return [];
      const maxPoints = numberOf(line.maxPoints) ?? 0;
      const found = numberOf(line.found);
      return [
        {
          auditId: exactOf(line.auditId),
          criterion: exactOf(line.criterion),
          category,
          title: proseOf(line.title),
          note: proseOf(line.note),
          ...(proseOf(line.about) ? { about: proseOf(line.about) } : {}),
          outcome: oneOf(outcomes, line.outcome) ?? 'scored',
          points,
          maxPoints,
          ownMaxPoints: numberOf(line.ownMaxPoints) ?? maxPoints,
          severity: oneOf(severities, line.severity) ?? 'low',
          section: exactOf(line.section) || null,
          evidence: evidenceOf(line.evidence),
          ...(found === null ? {} : { found }),
          fix: fixOf(line.fix),
          gain: numberOf(line.gain) ?? 0,
        },
      ];
    });

export function readReadability(value: unknown): Readability | null {
  if (!isRecord(value)) return null;
  const coverage = numberOf(value.coverage);
  if (coverage === null) return null;
  return {
    coverage: Math.min(1, Math.max(0, coverage)),
    columns: numberOf(value.columns) ?? 1,
    tables: numberOf(value.tables) ?? 0,
    images: numberOf(value.images) ?? 0,
    pages: numberOf(value.pages) ?? 1,
    words: numberOf(value.words) ?? 0,
    ocr: value.ocr === true,
    hiddenText: listOf(value.hiddenText)
      .filter(isRecord)
      .map((item) => ({ page: numberOf(item.page) ?? 1, text: exactOf(item.text), reason: exactOf(item.reason) })),
    notes: proseListOf(value.notes),
    plainReader: readPlainReader(value.plainReader),
  };
}
