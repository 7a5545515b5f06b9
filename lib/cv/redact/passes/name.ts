import { bodySizeOf, type SizedText } from '../../document/layout';
import { isFurtherGivenName, isGivenName } from '@/lib/facts/given-names';
import { titleHeads } from '@/lib/facts/job-words';
import { surnameKind } from '@/lib/facts/surnames';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import { lineIndexAt, type SourceLine, type SourceText } from '../../document/source-text';
import type { Findings, Redacting } from '../findings';
import { candidatesOf, documentTitle, nameLabel } from '../name/name-candidates';
import type { NameCandidate } from '../name/name-shape';

/** The score from which a stretch counts as the candidate's name. */
const minScore = 4.5;
/** The same where no email or profile could repeat the name. */
const minScoreAlone = 4;
/** 'R E S U M E' */
const withoutSpacing = (text: string): string => (/^(?:\p{L} {1,3}){1,16}\p{L}$/u.test(text.trim()) ? text.replace(/ /g, '') : text);
/** How many lines at the top a label of the name is looked for in. */
const labelledLines = 6;
/** How many lines below a name contact details count as evidence for it. */
const nearLines = 4;

/**
 * The candidate's own name at its first mention; null where there is none. There is no list of first names, so that every name is
 * treated alike: place and size, and what email addresses and profiles repeat of it, decide.
 */
export function findName(redacting: Redacting, author: string | undefined): string | null {
  const { source, regions, findings } = redacting;
  const handles = handlesIn(findings);
  if (!looksLikeCv(findings, handles, regions.isHeading)) return null;
  const candidates = namedLines(redacting).flatMap(({ index, score }) =>
    candidatesOf(source, index).map((candidate): Weighed => {
      const evidence = handleScore(candidate.text, handles, author);
      const isGiven = isGivenName(normaliseForMatch(candidate.text.split(' ')[0] ?? ''));
      const isJob = evidence === 0 && titleHeads.has(normaliseForMatch(candidate.text.split(' ').at(-1) ?? ''));
      return {
        ...candidate,
        score: candidate.score + score + evidence + (isGiven ? 1.5 : 0),
        isJob: isJob && !(isGiven && candidate.text.includes(' ')),
        isMarginal: candidate.score >= 1 && regions.isMargin[index] === true,
      };
    }),
  );
  // 'Solicitor' in large letters is a job, whatever stands below it
  const sure = candidates.filter(
    ({ score, isJob, text }) => (text.includes(' ') || !isJob) && score >= (handles.length > 0 ? minScore : minScoreAlone),
  );
  const best = bestOf(sure, candidates);
  const name = best && withoutLetters(best, handles);
  if (name) findings.add({ start: name.start, end: name.end, kind: 'NAME', key: 'name', fullName: name.text });
  // 'Will.' in large letters, over 'Will Applegarth'
  for (const { start, end, text } of name ? sure : [])
    if (isInFull(name?.text ?? '', text)) findings.add({ start, end, kind: 'NAME', key: 'name' });
  const goesOn = name && sure.find(({ start, score }) => start - name.end === 1 && score >= highestOf(sure));
  if (goesOn) findings.add({ start: goesOn.start, end: goesOn.end, kind: 'NAME', key: 'name' });
  return name && (goesOn ? `${name.text} ${goesOn.text}` : name.text);
}

/**
 * 'Ffion Carlisle MXQP' of ffion.carlisle@example.com: where an email has the name whole, capitals behind it without a vowel are letters of a
 * profession. 'Ffion Carlisle OKAFOR' may be a name that no list has.
 */
function withoutLetters(name: NameCandidate, handles: readonly string[]): NameCandidate {
  const [, rest = '', last = ''] = /^(.+ .+) (\p{L}*\p{Lu}{2}\p{L}*)$/u.exec(name.text) ?? [];
  const [words, key] = [tokensOf(rest), alphanumericKey(last)];
  const isWritten = handles.some((handle) => repeatScore(words, handle) === wholeName && !handles.some((one) => one.includes(key)));
  const isNamed = /[aeiouyäöüàâéèêíóôúû]/i.test(last) || isGivenName(key) || isFurtherGivenName(key) || surnameKind(key) !== null;
  if (!isWritten || isNamed || !rest.split(' ').every((word) => /^\p{Lu}\.?$|\p{Ll}/u.test(word))) return name;
  return withoutLetters({ ...name, text: rest, end: name.end - last.length - 1 }, handles);
}

const highestOf = (candidates: readonly Weighed[]): number => Math.max(...candidates.map(({ score }) => score));

interface Weighed extends NameCandidate {
  /** 'Procurement Director', which no email and no profile repeats. */
  isJob: boolean;
  /** Has the shape of a name, and stands at the head or foot of a page. */
  isMarginal: boolean;
}

/** The lines that may hold the name, with what their place and style say for it. */
function namedLines(redacting: Redacting): { index: number; score: number }[] {
  const { source, regions, findings } = redacting;
  const sizes = sizesOf(source);
  const contactLines = contactLinesOf(source, findings);
  const lines: { index: number; score: number }[] = [];
  let linesAtTop = 0;
  for (const [index, line] of source.lines.entries()) {
    const { page, region } = line.line;
    if (page > source.firstPage && region !== 'header') break;
    const isTop = regions.sections[index] === 'top';
    if (isTop && region !== 'header' && region !== 'footer' && !documentTitle.test(withoutSpacing(line.text))) linesAtTop += 1;
    const size = sizeClassOf(line, sizes);
    if (!mayHoldName(redacting, index, size)) continue;
    const position = isTop ? positionScore(linesAtTop) : 0;
    const margin = regions.isMargin[index] && region === 'body' ? 1.5 : 0;
    lines.push({ index, score: position + margin + styleScore(line, size) + (isNearContact(contactLines, index) ? 2 : 0) });
  }
  return lines;
}

/** Among the contact details, in the largest letters, or behind 'About: ' where a CV has no other head. */
function mayHoldName({ source, regions }: Redacting, index: number, size: SizeClass): boolean {
  const isLabelled = nameLabel.test(source.lines[index]?.text ?? '');
  if (regions.isHeading[index] && !isLabelled) return false;
  return [regions.isContact[index], size === 'largest', isLabelled && index < labelledLines].some(Boolean);
}

function isNearContact(contactLines: ReadonlySet<number>, index: number): boolean {
  for (let distance = 0; distance <= nearLines; distance += 1) if (contactLines.has(index + distance)) return true;
  return false;
}

/** Local parts of emails and whole addresses of links, in letters and digits only. */
const handlesIn = ({ all }: Findings): string[] =>
  all.filter(({ kind }) => kind === 'EMAIL' || kind === 'URL').map(({ key }) => alphanumericKey(key.replace(/@.*/s, '')));

/** Without a contact detail and two headings no line counts as the name. */
const looksLikeCv = ({ all }: Findings, handles: readonly string[], isHeading: readonly boolean[]): boolean =>
  handles.length > 0 || all.some(({ kind }) => kind === 'PHONE' || kind === 'REG_NUMBER') || isHeading.filter(Boolean).length > 1;

const contactLinesOf = (source: SourceText, { all }: Findings): Set<number> =>
  new Set(
    all.filter(({ kind }) => kind === 'EMAIL' || kind === 'PHONE' || kind === 'URL').map(({ start }) => lineIndexAt(source.lines, start)),
  );

interface Sizes {
  body: number | null;
  /** Of the first page. */
  largest: number | null;
}

/** A name may take two lines, a title below it a third. */
const linesOfName = 3;

function sizesOf(source: SourceText): Sizes {
  const runs: SizedText[] = [];
  let largest: number | null = null;
  const linesOfSize = new Map<number, number>();
  for (const { line, items } of source.lines) {
    const size = items[0]?.item.fontSize ?? null;
    if (size !== null) linesOfSize.set(size, (linesOfSize.get(size) ?? 0) + 1);
    for (const { item, start, end } of items) {
      const length = end - start;
      runs.push({ size: item.fontSize, length });
      if (item.fontSize !== null && line.page === source.firstPage && length >= 3) largest = Math.max(largest ?? 0, item.fontSize);
    }
  }
  // the name is not set like every heading
  const isOfHeadings = largest !== null && (linesOfSize.get(largest) ?? 0) > linesOfName;
  return { body: bodySizeOf(runs), largest: isOfHeadings ? null : largest };
}

type SizeClass = 'largest' | 'large' | 'usual';

function sizeClassOf({ items: [first] }: SourceLine, { body, largest }: Sizes): SizeClass {
  const size = first?.item.fontSize ?? null;
  if (size === null || body === null || size < body * 1.2) return 'usual';
  return size >= (largest ?? Infinity) * 0.97 ? 'largest' : 'large';
}

/** Higher near the top of the page; `position` counts from 1. */
function positionScore(position: number): number {
  if (position <= 1) return 3;
  if (position <= 3) return 2;
  return position <= 6 ? 1 : 0;
}

const sizeScores: Record<SizeClass, number> = { largest: 4, large: 1.5, usual: 0 };

const styleScore = ({ line, items: [first] }: SourceLine, size: SizeClass): number =>
  sizeScores[size] +
  (first?.item.bold ? 0.5 : 0) +
  (line.headingLevel === 1 ? 1 : 0) +
  (line.region === 'header' || line.region === 'footer' ? 1.5 : 0);

/** Higher the more of the name an email or profile address repeats. */
function handleScore(name: string, handles: readonly string[], author: string | undefined): number {
  const scores = handles.map((handle) => repeatScore(tokensOf(name), handle));
  const isAuthor = author !== undefined && author !== '' && alphanumericKey(author) === alphanumericKey(name);
  return Math.max(0, ...scores) + (isAuthor ? 1.5 : 0);
}

const tokensOf = (name: string): string[] =>
  name
    .split(/[\s'’-]+/)
    .map(alphanumericKey)
    .filter((token) => token.length > 1);

/** An email or profile repeats the first and the last word. */
const wholeName = 4;

/** 'jane.example', 'jexample' and 'example' for Jane Example. */
function repeatScore(tokens: readonly string[], handle: string): number {
  const first = tokens[0] ?? '';
  const last = tokens.at(-1) ?? '';
  const hasInitial = tokens.length > 1 && handle.includes(first.slice(0, 1) + last);
  if (last.length > 2 && handle.includes(last) && (handle.includes(first) || hasInitial)) return wholeName;
  return hasInitial || tokens.some((token) => token.length > 3 && handle.includes(token)) ? 2.5 : 0;
}

/** The surest candidate, or the one that says its shortened form in full. */
function bestOf(sure: readonly Weighed[], all: readonly Weighed[]): NameCandidate | null {
  const highest = sure.reduce<Weighed | null>((first, one) => (!first || one.score > first.score ? one : first), null);
  // A job in large letters at the head, and the name at the foot of the page.
  const best = highest?.isJob ? (all.find(({ isJob, isMarginal }) => isMarginal && !isJob) ?? highest) : highest;
  return best && (sure.find((one) => isInFull(one.text, best.text)) ?? withOtherPart(best, all) ?? best);
}

/** What parts the two halves of a name whose surname comes first: 'Ng Wai Lam, Winnie'. */
const maxGap = 2;

const isOneWord = (text: string): boolean => !text.includes(' ');
/** 'OKAFOR, Ada Grace' */
const isSurname = (text: string): boolean => isOneWord(text) && text.length > 2 && text === text.toUpperCase();

/** Where the surest is one word behind a comma, or a surname in capitals stands before it, the words before are the rest of the name. */
function withOtherPart(best: NameCandidate, candidates: readonly NameCandidate[]): NameCandidate | null {
  const before = candidates.find(({ end }) => end < best.start && best.start - end <= maxGap);
  return before && (isOneWord(best.text) || isSurname(before.text))
    ? { ...best, start: before.start, text: `${best.text} ${before.text}` }
    : null;
}

/** 'Jane Example' says in full what 'J. Example' on top of each page, or 'Jane' in large letters, shortens. */
function isInFull(full: string, short: string): boolean {
  const [initial = '', ...rest] = short.split(' ');
  const [given = '', ...others] = full.split(' ');
  if (rest.length === 0 && others.length > 0) return normaliseForMatch(given) === normaliseForMatch(initial.replace(/\.$/, ''));
  const isInitialOf = /^\p{Lu}\.?$/u.test(initial) && given.length > 2 && given.startsWith(initial.charAt(0));
  return (
    isInitialOf &&
    [others.join(' '), others.slice(1).join(' ')].some((end) => end !== '' && normaliseForMatch(rest.join(' ')) === normaliseForMatch(end))
  );
}
