import skillsTable from '@/lib/facts/skills.json';
import type { Piece, SkillItem } from '@/lib/cv/cv';
import { headingKind } from '@/lib/cv/document/headings';
import { countWords, tidy, type Line } from '@/lib/cv/document/lines';
import { matchesOf, normaliseForMatch } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';

const knownSkills: ReadonlySet<string> = new Set(
  skillsTable.skills.flatMap(({ name, aliases }) => [name, ...aliases].map(normaliseForMatch)),
);
export const isKnownSkill = (text: string): boolean => knownSkills.has(normaliseForMatch(text).replace(/\s*\(.*$/, ''));

const softwareCategories = new Set(['programming-language', 'framework-library', 'cloud-devops', 'business-software', 'design-creative']);
const software: ReadonlySet<string> = new Set(
  skillsTable.skills
    .filter(({ category }) => softwareCategories.has(category))
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .map(normaliseForMatch),
);

const naturalLanguages: ReadonlySet<string> = new Set(
  'english spanish french german italian portuguese dutch polish romanian bulgarian hungarian czech slovak slovenian croatian serbian bosnian greek turkish arabic hebrew persian farsi dari pashto urdu hindi punjabi panjabi gujarati bengali bangla sylheti tamil telugu malayalam kannada marathi nepali sinhala chinese mandarin cantonese japanese korean vietnamese thai tagalog filipino malay indonesian russian ukrainian lithuanian latvian estonian finnish swedish norwegian danish icelandic irish gaelic welsh scots cornish catalan basque galician yoruba igbo hausa twi swahili shona zulu afrikaans somali amharic tigrinya kurdish armenian georgian albanian macedonian maltese latin bsl makaton espanol ingles frances aleman italiano portugues catala englisch deutsch franzosisch spanisch francais anglais allemand espagnol inglese francese tedesco ingles alemao 英语 中文 日语 法语 العربية الانجليزية'.split(
    ' ',
  ),
);
export const isLanguageName = (text: string): boolean =>
  normaliseForMatch(text)
    .split(/[\s(:/–-]+/)
    .slice(0, 2)
    .some((word) => naturalLanguages.has(word.replace(/[^\p{L}]/gu, '')));

const separators = /[,;|•·●▪◦⋄、،]|\t|\n| {2,}| \/ | [–—] (?=\p{Lu})/gu;
const rating =
  /\s*(?:[-–:(]\s*)?(?:\b(?:advanced|intermediate|beginner|basic|expert|proficient|fluent|competent|master|novice|native|familiar|good|excellent|strong|elementary|professional|working knowledge|conversational|mother tongue)\b(?: (?:level|user|knowledge|proficiency|working proficiency))?|\d{1,3} ?%|\d{1,2} ?\/ ?\d{1,2}|[★☆●○■□▪▮▯*]{2,12}|\d{1,2}\+? years?)\s*\)?$/iu;

const onlyRating = /^(?:advanced|intermediate|beginner|basic|expert|proficient|fluent|competent|master|novice|native)$/i;

/** Longest text that is still an item of a list; more words make a sentence. */
const maxItemWords = 9;

/** The items of a skills (or languages) section, each with the group it stands in. */
export function readSkills(text: CvText, lines: readonly Line[], heading: Piece | null): SkillItem[] {
  const items: SkillItem[] = [];
  let group: string | null =
    heading && !/skill|competenc|habilidad|kenntnis|compétence|expertise|technolog/i.test(heading.text) ? heading.text : null;
  const runs = joinWrapped(lines.filter((line) => !onlyRating.test(line.text)));
  for (const [index, run] of runs.entries()) {
    const label = isEmptyLabel(runs, index) ? null : (labelOf(text, run) ?? bareLabel(run, runs[index + 1]));
    if (label?.isOnly) {
      group = label.text;
      continue;
    }
    const from = label ? label.end : run.start;
    for (const { text: own, start, end } of splitItems(text, from, run.end))
      items.push({ text: own, start, end, group: label?.text ?? group });
  }
  return items;
}

interface Run {
  start: number;
  end: number;
  line: Line;
  isWrapped: boolean;
}

/** Lines that are one list broken at the edge of the column. */
function joinWrapped(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const run = runs.at(-1);
    const goesOn =
      previous !== undefined &&
      line.bullet === undefined &&
      previous.block === line.block &&
      (/[,;|•·&/(-]$|\band$/.test(previous.text) ||
        /^[,;|•·&)]|^(?:and|or) |^\p{Ll}[\p{Ll} ]{3}/u.test(line.text) ||
        (previous.bullet !== undefined && previous.isBold === line.isBold && isUnder(previous, line)));
    if (run && goesOn) {
      run.end = line.end;
      run.isWrapped = true;
    } else runs.push({ start: line.start, end: line.end, line, isWrapped: false });
  }
  return runs;
}

const isUnder = (bullet: Line, line: Line): boolean => bullet.left !== null && line.left !== null && Math.abs(bullet.left - line.left) < 2;

/** 'Recruitment:' over 'Stock control:' and nothing else: where every label has nothing to name, they are the items. */
function isEmptyLabel(runs: readonly Run[], index: number): boolean {
  const isBare = (run: Run | undefined): boolean => run !== undefined && /[:：]$/.test(run.line.text) && !run.isWrapped;
  const [before, own, after] = [runs[index - 1], runs[index], runs[index + 1]];
  if (!isBare(own) || !own || headingKind(own.line.text) !== null) return false;
  return after === undefined ? isBare(before) : isBare(after);
}

/** 'GIS: QGIS, ArcGIS', 'Languages ⇥ Java, Python', or a short line alone that ends in a colon. */
function labelOf(text: CvText, run: Run): { text: string; end: number; isOnly: boolean } | null {
  const own = text.slice(run.start, run.end);
  const colon = /^[^,;|•:\n]{2,40}[:：]\s{0,4}/.exec(own);
  if (colon && own.charAt(colon[0].length - 1) !== '/') {
    return { text: tidy(colon[0].replace(/[:：]\s*$/, '')), end: run.start + colon[0].length, isOnly: colon[0].length === own.length };
  }
  const dash = /^(\p{Lu}[^,;|•:\n\t]{2,34}) [–—-] (?=[^,]{1,40},)/u.exec(own);
  if (dash) return { text: tidy(dash[1] ?? ''), end: run.start + dash[0].length, isOnly: false };
  const [first, second] = run.line.items;
  const face = first?.boldUntil;
  // 'Testing' in bold before 'EICR · Megger'
  if (
    face !== undefined &&
    face - run.start < 40 &&
    /[,;|•·]/.test(text.slice(face, run.end)) &&
    !/[,;|•·]/.test(text.slice(run.start, face))
  )
    return { text: tidy(text.slice(run.start, face)), end: face, isOnly: false };
  if (first && second && run.line.items.length === 2) {
    const right = text.slice(second.start, second.end);
    const left = text.slice(first.start, first.end);
    if (/[,;|•·]/.test(right) && !/[,;|•·]/.test(left)) return { text: tidy(left), end: second.start, isOnly: false };
  }
  return null;
}

/** 'Platforms' above bullets, or set in bold or larger above plain items. */
function bareLabel(run: Run, next: Run | undefined): { text: string; end: number; isOnly: boolean } | null {
  const { line } = run;
  if (line.bullet !== undefined || !next || /[,;|•·]/.test(line.text) || line.words > 6) return null;
  const aboveBullets = next.line.bullet !== undefined && line.words <= 4 && line.items.length === 1;
  const isLarger = line.size !== null && next.line.size !== null && line.size > next.line.size * 1.1;
  const isWholeBold = line.isBold && line.items.every(({ bold, boldUntil }) => bold && boldUntil === undefined);
  const isLabel = aboveBullets || isLarger || (isWholeBold && !next.line.isBold) || areRaised(line, next.line);
  return isLabel ? { text: tidy(run.line.text), end: run.end, isOnly: true } : null;
}

/** 'SITE ⇥ SOFTWARE' above 'Snagging ⇥ Temporary works ⇥ Procore': in capitals above tags that are not. */
const areRaised = (line: Line, next: Line): boolean =>
  line.isCaps &&
  !next.isCaps &&
  (next.items.length >= Math.max(2, line.items.length) || (line.items.length === 1 && /[,;|•·]/.test(next.text))) &&
  /\p{Lu}{5}/u.test(line.text) &&
  !line.text.split('\t').some(isKnownSkill);

function splitItems(text: CvText, start: number, end: number): Piece[] {
  const own = text.slice(start, end);
  const pieces: Piece[] = [];
  let from = 0;
  let depth = 0;
  const closes = own.includes(')');
  const cuts: { at: number; length: number }[] = [];
  let next = 0;
  const marks = matchesOf(separators, own);
  for (const mark of marks) {
    for (; next < mark.index; next += 1) {
      if (own.charAt(next) === '(') depth += 1;
      else if (own.charAt(next) === ')') depth = Math.max(0, depth - 1);
    }
    if (mark[0] !== '\n' && (depth === 0 || !closes)) cuts.push({ at: mark.index, length: mark[0].length });
  }
  for (const cut of [...cuts, { at: own.length, length: 0 }]) {
    const piece = cleanItem(own.slice(from, cut.at), start + from);
    if (piece) for (const one of withoutPreface(piece)) pieces.push(...knownRun(one));
    from = cut.at + cut.length;
  }
  return pieces;
}

/** Fewest skills that stand one after the other with nothing but blanks between. */
const minRun = 3;
const maxSkillWords = 3;
const maxRunWords = 30;

/** 'TypeScript Python Rust SQL', where tags lost what parted them: a run of nothing but known skills. */
function knownRun(piece: Piece): Piece[] {
  const { text, start, end } = piece;
  const words = text.split(' ');
  if (words.length < minRun || words.length > maxRunWords || end - start !== text.length || isKnownSkill(text)) return [piece];
  const found: Piece[] = [];
  let at = start;
  for (let from = 0; from < words.length;) {
    const length = [maxSkillWords, 2, 1].find((one) => isKnownSkill(words.slice(from, from + one).join(' ')));
    if (length === undefined) return [piece];
    const own = words.slice(from, from + length).join(' ');
    found.push({ text: own, start: at, end: at + own.length });
    at += own.length + 1;
    from += length;
  }
  return found.length < minRun ? [piece] : found;
}

const preface =
  /^(?:(?:highly |very )?(?:proficient|fluent|experienced|skilled|competent|confident|advanced|trained) (?:in|with|at|user of) |(?:(?:good|strong|working|excellent|advanced) )?(?:knowledge|command|understanding|use) of |familiar with )(?=\S)/i;

/** The end of 'Word, Excel and PowerPoint' is two skills, 'Research and Development' is one. */
function namesTwo(text: string): boolean {
  const [first, second, third] = text.split(/ (?:and|&) /);
  return first !== undefined && second !== undefined && third === undefined && isProduct(first) && isProduct(second);
}
const isProduct = (text: string): boolean => /^\p{Lu}/u.test(text) && software.has(normaliseForMatch(text));

/** 'Proficient in Windows and Mac OS' names two skills. */
function withoutPreface({ text, start, end }: Piece): Piece[] {
  const length = preface.exec(text)?.[0].length ?? 0;
  const rest = text.slice(length);
  if (end - start !== text.length || (length === 0 && !namesTwo(rest))) return [{ text, start, end }];
  const and = / (?:and|&) /.exec(rest);
  const both = and && [rest.slice(0, and.index), rest.slice(and.index + and[0].length)];
  const [first, second] = both ?? [];
  if (!first || !second || !/^[\p{Lu}\d]/u.test(second) || isKnownSkill(rest)) return [{ text: rest, start: start + length, end }];
  return [
    { text: first, start: start + length, end: start + length + first.length },
    { text: second, start: end - second.length, end },
  ];
}

function cleanItem(raw: string, start: number): Piece | null {
  let from = raw.length - raw.replace(/^(?:[\s,;:*–—-]|\.(?!\p{L})|(?:and|&|or)\s){1,12}/u, '').length;
  let body = raw.slice(from);
  body = body.replace(/[\s.,;:]{1,12}$/, '');
  const withoutRating = body.replace(rating, '');
  if (/[\p{L}]{1}/u.test(withoutRating) && withoutRating.length >= 1) body = withoutRating.trimEnd();
  if (body.endsWith(')') && !body.includes('(')) body = body.slice(0, -1);
  if (body.startsWith('(') && !body.includes(')')) {
    body = body.slice(1);
    from += 1;
  }
  if (!/[\p{L}\p{N}]/u.test(body) || /^\[[^\]]{2,30}\]$/.test(body)) return null;
  if (countWords(body) > maxItemWords || onlyRating.test(body)) return null;
  return { text: tidy(body), start: start + from, end: start + from + body.length };
}
