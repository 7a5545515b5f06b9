import type { Cv } from '@/lib/cv/cv';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { figuresInText } from '@/lib/rewrite/figures-in-text';
import { sectionNames } from '@/lib/rewrite/section-names';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { slotsIn } from '@/lib/rewrite/slots';
import { gateFor, suggest } from '@/lib/rewrite/suggest';
import type { SuggestionInput } from '@/lib/rewrite/suggestion';
import { corpusFiles } from '@/tests/support/corpus-files';
import { TODAY } from '@/tests/support/cv-builder';
import { readFixture } from '@/tests/support/documents/read-fixture';
import { sampleOf } from '@/tests/support/sample';

const files = sampleOf(corpusFiles(), 12);
const readCv = async (file: string): Promise<Cv> => parse(redact(await readFixture(file)).document, TODAY);

/** Neither slots nor the labels of groups of skills ('Cloud and DevOps: …') are claims. */
const claimsOf = (text: string): string =>
  slotsIn(text)
    .reduce((rest, slot) => rest.replace(slot.text, ' '), text)
    .replace(/^[\w ,]{1,40}:/gm, ' ');
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
/** Words with a capital inside a sentence: employers, places, awards, tools, people. */
const namesIn = (text: string): string[] => text.match(/(?<=[a-z,] )\p{Lu}[\p{L}\p{N}]+/gu) ?? [];

const aim = { targetRole: 'Warehouse Team Leader', industry: 'healthcare', seniorityLevel: 'Senior' };
const answer = '37 colleagues in Truro';

/** Without answers, then with each of its questions answered, then aimed at a role the CV may not know. */
function inputsFor(cv: Cv, section: (typeof sectionNames)[number]): SuggestionInput[] {
  const bare = { cv, section, rating: 'Poor' };
  const asked = suggest(bare).items.flatMap(({ slots }) => slots.map(({ id }) => id));
  return [bare, { ...bare, answers: Object.fromEntries(asked.map((id) => [id, answer])) }, { ...bare, targeting: aim }];
}

describe('the built-in suggestions invent nothing', () => {
  it.each(files)('on %s', async (file) => {
    const cv = await readCv(file);
    for (const section of sectionNames) {
      for (const input of inputsFor(cv, section)) {
        const { items, suggestion } = suggest(input);
        const source = [
          cv.text,
          sectionText(cv, section),
          ...Object.values(input.answers ?? {}),
          ...Object.values(input.targeting ?? {}),
        ].join('\n');
        const [figures, words] = [figuresInText(source), wordsOf(source)];
        // The advice on structure is ours; what it would have the CV say stands in its items.
        for (const text of [...items.map(({ after }) => after), ...(section === 'Structure' ? [] : [suggestion])]) {
          const said = claimsOf(text);
          expect(gateFor(input).inventions(text)).toEqual([]);
          // Counted once more without the gate: no figure and no name that the CV, the answers and the aim do not say.
          expect([...figuresInText(said)].filter((figure) => !figures.has(figure))).toEqual([]);
          // A heading that is proposed, such as 'Work Experience', is a name of ours.
          if (section !== 'Structure') expect(namesIn(said).filter((name) => !words.has(name.toLowerCase()))).toEqual([]);
        }
      }
    }
  });

  it('puts what it proposes one by one into the whole too, however the CV writes its dates', async () => {
    for (const file of files.filter((name) => name.endsWith('.docx'))) {
      const { items, suggestion } = suggest({ cv: await readCv(file), section: 'Work Experience', rating: 'Poor' });
      expect(items.map(({ after }) => after).filter((after) => !suggestion.includes(after))).toEqual([]);
    }
  });

  it('has something to propose or to ask for nearly every CV of the corpus', async () => {
    let proposed = 0;
    for (const file of files.filter((name) => name.endsWith('.docx'))) {
      const { items, questions } = suggest({ cv: await readCv(file), section: 'Work Experience', rating: null });
      if (items.length + questions.length > 0) proposed += 1;
    }
    expect(proposed / files.filter((name) => name.endsWith('.docx')).length).toBeGreaterThan(0.8);
  });

  it('would be caught at it: a figure, a name and a tool of its own do not pass', async () => {
    const cv = await readCv(files[0] ?? '');
    const gate = gateFor({ cv, section: 'Work Experience', rating: null });
    for (const lie of ['Cut costs by 83.5%', 'Managed accounts for Zephyr Quandary Holdings', 'Built reports in Kubernetes'])
      expect(gate.passes(lie)).toBe(false);
  });
});
