import type { Corrections } from '@/lib/shared/corrections';
import type { ExtractedDocument, HiddenText } from '../document/extracted-document';
import type { RedactedText, Redaction } from '../document/redacted-document';
import { joinLines } from '../document/source-text';
import { contactOf } from './contact-details';
import { findContactRegions } from './contact-regions';
import { startRedacting, type Redacting } from './findings';
import { findWords, Rewriting, wordsPattern } from './further-words';
import { findAddresses } from './passes/addresses';
import { findAuthors } from './passes/authors';
import { findEmails } from './passes/emails';
import { findLabelledName } from './passes/labelled-name';
import { findLinkedItems, findLinks } from './passes/links';
import { findName } from './passes/name';
import { findNameMentions } from './passes/name-mentions';
import { findIntroduction, findOwnNames, type FileFacts } from './passes/own-names';
import { findPeopleByEvidence, type Decide } from './passes/people-by-evidence';
import { findPersonalDetails } from './passes/personal-details';
import { findPhones } from './passes/phones';
import { findReferees } from './passes/referees';
import { writePlaceholders } from './write-placeholders';

/** The only place where text becomes RedactedText. */
const redacted = (text: string): RedactedText => text as RedactedText;

/**
 * Takes the personal details out of an extracted document and puts typed placeholders in their place. Only the resulting text is
 * stored, scored by the server and sent anywhere. It works on the lines' items before they are joined.
 */
export function redact(document: ExtractedDocument, { filename }: { filename?: string | undefined } = {}): Redaction {
  const source = joinLines(document);
  const redacting = startRedacting(source, findContactRegions(source));
  findDetails(redacting, { author: document.layout.properties.author, filename });
  const { text, lines, origins, placed, removed } = writePlaceholders(source, redacting.findings.all);
  const { facts, record } = contactOf(redacting, placed);
  const { properties: _properties, ...layout } = document.layout;
  const hiddenText = layout.hiddenText.map((hidden): HiddenText => ({ ...hidden, text: redactLooseText(hidden.text, record.name) }));
  return {
    document: {
      kind: document.kind,
      text: redacted(text),
      lines,
      pages: document.pages,
      layout: { ...layout, hiddenText },
      contact: facts,
      removed,
    },
    origins,
    contact: record,
  };
}

/** The passes in order. A later pass leaves alone what an earlier one has found. */
function findDetails(redacting: Redacting, file: FileFacts, decide?: Decide): void {
  // 1. Emails first: their shape is certain, and part of an email would look like a link or a name.
  findEmails(redacting);
  // 2. Links.
  findLinks(redacting);
  // 3. Personal details, before phones: a labelled account number is no phone number.
  findPersonalDetails(redacting);
  // 4. Phones.
  findPhones(redacting);
  // 5. Words with a link behind them, after phones: a phone number stays one whatever it links to.
  findLinkedItems(redacting);
  // 6. and 7. The candidate's name, in the boxes of a form or at its likeliest place. They need the contact details as evidence.
  const name = findLabelledName(redacting) ?? findName(redacting, file.author);
  // 8. Addresses, after the name, because a surname may be a town.
  findAddresses(redacting);
  // 9. Referees, after addresses: details already found inside the references keep their own placeholders.
  findReferees(redacting);
  // 10. All other people who are named: by weighed evidence.
  findPeopleByEvidence(redacting, name, false, decide);
  // 11. Every other mention of the name.
  if (name !== null) findNameMentions(redacting, name);
  // 12. Other names of the candidate, and the name where no line of the page has it.
  findOwnNames(redacting, name, file);
  findIntroduction(redacting);
  // 13. With whom the candidate wrote, after the candidate's own name among them.
  findAuthors(redacting);
}

/**
 * Takes out words that the owner says were missed. Everything that points into the text still points to the same words: lines, origins,
 * the plain reading, corrections. Null where the words are not in the text.
 */
export function redactFurther(
  { document, origins, contact }: Redaction,
  words: readonly string[],
  corrections: readonly (Corrections | null)[],
): { redaction: Redaction; corrections: (Corrections | null)[] } | null {
  const cuts = findWords(document, origins, words);
  if (cuts.length === 0) return null;
  const rewriting = new Rewriting(document.text, cuts, document.removed);
  const withoutWords = (text: string): RedactedText =>
    redacted(words.reduce((left, word) => left.replace(wordsPattern(word), '[PERSONAL]'), text));
  const { layout, plain } = document;
  const name = cuts.find(({ kind }) => kind === 'NAME');
  return {
    redaction: {
      document: {
        ...document,
        text: redacted(rewriting.text),
        lines: document.lines.map((line) => ({ ...rewriting.span(line), items: line.items.map((item) => rewriting.item(item)) })),
        layout: { ...layout, hiddenText: layout.hiddenText.map((hidden) => ({ ...hidden, text: withoutWords(hidden.text) })) },
        contact: rewriting.contact(document.contact),
        removed: Rewriting.count(cuts, document.removed),
        ...(plain ? { plain: rewriting.plain(document.text, plain) } : {}),
      },
      origins: rewriting.origins(document.text, origins),
      contact: name ? { ...contact, name: document.text.slice(name.start, name.end) } : contact,
    },
    corrections: corrections.map((each) => each && rewriting.corrections(each)),
  };
}

/** Runs the passes with another classifier of people, so that a trainer sees what is to be decided, and the text that the spans are of. */
export function observePeople(document: ExtractedDocument, decide: (text: string) => Decide): void {
  const source = joinLines(document);
  findDetails(startRedacting(source, findContactRegions(source)), {}, decide(source.text));
}

/** Takes the details out of text that is on no page: hidden text, an edited section, a job advert. */
export function redactLooseText(text: string, name: string | null = null): RedactedText {
  const lines = text.split('\n').map((words) => ({
    page: 1,
    region: 'body' as const,
    block: 0,
    items: [{ text: words, box: null, fontSize: null, bold: false, italic: false }],
  }));
  const source = joinLines({ lines });
  const redacting = startRedacting(source, {
    sections: source.lines.map(() => 'additional'),
    isHeading: source.lines.map(() => false),
    isContact: source.lines.map(() => false),
    isMargin: source.lines.map(() => false),
  });
  findEmails(redacting);
  findLinks(redacting);
  findPersonalDetails(redacting);
  findPhones(redacting);
  findAddresses(redacting);
  findPeopleByEvidence(redacting, name, true);
  if (name !== null) {
    const start = source.text.toLowerCase().indexOf(name.toLowerCase());
    if (start >= 0) redacting.findings.add({ start, end: start + name.length, kind: 'NAME', key: 'name' });
    findNameMentions(redacting, name);
  }
  return redacted(writePlaceholders(source, redacting.findings.all).text);
}
