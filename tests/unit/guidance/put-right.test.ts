import { correctionsOf, findWords, formOf, looseLines, reduceForm, textOf, type FormAction } from '@/lib/guidance/put-right';
import { parse } from '@/lib/cv/parse';
import { readingView } from '@/lib/cv/project/reading-view';
import { redact } from '@/lib/cv/redact';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { documentFrom, TODAY } from '../../support/cv-builder';

const { document, origins } = redact(
  documentFrom(`Ada Okafor
ada.okafor@example.com

# Work Experience
Office Manager, Northgate Sales\tMar 2019 - Present
- Planned the rota of 14 people
- Kept the books of Ada Okafor's three sites
Office Assistant, Brook Ltd\tJan 2015 - Feb 2019
- Answered 40 calls a day

# Education
BSc Geography, University of Leeds, 2014

# Awards
Sage, Xero`),
);
const view = readingView(parse(document, TODAY), origins);
const begun = formOf(view);
const after = (...actions: FormAction[]) => actions.reduce((form, action) => reduceForm(form, action, view.lines), begun);
const lineOf = (words: string): number => view.lines.findIndex((line) => textOf(line).includes(words));
const wordsOf = (place: { start: number; end: number } | null | undefined): CvText | string | null =>
  place ? document.text.slice(place.start, place.end) : null;
const [first, second, degree] = begun.entries.map(({ id }) => id);
const idOf = (id: number | undefined): number => id ?? -1;
const parsed = (form: ReturnType<typeof after>) => parse({ ...document, corrections: correctionsOf(form, view) }, TODAY);

describe('the form that puts a reading right', () => {
  it('sends nothing but what was confirmed where nothing was changed', () => {
    expect(correctionsOf(begun, view)).toEqual({ settled: [], entries: null, skills: null });
    expect(correctionsOf(after({ do: 'confirm', part: 'work', isRight: true }), view)).toEqual({
      settled: ['work'],
      entries: null,
      skills: null,
    });
  });

  it('shows the owner their own words and sends none of them', () => {
    expect(view.lines.map(textOf)).toContain("Kept the books of Ada Okafor's three sites");
    const sent = JSON.stringify(correctionsOf(after({ do: 'merge', id: idOf(second) }), view));
    expect(sent).not.toMatch(/Okafor|Northgate|Brook/);
  });

  it('merges a job with the one above', () => {
    const { work } = parsed(after({ do: 'merge', id: idOf(second) }));
    expect(work.map(({ title }) => title?.text)).toEqual(['Office Manager']);
    expect(work[0]?.statements.at(-1)?.text).toBe('Answered 40 calls a day');
  });

  it('splits a merged job again where a new entry starts, with its words guessed from the line', () => {
    const split = after(
      { do: 'merge', id: idOf(second) },
      { do: 'use-line', id: idOf(first), line: lineOf('Office Assistant'), use: 'new' },
    );
    expect(parsed(split).work.map(({ title, employer, dates }) => [title?.text, employer?.text, dates?.from?.year])).toEqual([
      ['Office Manager', 'Northgate Sales', 2019],
      ['Office Assistant', 'Brook Ltd', 2015],
    ]);
    expect(parsed(split).work).toEqual(parse(document, TODAY).work);
  });

  it('takes a job out, and its lines wait among the others', () => {
    const form = after({ do: 'remove', id: idOf(second) });
    expect(looseLines(form, view.lines)).toContain(lineOf('Office Assistant'));
    expect(parsed(form).work).toHaveLength(1);
  });

  it('makes a job of lines that belonged to none', () => {
    const form = after({ do: 'remove', id: idOf(second) }, { do: 'start', line: lineOf('Office Assistant'), kind: 'work' });
    expect(parsed(form).work.map(({ employer }) => employer?.text)).toEqual(['Northgate Sales', 'Brook Ltd']);
  });

  it('makes education of a job and keeps what it was called', () => {
    const form = after({ do: 'set-kind', id: idOf(second), kind: 'education' });
    const { work, education } = parsed(form);
    expect(work).toHaveLength(1);
    expect(education.map(({ award, institution }) => [award?.text, institution?.text])[0]).toEqual(['Office Assistant', 'Brook Ltd']);
  });

  it('gives a line to the job above, and forgets the words that stood in it', () => {
    const form = after({ do: 'use-line', id: idOf(second), line: lineOf('Answered 40'), use: 'above' });
    expect(parsed(form).work.map(({ statements }) => statements.length)).toEqual([3, 0]);
  });

  it('sets a field to words of the CV', () => {
    const words = findWords('university of leeds', [lineOf('BSc')], view.lines);
    const form = after({ do: 'set-field', id: idOf(degree), field: 'institution', words });
    expect(wordsOf(words)).toBe('University of Leeds');
    expect(parsed(form).education[0]?.institution?.text).toBe('University of Leeds');
  });

  it('finds words behind a placeholder as a whole, and none that the lines do not hold', () => {
    const line = lineOf('Kept the books');
    expect(wordsOf(findWords('Ada Okafor', [line], view.lines))).toBe('[NAME]');
    expect(findWords('Prime Minister', [line], view.lines)).toBeNull();
  });

  it('says which lines list skills', () => {
    const form = after({ do: 'add-skills', line: lineOf('Sage, Xero') });
    expect(parsed(form).skills.map(({ text }) => text)).toEqual(['Sage', 'Xero']);
  });
});
