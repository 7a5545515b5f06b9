import fs from 'node:fs';
import path from 'node:path';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { figuresSaid } from '@/lib/rewrite/figures-said';
import { sectionNames } from '@/lib/rewrite/section-names';
import { slotsIn } from '@/lib/rewrite/slots';
import { gateFor, suggest } from '@/lib/rewrite/suggest';
import { readDocument } from '@/lib/server/extract/read-document';
import { TODAY } from '@/tests/support/cv-builder';

const corpus = 'tests/fixtures/corpus/files';
const files = fs.readdirSync(corpus).filter((file) => file.endsWith('.docx'));

const withoutSlots = (text: string): string => slotsIn(text).reduce((rest, slot) => rest.replace(slot.text, ' '), text);

describe('the built-in suggestions invent nothing', () => {
  it.each(files)('on %s', async (file) => {
    const document = await readDocument(new Uint8Array(fs.readFileSync(path.join(corpus, file))), 'docx');
    const cv = parse(redact(document).document, TODAY);
    const said = figuresSaid(cv.text);
    for (const section of sectionNames) {
      const input = { cv, section, rating: 'Poor' };
      const { items } = suggest(input);
      for (const { after } of items) {
        expect(gateFor(input).inventions(after)).toEqual([]);
        // Counted once more without the gate: no figure that the CV does not say.
        expect([...figuresSaid(withoutSlots(after))].filter((figure) => !said.has(figure))).toEqual([]);
      }
    }
  });

  it('has something to propose for nearly every CV of the corpus', async () => {
    let proposed = 0;
    for (const file of files) {
      const document = await readDocument(new Uint8Array(fs.readFileSync(path.join(corpus, file))), 'docx');
      const cv = parse(redact(document).document, TODAY);
      if (suggest({ cv, section: 'Work Experience', rating: null }).items.length > 0) proposed += 1;
    }
    expect(proposed / files.length).toBeGreaterThan(0.8);
  });
});
