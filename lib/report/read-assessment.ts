import { confidences, insightNames, riskLevels } from '@/lib/shared/result-names';
import { riskLevel } from '@/lib/shared/levels';
import type { DisplayAssessment, DisplayAuthenticity, DisplayInsight, DisplaySalary, SalarySource } from './display-result';
import { insightNote } from './insight-notes';
import { evidenceOf, firstProse, isRecord, listOf, numberOf, oneOf, percentageOf, proseListOf, proseOf, recordOf } from './stored-values';
import type { StoredRecord } from './stored-values';

const sourceOf = (value: unknown): SalarySource | null => {
  const source = recordOf(value);
  const name = proseOf(source.name);
  const year = numberOf(source.year);
  return name && year !== null ? { name, year, soc: proseOf(source.soc) } : null;
};

const figuresOf = (value: unknown): DisplaySalary['currentLevel']['figures'] => {
  const { low, median, high } = recordOf(value);
  const [from, middle, to] = [numberOf(low), numberOf(median), numberOf(high)];
  return from === null || middle === null || to === null ? null : { low: from, median: middle, high: to };
};

function insightsOf(value: unknown): DisplayInsight[] {
  const stored = recordOf(value);
  const notes = recordOf(stored.notes);
  return insightNames.flatMap((name) => {
    const description = proseOf(stored[name]);
    // 0 stands for an insight that is not judged.
    const percentage = percentageOf(stored[`${name}Percentage`]) || null;
    if (!description && percentage === null) return [];
    const own = notes[name];
    const note = recordOf(own);
    const standard = insightNote(name, percentage ?? 0);
    return [
      {
        name,
        description,
        percentage,
        meaning: proseOf(note.meaning) || (percentage === null ? '' : standard.meaning),
        // An empty list has nothing to improve; only old results have none at all.
        improve: isRecord(own) ? proseOf(note.improve) : standard.improve,
        evidence: evidenceOf(note.evidence),
      },
    ];
  });
}

function marketValueOf(value: unknown): DisplayAssessment['marketValue'] {
  const stored = recordOf(value);
  const salaryRange = proseOf(stored.salaryRange);
  const explanation = proseOf(stored.explanation);
  if (!salaryRange && !explanation) return null;
  return { salaryRange, explanation, source: sourceOf(stored.source), confidence: oneOf(confidences, stored.confidence) };
}

/** A string, or an object with summary, description or text, or with careerInsights, marketValue and matchingJobTitles. */
export function readAssessment(value: unknown): DisplayAssessment | undefined {
  if (typeof value === 'string' && value.trim()) return { summary: proseOf(value), insights: [], marketValue: null, matchingJobTitles: [] };
  if (!isRecord(value)) return undefined;
  return {
    summary: firstProse(value, 'summary', 'description', 'text'),
    insights: insightsOf(value.careerInsights),
    marketValue: marketValueOf(value.marketValue),
    matchingJobTitles: proseListOf(value.matchingJobTitles),
  };
}

export function readSalary(value: unknown): DisplaySalary | undefined {
  if (!isRecord(value)) return undefined;
  const current = recordOf(value.currentLevel);
  const next = recordOf(value.nextLevel);
  const level = (stored: StoredRecord) => ({
    range: proseOf(stored.range),
    average: proseOf(stored.average),
    figures: figuresOf(stored.figures),
  });
  return {
    currentLevel: { ...level(current), context: proseOf(current.context) },
    nextLevel: { ...level(next), requirements: proseListOf(next.requirements).join('\n') },
    industryComparison: listOf(value.industryComparison)
      .filter(isRecord)
      .map((item) => ({
        industry: proseOf(item.industry),
        salaryDifference: proseOf(item.salaryDifference),
        transferability: proseOf(item.transferability),
        figures: figuresOf(item.figures),
      }))
      .filter((item) => item.industry !== ''),
    source: sourceOf(value.source),
    confidence: oneOf(confidences, value.confidence),
  };
}

const storedLevels = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** The band of a numeric score wins over the stored level; a part with neither counts as medium. */
export function readAuthenticity(value: unknown, risk: unknown): DisplayAuthenticity | undefined {
  const stored = recordOf(value);
  const name = oneOf(riskLevels, typeof risk === 'string' ? risk.trim().toLowerCase() : risk);
  if (!isRecord(value) && name === null) return undefined;
  const score = percentageOf(stored.score);
  return {
    score,
    level: score !== null ? riskLevel(score) : stored.score === null && name === null ? null : storedLevels[name ?? 'medium'],
    assessment: proseOf(stored.assessment),
    indicators: proseListOf(stored.indicators),
    recommendations: proseListOf(stored.recommendations),
    evidence: evidenceOf(stored.evidence),
  };
}
