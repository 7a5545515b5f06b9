import { awardForms, gradeForms, institutionForms, institutionPartForms } from '@/lib/cv/parse/education/education-forms';
import { awardPattern, gradePattern, institutionPattern } from '@/lib/cv/parse/education/education-patterns';
import { dateForms, pointPattern } from '@/lib/cv/parse/dates/date-forms';
import { otherDocuments } from '@/lib/cv/parse/other/not-a-cv';
import { headingSigns, placedSigns } from '@/lib/cv/parse/sections/heading-signs';
import { headingWords, readWords } from '@/lib/cv/parse/sections/heading-words';
import type { Form } from '@/lib/cv/parse/text-shapes';

const wholeForms: readonly Form[] = [...dateForms, ...awardForms, ...gradeForms];
/** These are words inside a name. */
const wordForms: readonly Form[] = [...institutionForms, ...institutionPartForms];

describe('the tables of rules', () => {
  it('give every rule an id of its own', () => {
    const ids = [...headingWords, ...headingSigns, ...placedSigns, ...otherDocuments, ...wholeForms, ...wordForms].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(headingWords)('read the kind of a section from a word of its heading: $id, as in ‘$example’', ({ kind, example }) => {
    const { points } = readWords(example);
    expect([...points].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe(kind);
  });

  it.each(otherDocuments)('know a document of another kind: $id, as in ‘$example’', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
  });

  it.each(wordForms)('hold a word of the example of each form: $id, as in ‘$example’', ({ form, example }) => {
    expect(example).toMatch(new RegExp(`(?:^|[^\\p{L}])(?:${form})(?:[^\\p{L}]|$)`, 'iu'));
  });

  it.each(wholeForms)('hold the example of each form as a whole: $id, as in ‘$example’', ({ form, example }) => {
    expect(new RegExp(`^(?:${form})$`, 'iu').exec(example)?.[0]).toBe(example);
  });

  it.each([
    ['award', awardForms, awardPattern],
    ['institution', institutionForms, institutionPattern],
    ['institution', institutionPartForms, institutionPattern],
    ['grade', gradeForms, gradePattern],
  ] as const)('find each example in the pattern of all: %s', (_, table, pattern) => {
    expect(table.filter(({ example }) => !pattern.test(example))).toEqual([]);
  });

  it.each(dateForms)('find each example of a date in the pattern of all: $id', ({ example }) => {
    expect([...example.matchAll(pointPattern)].map(([whole]) => whole)).toEqual([example]);
  });
});
