import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

interface Placed {
  text: string;
  bold?: boolean;
  size?: number;
  width?: number;
  bullet?: boolean;
  gap?: number;
}

/** Lines of one column 200 points wide, as a PDF gives them. */
const column = (lines: readonly Placed[]): DocumentLine[] =>
  lines.map(({ text, bold = false, size = 10, width = text.length * size * 0.5, bullet = false, gap = 0.2 }, index) => ({
    page: 1,
    region: 'body',
    block: 0,
    items: [{ text, box: { x: 40, y: 40 + index * 14, width, height: size }, fontSize: size, bold, italic: false }],
    gapAbove: gap,
    ...(bullet ? { bullet: '•' } : {}),
  }));

const read = (lines: readonly Placed[]) => {
  const head: Placed[] = [{ text: 'Jane Example', size: 20 }, { text: 'jane@example.com' }];
  return parse(redact({ ...documentFrom(''), kind: 'pdf', lines: column([...head, ...lines]) }).document, TODAY);
};
const jobs = (lines: readonly Placed[]) =>
  read([{ text: 'EXPERIENCE', bold: true, size: 13, gap: 1.5 }, ...lines]).work.map(
    ({ title, employer }) => `${title?.text} at ${employer?.text}`,
  );
const duty: Placed = { text: 'Kept the stores in order for all', width: 198, bullet: true };

describe('a title or employer that a narrow column broke over two lines', () => {
  it('is one behind the dates too', () => {
    expect(
      jobs([
        { text: 'June 2013 to May 2020 – Elm Hotel – Beverage', bold: true, gap: 1, width: 198 },
        { text: 'Manager', bold: true },
        duty,
      ]),
    ).toEqual(['Beverage Manager at Elm Hotel']);
  });

  it('is one where its words go on', () => {
    expect(
      jobs([
        { text: 'Secretary and Head of', bold: true, gap: 1 },
        { text: 'Corporate Governance', bold: true },
        { text: 'Wexham Hospital, Leeds' },
        { text: 'May 2019 - Present' },
        duty,
      ]),
    ).toEqual(['Secretary and Head of Corporate Governance at Wexham Hospital']);
  });

  it('is one where the next word had no room', () => {
    expect(
      jobs([
        { text: 'District Food Bank | Communications', bold: true, width: 175, gap: 1 },
        { text: 'Assistant', bold: true },
        { text: 'May 2019 - Present' },
        duty,
      ]),
    ).toEqual(['Communications Assistant at District Food Bank']);
  });

  it('is one where the other entries have one such line', () => {
    const entry = (title: string, employer: string[], years: string): Placed[] => [
      { text: title, bold: true, gap: 1 },
      ...employer.map((text) => ({ text, size: 11 })),
      { text: years },
      duty,
    ];
    expect(
      jobs([
        ...entry('Company Secretary', ['Severn Vale Wastewater', 'Holdings'], '2017 - 2020'),
        ...entry('Paralegal', ['Oakhanger Solicitors'], '2012 - 2017'),
        ...entry('Clerk', ['Tilling Solicitors'], '2009 - 2012'),
      ]),
    ).toEqual(['Company Secretary at Severn Vale Wastewater Holdings', 'Paralegal at Oakhanger Solicitors', 'Clerk at Tilling Solicitors']);
  });

  it('is left in two where a title stands over its employer', () => {
    expect(
      jobs([{ text: 'Store Manager', bold: true, gap: 1 }, { text: 'Fresh Foods', bold: true }, { text: '2017 - 2020' }, duty]),
    ).toEqual(['Store Manager at Fresh Foods']);
  });
});

describe('an institution that a narrow column broke over two lines', () => {
  it('is one school, not two', () => {
    const { education } = read([
      { text: 'EDUCATION', bold: true, size: 13, gap: 1.5 },
      { text: 'UNIVERSITY OF EAST', bold: true, gap: 1, width: 180 },
      { text: 'ANGLIA', bold: true },
      { text: 'BA (Hons) English Literature', width: 198 },
      { text: '2013 - 2016' },
    ]);
    expect(education.map(({ institution, area }) => `${institution?.text}: ${area?.text}`)).toEqual([
      'UNIVERSITY OF EAST ANGLIA: English Literature',
    ]);
  });
});

describe('a skill that runs over its line', () => {
  it('is one skill under its bullet', () => {
    const { skills } = read([
      { text: 'SKILLS', bold: true, size: 13, gap: 1.5 },
      { text: 'Sandplay', bullet: true },
      { text: 'Strengths and Difficulties', bullet: true },
      { text: 'Questionnaire' },
      { text: 'Outcome Star', bullet: true },
    ]);
    expect(skills.map(({ text }) => text)).toEqual(['Sandplay', 'Strengths and Difficulties Questionnaire', 'Outcome Star']);
  });
});

describe('programming languages among the skills', () => {
  it('are a group of them, though their label could be a heading', () => {
    const document = documentFrom(
      'Jane Example\njane@example.com\n\n# Skills\nLanguages\tGo, Python\nPlatforms\tAWS, Terraform\n\n# Experience\nClerk, Acme Ltd\t2019 - 2021',
    );
    const { skills, languages } = parse(redact(document).document, TODAY);
    expect([skills.map(({ text }) => text), languages]).toEqual([['Go', 'Python', 'AWS', 'Terraform'], []]);
  });
});
