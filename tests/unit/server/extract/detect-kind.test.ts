import { strToU8, zipSync } from 'fflate';
import { detectKind } from '@/lib/server/extract/detect-kind';
import { p, writeDocx } from '@/tests/support/documents/write-docx';
import { writePdf } from '@/tests/support/documents/write-pdf';

const oldWordFile = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

describe('detectKind', () => {
  const docx = writeDocx({ body: p('Receptionist') });

  it('knows a PDF by its header, even after some rubbish', () => {
    const pdf = writePdf([{}]);
    expect(detectKind(pdf)).toBe('pdf');
    expect(detectKind(Uint8Array.from([...new Uint8Array(900), ...pdf]))).toBe('pdf');
  });

  it('knows a Word document by its parts, even when its end is cut off', () => {
    expect(detectKind(docx)).toBe('docx');
    expect(detectKind(docx.slice(0, 600))).toBe('docx');
  });

  it('knows a Word document behind a password by its container', () => {
    const name = Buffer.from('EncryptedPackage', 'utf16le');
    expect(detectKind(Buffer.concat([oldWordFile, Buffer.alloc(600), name, Buffer.alloc(600)]))).toBe('docx');
    expect(detectKind(Buffer.concat([Buffer.alloc(600), name]))).toBeNull();
  });

  it.each([
    ['a document with macros', writeDocx({ body: '', contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
    [
      'a template',
      writeDocx({ body: '', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml' }),
    ],
    ['another zip', zipSync({ 'readme.txt': strToU8('hello') })],
    ['an old Word file', oldWordFile],
    ['RTF', strToU8('{\\rtf1 Receptionist}')],
    ['a web page', strToU8('<html>')],
    ['nothing', new Uint8Array(0)],
  ])('says no to %s', (_, bytes) => {
    expect(detectKind(bytes)).toBeNull();
  });
});
