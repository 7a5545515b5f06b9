/** How a line may address the program that reads it. */
export const machineNames =
  '(?:ai|a\\.i\\.|llm|llms|language models?|chatbots?|chatgpt|gpt|claude|(?:ai|automated) (?:systems?|assistants?|screeners?|reviewers?|tools?|models?))';

/**
 * Commands that nobody writes for a person. They are left out of the score and shown to the visitor, so a line is listed here only
 * where no other reading is possible: a recruiter selects candidates, a teacher marks applications, and both say so. Every gap is
 * bounded, so the patterns run in linear time.
 */
export const machineCommands: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:previous|prior|above|earlier|preceding|system)\b.{0,20}\b(?:instructions?|prompts?|directions?)\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:ai|language model|llm|chatbot)\b/i,
  new RegExp(`(?:^|[.;!] ?)(?:note|message|instructions?|attention|memo) (?:to|for) (?:the |all |any )?${machineNames}\\s*[:,–—-]`, 'i'),
  new RegExp(`\\bif (?:you are|you're|this is read by|read by)\\b.{0,20}\\b${machineNames}\\b`, 'i'),
  /(?:^|[.;:!,] ?)(?:please |and )?(?:rate|score|grade|rank|mark|give|award)\b.{0,20}\b(?:this|the) (?:candidate|applicant|cv|resume|application)\b.{0,30}\b(?:100(?!%)|ten out of ten|10\/10|full marks|(?:highest|maximum|perfect|top) (?:score|marks?|rating|grade|points))/i,
  /\b(?:do not|don't|never)\b.{0,20}\b(?:mention|reveal|disclose|repeat)\b.{0,20}\b(?:these|the above|your|previous) (?:instructions?|prompts?)\b/i,
  /<\/?(?:system|instructions?|prompt|cv_text|engine_findings|assistant|user)\b[^>]{0,40}>|\[\/?inst\]|<\|[a-z_]{1,20}\|>|^\s*(?:system|assistant|developer) (?:prompt|message):/i,
];

/** Every line that the commands match holds one of these words, so other lines are skipped. */
export const machineCommandWords =
  /\b(?:ignore|disregard|forget|override|bypass|you are|you're|act as|pretend|behave|read by|ai|a\.i|llms?|language models?|chatbots?|chatgpt|gpt|claude|automated|candidate|applicant|cv|resume|application|instructions?|prompts?|system|assistant|developer)\b|<\/?|\[\/?inst/i;
