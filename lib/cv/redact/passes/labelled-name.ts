import type { Span } from '../../document/redacted-document';
import type { SourceLine, SourceText } from '../../document/source-text';
import type { Redacting } from '../findings';

const surname = /^(?:surname|family name|last name)(?: ?\/ ?family name)?$/i;
const forename = /^(?:first|given|fore|christian)[ -]?names?(?: ?\(s\))?$/i;
const properName = /^\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,3}\.?$/u;
/** The boxes stand at the head of a form, one under or beside the other. */
const maxLines = 40;
const maxLinesApart = 3;

/** A name in the two boxes of a form: 'Surname ⇥ Okafor' over 'First name(s) ⇥ Ada' is Ada Okafor. */
export function findLabelledName({ source, findings }: Redacting): string | null {
  let last: (Span & { index: number }) | null = null;
  let first: (Span & { index: number }) | null = null;
  for (const [index, line] of source.lines.slice(0, maxLines).entries()) {
    for (const { label, start, end } of [...boxesOf(source, line), ...boxBelow(source, index)]) {
      if (!properName.test(source.text.slice(start, end))) continue;
      if (surname.test(label)) last ??= { start, end, index };
      else if (forename.test(label)) first ??= { start, end, index };
    }
  }
  if (!first || !last || Math.abs(first.index - last.index) > maxLinesApart) return null;
  const fullName = `${source.text.slice(first.start, first.end)} ${source.text.slice(last.start, last.end)}`;
  for (const { start, end } of [first, last]) findings.add({ start, end, kind: 'NAME', key: 'name', fullName });
  return fullName;
}

/** '1. Family name: Osei  2. Given names: Ada': boxes that follow each other in one line. */
const nextBox =
  /[ \t]{1,6}(?:\d{1,2}[.)] ?)?(?=(?:\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}|(?:First|Last|Given|Family|Middle|Preferred|Maiden) Names?)(?:\([\p{L}/]{1,12}\))? ?:)/gu;
const numbering = /^\d{1,2}[.)] ?/;

function splitBoxes(source: SourceText, { start, end }: Span): Span[] {
  const text = source.text.slice(start, end);
  const edges = text.split(':').length > 2 ? [...text.matchAll(nextBox)] : [];
  const from = [numbering.exec(text)?.[0].length ?? 0, ...edges.map(({ 0: gap, index }) => index + gap.length)];
  return from.map((at, index) => ({ start: start + at, end: start + (edges[index]?.index ?? text.length) }));
}

/** 'Surname' over 'Okafor', as the cells of some tables are read. */
function boxBelow({ lines }: SourceText, index: number): (Span & { label: string })[] {
  const [line, next] = lines.slice(index, index + 2);
  const label = line?.text.replace(/ ?:$/, '').trim() ?? '';
  const isLabel = (text: string): boolean => surname.test(text) || forename.test(text);
  return next && isLabel(label) && !isLabel(next.text.trim()) ? [{ label, start: next.start, end: next.end }] : [];
}

/** 'Label ⇥ value' and 'Label: value'. */
function boxesOf(source: SourceText, line: SourceLine): (Span & { label: string })[] {
  const items = line.items.flatMap((item) => splitBoxes(source, item));
  return items.flatMap(({ start, end }, index) => {
    const text = source.text.slice(start, end);
    const next = items[index + 1];
    const colon = text.indexOf(':');
    if (colon > 0 && colon < text.length - 1) {
      const from = colon + 1 + (text.charAt(colon + 1) === ' ' ? 1 : 0);
      return [{ label: text.slice(0, colon).trim(), start: start + from, end }];
    }
    return next ? [{ label: text.replace(/:$/, '').trim(), start: next.start, end: next.end }] : [];
  });
}
