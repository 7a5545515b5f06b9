import type { Source, SourceLine } from './source';
import type { Span } from '../document/redacted-document';

/** A name in the two boxes of a form. */
export interface LabelledName {
  spans: Span[];
  text: string;
}

const surname = /^(?:surname|family name|last name)(?: ?\/ ?family name)?$/i;
const forename = /^(?:first|given|fore|christian)[ -]?names?(?: ?\(s\))?$/i;
const properName = /^\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,3}\.?$/u;
/** The boxes stand at the head of a form, one under or beside the other. */
const maxLine = 40;
const maxApart = 3;

/** 'Surname ⇥ Okafor' over 'First name(s) ⇥ Ada' is Ada Okafor. */
export function findLabelledName(source: Source): LabelledName | null {
  let last: { span: Span; index: number } | null = null;
  let first: { span: Span; index: number } | null = null;
  for (const [index, line] of source.lines.slice(0, maxLine).entries()) {
    for (const { label, span } of boxesOf(source, line)) {
      if (!properName.test(source.text.slice(span.start, span.end))) continue;
      if (surname.test(label)) last ??= { span, index };
      else if (forename.test(label)) first ??= { span, index };
    }
  }
  if (!first || !last || Math.abs(first.index - last.index) > maxApart) return null;
  const [a, b] = [first.span, last.span];
  return { spans: [a, b], text: `${source.text.slice(a.start, a.end)} ${source.text.slice(b.start, b.end)}` };
}

/** 'Label ⇥ value' and 'Label: value'. */
function boxesOf(source: Source, line: SourceLine): { label: string; span: Span }[] {
  return line.items.flatMap(({ start, end }, index) => {
    const text = source.text.slice(start, end);
    const next = line.items[index + 1];
    const colon = text.indexOf(':');
    if (colon > 0 && colon < text.length - 1) {
      const from = colon + 1 + (text.charAt(colon + 1) === ' ' ? 1 : 0);
      return [{ label: text.slice(0, colon).trim(), span: { start: start + from, end } }];
    }
    return next ? [{ label: text.replace(/:$/, '').trim(), span: { start: next.start, end: next.end } }] : [];
  });
}
