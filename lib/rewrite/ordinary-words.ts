import { verbForm } from '@/lib/analysis/reading/language/verb-forms';

/**
 * Words that may begin a sentence without naming anybody: verbs of work, function words, and words whose ending shows that they are no
 * name. A capital at the start of a sentence proves nothing, so all other words there count as names.
 */
const small = new Set(
  `a an the this these that those there it its as at by for from in into of on over per since to under up with within without while when where which who whose
  and or but nor so yet also both each every all any more most other another my our their his her we they he she you i
  am is are was were be been being have has had do does did can could will would may might must shall should not no
  now then here today currently previously recently formerly mainly often always daily weekly monthly yearly regularly closely directly successfully
  looking seeking keen ready able skilled experienced trained senior junior lead head key main core strong good great new first second third final
  using use used makes made holds held keeps kept
  day work works worked working team teams staff customer customers client clients service services project projects skill skills experience result results
  responsible duties role roles career help helped helps part full time people business company`.split(/\s+/),
);

const ordinaryEnding = /(?:ed|ing|ly|tion|sion|ment|ness|ance|ence|ity|ful|ive|able|ible|ous|less|ship|ists?|ors?|ers?)$/;

export const isOrdinaryWord = (word: string): boolean =>
  small.has(word) || verbForm(word) !== null || (word.length > 5 && ordinaryEnding.test(word));
