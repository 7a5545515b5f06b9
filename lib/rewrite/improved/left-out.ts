import type { Cv } from '@/lib/cv/cv';
import type { PlaceholderOrigin, Span, UnwantedDetail } from '@/lib/cv/document/redacted-document';
import type { TextChange } from './text-changes';

/** Details that a UK CV leaves out, as the person reads it: 'Left out: date of birth'. */
const names: Record<UnwantedDetail, string> = {
  'date-of-birth': 'date of birth',
  age: 'age',
  'marital-status': 'marital status',
  religion: 'religion',
  nationality: 'nationality',
  gender: 'gender',
  health: 'health details',
  'ni-number': 'National Insurance number',
  passport: 'passport number',
  'driving-licence-number': 'driving licence number',
  bank: 'bank details',
  'referee-contact': 'referees’ contact details',
  salary: 'salary',
};

/** Words before such a detail that mean nothing without it. */
const label =
  /(?:date of birth|birth ?date|place and date of birth|d\.?\s?o\.?\s?b\.?|born(?: on)?|age|aged|marital status|civil status|status|nationality|citizenship|gender|sex|religion|faith|health|national insurance(?: number| no\.?)?|n\.?i\.?(?: number| no\.?)?|nino|passport(?: number| no\.?)?|driving licen[cs]e(?: number| no\.?)|(?:current |present )?salary|sort code|account(?: number| no\.?)?|iban|tel(?:ephone)?|phone|mobile|mob|e-?mail|address)\s*[:.–-]*\s*$/i;
const separator = /[|•·;\n\t]/;

export interface LeftOut {
  changes: TextChange[];
  /** What was left out, and where it stood. */
  names: { name: string; span: Span }[];
}

/** Contact details of other people, such as a referee's phone number. */
const refereeKinds: ReadonlySet<PlaceholderOrigin['kind']> = new Set(['PHONE', 'EMAIL', 'ADDRESS', 'POSTCODE']);

/**
 * The details that the report advises to leave out, with their labels. A detail inside a sentence stays, because the sentence would be
 * incomplete: 'a reliable 18 year old'. Names and posts of referees stay.
 */
export function leftOut(cv: Cv, origins: readonly PlaceholderOrigin[]): LeftOut {
  const references = linesOf(cv, 'references');
  const told = toldLines(cv);
  const inAny = (spans: readonly Span[], { start }: Span): boolean => spans.some((span) => span.start <= start && start < span.end);
  const unwanted = cv.contact.unwanted.filter(({ kind, span }) => kind !== 'referee-contact' && !inAny(told, span));
  const referees = origins
    .filter((origin) => refereeKinds.has(origin.kind) && inAny(references, origin))
    .map((span) => ({ kind: 'referee-contact' as const, span }));
  const changes: TextChange[] = [];
  const found: LeftOut['names'] = [];
  const masked = maskedText(cv.text, [...unwanted, ...referees]);
  for (const { kind, span } of [...unwanted, ...referees]) {
    const whole = aloneAt(masked, span);
    if (!whole) continue;
    changes.push({ ...whole, text: '' }, ...withoutLabel(cv.text, origins, span));
    found.push({ name: names[kind], span: whole });
  }
  return { changes, names: found };
}

/** 'Dr Ann Bell, Lantern Books ⏎ Tel' was redacted as one detail: the label is removed with its number. */
function withoutLabel(text: string, origins: readonly PlaceholderOrigin[], span: Span): TextChange[] {
  const named = origins.find(
    ({ kind, end, original }) =>
      kind === 'REFEREE' && end <= span.start && /^[\s:.–-]*$/.test(text.slice(end, span.start)) && label.test(original),
  );
  return named
    ? [
        {
          start: named.start,
          end: named.end,
          text: named.original
            .replace(label, '')
            .replace(/[\s,]*\n\s*/g, ', ')
            .trim(),
        },
      ]
    : [];
}

const linesOf = (cv: Cv, kind: string): Span[] =>
  cv.sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines.flatMap((index) => cv.document.lines[index] ?? []));

/** Sentences, and the lines of roles and courses. */
const toldLines = (cv: Cv): Span[] => [
  ...[...cv.work, ...cv.volunteering, ...cv.education, ...cv.projects],
  ...(cv.profile ? [cv.profile] : []),
  ...linesOf(cv, 'summary'),
];

/** The text with spaces in place of the details, so that a detail beside another is recognised as standing alone. */
function maskedText(text: string, details: readonly { span: Span }[]): string {
  let masked = text;
  for (const { span } of details) masked = masked.slice(0, span.start) + ' '.repeat(span.end - span.start) + masked.slice(span.end);
  return masked;
}

/** The detail with its label, where nothing else stands between the neighbouring separators, or a label before it. */
function aloneAt(text: string, { start, end }: Span): Span | null {
  let from = start;
  while (from > 0 && !separator.test(text.charAt(from - 1))) from -= 1;
  let to = end;
  while (to < text.length && !separator.test(text.charAt(to))) to += 1;
  const before = text.slice(from, start);
  const labelAt = label.exec(before)?.index ?? null;
  const others = before.slice(0, labelAt ?? before.length) + text.slice(end, to);
  const isAlone = !/[\p{L}\p{N}]/u.test(others);
  if (!isAlone && labelAt === null) return null;
  return { start: isAlone ? from : from + (labelAt ?? 0), end };
}

/** Separators without anything left between them. */
export const withoutLooseEnds = (text: string): string => {
  const tidied = text
    .replace(/\s+/g, ' ')
    .replace(/([|•·;]) (?:[|•·;] ?)+/g, '$1 ')
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,|•·;–-]+(?=\S)|[\s,|•·;–-]+$/g, '');
  return tidied.trim();
};
