import { paidFor, supervised, systemOf, type UsageSeen, type Used } from './ask';
import type { Desk, Diary, Purpose } from './desk';
import { ClaudeFailure } from './failure';

export interface StreamedLetter {
  purpose: Purpose;
  instructions: string;
  text: string;
  maxTokens: number;
  signal?: AbortSignal | undefined;
}

const longestLine = 4_000;

/**
 * Asks for an answer of one piece a line and hands each line on as soon as it is whole. Nothing smaller is handed on: half a
 * sentence cannot be checked, and unchecked words must not reach a visitor.
 * @throws ClaudeFailure
 */
export async function streamLines<R>(
  desk: Desk,
  diary: Diary,
  letter: StreamedLetter,
  onLine: (line: string) => void,
  done: () => Used<R>,
): Promise<R> {
  return supervised(desk, diary, letter, async (signal, tally) => {
    const { model, client } = desk;
    const system = systemOf(letter.instructions);
    const messages = [{ role: 'user' as const, content: letter.text }];
    await paidFor(desk, { system, messages, maxTokens: letter.maxTokens, signal }, tally, async () => {
      const events = await client.messages.create({ model, max_tokens: letter.maxTokens, system, messages, stream: true }, { signal });
      const lines = lineBuffer(onLine);
      const usage: UsageSeen = { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 };
      let ended = false;
      for await (const event of events) {
        if (event.type === 'message_start') Object.assign(usage, event.message.usage);
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') lines.add(event.delta.text);
        if (event.type === 'message_delta') {
          usage.output_tokens = event.usage.output_tokens;
          if (event.delta.stop_reason === 'refusal') throw new ClaudeFailure('refusal');
          // The last line of an answer that was cut off is no line.
          ended = event.delta.stop_reason !== 'max_tokens';
        }
      }
      if (ended) lines.end();
      return { usage, value: undefined };
    });
    return done();
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
