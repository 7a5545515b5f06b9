import type { Span } from '@/lib/cv/document/redacted-document';
import { machineCommands, machineCommandWords } from '@/lib/facts/machine-instructions';

const matchesOneOf =
  (patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.some((pattern) => pattern.test(text));

/** The lines of a text that match a pattern; a match over a line break takes both lines. `first` is a cheap test for texts and lines. */
export function linesLike(text: string, patterns: readonly RegExp[], first: RegExp): Span[] {
  if (!first.test(text)) return [];
  const matches = matchesOneOf(patterns);
  const lines = text.split('\n');
  const looks = lines.map((line) => first.test(line));
  const flagged = lines.map((line, index) => looks[index] === true && matches(line));
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || flagged[index] || flagged[index + 1] || !(looks[index] || looks[index + 1])) return;
    if (!matches(`${line} ${next}`)) return;
    flagged[index] = true;
    flagged[index + 1] = true;
  });
  const found: Span[] = [];
  let start = 0;
  lines.forEach((line, index) => {
    if (flagged[index]) found.push({ start, end: start + line.length });
    start += line.length + 1;
  });
  return found;
}

/** The lines that give a program commands, unmistakable ones only. */
export const commandsIn = (text: string): Span[] => linesLike(text, machineCommands, machineCommandWords);
