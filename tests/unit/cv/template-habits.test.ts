import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { cvFrom, documentFrom, TODAY } from '@/tests/support/cv-builder';

const read = (lines: string) => cvFrom(`Jane Example\nStore Manager\njane@example.com | 07700 900123\n\n${lines}`);
const jobs = (lines: string) =>
  read(`# Experience\n${lines}`).work.map(({ title, employer, dates }) =>
    [title?.text, employer?.text, dates?.from?.year, dates?.current ? 'now' : dates?.to?.year].map((value) => value ?? '-').join(' / '),
  );

describe('a date alone above jobs that are over', () => {
  it.each(['Mar 2021', '2023'])('stays what is written, for nobody knows whether that job goes on: %s', (date) => {
    const year = date.slice(-4);
    expect(jobs(`Ward Sister\t${date}\nElm Trust\n\nStaff Nurse\tSep 2018 - Feb 2021\nOak Hospital`)[0]).toBe(
      `Ward Sister / Elm Trust / ${year} / -`,
    );
  });
});

describe('a school in another language', () => {
  it('opens an entry of its own', () => {
    const lines = 'Elm College\nNVQ Level 6 in Site Management\nZespół Szkół Budowlanych, Gdynia\nTechnik in Building\n2001 - 2005';
    const read = cvFrom(`Jane Example\njane@example.com\n\n# Education\n${lines}`).education;
    expect(read.map(({ institution, award, dates }) => [institution?.text, award?.text, dates?.to?.year])).toEqual([
      ['Elm College', 'NVQ Level 6', undefined],
      ['Zespół Szkół Budowlanych', 'Technik', 2005],
    ]);
  });
});

describe('a town that no list knows', () => {
  it('is known by its state', () => {
    expect(jobs('Harbour Freight, Planner\tSanta Nowhere, CA\t2019 - 2021\n- Planned the berths')).toEqual([
      'Planner / Harbour Freight / 2019 / 2021',
    ]);
  });
});

describe('an email that a narrow column cut', () => {
  it.each(['jane.example@harbour-freight.co\nm', 'jane.example@harbour-freight.co\n.uk'])('is whole: %j', (email) => {
    const { contact } = redact(documentFrom(`Jane Example\n${email}\n07700 900123\n\n# Profile\nStore manager.`));
    expect(contact.email).toBe(email.replace('\n', ''));
  });
});

describe('a name that runs over two lines', () => {
  it('is whole, though the email knows its first line only', () => {
    const lines = 'Ada Okafor-\nWhitlock\nWard Sister\nada.okafor@example.com | 07700 900123\n\n# Profile\nWard sister.';
    const document = documentFrom(lines);
    const large = document.lines.map((line, n) => ({ ...line, items: line.items.map((item) => ({ ...item, fontSize: n < 2 ? 30 : 10 })) }));
    expect(redact({ ...document, lines: large }).contact.name).toBe('Ada Okafor-Whitlock');
  });
});

describe('heads set round the middle of the page', () => {
  const lines =
    'Jane Example\njane@example.com\n\n# Experience\nRigger\nHarbour Freight\n2021 - 2023 · Kingston upon Hull, East Yorkshire\n- Rigged two cranes\nSenior Pump Fitter\nQuay Works\n2019 - 2021\n- Fitted pumps';

  it('are heads, though they begin right of their dates', () => {
    const document = documentFrom(lines);
    const centred = document.lines.map((line) => ({
      ...line,
      items: line.items.map((item) => {
        const width = item.text.length * 5;
        return { ...item, box: { x: line.bullet ? 60 : 300 - width / 2, y: 0, width, height: 10 } };
      }),
    }));
    const { work } = parse(redact({ ...document, lines: centred }).document, TODAY);
    expect(work.map(({ title, employer }) => `${title?.text} / ${employer?.text}`)).toEqual([
      'Rigger / Harbour Freight',
      'Senior Pump Fitter / Quay Works',
    ]);
  });
});

describe('published work', () => {
  it('is no job', () => {
    const lines =
      '# Experience\nRigger, Harbour Freight\n2019 - 2021\n- Rigged cranes\n\n# Published work\nKnots for Cranes\nPublished by Quay Press\n2021';
    expect(read(lines).work).toHaveLength(1);
  });
});

describe('tags below the points of a job', () => {
  it('are no head of the next one', () => {
    const lines =
      'Rigger @ Harbour Freight\n2021 - 2022\n- Rigged two cranes\nWelding • Rigging • Lifting\nFitter @ Quay Works\n2019 - 2021\n- Fitted pumps\nPumps • Valves • Seals';
    expect(jobs(lines)).toEqual(['Rigger / Harbour Freight / 2021 / 2022', 'Fitter / Quay Works / 2019 / 2021']);
  });

  it('are told from a head of three parts', () => {
    const lines =
      'Rigger • Harbour Freight Ltd • Hull\n2021 - 2022\n- Rigged two cranes\nFitter • Quay Works Ltd • Hull\n2019 - 2021\n- Fitted pumps';
    expect(jobs(lines)).toEqual(['Rigger / Harbour Freight Ltd / 2021 / 2022', 'Fitter / Quay Works Ltd / 2019 / 2021']);
  });
});
