import { tokenise, type Token } from '@/lib/analysis/text/tokens';

/** 'University of Leeds' is one name: a source with 'University of Bradford' and 'Leeds' does not support it. */
const joiners = new Set(['of', 'for', 'at', 'the', 'in']);

const running = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

function joinedNames(text: string): string[] {
  const tokens = tokenise(text);
  return tokens.flatMap((token, index) => {
    if (!token.capital || token.start === 0) return [];
    let end = index + 1;
    while (joiners.has(tokens[end]?.word ?? '')) end += 1;
    const last = tokens[end];
    const isOne = end > index + 1 && last?.capital === true && !/[^\s]/.test(between(text, tokens.slice(index, end + 1)));
    return isOne ? [running(tokens.slice(index, end + 1))] : [];
  });
}

/** What may stand between the words of one name: spaces only. */
const between = (text: string, tokens: readonly Token[]): string =>
  tokens
    .slice(1)
    .map(({ start }, index) => text.slice(tokens[index]?.end ?? start, start))
    .join('');

/** Whether every name joined by small words stands in the source in the same form. */
export function joinedNamesGate(source: string): (text: string) => boolean {
  const said = ` ${running(tokenise(source))} `;
  return (text) => joinedNames(text).every((name) => said.includes(` ${name} `));
}
