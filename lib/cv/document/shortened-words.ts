const shortened =
  /\b(?:e\.g|i\.e|etc|approx|incl|no|vs|Mr|Mrs|Ms|Dr|Prof|Jr|St|Ltd|Inc|Co|Corp|Bros|plc|Dept|dept|Univ|Hons|inc|est|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\p{Lu})\.$/u;

/** Whether the full stop at the end belongs to a shortened word and ends no sentence: 'Acme Ltd.', 'J.'. */
export const endsShortened = (text: string): boolean => shortened.test(text);
