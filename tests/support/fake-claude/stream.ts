interface StreamedMessage {
  stop_reason: string;
  usage: { output_tokens: number };
  content: unknown[];
}

/** The model thinks before it writes and keeps its thoughts to itself: a block without words stands first. */
export const thought = { type: 'thinking', thinking: '', signature: 'c2lnbmF0dXJl' };

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify({ type: name, ...Object(data) })}\n\n`;

const delta = (piece: string): string => event('content_block_delta', { index: 1, delta: { type: 'text_delta', text: piece } });
const deltas = (text: string): string[] => (text.match(/[\s\S]{1,7}/g) ?? []).map(delta);

/** The events of a streamed message, its text in pieces of seven characters; an empty one stands where `rest` begins. */
export function streamEvents(message: StreamedMessage, text: string, rest?: string): string[] {
  return [
    event('message_start', { message: { ...message, content: [], stop_reason: null, usage: { ...message.usage, output_tokens: 1 } } }),
    event('content_block_start', { index: 0, content_block: { ...thought, signature: '' } }),
    event('content_block_delta', { index: 0, delta: { type: 'signature_delta', signature: thought.signature } }),
    event('content_block_stop', { index: 0 }),
    event('content_block_start', { index: 1, content_block: { type: 'text', text: '' } }),
    ...deltas(text),
    ...(rest === undefined ? [] : ['', ...deltas(rest)]),
    event('content_block_stop', { index: 1 }),
    event('message_delta', {
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: message.usage.output_tokens },
    }),
    event('message_stop', {}),
  ];
}
