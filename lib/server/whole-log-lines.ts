/**
 * Keeps each log entry on one line, so that text from a visitor cannot begin a line that looks like another entry, nor move the cursor
 * of a terminal. The framework writes parts of requests into its messages, such as '⨯ internal image response failed for /api/x
 * {"level":30,"msg":"forged"}'. Colour codes are kept, because they change no words.
 */
const control = /\x1b\[[\d;]*m|[\p{Cc}\u2028\u2029]/gu;

export const wholeLine = (entry: string): string => {
  const end = entry.endsWith('\n') ? '\n' : '';
  const text = end ? entry.slice(0, -1) : entry;
  return text.replace(control, (found) => (found.length > 1 || found === '\t' ? found : encoded(found))) + end;
};

const encoded = (character: string): string => (character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** From here on every entry that this process writes to `stream` is one line. */
export function writeWholeLines(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream);
  stream.write = (chunk: Uint8Array | string, ...rest: never[]): boolean =>
    write(wholeLine(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)), ...rest);
}
