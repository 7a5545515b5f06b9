import { titleHeads, titleHints } from '@/lib/facts/job-words';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import type { Redacting } from '../findings';
import { lineIndexAt, type SourceLine } from '../../document/source-text';
import { nameIn } from '../name/name-shape';
import { findNameMentions } from './name-mentions';

/** Facts about a file other than its lines. */
export interface FileFacts {
  author?: string | undefined;
  filename?: string | undefined;
}

const proper = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const twoOrMore = `${proper}(?: (?:\\p{Lu}\\.|${proper})){1,3}`;

/** Names the candidate gives to themselves; the first group is the name. */
const ownNameRules: readonly { id: string; pattern: RegExp; contactOnly?: boolean; example: string }[] = [
  {
    // 'Former name Peat Marwick' stands in the text of a job
    id: 'former',
    contactOnly: true,
    pattern: new RegExp(
      `\\b(?:née|nee|[Pp]reviously known as|(?:[Mm]aiden|[Ff]ormer|[Pp]revious|[Bb]irth|[Oo]ther|[Mm]iddle) names?:?|(?:MAIDEN|FORMER|PREVIOUS|BIRTH|OTHER|MIDDLE) NAMES?:?)(?:[ \\t\\n]| ?\\.{3,60} ?)(${proper}(?: ${proper}){0,3})`,
      'gu',
    ),
    example: 'Maria Example (née Fernsby)',
  },
  {
    // 'KPMG (formerly Peat Marwick)' stands in the text of a job
    id: 'formerly',
    contactOnly: true,
    pattern: new RegExp(`\\b[Ff]ormerly (${proper}(?: ${proper})?)`, 'gu'),
    example: 'Maria Example, formerly Fernsby',
  },
  {
    id: 'known-as',
    contactOnly: true,
    pattern: new RegExp(
      `\\b(?:[Aa]lso known as|[Kk]nown as:?|(?:[Pp]referred|PREFERRED) (?:name|NAME):?|[Gg]oes by|[Nn]ickname:?|[Aa]\\.?[Kk]\\.?[Aa]\\.?)[ \\t\\n]["“'‘]?(${proper}(?: ${proper})?)`,
      'gu',
    ),
    example: 'Known as Mimi',
  },
  {
    id: 'sign-off',
    pattern: new RegExp(
      `^[*_>~ ]{0,4}(?:[Yy]ours(?: (?:faithfully|sincerely|truly|ever))?|(?:(?:[Ww]ith )?(?:[Kk]ind(?:est)?|[Bb]est|[Ww]arm(?:est)?|[Mm]any) )?(?:[Rr]egards|[Ww]ishes|[Tt]hanks)|[Ww]ith (?:thanks|gratitude)|[Aa]ll the best|[Cc]heers|[Tt]a|[Tt]hank you|[Ss]incerely|[Ff]aithfully|[Ss]igned|[Ss]ignature)(?:[,:]? ?[–—-]?\\n|[,:] ?| ?[–—-] ?)(${proper}(?: (?:\\p{Lu}\\.?|${proper})){0,3}|\\p{Lu}\\. ?${proper})[*_~ ]{0,4}$`,
      'gmu',
    ),
    example: 'Yours faithfully,\nJane Example',
  },
  {
    id: 'introduced',
    pattern: new RegExp(`\\b(?:I am|I['’]m|[Mm]y name is|[Tt]his is the CV of) (${twoOrMore})`, 'gu'),
    example: 'I am Jane Example, and I live …',
  },
  {
    id: 'cv-of',
    contactOnly: true,
    pattern: new RegExp(
      `\\b(?:CV|Curriculum Vitae|Résumé|Resume) (?:of|for) ((?:\\p{Lu}\\.? ){1,3}(?:\\p{Lu} )?${proper}|${twoOrMore})`,
      'gu',
    ),
    example: 'CV of J. Example',
  },
  {
    id: 'called',
    pattern: new RegExp(
      `\\b(?:(?:I am|I['’]m) (?:[a-z]+ )?known (?:(?:to|by|among) (?:[a-z]+ ){1,3})?as|I (?:answer to|go by|am called|am always)|(?:people|everyone|everybody|colleagues|friends|customers|clients|pupils|residents|patients|staff)(?: [a-z]+){0,2} calls? me) ["“'‘]?(${proper})(?=["”'’]?(?:[.,;]| and\\b| or\\b|$))`,
      'gmu',
    ),
    example: 'I am known to everybody as Tansy.',
  },
  {
    id: 'introduced-small',
    contactOnly: true,
    pattern: /^(?:(?:hi|hello)[,!]? )?(?:i['’]m|i am|my name is|name:?) (\p{Ll}[\p{L}'’-]+ \p{Ll}[\p{L}'’-]+)$/gimu,
    example: "hi, i'm jane example",
  },
];

/** Sentences that give a full name where none is at the top: 'contact Jane Example on the number above', 'Jane Example is a …'. */
const lastResorts: readonly RegExp[] = [
  new RegExp(`^(${twoOrMore}) (?:is|was|has) (?:an?|the|over|more)\\b`, 'gmu'),
  new RegExp(`\\b[Cc]ontact (${twoOrMore})\\b`, 'gu'),
];

const notSomebody =
  /microsoft|office|windows|user|admin|owner|apple|google|canva|template|unknown|author|default|libre|word|adobe|server|python|docx/i;
const notInMailbox =
  /^(?:info|contact|mail|email|admin|hello|jobs?|work|sales|office|cv|resume|me|my|the|enquiries|team|career|apply|hire)$/;

/** The candidate's name in the file's properties, its emails and its links, where no line of the page has it. */
function namesNearby({ source, findings }: Redacting, { author, filename }: FileFacts): string[] {
  const stem = (filename ?? '').replace(/\.[^.]{1,5}$/, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = stem
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter(
      (word) =>
        !/^(?:cv|resume|curriculum|vitae|final|draft|copy|new|updated|version|v|docx?|pdf|letter|cover|the|and|of|for|my)?$/i.test(word),
    );
  const mailboxes = findings.all.flatMap(({ kind, key }) =>
    kind === 'EMAIL'
      ? [key.replace(/@.*/s, '').split(/[._-]/)]
      : /linkedin\.com\/in\//.test(key)
        ? [
            key
              .replace(/^.*\/in\//, '')
              .split('-')
              .slice(0, 2),
          ]
        : [],
  );
  const named = [(author ?? '').split(/\s+/), words, ...mailboxes];
  return named
    .map((parts) => parts.filter(Boolean).map((part) => part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())))
    .filter(
      (parts) => parts.length >= 2 && parts.length <= 4 && parts.every((part) => /^[\p{L}\p{M}'’-]{2,}$/u.test(part) && !isCommon(part)),
    )
    .map((parts) => parts.join(' '))
    .filter((name) => !notSomebody.test(name) && (nameIn(name, 0)?.score ?? 0) >= 1 && !isEmployer(source.text, name));
}

const isCommon = (word: string): boolean => {
  const key = normaliseForMatch(word);
  return titleHeads.has(key) || titleHints.has(key) || notInMailbox.test(key);
};

/** 'Balfour Beatty CV.docx' may name an employer: in the text the name follows other words on its line, or a place follows it. */
const isEmployer = (text: string, name: string): boolean => new RegExp(`[^\\n]${name}|${name}[,\\t] ?\\p{L}`, 'u').test(text);

/** Other names of the candidate besides the one at the top; where there is none, other sources of the name. */
export function findOwnNames(redacting: Redacting, name: string | null, file: FileFacts): void {
  const { source, findings, isContact } = redacting;
  const others = new Set<string>();
  const add = (start: number, found: string): void => {
    if ((nameIn(found, start)?.score ?? -9) < -1 && /\p{Lu}/u.test(found)) return;
    findings.add({ start, end: start + found.length, kind: 'NAME', key: 'name' });
    others.add(found);
  };
  for (const { pattern, contactOnly } of ownNameRules) {
    for (const match of source.text.matchAll(pattern)) {
      const found = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(found);
      if (!contactOnly || isContact(start)) add(start, found);
    }
  }
  for (const { start, text } of [...nicknames(redacting), ...namesInOtherScript(redacting)]) add(start, text);
  if (name === null) findByLastResort(redacting, file, add, others);
  else for (const longer of longerForms(name, namesNearby(redacting, file))) others.add(longer);
  for (const other of others) findNameMentions(redacting, other);
}

/** 'B. Example' on the page is the 'Bettina Example' of the file's name, its author or an email. */
function longerForms(name: string, nearby: readonly string[]): string[] {
  const [first = '', ...rest] = name.split(' ').map(alphanumericKey);
  return nearby.filter((other) => {
    const keys = other.split(' ').map(alphanumericKey);
    return (
      rest.some((part) => part.length > 2 && keys.includes(part)) && keys.some((key) => key.length > first.length && key.startsWith(first))
    );
  });
}

/** 'Ouyang Xiuying (Sophie)', 'Barry "Baz" Tunnicliffe': brackets directly after the name. */
function nicknames({ source, findings }: Redacting): { start: number; text: string }[] {
  return findings.all.flatMap((finding) => {
    if (finding.kind !== 'NAME') return [];
    const inBrackets =
      /^ ?[("“](?:(?:English:|in English|Irish:|Welsh:|Gaelic:|pronounced|say|said|or|known as|called|goes by|a\.?k\.?a\.?|prefers?|short for) )?["“'‘]?([\p{L}\p{M}'’-]{2,24}(?: [\p{L}\p{M}'’-]{2,24}){0,2})["”'’]?[)"”]/iu.exec(
        source.text.slice(finding.end, finding.end + 60),
      );
    const text = inBrackets?.[1] ?? '';
    return text === '' || isCommon(text) || /^(?:she|he|they|hons|née|nee)\b/i.test(text)
      ? []
      : [{ start: finding.end + (inBrackets?.[0].indexOf(text) ?? 0), text }];
  });
}

const otherLetter = /(?!\p{Script=Latin})\p{L}{2}/u;
const otherScript = /(?:(?!\p{Script=Latin})[\p{L}\p{M}'’-]){2,24}(?: (?:(?!\p{Script=Latin})[\p{L}\p{M}'’-]){2,24}){0,3}/gu;

/** 'Νίκος Αλεξίου / Nikos Alexiou': in the line of the name the same in another script. */
function namesInOtherScript({ source, findings }: Redacting): { start: number; text: string }[] {
  return findings.all.flatMap(({ kind, start, end }) => {
    const line = kind === 'NAME' ? source.lines[lineIndexAt(source.lines, start)] : undefined;
    if (!line || (!otherLetter.test(line.text) && !otherLetter.test(source.text.slice(start, end)))) return [];
    const others = otherLetter.test(source.text.slice(start, end)) ? latinParts(line) : [...line.text.matchAll(otherScript)];
    return others.map(({ 0: text, index }) => ({ start: line.start + index, text }));
  });
}

const latinParts = ({ text, start }: SourceLine): RegExpExecArray[] =>
  [...text.matchAll(/[^/|()\t]+/g)].flatMap((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    const part = match[0].trim();
    const isName = !otherLetter.test(part) && (nameIn(part, start)?.score ?? 0) >= 1;
    return isName ? [Object.assign(match, { 0: part, index: match.index + lead })] : [];
  });

/** 'Aaliyah Bukhari - page 1' in the margin of each page. */
function namesInMargins({ source }: Redacting): { start: number; text: string }[] {
  return source.lines
    .filter(({ line: { region } }) => region === 'footer' || region === 'header')
    .map(({ start, text }) => ({ start, text: /^[^|•–\t-]+?(?= ?(?:[|•–\t]| - |$|,? page\b))/iu.exec(text)?.[0] ?? '' }))
    .filter(({ start, text }) => text.includes(' ') && (nameIn(text, start)?.score ?? 0) >= 1);
}

type Add = (start: number, found: string) => void;

function findByLastResort(redacting: Redacting, file: FileFacts, add: Add, others: Set<string>): void {
  for (const { start, text } of namesInMargins(redacting)) add(start, text);
  for (const nearby of namesNearby(redacting, file)) others.add(nearby);
  if (others.size > 0) return;
  for (const pattern of lastResorts)
    for (const match of redacting.source.text.matchAll(pattern)) {
      const found = match[1] ?? '';
      if (others.size === 0 && (nameIn(found, 0)?.score ?? 0) >= 1) add(match.index + match[0].indexOf(found), found);
    }
}

/** 'Samira' of samira.el-khoury@…: a lone word that an email or a profile repeats. */
export function findIntroduction({ source, findings }: Redacting): void {
  const handles = findings.all
    .filter(({ kind }) => kind === 'EMAIL' || kind === 'URL')
    .map(({ key }) => alphanumericKey(key.replace(/@.*/s, '')));
  for (const match of source.text.matchAll(new RegExp(`\\b(?:I am|I['’]m|[Cc]all me) (${proper})(?=[.,]| and\\b|$)`, 'gmu'))) {
    const word = match[1] ?? '';
    if (word.length > 2 && handles.some((handle) => handle.includes(alphanumericKey(word))))
      findings.add({ start: match.index + match[0].length - word.length, end: match.index + match[0].length, kind: 'NAME', key: 'name' });
  }
}
