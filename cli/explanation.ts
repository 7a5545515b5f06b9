import type { PlaceholderOrigin } from '@/lib/cv/document/redacted-document';
import { restore } from '@/lib/cv/document/restore';
import type { Decision, Explanation } from '@/lib/cv/parse/trace';

/** One line of the explanation as JSON: the line's own words and what was decided about it. */
export interface WrittenLine {
  /** null for decisions about the whole document. */
  line: number | null;
  text: string;
  decisions: readonly Decision[];
}

/** The lines of the document with their own words in place of placeholders, and last the decisions about all of it. */
export function writtenLines(text: string, origins: readonly PlaceholderOrigin[], { lines, document }: Explanation): WrittenLine[] {
  const written = lines.map(({ number, bullet, decisions, ...span }): WrittenLine => {
    const own = restore(text, origins, span).replace(/\t/g, ' ⇥ ');
    return { line: number, text: bullet === undefined ? own : `${bullet} ${own}`, decisions };
  });
  return [...written, { line: null, text: '', decisions: document }];
}

/** For reading: each line, and below it what it was read as. */
export const readableExplanation = (lines: readonly WrittenLine[]): string =>
  lines
    .map(({ line, text, decisions }) => [line === null ? 'The whole document' : `${line}  ${text}`, ...decisions.map(asText)].join('\n'))
    .join('\n');

function asText({ step, readAs, rule, words, score, runnerUp }: Decision): string {
  const parts = [
    `      ${readAs}${words === undefined ? '' : ` '${words}'`}`,
    `[${step}] ${rule}`,
    score === undefined ? '' : `score ${rounded(score)}`,
    runnerUp ? `next: ${runnerUp.readAs} ${rounded(runnerUp.score)}` : '',
  ];
  return parts.filter(Boolean).join('  ');
}

const rounded = (score: number): string => (Math.round(score * 100) / 100).toString();
