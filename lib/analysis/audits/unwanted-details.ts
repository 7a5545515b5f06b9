import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Span, UnwantedDetail } from '@/lib/cv/document/redacted-document';
import { overlapsAny } from '../text/spans';
import { familyPhrases, healthPhrases, ownAge, returnPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { defineAudit, scored } from '../audit';

export interface UnwantedDetailsFacts {
  details: readonly (UnwantedDetail | 'photo')[];
}

/** Shares of the points. */
const costs: Readonly<Record<UnwantedDetail | 'photo', number>> = {
  photo: 0.4,
  'date-of-birth': 0.5,
  age: 0.5,
  'marital-status': 0.4,
  religion: 0.4,
  nationality: 0.2,
  gender: 0.4,
  health: 0.4,
  'ni-number': 0.8,
  passport: 0.8,
  'driving-licence-number': 0.6,
  bank: 0.8,
  'referee-contact': 0.5,
  salary: 0.4,
};
/** Details that an employer must not or does not want to store before an offer. */
const stopping: ReadonlySet<UnwantedDetail | 'photo'> = new Set(['ni-number', 'passport', 'driving-licence-number', 'bank']);
/** Where a photograph is part of the trade. */
const PICTURED = /\b(?:actor|actress|model|presenter|dancer|performer)\b/i;

/** Between the ends of a line or signs that part its items: 'Age 18 | Single'. */
const aloneOnLine = (words: string): RegExp => new RegExp(String.raw`(?<=^|[|;•·\t⇥] ?| {2})${words}(?= ?(?:$|[|;.•·\t⇥]| {2}))`, 'im');

/** Personal statements in plain words, without a label. */
const saidInWords: readonly { kind: UnwantedDetail; pattern: RegExp }[] = [
  { kind: 'marital-status', pattern: anyOf(familyPhrases) },
  { kind: 'marital-status', pattern: aloneOnLine('single') },
  { kind: 'age', pattern: aloneOnLine(String.raw`aged? ?:? ?[1-7]\d`) },
  { kind: 'health', pattern: anyOf(healthPhrases) },
  { kind: 'age', pattern: ownAge },
];
/** A mention of family that explains a break is fine, because it answers a reader's question. */
const returning = anyOf(returnPhrases);
const explainsBreak = (part: string, at: number): boolean => {
  const sentences = part.split(/(?<=[.!?])\s/);
  let end = 0;
  const own = sentences.findIndex((sentence) => (end += sentence.length + 1) > at);
  return returning.test(sentences.slice(Math.max(0, own - 1), own + 2).join(' '));
};

const ownParts = new Set<SectionKind>(['contact', 'summary', 'additional', 'interests']);

/** 'Married with three kids' or 'good health' under the name, in the profile or at the end; a 'married quarter' in a role is work. */
function detailsInWords({ text, profile, sections }: Cv): { kind: UnwantedDetail; span: Span }[] {
  const firstHeading = sections.find(({ heading }) => heading)?.start ?? 0;
  const parts = [{ start: 0, end: firstHeading }, ...(profile ? [profile] : []), ...sections.filter(({ kind }) => ownParts.has(kind))];
  const found = parts.flatMap(({ start, end }) =>
    saidInWords.flatMap(({ kind, pattern }) => {
      const part = text.slice(start, end);
      const match = pattern.exec(part);
      return match && !(kind === 'marital-status' && explainsBreak(part, match.index))
        ? [{ kind, span: { start: start + match.index, end: start + match.index + match[0].length } }]
        : [];
    }),
  );
  return [...new Map(found.map((detail) => [`${detail.kind} ${detail.span.start}`, detail])).values()];
}

/** 'Nationality: Polish (settled status)', redacted or not: it answers whether somebody may work here, and stays. */
const rightToWork =
  /^[^|•·]*nationality[^|•·]*(?:\]\s?\(\[PERSONAL|\b(?:citizen(?:ship)?|settled|visa|right to work|leave to remain|ILR|work permit)\b)/i;

function tellsRightToWork({ document: { lines }, text }: Cv, { start }: Span): boolean {
  const line = lines.find((one) => one.start <= start && start < one.end);
  return line !== undefined && rightToWork.test(text.slice(line.start, line.end));
}

/** 'I am 17': pay of apprentices and hours of work depend on it under 18 (GOV.UK, Employing young people). */
const schoolAge = /\b1[4-8]\b/;

/** UK employers must not choose by age, family or belief, and need no National Insurance number before an offer. */
export const unwantedDetails = defineAudit<UnwantedDetailsFacts>({
  id: 'unwanted-details',
  criterion: 'F3',
  category: 'F Language and UK practice',
  points: 1,
  section: null,
  fixKind: ({ details }) => (details.some((detail) => stopping.has(detail)) ? 'stops-application' : 'loses-readers'),
  run({ cv, level, reading }) {
    // What a break from work was for may be told there.
    const breaks = reading.roles.filter(({ isBreak }) => isBreak).map(({ entry }) => entry);
    const unwanted = [...cv.contact.unwanted, ...detailsInWords(cv)].filter(
      ({ kind, span }) =>
        !overlapsAny(breaks, span) &&
        !(kind === 'nationality' && tellsRightToWork(cv, span)) &&
        (kind !== 'age' || level !== 'student' || !schoolAge.test(cv.text.slice(span.start, span.end))),
    );
    const kinds = [...new Set(unwanted.map(({ kind }) => kind))];
    const hasPhoto = cv.document.layout.images.some(({ likelyPhoto }) => likelyPhoto) && !PICTURED.test(cv.work[0]?.title?.text ?? '');
    const details = [...(hasPhoto ? (['photo'] as const) : []), ...kinds];
    const share = 1 - (hasPhoto ? costs.photo : 0) - kinds.reduce((sum, kind) => sum + costs[kind], 0);
    if (details.length === 0) return scored(1, { details });
    const spans = unwanted.map(({ span }) => span);
    return scored(share, { details }, { evidence: spans, targets: spans });
  },
});
