import type { Span } from '@/lib/cv/redacted';

/**
 * Text in a CV that speaks to a program instead of a reader. It is shown to the visitor, never followed, never counted,
 * never sent and never trusted as a source. Every gap is bounded, so the patterns stay linear on any input.
 */
const machine =
  '(?:ai|a\\.i\\.|llm|llms|language models?|chatbots?|chatgpt|gpt|claude|ats|algorithm|(?:ai|automated) (?:systems?|assistants?|screeners?|reviewers?|tools?|models?))';
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|these|your|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|criteria|text)\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:ai|language model|llm|assistant|chatbot|recruiter who|reviewer who)\b/i,
  new RegExp(`\\b(?:note|message|instructions?|attention|memo|hint)\\b.{0,10}\\b(?:to|for)\\b.{0,20}\\b${machine}\\b`, 'i'),
  new RegExp(`\\bif (?:you are|you're|this is read by|read by)\\b.{0,20}\\b${machine}\\b`, 'i'),
  /\b(?:rate|score|grade|rank|mark|give|award|assign)\b.{0,40}\b(?:candidate|applicant|cv|resume|application|profile|me)\b.{0,40}\b(?:100(?!%)|ten out of ten|10\/10|full marks|(?:highest|maximum|perfect|top) (?:score|marks?|rating|grade|points))/i,
  /\b(?:recommend|hire|shortlist|approve|accept|select|praise)\b.{0,30}\b(?:this|the) (?:candidate|applicant|cv|resume)\b/i,
  /\b(?:this|the) (?:candidate|applicant) (?:is|must be|should be)\b.{0,40}\b(?:best|perfect|ideal|hired|shortlisted|exceptional|top)\b/i,
  /\b(?:do not|don't|never)\b.{0,20}\b(?:mention|reveal|disclose|repeat|quote)\b.{0,40}\b(?:instructions?|prompts?|this (?:line|text|message|note))\b/i,
  /(?:^|[.;:!] ?)(?:please )?(?:respond|reply|answer|output|print|return|say)\b.{0,12}\b(?:only|exactly|nothing but|the words?|the following)\b/i,
  /<\/?(?:system|instructions?|prompt|cv_text|engine_findings|assistant|user)\b[^>]{0,40}>|\[\/?inst\]|<\|[a-z_]{1,20}\|>|^\s*(?:system|assistant|developer) ?(?:prompt|message)?:/i,
  /\b(?:system|developer|hidden) (?:prompt|instructions?)\b/i,
];

/** Words one of which stands in all that the patterns look for: most lines of a CV hold none and are passed over at once. */
const worthALook =
  /\b(?:ignore|disregard|forget|override|bypass|you are|you're|act as|pretend|behave|ai|a\.i|llms?|language models?|chatbots?|chatgpt|gpt|claude|ats|algorithm|automated|candidate|applicant|cv|resume|application|profile|me|instructions?|prompts?|this (?:line|text|message|note)|respond|reply|answer|output|print|return|say|system|assistant|developer)\b|<\/?|\[\/?inst/i;

const speaksToMachine = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** The lines of a text that try to give instructions; one that is broken over two lines takes both. */
export function instructionsIn(text: string): Span[] {
  const lines = text.split('\n');
  const looks = lines.map((line) => worthALook.test(line));
  if (!looks.includes(true)) return [];
  const flagged = lines.map((line, index) => looks[index] === true && speaksToMachine(line));
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || flagged[index] || flagged[index + 1] || !(looks[index] || looks[index + 1])) return;
    if (!speaksToMachine(`${line} ${next}`)) return;
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
