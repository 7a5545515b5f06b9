import type { Change } from '@/lib/shared/drafts';
import { isCutOff, noUsage, paidFor, questionOf, supervised } from './ask';
import type { Purpose, Tally, WriterParts } from './desk';
import { ClaudeFailure, orBuiltIn } from './failure';
import { tidyProse } from './grounding/tidy-prose';

export interface StreamedLetter {
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
 * Asks for better words, one numbered line for each part, and hands each line on as soon as it is whole and has passed.
 * Nothing smaller is handed on: half a sentence cannot be checked, and unchecked words must not reach a visitor. Where
 * Claude fails, what has passed stands and the rest stays the built-in engine's.
 * @param judge the words as they may be shown; null for what may not
 */
export const streamChanges = (
  parts: WriterParts,
  letter: StreamedLetter,
  judge: (change: Change) => string | null,
  onChange: (change: Change) => void,
): Promise<void> =>
  orBuiltIn(parts, undefined, () =>
    supervised(parts.desk, parts.diary, letter, async (signal, tally) => {
      let answered = false;
      const take = (line: string): void => {
        const [, number, written = ''] = numbered.exec(line) ?? [];
        const index = Number(number);
        answered ||= number !== undefined;
        const text = number === undefined ? null : judge({ index, text: tidyProse(written) });
        if (text === null) {
          tally.dropped += 1;
          return;
        }
        tally.kept += 1;
        onChange({ index, text });
      };
      await readLines(parts, letter, signal, tally, take);
      if (!answered) throw new ClaudeFailure(tally.dropped > 0 ? 'malformed' : 'empty');
    }),
  );

async function readLines(
  { desk }: WriterParts,
  { instructions, text, maxTokens }: StreamedLetter,
  signal: AbortSignal,
  tally: Tally,
  take: (line: string) => void,
): Promise<void> {
  const question = questionOf(desk, instructions, [{ role: 'user', content: text }]);
  await paidFor(desk, { question, maxTokens, signal }, tally, async (paid) => {
    const events = await desk.client.messages.create({ ...question, max_tokens: maxTokens, stream: true }, { signal });
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
      // The last line of an answer that was cut off is no line.
      if (isCutOff(event.delta.stop_reason)) throw new ClaudeFailure('truncated');
      lines.end();
      ended = true;
    }
    // The SDK's iterator ends quietly when it is aborted, and where a connection is closed in the middle.
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
