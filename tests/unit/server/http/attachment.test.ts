import { attachment } from '@/lib/server/http/attachment';

const disposition = (filename: string) => attachment(filename, 'application/pdf')['content-disposition'] ?? '';

describe('the name of a download', () => {
  it('is kept for new clients and made plain for old ones', () => {
    expect(disposition('Zoë Šmíd.pdf')).toBe(`attachment; filename="Zoe Smid.pdf"; filename*=UTF-8''Zo%C3%AB%20%C5%A0m%C3%ADd.pdf`);
  });

  it.each([
    'a"; filename="evil.exe',
    'a\r\nSet-Cookie: x=1.pdf',
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '\u202egnp.exe',
    '\ud800.pdf',
    '日本.pdf',
  ])('breaks out of nothing: %j', (filename) => {
    const header = disposition(filename);
    expect(header).toMatch(/^attachment; filename="[\w.\- ]+"; filename\*=UTF-8''[\w.\-~!%]+$/);
    expect(header).not.toContain('..%2F');
  });

  it('hides no file: a leading dot is not kept', () => {
    expect(disposition('.htaccess')).toContain('filename="_htaccess"');
    expect(disposition('..pdf')).toContain('filename="_pdf"');
  });

  it('is never empty', () => {
    expect(disposition('')).toContain('filename="download"');
  });
});
