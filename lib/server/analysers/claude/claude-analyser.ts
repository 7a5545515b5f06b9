import { quoting } from '@/lib/analysis/compose/evidence';
import { instructionsFix } from '@/lib/analysis/advice/urgent';
import type { Cv } from '@/lib/cv/cv';
import type { RedactedText, Span } from '@/lib/cv/document/redacted-document';
import type { AnalysisResult } from '@/lib/shared/result';
import { answerSchema, type Answer } from './answer';
import { ask } from './ask';
import type { WriterParts } from './claude-context';
import { enrich, groundOf } from './enrich';
import { withFallback } from './failure';
import { quoteFinder } from './grounding/find-quote';
import { instructionsIn, withoutInstructions } from './grounding/instructions-in-cv';
import { findingsForWriter, reviewRequest, reviewerInstructions, sentencesOfFindings } from './prompt';

/** More than three times what an answer takes (2,400 on average), because thinking before writing counts too. */
const maxTokens = 8_000;
/** About four times the length of the longest useful CV; more is never sent. */
const mostCharacters = 60_000;

export const fallBackNotice =
  'Our writing assistant was not available, so this report is in the words of our own engine. The score is the same either way.';

/** What the writer gets of a CV: its redacted text with the places of its lines. */
export type WrittenCv = Pick<Cv<RedactedText>, 'text' | 'document'>;

/**
 * The built-in result in Claude's words, each checked against the evidence. Score, ledger and every other number stay those of the
 * built-in engine whatever Claude answers.
 */
export async function rewordAnalysis(
  parts: WriterParts,
  { cv, builtIn }: { cv: WrittenCv; builtIn: AnalysisResult },
  signal?: AbortSignal,
): Promise<AnalysisResult> {
  signal?.throwIfAborted();
  const told = instructionsIn(cv.text);
  const fallBack = { ...builtIn, notices: [...builtIn.notices, fallBackNotice] };
  return withFallback(parts, fallBack, () => write(parts, builtIn, cv, told, signal));
}

function write(
  { context, recorder }: WriterParts,
  builtIn: AnalysisResult,
  cv: WrittenCv,
  told: readonly Span[],
  signal?: AbortSignal,
): Promise<AnalysisResult> {
  const trusted = withoutInstructions(cv.text, told).slice(0, mostCharacters);
  const findings = findingsForWriter(builtIn);
  const request = {
    purpose: 'analysis',
    instructions: reviewerInstructions,
    text: reviewRequest(findings, trusted),
    schema: answerSchema,
    maxTokens,
    signal,
  } as const;
  return ask(context, recorder, request, (answer) => {
    const used = enrich(builtIn, answer, groundOf(cv, trusted, sentencesOfFindings(findings), told));
    return { ...used, value: withInstructions(used.value, cv, toldByClaude(cv, answer, told)) };
  });
}

/** An instruction that Claude reports counts where it stands in the CV and our patterns missed it. */
function toldByClaude(cv: WrittenCv, answer: Answer, known: readonly Span[]): Span[] {
  if (known.length > 0) return [];
  const find = quoteFinder(cv.text);
  return answer.instructions
    .flatMap(({ quote }) => find(quote) ?? [])
    .filter((span) =>
      /\b(?:ai|model|assistant|instruction|prompt|candidate|score|ignore|rate|reviewer)/i.test(cv.text.slice(span.start, span.end)),
    )
    .slice(0, 3);
}

/** What only Claude noticed is reported in the engine's own wording. */
const withInstructions = (result: AnalysisResult, cv: WrittenCv, told: readonly Span[]): AnalysisResult => ({
  ...result,
  improvements: [...instructionsFix(told.map(quoting(cv))), ...result.improvements],
});
