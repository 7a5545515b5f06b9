import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { improvedCv, improvedText, type EditedSections } from '@/lib/rewrite/improved-cv';
import { exportChanges } from '@/lib/rewrite/improved/export-changes';
import { lineChanges } from '@/lib/rewrite/line-changes';
import { withLostLines } from '@/lib/rewrite/improved/lost-lines';
import { corpusFiles } from '@/tests/support/corpus-files';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';
import { readFixture } from '@/tests/support/documents/read-fixture';

const lines = `Jordan Example
Leeds LS6 2AB | 07700 900123 | jordan@example.com
Date of birth: 02/06/1971

# Education
BSc (Hons) Geography, University of Hallamwick\t2012 - 2015

# Personal Profile
Manager with six years in bookshops.

# Employment
Store Manager, Lantern Books, Leeds\tMar 2019 - Present
- Responsible for the weekly rota of 24 staff
- Cut stock loss from 2.1% to 1.3% in twelve months
Sales Assistant, Pennine Stationers, Leeds\tJun 2015 - Feb 2019
- Served customers

# Skills
EPOS, Excel, Stock control, Rota planning`;

const redaction = redact(documentFrom(lines));
const cv = parse(redaction.document, TODAY);
const own = { contact: redaction.contact, origins: redaction.origins };
const changesOf = (edited: EditedSections = {}) => exportChanges(cv, own, edited);
const work = sectionText(cv, 'Work Experience');

describe('what an export does to the CV', () => {
  it('is nothing but its own tidying where nothing was edited', () => {
    expect(changesOf()).toEqual({
      kept: 14,
      changed: [],
      added: [],
      headings: [],
      removed: [],
      movedSections: [{ heading: 'Education', after: 'Personal Profile' }],
      movedLines: [],
      leftOut: [{ name: 'date of birth', text: 'Date of birth: 02/06/1971', reason: 'not-needed' }],
      open: [],
    });
  });

  it('names a changed, an added and a removed line, and keeps the others', () => {
    const shorter = work
      .replace('Responsible for the weekly rota', 'Plan the weekly rota')
      .replace('- Cut stock loss from 2.1% to 1.3% in twelve months\n', '');
    const edited = `${shorter}\n- Trained two starters in stock control`;
    const changes = changesOf({ 'Work Experience': edited });
    expect(changes.changed).toEqual([
      { part: 'Employment', before: 'Responsible for the weekly rota of 24 staff', after: 'Plan the weekly rota of 24 staff' },
    ]);
    expect(changes.added).toEqual([{ part: 'Employment', text: 'Trained two starters in stock control' }]);
    expect(changes.removed).toEqual([{ part: 'Employment', text: 'Cut stock loss from 2.1% to 1.3% in twelve months' }]);
    expect(changes.kept).toBe(12);
  });

  it('keeps a line that an edit only put in another place', () => {
    const [first = '', second = ''] = [
      '- Responsible for the weekly rota of 24 staff',
      '- Cut stock loss from 2.1% to 1.3% in twelve months',
    ];
    const edited = work.replace(`${first}\n${second}`, `${second}\n${first}`);
    expect(edited).not.toBe(work);
    expect(changesOf({ 'Work Experience': edited })).toMatchObject({ kept: 14, changed: [], added: [], removed: [] });
  });

  it('reads a profile in two paragraphs as one change and an added line', () => {
    const changes = changesOf({ 'Professional Summary': 'Manager with six years in bookshops in Leeds.\n\nLooking for a larger shop.' });
    expect(changes.changed).toEqual([
      { part: 'Personal Profile', before: 'Manager with six years in bookshops.', after: 'Manager with six years in bookshops in Leeds.' },
    ]);
    expect(changes.added).toEqual([{ part: 'Personal Profile', text: 'Looking for a larger shop.' }]);
  });

  it('names a new section with its heading', () => {
    const bare = redact(documentFrom(lines.replace(/# Personal Profile\n.*\n\n/, '')));
    const changes = exportChanges(parse(bare.document, TODAY), bare, { 'Professional Summary': 'Manager of two shops.' });
    expect(changes).toMatchObject({ headings: ['Profile'], added: [{ part: 'Profile', text: 'Manager of two shops.' }] });
  });

  it('joins the lines of a heading that an edit made one', () => {
    const stacked = redact(
      documentFrom(
        lines.replace('Store Manager, Lantern Books, Leeds\tMar 2019 - Present', 'Store Manager\tMar 2019 - Present\nLantern Books, Leeds'),
      ),
    );
    const own = parse(stacked.document, TODAY);
    const edited = sectionText(own, 'Work Experience').replace('Store Manager', 'Senior Store Manager');
    const { changed, removed, added } = exportChanges(own, stacked, { 'Work Experience': edited });
    expect({ removed, added }).toEqual({ removed: [], added: [] });
    expect(changed).toHaveLength(1);
    expect(changed[0]?.before).toContain('Lantern Books');
    expect(changed[0]?.after).toContain('Senior Store Manager');
  });

  it('names the lines with an open gap', () => {
    expect(changesOf({ 'Professional Summary': 'Manager of [add figure] shops.' }).open).toEqual([
      { part: 'Professional Summary', text: 'Manager of [add figure] shops.' },
    ]);
  });

  it.each(corpusFiles())('says of an unedited CV that no line of its own is changed or gone: %s', async (file) => {
    const { document, contact, origins } = redact(await readFixture(file));
    const [parsed, owner] = [parse(document, TODAY), { contact, origins }];
    const changes = exportChanges(parsed, owner);
    const improved = withLostLines(parsed, owner, improvedCv(parsed, owner));
    expect(changes).toMatchObject({ changed: [], added: [], removed: [], open: [] });
    const text = improvedText(improved);
    for (const { heading } of changes.movedSections) expect(text).toContain(heading);
    for (const heading of changes.headings) expect(improved.sections.map((section) => section.heading)).toContain(heading);
  });
});

test('two long texts without a line in common are one removed and one added, whatever their length', () => {
  const of = (word: string): string => Array.from({ length: 9000 }, (_, i) => `${word}${i}`).join('\n');
  const changes = lineChanges(of('a'), of('b'));
  expect(changes.filter(({ after }) => after === null)).toHaveLength(9000);
  expect(changes.filter(({ before }) => before === null)).toHaveLength(9000);
});
