import fs from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import type { AnalysisInput } from '@/lib/analysis/analyser';
import { draftDocument } from '@/lib/client/live-score/draft-document';
import type { CvDocument, CvText, DraftText, RedactedText } from '@/lib/cv/document/redacted-document';
import { parse } from '@/lib/cv/parse';
import { redact, redactLooseText } from '@/lib/cv/redact';
import type { rewordAnalysis } from '@/lib/server/analysers/claude/claude-analyser';
import type { explainFit } from '@/lib/server/analysers/claude/explain-fit';
import type { createUpload } from '@/lib/server/db/uploads';
import type { AnalysisAnswer } from '@/lib/server/services/analyses/get-analysis';
import { cvFrom, documentFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';

type Stored = Parameters<typeof createUpload>[0]['document'];
type ClaudeInput = Parameters<typeof rewordAnalysis>[1]['cv'];
type ClaudeCv = Parameters<typeof explainFit>[1]['cv'];
type Returned = Extract<AnalysisAnswer, { status: 'ready' }>['cvText'];

const lines = 'Jane Example\njane@example.com\n\n# Profile\nA nurse with nine years on a ward.\n\n# Skills\nTriage';
const { document: redacted } = redact(documentFrom(lines));
const draft = draftDocument(redacted, parse(redacted, TODAY), {}, { 'Professional Summary': 'I am Jane Example, a nurse.' });
const input = inputFrom(cvFrom(lines));

/** Takes a value of the type and does nothing: the compiler alone checks these tests, by their '@ts-expect-error' lines. */
const accepts = <T>(...values: T[]): void => expect(values.length).toBeGreaterThan(0);

describe('a redacted text', () => {
  it('may be stored, sent to Claude and returned', () => {
    accepts<Stored>(redacted);
    accepts<ClaudeInput>(input.cv);
    accepts<ClaudeCv>(parse(redacted, TODAY));
    accepts<Returned>(redacted.text, redactLooseText('Call 07700 900123'));
  });

  it('is made of no other text', () => {
    // @ts-expect-error -- plain words were not redacted
    accepts<RedactedText>('Jane Example');
    // @ts-expect-error -- a draft was not redacted
    accepts<RedactedText>(draft.text);
    // @ts-expect-error -- a text that may be a draft may not be redacted
    accepts<RedactedText>(draft.text as CvText);
  });
});

describe('a draft of the browser', () => {
  const draftCv = parse(draft, TODAY);
  const draftInput: AnalysisInput<DraftText> = { ...input, cv: draftCv };

  it('is parsed and scored by the built-in engine', () => {
    accepts<CvDocument>(draft);
    expect(draftCv.text).toContain('I am Jane Example, a nurse.');
    expect(analyse).toEqual(expect.any(Function));
    accepts<Parameters<typeof analyse>[0]>(draftInput);
  });

  it('cannot be stored', () => {
    // @ts-expect-error -- the store takes redacted documents only
    accepts<Stored>(draft);
  });

  it('cannot be sent to Claude', () => {
    // @ts-expect-error -- Claude is given redacted CVs only
    accepts<ClaudeInput>(draftCv);
    // @ts-expect-error -- and so does the explanation of a job match
    accepts<ClaudeCv>(draftCv);
  });

  it('cannot be returned as the cvText of a result', () => {
    // @ts-expect-error -- what the server returns is redacted
    accepts<Returned>(draft.text);
  });
});

describe('a brand', () => {
  it.each([
    ['RedactedText', 'lib/cv/redact/index.ts'],
    ['DraftText', 'lib/client/live-score/draft-document.ts'],
  ])('%s is given in one place', (brand, home) => {
    const cast = new RegExp(`\\bas (?:unknown as )?${brand}\\b`);
    const files = ['lib', 'app', 'components', 'cli'].flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    );
    const casting = files.filter((file) => /\.tsx?$/.test(file) && cast.test(fs.readFileSync(file, 'utf8')));
    expect(casting).toEqual([home]);
  });
});
