import type { WorkEntry } from '@/lib/cv/cv';

const BREAK =
  /\b(?:career break|(?:parental|maternity|paternity|adoption) leave|sabbatical(?! officer)|full[- ]time (?:carer|parent|mum|mother|dad|father)|stay[- ]at[- ]home|unpaid carer|caring for|raising (?:a |my |our )?(?:family|child\w*))\b|^(?:gap year|travel(?:s|ling)?|time out)$/i;

/** An entry that says why there was no work: people are advised to list it, and nobody is asked for results there. */
export const isCareerBreak = ({ title, employer }: WorkEntry): boolean =>
  [title, employer].some((piece) => piece !== null && BREAK.test(piece.text.trim()));
