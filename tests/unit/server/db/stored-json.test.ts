import fs from 'node:fs';
import { z } from 'zod';
import { analyse } from '@/lib/analysis/built-in';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { storedKind, StoredJsonError } from '@/lib/server/db/stored-json';
import { sampleResult } from '../../report/sample-result';
import { storedDocument, storedResult, storedSecrets } from '@/lib/server/db/stored-kinds';
import { readDocument } from '@/lib/server/extract/read-document';
import { analysisOptionsSchema } from '@/lib/shared/result';

const pet = storedKind('pet', z.object({ name: z.string(), legs: z.number() }), [
  ({ called, ...rest }) => ({ ...rest, name: called }),
  (stored) => ({ ...stored, legs: 4 }),
]);

describe('stored JSON', () => {
  it('carries the version that the upgrade steps lead to', () => {
    expect(JSON.parse(pet.write({ name: 'Rex', legs: 3 }))).toEqual({ schemaVersion: 3, name: 'Rex', legs: 3 });
  });

  it('is read back without its version', () => {
    expect(pet.read(pet.write({ name: 'Rex', legs: 3 }))).toEqual({ name: 'Rex', legs: 3 });
  });

  it('counts as version 1 where it carries none, and takes every step from there', () => {
    expect(pet.read('{"called":"Rex"}')).toEqual({ name: 'Rex', legs: 4 });
  });

  it('takes only the steps after its own version', () => {
    expect(pet.read('{"schemaVersion":2,"name":"Rex"}')).toEqual({ name: 'Rex', legs: 4 });
  });

  it('of a later release is refused', () => {
    expect(() => pet.read('{"schemaVersion":4,"name":"Rex","legs":4}')).toThrow('A stored pet has version 4; this release reads up to 3.');
  });

  it('that does not fit is refused with the path of the mistake, without its value', () => {
    const read = (): unknown => pet.read('{"schemaVersion":3,"name":["Rex"],"legs":4}');
    expect(read).toThrow('A stored pet does not fit its schema at name.');
    expect(read).not.toThrow('Rex');
  });
});

describe('a redacted document of version 1', () => {
  const current = redact({
    kind: 'docx',
    pages: [],
    lines: [
      { page: 1, region: 'body', block: 0, items: [{ text: 'robin@example.com', box: null, fontSize: null, bold: false, italic: false }] },
    ],
    layout: {
      columns: 1,
      tables: 0,
      tableTextShare: 0,
      textBoxShare: 0,
      headerFooterShare: 0,
      contactInHeaderFooter: false,
      images: [],
      fonts: [],
      hiddenText: [],
      trackedChanges: false,
      comments: 0,
      pagesEstimated: true,
      properties: {},
    },
  }).document;

  it('keeps what it says of the email address', () => {
    const { email } = current.contact;
    const version1 = { ...current, contact: { ...current.contact, email: { span: email?.span, valid: true, sober: true } } };
    expect(email?.isProfessional).toBe(true);
    expect(storedDocument.read(JSON.stringify(version1))).toEqual(current);
  });

  it('that lacks its contact details is refused as what it is: a row that cannot be read', () => {
    expect(() => storedDocument.read('{}')).toThrow(StoredJsonError);
  });

  it('is read where it holds no email address', () => {
    const { contact } = storedDocument.read(JSON.stringify({ ...current, contact: { ...current.contact, email: null } }));
    expect(contact.email).toBeNull();
  });
});

describe('an analysis result of version 1', () => {
  it('counts as read surely, as it was written', () => {
    const { confidence: _none, ...version1 } = sampleResult;
    expect(storedResult.read(JSON.stringify(version1)).confidence).toEqual({ work: 'sure', education: 'sure', skills: 'sure' });
  });
});

describe('what is stored of an uploaded CV', () => {
  it.each(['it-support-preston-dense.pdf', 'nurse-ward-sister-docx-headings.docx'])('is read back unchanged: %s', async (name) => {
    const file = `tests/fixtures/corpus/files/${name}`;
    const extracted = await readDocument(new Uint8Array(fs.readFileSync(file)), name.endsWith('.pdf') ? 'pdf' : 'docx');
    const { document, origins, contact } = redact(extracted);
    const today = '2026-11-21';
    const cv = parse(document, today);
    const result = analyse({
      cv,
      options: analysisOptionsSchema.parse({}),
      filename: filenameFacts(name, contact),
      today,
      official: officialStatistics,
      english: englishOf(cv),
    });
    expect(storedDocument.read(storedDocument.write(document))).toEqual(document);
    expect(storedSecrets.read(storedSecrets.write({ origins, contact }))).toEqual({ origins, contact });
    expect(storedResult.read(storedResult.write(result))).toEqual(result);
  });
});
