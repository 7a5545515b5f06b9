import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const read = (text: string, boldUntil: number) => {
  const document = documentFrom(`Jane Example\njane@example.com\n\n# Experience\n${text}\n2019 - 2021\n- Worked nights`);
  const item = document.lines.find(({ items }) => items[0]?.text === text)?.items[0];
  if (item) item.boldUntil = boldUntil;
  return parse(redact(document).document, TODAY).work.map(({ title, employer }) => [title?.text, employer?.text]);
};

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
