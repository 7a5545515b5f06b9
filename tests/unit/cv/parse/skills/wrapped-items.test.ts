import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const read = (lines: string) => cvFrom(`Jane Example\njane@example.com\n\n${lines}`);

describe('an item that runs over its line', () => {
  it('is still one project of a bulleted list', () => {
    const { projects } = read(
      '# Projects\n- Tram arrivals display for my street, which neighbours copied four\ntimes\n- Talk on retry storms, 120 people',
    );
    expect(projects.map(({ title }) => title.text)).toEqual(['Tram arrivals display for my street', 'Talk on retry storms']);
  });

  it('keeps the name of its awarder whole', () => {
    const { awards } = read('# Awards\n- Volunteer of the year, Harbour and Dock\nworkers club, 2021\n- Cup for tidiness, 2019');
    expect(awards.map(({ title, issuer }) => [title.text, issuer?.text])).toEqual([
      ['Volunteer of the year', 'Harbour and Dock workers club'],
      ['Cup for tidiness', undefined],
    ]);
  });
});

describe('the subjects of a school award', () => {
  it('are all read where the school stands above them', () => {
    const { education } = read('# Education\nMaid Marian Sixth Form, Mansfield\nA Levels Maths, Physics, Art, A, A, B\n2019 - 2021');
    expect(education.map(({ award, area }) => [award?.text, area?.text])).toEqual([['A Levels', 'Maths, Physics, Art, A, A, B']]);
  });
});

describe('what one does outside work', () => {
  it('is no employment', () => {
    const { work, interests } = read(
      '# Work Experience\nClerk, Acme Ltd\t2012 - 2015\n- Filed letters\n\n# Education\nBSc Maths, University of Ayr\t2009 - 2012\n\n# Outside Work\nMentor at a code club in Ancoats since 2019. Slow marathon runner.',
    );
    expect([work.length, interests?.text]).toEqual([1, 'Mentor at a code club in Ancoats since 2019. Slow marathon runner.']);
  });
});

describe('a course that carries a date of its own', () => {
  it('is an entry, whatever it is called', () => {
    const { education } = read(
      '# Education\nBA (Hons) Graphic Design\t2015 - 2018\nSevern School of Art\nShort course in accessible design\t2026',
    );
    expect(education.map(({ award, institution, dates }) => [award?.text, institution?.text, dates?.from?.year])).toEqual([
      ['BA (Hons)', 'Severn School of Art', 2015],
      ['Short course in accessible design', undefined, 2026],
    ]);
  });
});

describe('a product whose name runs over the lines of a list', () => {
  const skillsOf = async (lines: Text[]): Promise<string[]> => {
    const texts = [
      { x: 50, y: 60, text: 'Jane Example', size: 20 },
      { x: 50, y: 80, text: 'jane@example.com', size: 10 },
      { x: 50, y: 110, text: 'Skills', size: 14, bold: true },
      ...lines,
    ];
    const { document } = redact(await readDocument(writePdf([{ texts }]), 'pdf'));
    return parse(document, TODAY).skills.map(({ text }) => text);
  };

  it('is one skill on any line of a bullet point', async () => {
    const rows = ['Software: Revit, AutoCAD,', 'Solibri, Tekla', 'Structures, Navisworks'];
    const texts = rows.map((text, n) => ({ x: 70, y: 130 + 13 * n, text, size: 10 }));
    expect(await skillsOf([{ x: 58, y: 130, text: '-', size: 10 }, ...texts])).toEqual([
      'Revit',
      'AutoCAD',
      'Solibri',
      'Tekla Structures',
      'Navisworks',
    ]);
  });
});
