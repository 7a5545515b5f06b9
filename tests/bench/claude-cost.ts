import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { analyse } from '@/lib/analysis/built-in';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { answerSchema, type Answer } from '@/lib/server/analysers/claude/answer';
import { findingsForWriter, reviewerInstructions, reviewRequest } from '@/lib/server/analysers/claude/prompt';
import { readDocument } from '@/lib/server/extract/read-document';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';
import { textFiles } from '../support/corpus-files';

/**
 * What Claude's writing would cost over the corpus, without asking it anything: the very text that would leave, counted
 * at four characters a token, and an answer that rewords everything at the length it has. The true counts stand in the
 * admin area. `node scripts/run.mjs tests/bench/claude-cost.ts [input price] [output price]`, dollars per million tokens.
 */
const charactersPerToken = 4;
const [inputPrice = 2, outputPrice = 10] = process.argv.slice(2).map(Number);
const today = '2026-11-21';

const tokensOf = (text: string): number => Math.ceil(text.length / charactersPerToken);

/** Every text that may be reworded, as long as the engine wrote it. */
const fullAnswer = (result: AnalysisResult): Answer => ({
  summary: result.summary,
  positives: result.positives.map((text, index) => ({ index, text })),
  improvements: result.improvements.map(({ auditId, description }) => ({ auditId, description })),
  sections: result.sectionAnalysis.map(({ section, description, recommendations }) => ({ section, description, recommendations })),
  insights: Object.entries(result.professionalAssessment?.careerInsights.notes ?? {}).flatMap(([name, { meaning, improve }]) =>
    name === 'experienceLevel' || name === 'technicalExpertise' || name === 'leadershipIndicators' || name === 'industryRelevance'
      ? [{ name, meaning, improve }]
      : [],
  ),
  assessment: result.professionalAssessment?.summary ?? '',
  findings: result.improvements.slice(0, 3).map(({ title, description, evidence }) => ({
    title,
    description,
    quote: evidence[0]?.quote ?? '',
  })),
  roles: [],
  instructions: [],
});

const constant = tokensOf(reviewerInstructions) + tokensOf(JSON.stringify(z.toJSONSchema(answerSchema)));

async function costOf(file: string): Promise<{ input: number; output: number }> {
  const { document, contact } = redact(await readDocument(readFileSync(file), file.endsWith('.pdf') ? 'pdf' : 'docx'));
  const cv = parse(document, today);
  const result = analyse({
    cv,
    options: analysisOptionsSchema.parse({}),
    filename: filenameFacts(file, contact),
    today,
    official: officialStatistics,
    english: englishOf(cv),
  });
  return {
    input: constant + tokensOf(reviewRequest(findingsForWriter(result), cv.text)),
    output: tokensOf(JSON.stringify(fullAnswer(result))),
  };
}

const quantile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

const costs: { input: number; output: number }[] = [];
for (const file of textFiles()) costs.push(await costOf(file));
for (const kind of ['input', 'output'] as const) {
  const values = costs.map((cost) => cost[kind]);
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  console.log(`${kind} tokens: mean ${mean}, median ${quantile(values, 0.5)}, p90 ${quantile(values, 0.9)}, most ${Math.max(...values)}`);
}
const dollars = costs.reduce((sum, { input, output }) => sum + (input * inputPrice + output * outputPrice) / 1e6, 0) / costs.length;
console.log(`${costs.length} CVs; of the input ${constant} tokens are the same every time`);
console.log(
  `1,000 analyses at $${inputPrice} and $${outputPrice} per million tokens: $${(dollars * 1_000).toFixed(0)}, with nothing cached`,
);
