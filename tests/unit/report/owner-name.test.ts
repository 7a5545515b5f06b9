import { fillName, recommendedFilename } from '@/lib/report/owner-name';

const pattern = 'Forename-Surname-CV-2025.pdf';

describe('the name in the recommended file name', () => {
  it('is filled in where it is known, letters kept and everything else a hyphen', () => {
    expect(recommendedFilename('[NAME]-CV.pdf', " Zoë O'Hara/Łukasz ", pattern)).toBe('Zoë-O-Hara-Łukasz-CV.pdf');
  });

  it('gives way to the pattern where nobody knows it', () => {
    expect(recommendedFilename('[NAME]-CV.pdf', 'ZOË O’HARA', pattern)).toBe('Zoë-O-Hara-CV.pdf');
    expect(recommendedFilename('[NAME]-CV.pdf', 'OAKBY Terence John', pattern)).toBe('Terence-John-Oakby-CV.pdf');
    expect(recommendedFilename('[NAME]-CV.pdf', 'TJ Oakby', pattern)).toBe('TJ-Oakby-CV.pdf');
    expect(recommendedFilename('[NAME]-CV.pdf', null, pattern)).toBe(pattern);
    expect(recommendedFilename('[NAME]-CV.pdf', '...', pattern)).toBe(pattern);
    expect(recommendedFilename('', 'Jo', pattern)).toBe(pattern);
  });

  it('leaves a recommendation without the token alone', () => {
    expect(recommendedFilename('Jo-Bloggs-CV.pdf', 'Ann Other', pattern)).toBe('Jo-Bloggs-CV.pdf');
  });

  it('never leaves the token in a sentence', () => {
    expect([fillName('Dear [NAME]', 'Jo'), fillName('Dear [NAME]', null)]).toEqual(['Dear Jo', 'Dear you']);
  });
});
