import type { Change } from '@/lib/shared/drafts';
import { isCutOff, noUsage, paidFor, questionOf, supervised } from './ask';
import type { Purpose, UsageTotals, WriterParts } from './claude-context';
import { ClaudeFailure, withFallback } from './failure';
import { tidyProse } from './grounding/tidy-prose';

interface StreamedRequest {
  purpose: Purpose;
  instructions: string;
  text: string;
  maxTokens: number;
  signal?: AbortSignal | undefined;
}

const longestLine = 4_000;
/** '3|Planned the weekly rota' */
const numbered = /^(\d{1,3})\s?\|(.*)$/;

/**
 * Asks for better words, one numbered line for each part, and passes on each line once it is complete and has been checked. Nothing
 * smaller is passed on, because half a sentence cannot be checked. Where Claude fails, the lines that passed stay and the rest keeps
 * the built-in words.
 * @param judge the words as they may be shown; null for words that may not
 */
export const streamChanges = (
  parts: WriterParts,
  request: StreamedRequest,
  judge: (change: Change) => string | null,
  onChange: (change: Change) => void,
): Promise<void> =>
  withFallback(parts, undefined, () =>
    supervised(parts.context, parts.recorder, request, async (signal, totals) => {
      let answered = false;
      const take = (line: string): void => {
        const [, number, written = ''] = numbered.exec(line) ?? [];
        const index = Number(number);
        answered ||= number !== undefined;
        const text = number === undefined ? null : judge({ index, text: tidyProse(written) });
        if (text === null) {
          totals.dropped += 1;
          return;
        }
        totals.kept += 1;
        onChange({ index, text });
      };
      await readLines(parts, request, signal, totals, take);
      if (!answered) throw new ClaudeFailure(totals.dropped > 0 ? 'malformed' : 'empty');
    }),
  );

async function readLines(
  { context }: WriterParts,
  { instructions, text, maxTokens }: StreamedRequest,
  signal: AbortSignal,
  totals: UsageTotals,
  take: (line: string) => void,
): Promise<void> {
  const question = questionOf(context, instructions, [{ role: 'user', content: text }]);
  await paidFor(context, { question, maxTokens, signal }, totals, async (paid) => {
    const events = await context.client.messages.create({ ...question, max_tokens: maxTokens, stream: true }, { signal });
    const lines = lineBuffer(take);
    let usage = noUsage;
    let ended = false;
    for await (const event of events) {
      if (event.type === 'message_start') {
        usage = event.message.usage;
        paid(usage);
      }
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') lines.add(event.delta.text);
      if (event.type !== 'message_delta') continue;
      paid({ ...usage, output_tokens: event.usage.output_tokens });
      if (event.delta.stop_reason === 'refusal') throw new ClaudeFailure('refusal');
      // The last line of an answer that was cut off is incomplete.
      if (isCutOff(event.delta.stop_reason)) throw new ClaudeFailure('truncated');
      lines.end();
      ended = true;
    }
    // The SDK's iterator ends without an error when it is aborted, and where the connection closes in the middle.
    signal.throwIfAborted();
    if (!ended) throw new ClaudeFailure('connection');
  });
}

function lineBuffer(onLine: (line: string) => void) {
  let open = '';
  const take = (line: string) => {
    if (line.trim() && line.length <= longestLine) onLine(line.trim());
  };
  return {
    add(text: string) {
      const [first = '', ...rest] = text.split('\n');
      open += first;
      for (const line of rest) {
        take(open);
        open = line;
      }
    },
    end() {
      take(open);
      open = '';
    },
  };
}
