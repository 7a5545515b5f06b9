import { linesLike } from '@/lib/analysis/reading/ignored/embedded-instructions';
import { machineNames as machine } from '@/lib/facts/machine-instructions';
import type { Span } from '@/lib/cv/document/redacted-document';

/**
 * Text that a model could take for instructions. It is not sent and not used as a source, and nothing else follows from it: much of it
 * is an honest line of a recruiter or of somebody who works with AI, so the report names only unmistakable commands to a program. Every
 * gap is bounded, so the patterns run in linear time.
 */
const suspicious: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|these|your|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|criteria|text)\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:ai|language model|llm|assistant|chatbot|recruiter who|reviewer who)\b/i,
  new RegExp(
    `\\b(?:note|message|instructions?|attention|memo|hint)\\b.{0,10}\\b(?:to|for)\\b.{0,20}\\b(?:${machine}|ats|algorithm)\\b`,
    'i',
  ),
  new RegExp(`\\bif (?:you are|you're|this is read by|read by)\\b.{0,20}\\b(?:${machine}|ats|algorithm)\\b`, 'i'),
  /\b(?:rate|score|grade|rank|mark|give|award|assign)\b.{0,40}\b(?:candidate|applicant|cv|resume|application|profile|me)\b.{0,40}\b(?:100(?!%)|ten out of ten|10\/10|full marks|(?:highest|maximum|perfect|top) (?:score|marks?|rating|grade|points))/i,
  /\b(?:recommend|hire|shortlist|approve|accept|select|praise)\b.{0,30}\b(?:this|the) (?:candidate|applicant|cv|resume)\b/i,
  /\b(?:this|the) (?:candidate|applicant) (?:is|must be|should be)\b.{0,40}\b(?:best|perfect|ideal|hired|shortlisted|exceptional|top)\b/i,
  /\b(?:do not|don't|never)\b.{0,20}\b(?:mention|reveal|disclose|repeat|quote)\b.{0,40}\b(?:instructions?|prompts?|this (?:line|text|message|note))\b/i,
  /(?:^|[.;:!] ?)(?:please )?(?:respond|reply|answer|output|print|return|say)\b.{0,12}\b(?:only|exactly|nothing but|the words?|the following)\b/i,
  /<\/?(?:system|instructions?|prompt|cv_text|engine_findings|assistant|user)\b[^>]{0,40}>|\[\/?inst\]|<\|[a-z_]{1,20}\|>|^\s*(?:system|assistant|developer) ?(?:prompt|message)?:/i,
  /\b(?:system|developer|hidden) (?:prompt|instructions?)\b/i,
];

/** Every match of the patterns holds one of these words. */
const worthALook =
  /\b(?:ignore|disregard|forget|override|bypass|you are|you're|act as|pretend|behave|ai|a\.i|llms?|language models?|chatbots?|chatgpt|gpt|claude|ats|algorithm|automated|candidate|applicant|cv|resume|application|profile|me|instructions?|prompts?|this (?:line|text|message|note)|respond|reply|answer|output|print|return|say|system|assistant|developer)\b|<\/?|\[\/?inst/i;

export const instructionsIn = (text: string): Span[] => linesLike(text, suspicious, worthALook);

const notice = '[a line that gives instructions was left out]';

/** The text as it may be sent and used as a source. */
export function withoutInstructions(text: string, found: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of found) {
    parts.push(text.slice(at, start), notice);
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}
