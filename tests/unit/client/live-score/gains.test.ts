import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import { gainDrafts, gainsOf, type PossibleChange } from '@/lib/client/live-score/gains';
import { draftScorer, type LiveSource } from '@/lib/client/live-score/score-edits';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { improvedCv, type EditedSections } from '@/lib/rewrite/improved-cv';
import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { hasSlots } from '@/lib/rewrite/slots';
import { suggest } from '@/lib/rewrite/suggest';
import { exportDocx } from '@/lib/server/export/export-docx';
import { readDocument } from '@/lib/server/extract/read-document';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { TODAY } from '@/tests/support/cv-builder';
import { readFixture } from '@/tests/support/documents/read-fixture';
import { sampleOf } from '@/tests/support/sample';

jest.setTimeout(120_000);

const corpus = 'tests/fixtures/corpus/files';
const files = [
  'accounts-assistant-derby-docx-plain.docx',
  'bar-staff-liverpool-docx-plain.docx',
  'call-centre-adviser-cardiff-pandoc.docx',
  'care-assistant-bolton-banner.pdf',
  'gas-engineer-gateshead-docx-textbox.docx',
  'graphic-designer-bristol-docx-textbox.docx',
  'hr-adviser-reading-classic.pdf',
  'newly-qualified-solicitor-docx-headings.docx',
  'pharmacist-belfast-docx-table-office.pdf',
  'receptionist-blackpool-docx-table.docx',
];
const sections: readonly SectionName[] = ['Professional Summary', 'Work Experience', 'Skills Section', 'Education'];
const figures = ['for 24 staff', '40 a week', 'saving £3,200 a year', 'by 15% in a year', '120 customers a day'];
const options = analysisOptionsSchema.parse({});

async function openCv(file: string) {
  const redaction = redact(await readFixture(path.join(corpus, file)));
  const cv = parse(redaction.document, TODAY);
  const filename = filenameFacts('CV.docx', redaction.contact);
  const texts = Object.fromEntries(sectionNames.map((name) => [name, sectionText(cv, name)]));
  const source: LiveSource = { sections: texts, document: redaction.document, filename, options, today: TODAY, english: englishOf(cv) };
  const { sectionAnalysis } = analyse({ cv, options, filename, today: TODAY, official: officialStatistics, english: englishOf(cv) });
  const ratingOf = (section: SectionName) => sectionAnalysis.find((item) => item.section === section)?.rating ?? null;
  return { cv, redaction, source, scorer: draftScorer(source), ratingOf };
}

/** The suggestion for a part with every question answered. */
function fixOf(cv: Awaited<ReturnType<typeof openCv>>['cv'], section: SectionName, rating: string | null): string {
  const questions = suggest({ cv, section, rating }).items.flatMap(({ slots }) => slots);
  const answerTo = (question: string, index: number): string =>
    /role do you want/i.test(question) ? 'Team Leader' : (figures[index % figures.length] ?? '');
  const answers = Object.fromEntries(questions.map(({ id, question }, index) => [id, answerTo(question, index)]));
  return suggest({ cv, section, rating, answers }).suggestion;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What the fixes of each CV promise together. */
const promises: number[] = [];

afterAll(() => {
  // A CV may have no fix that a point follows from; most have.
  expect(promises.filter((promised) => promised > 0).length).toBeGreaterThan(promises.length / 2);
});

describe.each(sampleOf(files, 4))('the fixes of %s', (file) => {
  let read: Awaited<ReturnType<typeof openCv>>;
  let fixes: { section: SectionName; text: string; gain: number }[];
  /** The score of the improved CV as a file, read and analysed like any other. */
  const scoreOfFile = async (edited: EditedSections): Promise<number> => {
    const { document } = redact(await readDocument(await exportDocx(improvedCv(read.cv, read.redaction, edited)), 'docx'));
    const cv = parse(document, TODAY);
    return analyse({
      cv,
      options,
      filename: read.source.filename,
      today: TODAY,
      official: officialStatistics,
      english: englishOf(cv),
    }).score;
  };

  beforeAll(async () => {
    read = await openCv(file);
    const texts = sections.map((section) => ({ section, text: fixOf(read.cv, section, read.ratingOf(section)) }));
    fixes = texts.flatMap(({ section, text }) => {
      const before = read.source.sections[section] ?? '';
      const change: PossibleChange = { without: before, with: text, isOpen: hasSlots(text) };
      const scores = gainDrafts({}, section, [change]).map((draft) => read.scorer.score(draft)?.score ?? null);
      const [gain] = gainsOf([change], scores);
      return gain && text !== before ? [{ section, text, gain: gain.points }] : [];
    });
  });

  it('raise the score of the downloaded CV by their own gain, one at a time, within a point', async () => {
    const before = await scoreOfFile({});
    for (const { section, text, gain } of fixes) {
      const after = await scoreOfFile({ [section]: text });
      expect({ section, off: Math.abs(after - before - gain) <= 1 ? 0 : after - before - gain }).toEqual({ section, off: 0 });
    }
  });

  it('bring together at least 0.7 of what they promise one by one', async () => {
    const promised = sum(fixes.map(({ gain }) => gain));
    const edited = Object.fromEntries(fixes.map(({ section, text }) => [section, text]));
    const live = (read.scorer.score(edited)?.score ?? 0) - (read.scorer.original?.score ?? 0);
    const downloaded = (await scoreOfFile(edited)) - (await scoreOfFile({}));
    promises.push(promised);
    // Scores are whole points: of a promise of one nothing may be left.
    expect(live).toBeGreaterThanOrEqual(Math.floor(0.7 * promised));
    expect(downloaded).toBeGreaterThanOrEqual(Math.floor(0.7 * promised));
  });

  it('cost nothing', () => {
    expect(fixes.filter(({ gain }) => gain < 0)).toEqual([]);
  });
});
