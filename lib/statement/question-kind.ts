import type { QuestionKind } from './wording/questions';

const HELD =
  /\b(?:degree|qualifi(?:ed|cations?)|gcses?|a[- ]levels?|nvq|btec|diploma|certificates?|pgce|qts|status|registration|registered|licen[cs]e|membership|member of|chartered|dbs|educat(?:ed|ion)|level \d)\b/i;
const DONE =
  /^(?:\w+ )?(?:experience|evidence|track record|ability|able)\b|\b(?:years?|months?)['’]? (?:of )?(?:[\w-]+ ){0,2}experience\b/i;
const WILLING =
  /\b(?:willing\w*|flexib\w+|prepared to|able to (?:work|travel|drive|attend)|shifts?|evenings|weekends?|car owner|own transport|commitment to)\b/i;
const KNOWN = /\b(?:knowledge|understanding|awareness|aware|familiar\w*)\b/i;

/** What a criterion asks about: something held, wished, known or done. */
export function questionKind({ text, behaviour }: { text: string; behaviour?: boolean | undefined }): QuestionKind {
  if (behaviour) return 'behaviour';
  if (WILLING.test(text)) return 'willing';
  if (HELD.test(text) && !DONE.test(text)) return 'held';
  return KNOWN.test(text) && !DONE.test(text) ? 'known' : 'done';
}
