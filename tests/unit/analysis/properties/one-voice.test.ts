import { analyse } from '@/lib/analysis/built-in';
import { corpusSample } from '@/tests/support/corpus-lines';
import { cvFrom, inputFrom } from '@/tests/support/cv-builder';

const MORE_LINES = 'Add 3 or more bullet points to your recent roles';
const PLENTY = 'Put your best bullet points first';
const LEVELS = /\b(?:entry|mid|senior|executive)[ -]level\b|\b(?:early|mid)-career\b|foundational/i;

/** Every pair of statements that could contradict each other, on every CV: they are drawn from the same facts. */
describe.each(corpusSample())('the report on $id', ({ lines }) => {
  const result = analyse(inputFrom(cvFrom(lines.join('\n'))));
  const noteOf = (id: string): string => result.ledger.find(({ auditId }) => auditId === id)?.note ?? '';
  const titleOf = (id: string): string => result.ledger.find(({ auditId }) => auditId === id)?.title ?? '';
  const titles = result.improvements.map(({ title }) => title);
  const insights = result.professionalAssessment?.careerInsights;

  test('names the level once, in the summary', () => {
    const others = [
      ...result.positives,
      ...result.notices,
      ...result.ledger.map(({ note }) => note),
      ...Object.values(insights?.notes ?? {}).flatMap(({ meaning, improve }) => [meaning, improve]),
      insights?.experienceLevel ?? '',
    ];
    for (const text of others) expect(text.replace(/‘[^’]*’/g, '')).not.toMatch(LEVELS);
  });

  test('asks for no more lines where it calls them plenty, and calls no CV short that fits', () => {
    expect(titles.includes(MORE_LINES) && titles.includes(PLENTY)).toBe(false);
    expect(titles.includes(MORE_LINES) && titles.includes('Keep to this length')).toBe(false);
  });

  test('praises nothing that it asks to change', () => {
    for (const { auditId, gain } of result.improvements) if (gain > 0) expect(result.positives).not.toContain(titleOf(auditId));
  });

  test('names no skill as shown and as lacking', () => {
    const shown = result.skillsAnalysis.filter(({ state }) => state === 'shown').map(({ skill }) => skill.toLowerCase());
    const claimed = result.skillsAnalysis.filter(({ state }) => state === 'claimed').map(({ skill }) => skill.toLowerCase());
    expect(shown.filter((skill) => claimed.includes(skill))).toEqual([]);
    for (const { matched, missing } of result.roleMatches) {
      const lower = missing.map((skill) => skill.toLowerCase());
      expect(lower.filter((skill) => shown.includes(skill) || matched.some((own) => own.toLowerCase() === skill))).toEqual([]);
    }
  });

  test('speaks of no profile where it says that it recognised none', () => {
    if (!/did not recognise a profile/.test(noteOf('profile'))) return;
    for (const text of [...result.positives, ...result.ledger.map(({ note }) => note)])
      expect(text).not.toMatch(/^(?:In )?[Yy]our profile/);
  });

  test('begins with one thing, the same everywhere', () => {
    const [first] = result.improvements;
    if (!first || /template’s own text/.test(result.summary)) return;
    expect(result.oneThing?.title).toBe(first.title);
    expect(result.summary.toLowerCase()).toContain(`do this first: ${first.title.toLowerCase()}`);
  });

  test('quotes the CV in its one thing, or names the place', () => {
    const { oneThing } = result;
    if (oneThing && oneThing.quote === '') expect(oneThing.description).toMatch(/Put this |This is about your whole CV/);
  });
});
