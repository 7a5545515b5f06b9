/** Whether a short piece of text is, or holds, the dates of an entry. */
export const isDateLike = (text: string): boolean =>
  text.length < 40 && /(?:19|20)\d{2}(?!\d)|\b(?:present|current|now|year)\b|\d{1,2}\/\d{2,4}|\p{L}{3} ?['’‘]\d\d(?!\d)/iu.test(text);
