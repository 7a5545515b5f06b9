import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { readResult } from '@/lib/report/read-result';
import { readPdf } from '@/lib/server/extract/pdf/read-pdf';
import { closePool } from '@/lib/server/workers/pool';
import { renderReport } from '@/lib/server/report/render-report';
import type { AnalysisResult } from '@/lib/shared/result';
import { bundleReportChild } from '@/tests/support/bundle-report-child';
import { sampleResult } from './sample-result';

jest.setTimeout(60_000);
const about = { productName: 'Analyse My CV', date: '2026-11-21T10:00:00Z', name: 'Zoë Łukasiewicz-Ó Briain' };
const pointsPerMm = 72 / 25.4;

const words = (lines: DocumentLine[]) => lines.map((line) => line.items.map(({ text }) => text).join(' ')).join('\n');

async function reportOf(result: AnalysisResult | Record<string, unknown>) {
  const bytes = await renderReport(readResult(result), about);
  const document = await readPdf(bytes);
  return { bytes, document, text: words(document.lines) };
}

/** Where the titles stand in the text, in the order they are asked for; -1 where one is missing. */
const places = (text: string, titles: string[]) => titles.map((title) => text.indexOf(title));

let sample: Awaited<ReturnType<typeof reportOf>>;
beforeAll(async () => {
  bundleReportChild();
  sample = await reportOf(sampleResult);
});
afterAll(closePool);

describe('the report as a PDF', () => {
  it('has the specified sections in the specified order, then every point with its quote', () => {
    const { text } = sample;
    const found = places(text, [
      'CV Analysis Report',
      'CV Score: 76 out of 100',
      'Professional Assessment',
      'Key Improvement Recommendations',
      'Detailed Section Analysis',
      'Salary Benchmark Analysis',
      'Authenticity Assessment',
      '34% risk (Medium)',
      'How Your File Is Read',
      'Why This Score',
    ]);
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    for (const { title } of sampleResult.ledger) expect(text).toContain(title);
    expect(text).toContain('“Hard-working and motivated team player');
  });

  it('keeps every letter of a name, and breaks no word', () => {
    const { text } = sample;
    expect(text).toContain('Zoë Łukasiewicz-Ó Briain');
    expect(text).toContain('Zoë-Łukasiewicz-Ó-Briain-CV.pdf');
    expect(text).not.toMatch(/\p{Ll}-$/mu);
  });

  it('is A4 and ends its text at 270 mm, with 25 mm beside it and a page number below', () => {
    const { document } = sample;
    for (const { width, height } of document.pages) {
      expect([Math.round(width / pointsPerMm), Math.round(height / pointsPerMm)]).toEqual([210, 297]);
    }
    for (const line of document.lines) {
      for (const { box, text } of line.items) {
        if (!box) throw new Error('a PDF line has a box');
        expect(box.x / pointsPerMm).toBeGreaterThan(24.5);
        expect((box.x + box.width) / pointsPerMm).toBeLessThan(185.5);
        const isFooter = /^Page \d+ of \d+$|^Analyse My CV/.test(text);
        if (!isFooter) expect((box.y + box.height) / pointsPerMm).toBeLessThan(271.5);
      }
    }
    expect(words(document.lines)).toContain(`Page ${document.pages.length} of ${document.pages.length}`);
  });

  it('parts a list of roles between words, never with a hyphen of its own', async () => {
    const suitableRoles = [
      'Project Manager',
      'Project Coordinator',
      'Programme Manager',
      'Construction Project Manager',
      'Operations Manager',
    ];
    const { text } = await reportOf({ ...sampleResult, suitableRoles });
    expect(text.replace(/\s+/g, ' ')).toContain(`${suitableRoles.join(', ')}.`);
  });

  it('keeps a long file name on one line', async () => {
    const recommendation = '[NAME]-Warehouse-Operations-Manager-CV.pdf';
    const { text } = await reportOf({ ...sampleResult, filenameAssessment: { appropriate: false, recommendation } });
    expect(text).toContain('Zoë-Łukasiewicz-Ó-Briain-Warehouse-Operations-Manager-CV.pdf');
  });

  it('leaves no heading at the foot of a page and no page without text, wherever the text before it ends', async () => {
    const headings =
      /^(?:Professional Assessment|Career insights|Key Improvement Recommendations|In the order of what they bring|Detailed Section Analysis|Salary Benchmark Analysis|Authenticity Assessment|How Your File Is Read|File name|Why This Score|nothing)$/;
    const { summary } = sampleResult;
    const professionalAssessment = { ...sampleResult.professionalAssessment, summary };
    for (let count = 0; count < 24; count += 4) {
      const positives = Array.from({ length: count }, (_, index) => `Strength number ${index + 1}.`);
      const { document } = await reportOf({ ...sampleResult, professionalAssessment, positives });
      const feet = document.pages.map(({ number }) =>
        document.lines
          .flatMap(({ page, items: [item] }) => (page === number && item?.box ? [{ text: item.text, y: item.box.y }] : []))
          // The page's own foot stands below 270 mm.
          .filter(({ y }) => y / pointsPerMm < 270)
          .reduce((lowest, line) => (line.y > lowest.y ? line : lowest), { text: 'nothing', y: 0 }),
      );
      expect(feet.filter(({ text }) => headings.test(text))).toEqual([]);
    }
  });

  it('says its language, title and bookmarks', () => {
    const { bytes, document } = sample;
    const raw = Buffer.from(bytes).toString('latin1');
    expect(document.layout.properties.title).toBe('CV Analysis Report');
    expect(raw).toContain('/Lang (en-GB)');
    expect(raw).toContain('/Outlines');
  });

  it('leaves out each part whose option was off', async () => {
    const {
      professionalAssessment: _worth,
      salaryBenchmark: _salary,
      aiDetectionAnalysis: _ai,
      aiDetectionRisk: _risk,
      ...rest
    } = sampleResult;
    const options = {
      atsOptimisation: true,
      detailedFeedback: false,
      professionalWorth: false,
      salaryBenchmarking: false,
      aiDetection: false,
    };
    const { text } = await reportOf({ ...rest, options });
    const titles = ['Professional Assessment', 'Detailed Section Analysis', 'Salary Benchmark Analysis', 'Authenticity Assessment'];
    expect(places(text, titles)).toEqual([-1, -1, -1, -1]);
    expect(text).toContain('Key Improvement Recommendations');
    // Roles are no option: they are printed whatever is switched off.
    for (const title of ['Suitable Roles', ...rest.suitableRoles]) expect(text).toContain(title);
  });

  it('says that no official figure is published, and gives no certainty then', async () => {
    const unpublished = { range: 'No figure to show', average: 'No figure to show', figures: null };
    const context = 'The official surveys have no usable figure for Taxi Driver.';
    const { text } = await reportOf({
      ...sampleResult,
      salaryBenchmark: {
        currentLevel: { ...unpublished, context },
        nextLevel: { ...unpublished, requirements: 'There is no usual next title above Taxi Driver.' },
        industryComparison: [],
        source: null,
        confidence: 'high',
      },
      professionalAssessment: undefined,
    });
    expect(text).toContain('Salary Benchmark Analysis');
    // The column is narrower than the sentence.
    expect(text).toContain('The official surveys have no usable figure for Taxi');
    expect(text).not.toContain('No figure to show');
    expect(text).not.toMatch(/Confidence is|the ring marks/);
  });

  it('does not say the summary twice where the assessment has no other words', async () => {
    const summary = 'A clear CV that names what came of the work.';
    const { text } = await reportOf({
      ...sampleResult,
      summary,
      professionalAssessment: { ...sampleResult.professionalAssessment, summary },
    });
    expect(text.split(summary)).toHaveLength(2);
  });

  it('puts the name into the summary for readers who may know it', async () => {
    const { text } = await reportOf({ ...sampleResult, summary: 'The CV of [NAME] is clear.' });
    expect(text).toContain('The CV of Zoë Łukasiewicz-Ó Briain is clear.');
  });

  it('says that missing section analysis is being processed, and gives an assessment a sentence', async () => {
    const { text } = await reportOf({ score: 61, summary: 'Short.' });
    expect(text).toContain('Section analysis data is being processed. Please download again in a moment.');
    expect(text).toContain('Your CV was assessed on how clearly it shows what you do');
  });

  it('gives lines that rest on the same words a quote each of their own', async () => {
    const at = (words: string) => ({ quote: words, start: 0, end: words.length, page: 1 });
    const both = [at('Ran the summer fair'), at('Kept the club’s books')];
    const ledger = sampleResult.ledger.slice(0, 2).map((line) => ({ ...line, outcome: 'scored', points: 1, maxPoints: 4, evidence: both }));
    const { text } = await reportOf({ ...sampleResult, ledger });
    expect(text.split('Ran the summer fair')).toHaveLength(2);
    expect(text).toContain('Kept the club’s books');
  });

  it('loses nothing of long and hostile words', async () => {
    const end = 'the very last word';
    const { text } = await reportOf({
      ...sampleResult,
      summary: `${'W'.repeat(400)} ${end}`,
      improvements: [{ title: 'A'.repeat(300), description: `${'long words of advice '.repeat(400)}${end}.` }],
      sectionAnalysis: [
        { section: 'Work Experience', rating: 'Good', description: 'x', recommendations: [`${'more '.repeat(1_500)}${end}`] },
      ],
    });
    expect(text.replace(/\s+/g, ' ').split(end)).toHaveLength(4);
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(400);
  });
});

describe('the process that makes PDFs', () => {
  it('makes several at once, each its own', async () => {
    const texts = await Promise.all([31, 52, 73].map(async (score) => (await reportOf({ ...sampleResult, score })).text));
    expect(texts.map((text) => /CV Score: (\d+)/.exec(text)?.[1])).toEqual(['31', '52', '73']);
  });

  it('is started again after it was ended', async () => {
    await closePool();
    expect((await reportOf(sampleResult)).document.pages.length).toBeGreaterThan(3);
  });
});
