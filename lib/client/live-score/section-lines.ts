import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import type { RedactedLine, Span } from '@/lib/cv/document/redacted-document';
import { lineWords, readEntries, type EditorEntry } from '@/lib/rewrite/editor-text/read';
import { educationHeading, workHeading } from '@/lib/rewrite/editor-text/write';
import { toDocumentLine, type PlacedLine } from './placed-line';

/** An entry in the editor and in the document. */
interface KnownEntry extends Span {
  heading: string;
  statements: readonly (Span & { text: string; kind: 'bullet' | 'sentence' })[];
}

/** Length of a line in characters, where the document's own lines are not longer. */
const usualWidth = 95;
const maxWidth = 130;

/** Words in lines of at most `width` characters, as a page would break them. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

/** The lines of an edited part: unchanged lines as they were, new ones in the style of their neighbours. */
export function sectionLines(cv: Cv, kind: SectionKind, text: string): PlacedLine[] {
  const writer = lineWriter(cv, kind);
  if (kind === 'summary') return wrapped(lineWords(text), writer.width).map((line) => writer.write(line, 'text'));
  if (kind === 'skills')
    return text
      .split('\n')
      .map(lineWords)
      .filter(Boolean)
      .map((line) => writer.write(line, 'text'));
  return entryLines(knownEntries(cv, kind), text, writer);
}

const knownEntries = (cv: Cv, kind: SectionKind): KnownEntry[] =>
  kind === 'education'
    ? cv.education.map((entry) => ({ ...entry, heading: educationHeading(cv, entry) }))
    : cv.work.map((entry) => ({ ...entry, heading: workHeading(cv, entry) }));

type Look = 'text' | 'bullet' | 'wrap' | 'heading';

interface LineWriter {
  width: number;
  /** A new line in the style of its kind. */
  write(text: string, look: Look): PlacedLine;
  /** The document's own lines in a range. */
  keep(span: Span): PlacedLine[];
}

function lineWriter(cv: Cv, kind: SectionKind): LineWriter {
  const { document } = cv;
  const own = cv.sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
  const body = own.length > 0 ? own : cv.sections.flatMap(({ lines }) => lines);
  const lines = body.flatMap((index) => document.lines[index] ?? []);
  const heads = lines.filter((line) => knownEntries(cv, kind).some(({ start }) => line.start <= start && start < line.end));
  const samples: Record<Look, RedactedLine | undefined> = {
    text: lines[0],
    bullet: lines.find(({ bullet }) => bullet !== undefined),
    wrap: lines.find((line, index) => line.bullet === undefined && lines[index - 1]?.bullet !== undefined && !heads.includes(line)),
    heading: heads[0],
  };
  const lookOf = (look: Look): Omit<DocumentLine, 'items'> & { item: Omit<DocumentLine['items'][number], 'text'> } => {
    const sample = samples[look] ?? (look === 'wrap' ? samples.bullet : undefined) ?? samples.text ?? document.lines[0];
    const { items, bullet, ...line } = sample ? toDocumentLine(document, sample) : bare;
    const { text: _text, ...item } = items[0] ?? plainItem;
    const sign = look === 'bullet' ? { bullet: bullet ?? '•' } : {};
    return { ...line, ...sign, ...(look === 'wrap' ? { gapAbove: 0 } : {}), item };
  };
  return {
    width: Math.max(usualWidth, ...lines.map(({ start, end }) => Math.min(maxWidth, end - start))),
    write(text, look) {
      const { item, ...line } = lookOf(look);
      return { line: { ...line, items: text.split('\t').map((part) => ({ ...item, text: part })) }, from: null };
    },
    keep: ({ start, end }) =>
      document.lines.flatMap((line, index) =>
        line.start < end && line.end > start ? [{ line: toDocumentLine(document, line), from: index }] : [],
      ),
  };
}

const plainItem: DocumentLine['items'][number] = { text: '', box: null, fontSize: null, bold: false, italic: false };
const bare: DocumentLine = { page: 1, region: 'body', block: 0, items: [plainItem] };

/** 'Store Manager, Lantern Books (Mar 2019 - Present)' with its dates at the right margin, as in most CVs. */
const headingText = (heading: string): string => heading.replace(/ \(([^()]{4,40})\)$/, '\t$1');

function entryLines(known: readonly KnownEntry[], text: string, writer: LineWriter): PlacedLine[] {
  const byHeading = new Map(known.map((entry) => [entry.heading, entry]));
  return readEntries(text, new Set(byHeading.keys())).flatMap((entry) => {
    const old = byHeading.get(entry.heading);
    if (old && isSame(old, entry)) return writer.keep(old);
    return [...headLines(old, entry, writer), ...statementLines(old, entry, writer)];
  });
}

const isSame = (old: KnownEntry, entry: EditorEntry): boolean =>
  old.statements.length === entry.statements.length &&
  old.statements.every(({ text }, index) => lineWords(text) === entry.statements[index]?.text);

function headLines(old: KnownEntry | undefined, { heading }: EditorEntry, writer: LineWriter): PlacedLine[] {
  if (old) return writer.keep({ start: old.start, end: old.statements[0]?.start ?? old.end });
  return heading ? [{ ...writer.write(headingText(heading), 'heading'), opens: true }] : [];
}

function statementLines(old: KnownEntry | undefined, { statements }: EditorEntry, writer: LineWriter): PlacedLine[] {
  const kept = new Map(old?.statements.filter(({ kind }) => kind === 'bullet').map((statement) => [lineWords(statement.text), statement]));
  // Sentences share their lines, so a changed paragraph is written as a whole.
  const wasProse = old !== undefined && old.statements.length > 0 && old.statements.every(({ kind }) => kind === 'sentence');
  if (wasProse) return wrapped(statements.map(({ text }) => text).join(' '), writer.width).map((line) => writer.write(line, 'text'));
  return statements.flatMap(({ text, kind }) => {
    const same = kept.get(text);
    if (same) return writer.keep(same);
    const look = kind === 'bullet' ? 'bullet' : 'text';
    return wrapped(text, writer.width).map((line, index) => writer.write(line, index === 0 ? look : 'wrap'));
  });
}
