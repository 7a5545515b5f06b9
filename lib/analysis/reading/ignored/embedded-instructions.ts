import type { Span } from '@/lib/cv/document/redacted-document';

/** What a line may call the program that reads it. */
export const machine =
  '(?:ai|a\\.i\\.|llm|llms|language models?|chatbots?|chatgpt|gpt|claude|(?:ai|automated) (?:systems?|assistants?|screeners?|reviewers?|tools?|models?))';

/**
 * Commands that nobody writes for a person. They count for nothing and are shown to the visitor, so a line is named here
 * only where no other reading is left: a recruiter selects candidates, a teacher marks applications, and both say so.
 * Every gap is bounded, so the patterns stay linear on any input.
 */
const commands: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:previous|prior|above|earlier|preceding|system)\b.{0,20}\b(?:instructions?|prompts?|directions?)\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:ai|language model|llm|chatbot)\b/i,
  new RegExp(`(?:^|[.;!] ?)(?:note|message|instructions?|attention|memo) (?:to|for) (?:the |all |any )?${machine}\\s*[:,–—-]`, 'i'),
  new RegExp(`\\bif (?:you are|you're|this is read by|read by)\\b.{0,20}\\b${machine}\\b`, 'i'),
  /(?:^|[.;:!,] ?)(?:please |and )?(?:rate|score|grade|rank|mark|give|award)\b.{0,20}\b(?:this|the) (?:candidate|applicant|cv|resume|application)\b.{0,30}\b(?:100(?!%)|ten out of ten|10\/10|full marks|(?:highest|maximum|perfect|top) (?:score|marks?|rating|grade|points))/i,
  /\b(?:do not|don't|never)\b.{0,20}\b(?:mention|reveal|disclose|repeat)\b.{0,20}\b(?:these|the above|your|previous) (?:instructions?|prompts?)\b/i,
  /<\/?(?:system|instructions?|prompt|cv_text|engine_findings|assistant|user)\b[^>]{0,40}>|\[\/?inst\]|<\|[a-z_]{1,20}\|>|^\s*(?:system|assistant|developer) (?:prompt|message):/i,
];

/** Words one of which stands in all that the patterns look for: most lines of a CV hold none and are passed over at once. */
const worthALook =
  /\b(?:ignore|disregard|forget|override|bypass|you are|you're|act as|pretend|behave|read by|ai|a\.i|llms?|language models?|chatbots?|chatgpt|gpt|claude|automated|candidate|applicant|cv|resume|application|instructions?|prompts?|system|assistant|developer)\b|<\/?|\[\/?inst/i;

const matchesOneOf =
  (patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.some((pattern) => pattern.test(text));

/** The lines of a text that match a pattern; a match that is broken over two lines takes both. `first` decides cheaply which texts and lines are worth a look. */
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

/** The lines that command a program: unmistakable ones only. */
export const commandsIn = (text: string): Span[] => linesLike(text, commands, worthALook);
