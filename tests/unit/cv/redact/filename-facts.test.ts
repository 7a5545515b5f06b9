import { filenameFacts } from '@/lib/cv/redact/filename-facts';

const contact = { name: 'Donna-Marie Fletcher', email: null, phone: null, location: null, links: [] };
const told = (filename: string, name: string | null = contact.name) => filenameFacts(filename, { ...contact, name });

describe('a file name, as others may read it', () => {
  it.each([
    ['a name by marriage', 'Donna-Okafor-CV.pdf', '[NAME]-CV.pdf'],
    ['a short name', 'Dee Fletch CV.docx', '[NAME] CV.docx'],
    ['somebody else’s name', 'CV of Kim Doe.pdf', 'CV of [NAME].pdf'],
    ['a name that is a month', 'April-CV.pdf', '[NAME]-CV.pdf'],
    ['an employer', 'Brightwell-Foods-application-CV.pdf', '[NAME]-application-CV.pdf'],
  ])('keeps nothing that may be personal: %s', (_what, filename, redacted) => {
    expect(told(filename).redacted).toBe(redacted);
  });

  it('keeps nothing of a name that was not found in the CV', () => {
    expect(told('Donna_Fletcher_CV_2025.pdf', null)).toMatchObject({ redacted: '[NAME]_CV_2025.pdf', hasName: false });
  });

  it.each(['Senior-Marketing-Manager-CV.pdf', 'my updated cv for work 2025 (final).docx', 'Resume_v2.pdf', 'scan0001.pdf'])(
    'keeps what says what the file is: %s',
    (filename) => {
      expect(told(filename).redacted).toBe(filename);
    },
  );

  it('has the person’s name only where it is theirs', () => {
    expect(told('Donna-Okafor-CV.pdf').hasName).toBe(true);
    expect(told('Kim-Doe-CV.pdf').hasName).toBe(false);
  });
});
