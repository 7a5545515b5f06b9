/** Characters looked at before the span. */
const MOST_BEFORE = 70;

/** The text around a span, from one full stop or comma to the next: 'I doubled the income of two charities'. */
export const clauseAround = (text: string, { start, end }: { start: number; end: number }): string => {
  const before = text.slice(Math.max(0, start - MOST_BEFORE), start);
  const after = text.slice(end);
  const from = Math.max(
    ...[...before.matchAll(/[.,;:!?(•–—]\s|\n\s*\n/g)].map(({ index }) => index + 2),
    before.length < MOST_BEFORE ? 0 : before.indexOf(' ') + 1,
  );
  const to = /[.,;:!?)](?:\s|$)|\s[–—]\s|\n\s*\n/.exec(after)?.index ?? after.length;
  return text.slice(start - before.length + from, end + to);
};
