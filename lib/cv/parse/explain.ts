import type { Span, RedactedDocument } from '../document/redacted-document';
import { parse } from '.';
import { createTrace, type Decision, type ExplainedLine, type Explanation } from './trace';

/** What each line of the document was read as, by which rule, with the runner-up where a decision was scored. */
export function explain(document: RedactedDocument, today: string): Explanation {
  const trace = createTrace(document);
  parse(document, today, trace);
  const spans = contactSpans(document);
  for (const line of trace.explanation.lines) {
    if (spans.some(({ start }) => start >= line.start && start <= line.end)) line.decisions.push(contact);
    if (!isUsed(line)) line.decisions.push(notUsed);
  }
  return trace.explanation;
}

/** Contact details and name were found by redaction before parsing, so they are explained from the result. */
const contact: Decision = { step: 'document', readAs: 'contact', rule: 'contact.found-by-redaction' };
const notUsed: Decision = { step: 'document', readAs: 'not used', rule: 'unused.no-rule-holds' };

const contactSpans = ({ contact: { name, email, phone, place, links, unwanted } }: RedactedDocument): Span[] =>
  [name, email?.span, phone?.span, place?.span, ...links.map(({ span }) => span), ...unwanted.map(({ span }) => span)].filter(
    (span) => span !== null && span !== undefined,
  );

/** Whether a step read the line as more than a line of its section. */
const isUsed = ({ decisions }: ExplainedLine): boolean => decisions.some(({ readAs }) => readAs !== 'section content');
