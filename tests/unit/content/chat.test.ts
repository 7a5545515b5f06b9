import { chatAnswer, chatPrompts } from '@/lib/content/chat';

test.each([
  ['How long should my PERSONAL statement be?', '4-6 lines'],
  ['what goes into a profile', '4-6 lines'],
  ['work experience format?', '3-5 bullets'],
  ['Do hobbies matter?', '2-3 lines'],
  ['How do I highlight skills', '2-3 skill categories'],
  ['how many pages', '2 pages are standard in the UK'],
  ['will an ATS read it', 'standard headings'],
  ['I have a gap of a year', 'Be honest'],
  ['“Gaps”? What of them!', 'Be honest'],
  ['length/pages', '2 pages are standard in the UK'],
])('%s is answered with %s', (question, part) => {
  expect(chatAnswer(question, 'show').text).toContain(part);
});

test('whole words only: no gap in a gaping hole, no page in a pageant', () => {
  const generic = chatAnswer('anything', 'show').text;
  expect(chatAnswer('a gaping pageant of unskilled stats', 'show').text).toBe(generic);
});

test('the first rule in order wins', () => {
  expect(chatAnswer('profile and gap', 'show').text).toContain('4-6 lines');
});

test.each(chatPrompts)('the suggested prompt “%s” gets the general answer with links into the product', (prompt) => {
  expect(chatAnswer(prompt, 'show').links.map((link) => link.href)).toEqual(['/guided-improvement', '/']);
});

test('the length answer carries the six to eight seconds as a first look', () => {
  expect(chatAnswer('length', 'show').text).toMatch(/6-8 seconds on a first look/);
});

test.each([
  ['What should I earn?', '#salary'],
  ['which jobs fit me', '#roles'],
  ['why this score', '#ledger'],
  ['how do I delete my data', '#my-data'],
  ['what do I change first', '#improvements'],
])('with a report open, “%s” leads to %s', (question, href) => {
  expect(chatAnswer(question, 'show', () => true).links.map((link) => link.href)).toEqual([href]);
});

test('a part that the report does not have is not named, and the answers written in advance come first', () => {
  const withoutPay = (place: string) => place !== 'salary';
  expect(chatAnswer('What should I earn?', 'show', withoutPay)).toEqual(chatAnswer('What should I earn?', 'show'));
  expect(chatAnswer('how long for a better score', 'show', () => true).links).toEqual([]);
});
