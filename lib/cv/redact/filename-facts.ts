import { titleHeads, titleHints } from '@/lib/facts/job-words';
import { alphanumericKey, normaliseText } from '../document/normalise';
import type { ContactRecord } from '../document/redacted-document';

/** Facts about the file's name, never the name itself. */
export interface FilenameFacts {
  /** The name with every personal token replaced: '[NAME]-CV.pdf'. */
  redacted: string;
  hasName: boolean;
  hasCvWord: boolean;
  hasSpaces: boolean;
  hasBrackets: boolean;
  /** 'final', 'v2', 'copy' … as found. */
  versionWords: string[];
}

const versionWord =
  /^(?:final|finals|draft|copy|new|old|latest|updated|update|edited|rev|revised|version|v\d{1,2}(?:\.\d{1,2})?|\d{1,2})$/i;
const cvWord = /^(?:cv|cvs|resume|résumé|curriculum|vitae|lebenslauf|currículum)$/i;
const digitsOnly = /^\d+$/;
/** Other words that say what a file is. Months are left out, because April, May, June and August are names too. */
const fileWord =
  /^(?:a|an|and|as|at|by|for|from|in|my|of|on|or|the|to|with|app|application|applicant|applications|career|copy|cover|doc|document|download|english|file|full|general|history|jobs?|letter|main|one|page|pages|personal|portfolio|print|profile|roles?|sample|scan|scanned|short|signed|template|test|two|uk|untitled|upload|web|word)$/i;

/**
 * A file name is a personal detail too, so only words that say what the file is are kept. Every other word becomes a placeholder,
 * because a married name, a short name or another person's name may not be in the CV: 'Dee Fletch CV.docx'.
 */
export function filenameFacts(filename: string, contact: ContactRecord): FilenameFacts {
  const dot = filename.lastIndexOf('.');
  const ending = dot > 0 ? filename.slice(dot) : '';
  const stem = normaliseText(dot > 0 ? filename.slice(0, dot) : filename);
  const own = personalWords(contact);
  const tokens = stem.match(/[\p{L}\p{M}\p{N}'’]+|[^\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const words = tokens.flatMap((token) => (/[\p{L}\p{N}]/u.test(token) ? splitCamel(token) : [token]));
  let hasName = false;
  const redacted: string[] = [];
  for (const word of words) {
    const isOwn = isPersonal(word, own);
    if (isOwn) hasName = true;
    const replacement = isOwn ? '[NAME]' : redactedWord(word);
    const previous = redacted.at(-2);
    if (replacement === '[NAME]' && (redacted.at(-1) === '[NAME]' || (previous === '[NAME]' && /^[ _.-]+$/.test(redacted.at(-1) ?? '')))) {
      if (redacted.at(-1) !== '[NAME]') redacted.pop();
      continue;
    }
    redacted.push(replacement);
  }
  const plain = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return {
    redacted: redacted.join('') + ending,
    hasName,
    hasCvWord: plain.some((word) => cvWord.test(word)),
    hasSpaces: /\s/.test(stem),
    hasBrackets: /[()[\]{}]/.test(filename),
    versionWords: plain.filter((word) => versionWord.test(word) && !isPersonal(word, own)).map((word) => word.toLowerCase()),
  };
}

function redactedWord(word: string): string {
  if (!/[\p{L}\p{N}]/u.test(word)) return word;
  if (digitsOnly.test(word)) return word.length >= 6 ? '[PHONE]' : word;
  const lower = word.toLowerCase();
  const isKnown = [cvWord, versionWord, fileWord].some((known) => known.test(word)) || titleHeads.has(lower) || titleHints.has(lower);
  return isKnown ? word : '[NAME]';
}

/** 'JaneDoeCV' is three words. */
const splitCamel = (token: string): string[] => token.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d{4,})/u);

function personalWords(contact: ContactRecord): Set<string> {
  const words = (contact.name ?? '').split(/[\s]+/).flatMap((word) => [alphanumericKey(word), ...word.split(/[-'’]/).map(alphanumericKey)]);
  const local = contact.email?.split('@')[0] ?? '';
  const all = [...words, alphanumericKey(local), alphanumericKey((contact.name ?? '').replace(/\s/g, ''))];
  return new Set(all.filter((word) => word.length > 1));
}

function isPersonal(word: string, own: ReadonlySet<string>): boolean {
  const key = alphanumericKey(word);
  return own.has(key) && !cvWord.test(word);
}
