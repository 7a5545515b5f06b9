import { analyse } from '@/lib/analysis/built-in';
import type { Cv } from '@/lib/cv/cv';
import { readLines, type Line } from '@/lib/cv/document/lines';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import { problemIn } from '@/lib/cv/parse/corrected/check-corrections';
import { parse } from '@/lib/cv/parse';
import type { DraftSection } from '@/lib/cv/parse/sections/draft-section';
import { findSections } from '@/lib/cv/parse/sections/find-sections';
import { readingOf } from '@/lib/cv/project/corrections-of';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import type { CorrectedWork, Corrections } from '@/lib/shared/corrections';
import { corpusFiles } from '@/tests/support/corpus-files';
import { cvFrom, documentFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';
import fs from 'node:fs';

/** A reading that its owner confirmed as a whole. */
const settledReading = (cv: Cv): Corrections => ({ settled: ['work', 'education', 'skills'], ...readingOf(cv) });

jest.mock('@/lib/cv/parse/sections/find-sections', () => {
  const actual = jest.requireActual('@/lib/cv/parse/sections/find-sections');
  return { findSections: jest.fn(actual.findSections) };
});
const { findSections: readRightly } = jest.requireActual<{ findSections: typeof findSections }>('@/lib/cv/parse/sections/find-sections');
const sectionsAreFound = jest.mocked(findSections);

/** A way to misread the sections of a document. */
type Misreading = (sections: readonly DraftSection[], lines: readonly Line[]) => DraftSection[];

const asKind =
  (kind: DraftSection['kind'], other: DraftSection['kind']): Misreading =>
  (sections) =>
    sections.map((section) => (section.kind === kind ? { ...section, kind: other } : section));

/** The heading is taken for a line of the section above it. */
const unheaded =
  (kind: DraftSection['kind']): Misreading =>
  (sections, lines) => {
    const read: DraftSection[] = [];
    for (const section of sections) {
      const { heading } = section;
      const line = lines.find(({ start, end }) => heading && start <= heading.start && heading.start < end);
      const above = read.at(-1);
      const isSwallowed = section.kind === kind && above && line && !section.lines.some(({ index }) => index === line.index);
      if (isSwallowed) above.lines.push(line, ...section.lines);
      else read.push({ ...section, lines: [...section.lines] });
    }
    return read;
  };

const misreadings: Record<string, Misreading> = {
  'nothing misread': (sections) => [...sections],
  'jobs taken for projects': asKind('experience', 'projects'),
  'jobs taken for education': asKind('experience', 'education'),
  'education taken for jobs': asKind('education', 'experience'),
  'skills taken for interests': asKind('skills', 'interests'),
  'no heading above the jobs': unheaded('experience'),
  'no heading above the education': unheaded('education'),
  'no heading above the skills': unheaded('skills'),
};

const scoreOf = (cv: Cv): number => analyse(inputFrom(cv as Parameters<typeof inputFrom>[0])).score;
const read = ({ work, education, skills, profile, headline }: Cv) => ({ work, education, skills, profile, headline });

const documents: Record<string, RedactedDocument> = {};

beforeAll(async () => {
  for (const file of corpusFiles()) {
    const kind = file.endsWith('.pdf') ? 'pdf' : 'docx';
    documents[file] = redact(await readDocument(new Uint8Array(fs.readFileSync(file)), kind)).document;
  }
});

afterEach(() => sectionsAreFound.mockImplementation(readRightly));

describe('a misread CV that its owner put right', () => {
  it.each(Object.keys(misreadings))('is the CV and has the score of the right reading: %s', (name) => {
    const misread = misreadings[name] ?? ((sections) => [...sections]);
    for (const [file, document] of Object.entries(documents)) {
      sectionsAreFound.mockImplementation(readRightly);
      const right = parse(document, TODAY);
      sectionsAreFound.mockImplementation((text, lines, trace) => misread(readRightly(text, lines, trace), readLines(document)));
      const corrected = parse({ ...document, corrections: settledReading(right) }, TODAY);
      expect({ file, ...read(corrected) }).toEqual({ file, ...read(right) });
      const settled = { ...right, confidence: { work: 1, education: 1, skills: 1 } };
      expect({ file, score: scoreOf(corrected) }).toEqual({ file, score: scoreOf(settled) });
    }
  });
});

const swapped = `Ada Okafor
ada.okafor@example.com
07700 900111

# Profile
Office manager with nine years in busy teams, who likes order and kind words.

# Work Experience
Lantern Support\tMar 2019 - Present
Northgate Sales
- Planned the rota of 14 people and cut overtime by 12%
- Kept the books of three sites
Brook Ltd, Leeds\tJan 2015 - Feb 2019
Office Assistant
- Answered 40 calls a day

# Education
BSc Geography, University of Leeds, 2014`;

describe('corrections', () => {
  const cv = cvFrom(swapped);
  const [first, ...others] = settledReading(cv).entries ?? [];
  const document = cv.document;
  const placeOf = (words: string) => ({ start: cv.text.indexOf(words), end: cv.text.indexOf(words) + words.length });
  const lineOf = (words: string): number => document.lines.findIndex(({ start, end }) => cv.text.slice(start, end).includes(words));
  const corrected = (changes: Partial<CorrectedWork>): Corrections => ({
    settled: ['work'],
    entries: first?.kind === 'work' ? [{ ...first, ...changes }, ...others] : [],
    skills: null,
  });

  it('say which words are the title and which the employer', () => {
    const right = parse(
      { ...document, corrections: corrected({ title: placeOf('Lantern Support'), employer: placeOf('Northgate Sales') }) },
      TODAY,
    );
    expect(right.work[0]?.title?.text).toBe('Lantern Support');
    expect(right.work[0]?.employer?.text).toBe('Northgate Sales');
    expect(right.work[0]?.statements.map(({ text }) => text)).toEqual(cv.work[0]?.statements.map(({ text }) => text));
    expect(right.work.slice(1)).toEqual(cv.work.slice(1));
  });

  it('make sure what was unsure', () => {
    expect(parse({ ...document, corrections: corrected({}) }, TODAY).confidence.work).toBe(1);
  });

  it.each<[string, Corrections, string | undefined]>([
    ['nothing', corrected({}), undefined],
    ['words beyond the end of the text', corrected({ title: { start: 0, end: 100_000 } }), 'not-in-text'],
    ['a range without a word', corrected({ title: { start: cv.text.indexOf('\t'), end: cv.text.indexOf('\t') + 1 } }), 'not-in-text'],
    ['a date that is none', corrected({ dates: placeOf('Northgate') }), 'no-date'],
    ['a line that the CV does not have', corrected({ body: [400] }), 'unknown-line'],
    ['a line in two jobs', corrected({ body: [lineOf('Answered 40 calls')] }), 'line-twice'],
    ['a job without lines', corrected({ head: [], body: [] }), 'no-lines'],
    ['a job without a name', corrected({ title: null, employer: null }), 'no-name'],
  ])('are refused where they name %s', (_what, corrections, problem) => {
    expect(problemIn(document, corrections)?.problem).toBe(problem);
  });

  it('leave a draft without corrections as it is read', () => {
    expect(parse(redact(documentFrom(swapped)).document, TODAY)).toEqual(cv);
  });
});
