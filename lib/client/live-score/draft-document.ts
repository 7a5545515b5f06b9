import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import type { ContactFacts, DraftDocument, DraftText, RedactedDocument, RedactedLine, Span } from '@/lib/cv/document/redacted-document';
import { joinLines, placedItem, placedLine } from '@/lib/cv/document/source-text';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { SectionName } from '@/lib/rewrite/section-names';
import { movedCorrections } from './moved-corrections';
import { movedPlainReading } from './moved-plain-reading';
import { toDocumentLine, type PlacedLine } from './placed-line';
import { sectionLines } from './section-lines';

/** The only place where text becomes DraftText. */
const draft = (text: string): DraftText => text as DraftText;

const editable: readonly { name: SectionName; kind: SectionKind; heading: string }[] = [
  { name: 'Professional Summary', kind: 'summary', heading: 'Profile' },
  { name: 'Work Experience', kind: 'experience', heading: 'Work Experience' },
  { name: 'Skills Section', kind: 'skills', heading: 'Skills' },
  { name: 'Education', kind: 'education', heading: 'Education' },
];

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** Unchanged lines get the redacted words back, so that they equal those of the document. */
function withRedactedLines(edited: string, own: string, redacted: string): string {
  const [ownLines, redactedLines] = [own.split('\n'), redacted.split('\n')];
  if (ownLines.length !== redactedLines.length) return edited;
  const byOwn = new Map(ownLines.map((line, index) => [line.trim(), redactedLines[index] ?? line]));
  return edited
    .split('\n')
    .map((line) => byOwn.get(line.trim()) ?? line)
    .join('\n');
}

/**
 * The CV with edited parts in place of the old ones, in its own layout. Unchanged lines stay, so that a draft without a change has
 * exactly the same text. `own` are the parts in the owner's words, as the editors began.
 */
export function draftDocument(
  document: RedactedDocument,
  cv: Cv,
  own: Readonly<Record<string, string>>,
  edited: EditedSections,
): DraftDocument {
  let lines = document.lines.map((line, index): PlacedLine => ({ line: toDocumentLine(document, line), from: index }));
  for (const { name, kind, heading } of editable) {
    const before = sectionText(cv, name);
    const text = withRedactedLines(edited[name] ?? '', own[name] ?? before, before);
    if (text.trim() && tidy(text) !== tidy(before)) lines = withSection(lines, cv, { kind, heading, text });
  }
  const source = joinLines({ lines: lines.map(({ line }) => line) });
  const written = source.lines.map(({ line, items, ...span }) =>
    placedLine(
      line,
      items.map((item) => placedItem(item, source, item)),
      span,
    ),
  );
  const plain = movedPlainReading(document, lines, written);
  return {
    ...document,
    text: draft(source.text),
    lines: written,
    contact: movedContact(document, lines, written),
    ...movedCorrections(document, lines, written),
    ...(plain === undefined ? {} : { plain }),
  };
}

function withSection(lines: readonly PlacedLine[], cv: Cv, section: { kind: SectionKind; heading: string; text: string }): PlacedLine[] {
  const own = cv.sections.filter(({ kind }) => kind === section.kind);
  const old = new Set(own.flatMap((part) => part.lines));
  const made = sectionLines(cv, section.kind, section.text);
  const first = lines.findIndex(({ from }) => from !== null && old.has(from));
  if (first >= 0) {
    const rest = lines.filter(({ from }) => from === null || !old.has(from));
    const before = lines.slice(0, first).filter(({ from }) => from === null || !old.has(from)).length;
    return [...rest.slice(0, before), ...made, ...rest.slice(before)];
  }
  return withNewSection(lines, cv, section, made);
}

const indexOfOffset = (cv: Cv, offset: number | undefined): number =>
  offset === undefined ? -1 : cv.document.lines.findIndex(({ start, end }) => start <= offset && offset < Math.max(end, start + 1));

/** A profile goes above the first heading, everything else to the end. */
function withNewSection(
  lines: readonly PlacedLine[],
  cv: Cv,
  { kind, heading }: { kind: SectionKind; heading: string },
  made: readonly PlacedLine[],
): PlacedLine[] {
  const firstHeading = indexOfOffset(cv, cv.sections.find((part) => part.heading)?.heading?.start);
  const template = cv.document.lines[firstHeading];
  const look = template ? toDocumentLine(cv.document, template) : null;
  const [item] = look?.items ?? [];
  const neighbour = item?.text ?? '';
  // A heading in another case than the others would be read as a line of text.
  const written = neighbour !== '' && neighbour === neighbour.toUpperCase() ? heading.toUpperCase() : heading;
  const headingLine: DocumentLine = {
    ...(look ?? { page: 1, region: 'body', block: 0, headingLevel: 1 }),
    items: [{ ...(item ?? { box: null, fontSize: null, bold: true, italic: false }), text: written }],
  };
  const added: PlacedLine[] = [{ line: headingLine, from: null }, ...made];
  const at = kind === 'summary' && firstHeading >= 0 ? lines.findIndex(({ from }) => from === firstHeading) : lines.length;
  return at < 0 ? [...lines, ...added] : [...lines.slice(0, at), ...added, ...lines.slice(at)];
}

/** Every contact fact in its new place; one whose line was deleted is dropped. */
function movedContact(document: RedactedDocument, placed: readonly PlacedLine[], lines: readonly RedactedLine[]): ContactFacts {
  const newIndex = new Map(placed.flatMap(({ from }, index) => (from === null ? [] : [[from, index] as const])));
  const move = (span: Span): Span | null => {
    const old = document.lines.findIndex(({ start, end }) => start <= span.start && span.start <= end);
    const from = document.lines[old];
    const to = lines[newIndex.get(old) ?? -1];
    if (!from || !to) return null;
    const by = to.start - from.start;
    return { start: span.start + by, end: span.end + by };
  };
  const moved = <T extends { span: Span }>(fact: T | null): T | null => {
    const span = fact && move(fact.span);
    return fact && span ? { ...fact, span } : null;
  };
  const all = <T extends { span: Span }>(facts: readonly T[]): T[] => facts.flatMap((fact) => moved(fact) ?? []);
  const { name, email, phone, place, links, unwanted } = document.contact;
  return {
    name: name && move(name),
    email: moved(email),
    phone: moved(phone),
    place: moved(place),
    links: all(links),
    unwanted: all(unwanted),
  };
}
