import { parse } from '@/lib/cv/parse';
import { redact, redactFurther } from '@/lib/cv/redact';
import { restore } from '@/lib/cv/document/restore';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const cvText = `Robin Ashworth
robin.ashworth@example.com | 07700 900123

# Profile
Nurse with nine years on wards. Known on the ward as Robs.

# Experience
Staff Nurse, Elm Ward\tMay 2019 - Present
- Trained Gizmo Ledger’s team of 4 nurses with Gizmo Ledger
- Ran the falls group with Gizmo\tLedger

# Skills
Triage, Wound care`;

const before = redact(documentFrom(cvText));
function without(...words: string[]) {
  const further = redactFurther(before, words, [null]);
  if (!further) throw new Error('The words stand there.');
  return further.redaction;
}

describe('words that the owner takes out', () => {
  it('go wherever they stand, in any case, and equal ones get one placeholder', () => {
    const { document } = without('robs', 'GIZMO ledger');
    expect(document.text).not.toMatch(/gizmo|ledger|robs/i);
    expect(document.text).toContain('Known on the ward as [PERSONAL].');
    expect(document.text).toContain('Trained [PERSONAL_2]’s team of 4 nurses with [PERSONAL_2]');
    // Each part of a line keeps its own.
    expect(document.text).toContain('with [PERSONAL_2]\t[PERSONAL_2]');
  });

  it('are whole words: no other word loses a part', () => {
    expect(redactFurther(before, ['Rob', 'urs', 'nine year'], [null])).toBeNull();
  });

  it.each(['O’Neill-Ward', "o'neill-ward", 'C++ (part) [x] 1/2 $5?', 'a\\b^c|d{2}'])(
    'are taken as they are written, signs and all: %s',
    (words) => {
      const written = words === "o'neill-ward" ? 'O’Neill-Ward' : words;
      const document = redact(documentFrom(`Robin Ashworth\nrobin@example.com\n\n# Profile\nWorked with ${written} and others for years.`));
      expect(redactFurther(document, [words], [])?.redaction.document.text).toContain('Worked with [PERSONAL] and others');
    },
  );

  it('never touch a placeholder', () => {
    expect(redactFurther(before, ['NAME', 'EMAIL', '[NAME]'], [null])).toBeNull();
  });

  it('are kept for their owner: the whole text can be put back', () => {
    const { document, origins } = without('Gizmo Ledger', 'Robs');
    expect(restore(document.text, origins)).toBe(restore(before.document.text, before.origins));
  });

  it('leave every line, item and contact detail at its words', () => {
    const { document } = without('nine years on wards', 'Gizmo Ledger');
    const words = ({ text, lines }: typeof document) => lines.map((line) => line.items.map((item) => text.slice(item.start, item.end)));
    const expected = words(before.document).map((line) =>
      line.map((item) =>
        item
          .replace('nine years on wards', '[PERSONAL]')
          .replaceAll('Gizmo Ledger', '[PERSONAL_2]')
          .replace(/^(?:Ledger)$/, '[PERSONAL_2]')
          .replace('with Gizmo', 'with [PERSONAL_2]'),
      ),
    );
    expect(words(document)).toEqual(expected);
    const { name, email, phone } = document.contact;
    const at = (span: { start: number; end: number } | undefined) => document.text.slice(span?.start, span?.end);
    expect([at(name ?? undefined), at(email?.span), at(phone?.span)]).toEqual(['[NAME]', '[EMAIL]', '[PHONE]']);
    expect(document.lines.every((line) => line.start === line.items[0]?.start && line.end === line.items.at(-1)?.end)).toBe(true);
  });

  it('are counted', () => {
    expect(without('Gizmo Ledger', 'Robs').document.removed.PERSONAL).toBe((before.document.removed.PERSONAL ?? 0) + 2);
  });

  it('leave a CV that is read as before', () => {
    const [was, is] = [parse(before.document, TODAY), parse(without('Gizmo Ledger').document, TODAY)];
    expect(is.work.map(({ title }) => title?.text)).toEqual(was.work.map(({ title }) => title?.text));
  });

  it('are the name where none was found and they stand alone near the top', () => {
    const nameless = redact(documentFrom('qx zz\n\n# Profile\nNurse with nine years on wards, known to all.\n\n# Skills\nTriage'));
    expect(nameless.document.contact.name).toBeNull();
    const further = redactFurther(nameless, ['qx zz'], []);
    expect(further?.redaction.document.text).toMatch(/^\[NAME\]\n/);
    expect(further?.redaction.document.contact.name).toEqual({ start: 0, end: 6 });
    expect(further?.redaction.contact.name).toBe('qx zz');
  });

  it('move what the owner put right along', () => {
    const { text } = before.document;
    const title = { start: text.indexOf('Staff Nurse'), end: text.indexOf('Staff Nurse') + 11 };
    const entry = { kind: 'work' as const, head: [4], body: [5], title, employer: null, place: null, dates: null };
    const further = redactFurther(before, ['nine years on wards'], [{ settled: ['work'], entries: [entry], skills: [8] }, null]);
    const moved = further?.corrections[0]?.entries?.[0];
    expect(moved?.kind === 'work' && further?.redaction.document.text.slice(moved.title?.start, moved.title?.end)).toBe('Staff Nurse');
    expect(further?.corrections[1]).toBeNull();
    expect(further?.corrections[0]?.skills).toEqual([8]);
  });

  it('leave what a plain reader keeps at the same words, and of half a detail a count', () => {
    const { text } = before.document;
    const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    const read = {
      ...before,
      document: {
        ...before.document,
        plain: { reader: 'pdf.js' as const, lines: [[at('Known on the ward'), at('as Robs')], [at('nine years')], [at('Wound care')]] },
      },
    };
    const further = redactFurther(read, ['nine years on', 'Robs'], []);
    const document = further?.redaction.document;
    const words = document?.plain?.lines.map((line) =>
      line.map((part) => ('start' in part ? document.text.slice(part.start, part.end) : part)),
    );
    expect(words).toEqual([['Known on the ward', 'as [PERSONAL_2]'], [{ words: 2 }], ['Wound care']]);
  });
});
