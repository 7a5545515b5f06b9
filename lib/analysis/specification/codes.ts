import type { Assessment, CriterionKind } from '@/lib/shared/statement';

/** The meaning of a letter or word of the form; null for ways of assessment that do not matter here, such as references. */
export type Legend = ReadonlyMap<string, Assessment | null>;

export interface Codes {
  kind: CriterionKind | null;
  by: Assessment[];
  /** The words without the codes. */
  text: string;
}

const WORDS: readonly (readonly [RegExp, Assessment | null])[] = [
  [
    /^(?:on |the )?(?:job )?(?:application(?: form)?s?|form|app(?: form)?|af|cv|supporting (?:statement|information)|statement|sift|shortlisting)$/,
    'application',
  ],
  [/^(?:interviews?|int|iv|panel(?: interview)?|structured interview|(?:talk|conversation|discussion)s?(?: with .+)?)$/, 'interview'],
  [/^(?:(?:\w+ )?tests?|(?:\w+ )?exercises?|tasks?|practical|assessments?|assessment (?:centre|test|day)s?|skills assessment|ac)$/, 'test'],
  [
    /^(?:(?:original |production of )?(?:certificates?|certs?|certification|documents?|documentary evidence|documentation)|proof of qualifications?|qualification certificates?)$/,
    'certificate',
  ],
  [/^(?:presentations?|pres)$/, 'presentation'],
  [/^(?:observations?|obs|lesson observation|teaching observation|observed lesson|(?:trial|visit|shadow)(?: .+)?)$/, 'observation'],
  [
    /^(?:references?|refs?|dbs(?: check)?|oh|occupational health|medical|portfolio|pre-employment checks?|probation|appraisal|on the job)$/,
    null,
  ],
];

/** Letters that forms use without saying so. */
export const usualLetters: Legend = new Map<string, Assessment | null>([
  ['A', 'application'],
  ['AF', 'application'],
  ['S', 'application'],
  ['SS', 'application'],
  ['I', 'interview'],
  ['T', 'test'],
  ['C', 'certificate'],
  ['P', 'presentation'],
  ['O', 'observation'],
  ['L', 'observation'],
  ['R', null],
  ['D', null],
  ['Q', null],
]);

/** The meaning of one word; undefined where it is none of a form's. */
export function meaningOf(word: string): Assessment | null | undefined {
  const plain = word
    .toLowerCase()
    .replace(/[.:*]+$/, '')
    .trim();
  return WORDS.find(([pattern]) => pattern.test(plain))?.[1];
}

const SEPARATORS = /\s*(?:[/,&+;|\\•]|\band\b|\bor\b|\s[-–]\s)\s*/;

/** 'A/I', 'A, I', 'Application form / Interview' -> how it is assessed; null where the text is something else. */
export function assessmentsIn(text: string, legend: Legend): Assessment[] | null {
  const parts = text
    .replace(/^\s*[([]|[)\]]\s*$/g, '')
    .split(SEPARATORS)
    .flatMap((part) => (/^[A-Z]( [A-Z])+$/.test(part) ? part.split(' ') : [part]))
    .filter((part) => part.trim() !== '');
  const found: Assessment[] = [];
  for (const part of parts) {
    const meaning = legend.has(part) ? legend.get(part) : meaningOf(part);
    if (meaning === undefined) return null;
    if (meaning !== null && !found.includes(meaning)) found.push(meaning);
  }
  return parts.length > 0 ? found : null;
}

const KIND_WORD = /^[([]?(essential|desirable|E|D)[)\]]?[:.]?$/;
const KIND_WORD_ANY = /^[([]?(?:essential|desirable|e|d)[)\]]?[:.]?$/i;

/** 'E', '(Desirable)', 'ESSENTIAL' in a cell of its own. */
export function kindIn(cell: string): CriterionKind | null {
  if (!KIND_WORD_ANY.test(cell.trim())) return null;
  return /d/i.test(cell.trim().replace(/^[([]/, '').charAt(0)) ? 'desirable' : 'essential';
}

/** A single letter that belongs to the word before it: 'Vitamin D', 'GCSE grade C', 'Hepatitis A'. */
const NAMED_BY_LETTER = /\b(?:vitamin|grades?|levels?|hepatitis|category|class|section|part|plan|block|team|above|or|to|band|type|unit)$/i;
const MOST_TOKENS = 9;

export interface TrailingOptions {
  legend: Legend;
  /** The form marks its lines with bare letters: then one alone counts. */
  usesLetters: boolean;
}

/** A remark may follow it: 'Knowledge of COSHH (D) – training will be given'. */
const bracketAtEnd = /\s*[([]([^()[\]]{1,60})[)\]][.;*]?(?:\s+[–-]\s+[^()]{1,80})?\s*$/;
/** 'assessed at interview', 'tested by presentation' */
const SAID =
  /^(?:to be |will be )?(?:assessed|tested|measured|identified|evaluated|evidenced)(?: (?:at|by|via|through|from|in|on|using|during))?(?: the| your| an?)? /i;

export const saidAssessments = (text: string, legend: Legend): Assessment[] | null =>
  SAID.test(text.trim())
    ? assessmentsIn(
        text
          .trim()
          .replace(SAID, '')
          .replace(/\b(?:the|your|an?|stage)\b ?/gi, ''),
        legend,
      )
    : null;

/** What stands in brackets or bare at the end of a line, taken off it until words are left. */
export function trailingCodes(line: string, options: TrailingOptions): Codes {
  let text = line.trim();
  let kind: CriterionKind | null = null;
  let by: Assessment[] = [];
  for (let round = 0; round < 3; round += 1) {
    const found = inBrackets(text, options) ?? bare(text, options);
    if (!found || found.text === '') break;
    text = found.text;
    kind = found.kind ?? kind;
    by = [...new Set([...found.by, ...by])];
  }
  return { kind, by, text };
}

function inBrackets(text: string, { legend }: TrailingOptions): Codes | null {
  const bracket = bracketAtEnd.exec(text);
  const [whole = '', inside = ''] = bracket ?? [];
  if (!bracket) return null;
  const rest = text.slice(0, text.length - whole.length).trim();
  const parts = inside.split(/\s*[,;:–-]\s*|\s+(?=[A-Z]\b)/);
  const kind = kindIn(parts[0] ?? '') ?? kindIn(inside.split(/\s+/)[0] ?? '');
  if (kind && parts.length === 1 && KIND_WORD_ANY.test(inside.trim())) return { kind, by: [], text: rest };
  if (kind) {
    const by = assessmentsIn(inside.replace(/^\s*\w+\s*[,;:–-]?\s*/, ''), legend);
    return by ? { kind, by, text: rest } : null;
  }
  const by = saidAssessments(inside, legend) ?? assessmentsIn(inside, legend);
  // '(IT)' and '(PAS)' are names.
  return by ? { kind: null, by, text: rest } : null;
}

const withoutDash = (text: string): string => text.trim().replace(/\s*[-–:|,]$/, '');

function bare(text: string, options: TrailingOptions): Codes | null {
  const tokens = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  for (const { word, index } of tokens.slice(Math.max(1, tokens.length - MOST_TOKENS))) {
    const [before, tail] = [text.slice(0, index).trim(), text.slice(index)];
    const found = kindFirst(before, word, tail, options) ?? howOnly(before, tail, options);
    if (found) return found;
  }
  return null;
}

const isKindWord = (word: string): boolean => KIND_WORD.test(word) || /^[([](?:essential|desirable)[)\]]$/i.test(word);

/** '… E A/I', '… (Essential) Application form' */
function kindFirst(before: string, word: string, tail: string, { legend, usesLetters }: TrailingOptions): Codes | null {
  if (!isKindWord(word)) return null;
  const rest = tail.slice(word.length).replace(/^\s*[-–:|,/]?\s*/, '');
  if (rest === '') {
    // 'Desirable' alone at the end is a word of the sentence, a letter is one where the form has none elsewhere.
    const isCode = /^[ED]$/.test(word) ? usesLetters && !NAMED_BY_LETTER.test(before) : !/^(?:essential|desirable)$/i.test(word);
    return isCode ? { kind: kindIn(word), by: [], text: withoutDash(before) } : null;
  }
  const by = assessmentsIn(rest, legend);
  return by && { kind: kindIn(word), by, text: withoutDash(before) };
}

/** '… A/I', '… Application / Interview' */
function howOnly(before: string, tail: string, { legend, usesLetters }: TrailingOptions): Codes | null {
  const isLetters = /^[A-Z]{1,2}(?:\s*[/,&+]\s*[A-Z]{1,2})*$/.test(tail);
  const isAllowed = isLetters ? /[/,&+]/.test(tail) || (usesLetters && !NAMED_BY_LETTER.test(before)) : /\s\/\s/.test(tail);
  const by = isAllowed ? assessmentsIn(tail, legend) : null;
  return by && { kind: null, by, text: withoutDash(before) };
}
