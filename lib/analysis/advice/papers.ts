import type { Span } from '@/lib/cv/document/redacted-document';
import { checkedLicences, isLookedFor, yearsOfLicence } from '@/lib/facts/checked-licences';
import { registerWords, showsAny } from '@/lib/facts/registers';
import type { Findings } from '../findings';
import { papersSentences } from '../wording/advice/reader-advice';
import { stateAt } from '../reading/papers/paper-entry';
import { paperBounds } from '../reading/papers/paper-state';
import { agedPapersIn } from './aged-papers';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const dated = /\b(?:19|20)\d\d\b|\b\d\d?[/.]\d\d\b/;

/** Neighbouring lines that may belong to the same qualification: award, place and year stand on up to three lines, in any order. */
const LINES_OF_AN_ENTRY = 2;

/** Care, whose employers ask for the qualification too; the building trades ask for a card or a register first. */
const WANTS_QUALIFICATIONS = /^61/;

/** Most people have this licence, so only drivers should name it first. */
const isDrivingLicence = /^driving licen[cs]e$/i;
const DRIVES = /^82/;

/** 'SVQ Level 3 Hairdressing', 'Level 5 Diploma in Leadership': a trade's own qualification. */
const tradeQualification = /\b(?:[NS]VQ\s(?:Level\s)?[1-7]\b|Level\s[2-7]\s(?:Diploma|NVQ|SVQ)\b)/gi;

/** The highest of them, the first of equals: whoever has Level 5 is not told to begin with Level 2. */
const highest = (found: readonly RegExpExecArray[]): RegExpExecArray[] => [...found].sort((a, b) => levelOf(b) - levelOf(a)).slice(0, 1);
const levelOf = ([name]: RegExpExecArray): number => Number(/\d/.exec(name)?.[0] ?? 0);

interface Paper {
  span: Span;
  /** Employers in this work look for it before anything else. */
  isLookedFor: boolean;
  /** The CV gives its date somewhere, or it has no expiry. */
  needsDate: boolean;
  isNearTop: boolean;
}

/** The text of a line with those around it, as far as the nearest headings; a bullet point is an entry of its own. */
function textAround({ lines, text }: Findings['input']['cv']['document'], index: number): string {
  const isHeading = (at: number): boolean => lines[at]?.headingLevel !== undefined;
  if (lines[index]?.bullet) return text.slice(lines[index].start, lines[index].end);
  let [first, last] = [index, index];
  while (first > 0 && index - first < LINES_OF_AN_ENTRY && !isHeading(first) && !isHeading(first - 1)) first -= 1;
  while (last + 1 < lines.length && last - index < LINES_OF_AN_ENTRY && !isHeading(last + 1)) last += 1;
  return text.slice(lines[first]?.start, lines[last]?.end);
}

/** 'CPCS Telehandler A17' says more than 'CPCS'. */
const partsOfLine = /[^,.;:|•()\t]+/g;
const MOST_WORDS_OF_NAME = 5;

/** The licence or card with the words beside it, where they are few. */
function wholeName(text: string, at: number, name: string): { index: number; text: string } {
  for (const { index, 0: part } of text.matchAll(partsOfLine)) {
    const words = part.trim();
    const isAround = index <= at && index + part.length >= at + name.length;
    if (isAround && words.split(/\s+/).length <= MOST_WORDS_OF_NAME) return { index: index + part.indexOf(words), text: words };
  }
  return { index: at, text: name };
}

/** Licences and cards that run out, each once, wherever it stands outside the lines under a role: those tell of work. */
function runningOut({ input: { cv }, audit: { reading } }: Findings, top: number, soc: string): Paper[] {
  const work = reading.roles.flatMap(({ statements }) => statements.map(({ statement }) => statement));
  const found = new Map<string, Paper>();
  for (const [index, line] of cv.document.lines.entries()) {
    if (work.some(({ start, end }) => start < line.end && end > line.start)) continue;
    const text = cv.text.slice(line.start, line.end);
    for (const match of text.matchAll(checkedLicences)) {
      const whole = wholeName(text, match.index, match[0]);
      const span = { start: line.start + whole.index, end: line.start + whole.index + whole.text.length };
      const earlier = found.get(match[0].toLowerCase());
      found.set(match[0].toLowerCase(), {
        span: earlier?.span ?? span,
        isLookedFor: isLookedFor(match[0], soc),
        needsDate: yearsOfLicence(match[0]) !== null && (earlier?.needsDate ?? true) && !dated.test(textAround(cv.document, index)),
        isNearTop: (earlier?.isNearTop ?? false) || span.start < top,
      });
    }
  }
  return [...found.values()];
}

/** Certificates and registrations of the table of skills, and qualifications of a trade, that stand outside the roles. */
function lasting({ input: { cv }, audit: { reading } }: Findings, top: number): Paper[] {
  const certified = [...reading.skills.values()].flatMap(({ kind, mentions }) => {
    const [first] = mentions;
    return kind === 'certification' && first && mentions.every(({ place }) => place === 'education' || place === 'skills') ? [first] : [];
  });
  const others = cv.work.length === 0 ? [] : highest([...cv.text.matchAll(tradeQualification)]);
  const spans = [...certified, ...others.map(({ index, 0: { length } }) => ({ start: index, end: index + length }))];
  return spans.map((span) => ({ span, isLookedFor: true, needsDate: false, isNearTop: span.start < top }));
}

/** 'PA1 PA2' on one line is one name of two papers. */
const onceEach = (found: readonly Paper[]): Paper[] =>
  [...new Map([...found].reverse().map((paper) => [paper.span.start, paper])).values()].reverse();

const anyRegister = Object.values(registerWords).flat();

/** The head of the CV names a register. */
const showsRegister = ({ input: { cv } }: Findings, top: number): boolean => showsAny(cv.text.slice(0, top), anyRegister);

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether a paper is held, by what the CV says of it and by its age: it is advised to be named first only where that is certain. */
const isHeld = (findings: Findings, below: number): ((span: Span) => boolean) => {
  const { input, audit } = findings;
  const aged = agedPapersIn(findings);
  return (span) => stateAt(input.cv, span, audit.reading.today).notHeld < below && !aged.some((line) => overlap(line, span));
};

/** The licences and cards that employers in this work look for first, in the CV's words, where they are held. */
export function heldPapers(findings: Findings): string[] {
  const { text } = findings.input.cv;
  const isSurelyHeld = isHeld(findings, paperBounds.held);
  const held = runningOut(findings, 0, findings.career?.group.soc ?? '').filter((paper) => paper.isLookedFor && isSurelyHeld(paper.span));
  return onceEach(held).map(({ span }) => text.slice(span.start, span.end));
}

/** Licences and cards that employers in this work look for first, and that stand below the roles or lack an expiry date. */
export const papers: ReaderAdvice = (findings) => {
  const { input, audit, career, evidence } = findings;
  const soc = career?.group.soc ?? '';
  if (audit.unsure.includes('work')) return [];
  const top = Math.min(...input.cv.work.map(({ start }) => start), input.cv.text.length);
  const checked = runningOut(findings, top, soc);
  const asksForQualification = WANTS_QUALIFICATIONS.test(soc);
  // A CV that names a register or card at the top already shows what employers look for first.
  const namesOne = checked.some((paper) => paper.isNearTop && paper.isLookedFor) || showsRegister(findings, top);
  const others = asksForQualification
    ? lasting(findings, top).filter(({ span }) => !checked.some((paper) => overlap(paper.span, span)))
    : [];
  const textOf = ({ span: { start, end } }: Paper): string => input.cv.text.slice(start, end);
  const [isSurelyHeld, mayBeHeld] = [isHeld(findings, paperBounds.held), isHeld(findings, paperBounds.notHeld)];
  const isOfWork = (paper: Paper): boolean => !isDrivingLicence.test(textOf(paper)) || DRIVES.test(soc);
  const wanted = namesOne || input.cv.work.length === 0 ? [] : [...checked, ...others].filter((paper) => paper.isLookedFor);
  const below = wanted.filter((paper) => !paper.isNearTop && isOfWork(paper) && isSurelyHeld(paper.span));
  const undated = checked.filter((paper) => paper.needsDate && paper.isLookedFor && isOfWork(paper) && mayBeHeld(paper.span));
  const told = onceEach([...undated, ...below]).slice(0, MOST_QUOTES);
  if (told.length === 0) return [];
  const named = (some: readonly Paper[]): string[] => told.filter((paper) => some.includes(paper)).map(textOf);
  return readerAdvice(
    'papers',
    'loses-readers',
    papersSentences.say({ undated: named(undated), below: named(below) }),
    told.map(({ span }) => evidence(span)),
  );
};
