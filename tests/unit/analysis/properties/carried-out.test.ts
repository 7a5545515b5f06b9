import { analyse } from '@/lib/analysis/built-in';
import { gainDrafts, gainsOf, type PossibleChange } from '@/lib/client/live-score/gains';
import { draftScorer } from '@/lib/client/live-score/score-edits';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { hasSlots } from '@/lib/rewrite/slots';
import { suggest } from '@/lib/rewrite/suggest';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { analyseLines } from '@/tests/support/analyse-lines';
import { corpusSample } from '@/tests/support/corpus-lines';
import { documentFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';
import { replaceLine } from '@/tests/support/cv-edits';

jest.setTimeout(60_000);

const parts: readonly SectionName[] = ['Professional Summary', 'Work Experience', 'Skills Section', 'Education'];
const answers = ['for 24 staff', '40 a week', 'saving £3,200 a year', 'by 15% in a year', '120 customers a day'];
const options = analysisOptionsSchema.parse({});
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const desk = (lines: readonly string[]) => {
  const { document } = redact(documentFrom(lines.join('\n')));
  const cv = parse(document, TODAY);
  const { filename } = inputFrom(cv);
  const texts = Object.fromEntries(sectionNames.map((name) => [name, sectionText(cv, name)]));
  const scorer = draftScorer({ sections: texts, document, filename, options, today: TODAY, english: englishOf(cv) });
  const { sectionAnalysis } = analyse({ cv, options, filename, today: TODAY, official: officialStatistics, english: englishOf(cv) });
  const made = (section: SectionName) => {
    const rating = sectionAnalysis.find((one) => one.section === section)?.rating ?? null;
    const asked = suggest({ cv, section, rating }).items.flatMap(({ slots }) => slots);
    const given = asked.map(({ id, question }, i) => [id, /role do you want/i.test(question) ? 'Team Leader' : (answers[i % 5] ?? '')]);
    return suggest({ cv, section, rating, answers: Object.fromEntries(given) });
  };
  const scoreOf = (draft: Readonly<Record<string, string>>): number => scorer.score(draft)?.score ?? 0;
  const gainsIn = (section: SectionName, changes: readonly PossibleChange[]): number[] =>
    gainsOf(changes, gainDrafts({}, section, changes).map(scoreOf)).map((gain) => gain?.points ?? 0);
  return { texts, made, scoreOf, gainsIn, before: scorer.original?.score ?? 0 };
};

describe.each(corpusSample())('what the report advises for $id, carried out', ({ lines }) => {
  const { texts, made, scoreOf, gainsIn, before } = desk(lines);
  const suggestions = parts.map((section) => ({ section, ...made(section) }));
  const gains = suggestions.map(({ section, suggestion }) => {
    const text = texts[section] ?? '';
    return suggestion === text ? 0 : sum(gainsIn(section, [{ without: text, with: suggestion, isOpen: hasSlots(suggestion) }]));
  });

  test('never lowers the score, part by part or together', () => {
    expect(gains.filter((gain) => gain < 0)).toEqual([]);
    const drafts = Object.fromEntries(suggestions.map(({ section, suggestion }) => [section, suggestion]));
    expect(scoreOf(drafts)).toBeGreaterThanOrEqual(before);
  });

  test('brings together at least nine tenths of what its parts promise', () => {
    const drafts = Object.fromEntries(suggestions.map(({ section, suggestion }) => [section, suggestion]));
    // Every gain is a whole number of points: half a point of each is rounding.
    const rounding = 0.5 * gains.filter((gain) => gain > 0).length;
    expect(scoreOf(drafts) - before).toBeGreaterThanOrEqual(0.9 * sum(gains) - rounding);
  });

  test('costs nothing line by line', () => {
    const work = suggestions.find(({ section }) => section === 'Work Experience');
    const text = texts['Work Experience'] ?? '';
    const changes = (work?.items ?? []).map((item) => ({
      without: text,
      with: text.replace(item.before, () => item.after),
      isOpen: false,
    }));
    expect(gainsIn('Work Experience', changes).filter((gain) => gain < 0)).toEqual([]);
  });

  test('never lowers the score by a worked example whose gap is filled', () => {
    for (const { example } of analyseLines(lines).improvements) {
      const at = example ? lines.indexOf(`- ${example.before}`) : -1;
      if (!example || at < 0) continue;
      const filled = example.after.replace(/\[add result[^\]]*\]/, 'saving £3,200 a year').replace(/\[add the tool[^\]]*\]/, 'in SAP');
      const after = analyseLines(replaceLine(at, `- ${filled}`)(lines)).score;
      expect({ filled, isLower: after < analyseLines(lines).score }).toEqual({ filled, isLower: false });
    }
  });
});
