import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const read = (text: string, boldUntil: number) => {
  const document = documentFrom(`Jane Example\njane@example.com\n\n# Experience\n${text}\n2019 - 2021\n- Worked nights`);
  const item = document.lines.find(({ items }) => items[0]?.text === text)?.items[0];
  if (item) item.boldUntil = boldUntil;
  return parse(redact(document).document, TODAY).work.map(({ title, employer }) => [title?.text, employer?.text]);
};

const skills = (lines: [text: string, boldUntil: number][]) => {
  const document = documentFrom(`Jane Example\njane@example.com\n\n# Skills\n${lines.map(([text]) => text).join('\n')}`);
  for (const [text, boldUntil] of lines) {
    const item = document.lines.find(({ items }) => items[0]?.text === text)?.items[0];
    if (item) Object.assign(item, { boldUntil, bold: boldUntil > text.length / 2 });
  }
  return parse(redact(document).document, TODAY).skills.map(({ text, group }) => `${group ?? '-'}: ${text}`);
};

describe('a change from bold to plain type in a list of skills', () => {
  it('parts a label from what it names', () => {
    expect(skills([['Testing EICR · Megger', 'Testing '.length]])).toEqual(['Testing: EICR', 'Testing: Megger']);
  });

  it('is no label over the lines below', () => {
    const lines: [string, number][] = [
      ['Safeguarding expert', 'Safeguarding '.length],
      ['Rota intermediate', 'Rota '.length],
    ];
    expect(skills(lines)).toEqual(['-: Safeguarding', '-: Rota']);
  });
});

describe('a change from bold to plain type in the head of a job', () => {
  it('parts title and employer where nothing else does', () => {
    expect(read('Healthcare Assistant Balcarres Lodge', 'Healthcare Assistant '.length)).toEqual([
      ['Healthcare Assistant', 'Balcarres Lodge'],
    ]);
  });

  it('says nothing where a mark parts them already', () => {
    expect(read('Healthcare Assistant, Balcarres Lodge', 'Healthcare Assistant, '.length)).toEqual([
      ['Healthcare Assistant', 'Balcarres Lodge'],
    ]);
  });
});
