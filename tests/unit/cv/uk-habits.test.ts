import { redact } from '@/lib/cv/redact';
import { cvFrom, documentFrom } from '@/tests/support/cv-builder';

const head = 'Jane Example\nStore Manager\nLeeds LS8 9ZZ | 07700 900123 | jane@example.com\n';
const jobs = (lines: string) =>
  cvFrom(`${head}\n# Experience\n${lines}`).work.map(({ title, employer, place }) =>
    [title?.text, employer?.text, place?.text].map((value) => value ?? '-').join(' / '),
  );
const courses = (lines: string, heading = 'Education') =>
  cvFrom(`${head}\n# ${heading}\n${lines}`).education.map(({ institution, award, area, dates }) =>
    [institution?.text, award?.text, area?.text, dates?.to?.year ?? dates?.from?.year].map((value) => value ?? '-').join(' / '),
  );

describe('remarks in brackets', () => {
  it('say how long a job lasted, and name no employer', () => {
    expect(jobs('Kitchen Assistant (work experience), The Oyster Shed, Liverpool\nJuly 2024 (two weeks)\n- Washed up')).toEqual([
      'Kitchen Assistant (work experience) / The Oyster Shed / Liverpool',
    ]);
  });

  it('describe a firm, and are no part of its name or town', () => {
    const lines =
      'The Trout Inn, Ludlow (2 rosettes, 55 covers)\t2021 - present\nHead Chef\n- Led seven\n' +
      'Manor Hotel, Craven Edge (weddings, 120 covers)\t2017 - 2021\nSous Chef\n- Ran the pass';
    expect(jobs(lines)).toEqual(['Head Chef / The Trout Inn / Ludlow', 'Sous Chef / Manor Hotel / Craven Edge']);
  });

  it('stay with a title', () => {
    expect(jobs('Waiter (part-time)\tThe Trout Inn\t2019 - 2020\n- Carried plates')).toEqual(['Waiter (part-time) / The Trout Inn / -']);
  });
});

describe('schooling without a section of that name', () => {
  it('is read from a list of training: award, college and year below each other', () => {
    expect(
      courses(
        'NVQ Level 3 Hairdressing\nElm College\n2014\nNVQ Level 2 Hairdressing\nElm College\n2013\nFirst aid at work, 2020',
        'Training',
      ),
    ).toEqual(['Elm College / NVQ Level 3 / Hairdressing / 2014', 'Elm College / NVQ Level 2 / Hairdressing / 2013']);
  });
});

describe('one order of columns', () => {
  it('holds for the row whose awarding body reads like an award', () => {
    expect(
      courses(
        '2008 - 2012\tElm College\tNVQ Level 3 Electrotechnical Services\n2003 - 2008\tOak High School\t7 GCSEs\n2019\tCity & Guilds\t2391 Inspection and Testing',
      ),
    ).toEqual([
      'Elm College / NVQ Level 3 / Electrotechnical Services / 2012',
      'Oak High School / GCSEs / - / 2008',
      'City & Guilds / 2391 Inspection and Testing / - / 2019',
    ]);
  });
});

describe('a contact line with much behind its bars', () => {
  it('has its street taken out', () => {
    const { document } = redact(
      documentFrom(
        'Jane Example\n19 Foundry Bank, Warrington WA4 9ZZ | Tel 07700 900427 | jane@example.com | Full clean driving licence, own van and tools\n\n# Experience',
      ),
    );
    expect(document.text).not.toContain('Foundry');
  });
});
