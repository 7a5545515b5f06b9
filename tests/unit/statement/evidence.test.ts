import { evidenceIn } from '@/lib/statement/evidence';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const cv = cvFrom(`Rosa Penhale
rosa@example.com

# Experience
Shop Assistant, Trelawney Stores\tJan 2019 – Present
- Served up to 90 customers a day
- Trained two new starters on the till

# Education
Truro High School\t2012 – 2017
- GCSEs including Mathematics`);
const evidence = evidenceIn(cv, ({ start, end }) => cv.text.slice(start, end), TODAY);
const of = (text: string) => evidence({ id: 'c1', text, kind: 'essential', assessedBy: [] });

test('study is no experience of the work that uses it', () => {
  expect(of('Experience of teaching mathematics to GCSE').state).toBe('missing');
});

test('a line of a role is quoted to the letter, with the role it stands in', () => {
  expect(of('Experience of serving customers')).toMatchObject({
    state: 'shown',
    proofs: [{ quote: 'Served up to 90 customers a day', place: 'Shop Assistant, Trelawney Stores' }],
  });
});

const behaviourOf = (text: string) => evidence({ id: 'c1', text, kind: 'essential', behaviour: true, assessedBy: [] });

test('a behaviour is shown by an answer, never by single words', () => {
  expect(behaviourOf('Working Together').state).toBe('missing');
});

test('lines that fit a behaviour are offered, and show nothing by themselves', () => {
  expect(behaviourOf('Developing Self and Others')).toMatchObject({
    state: 'claimed',
    proofs: [{ quote: 'Trained two new starters on the till', place: 'Shop Assistant, Trelawney Stores' }],
  });
});

test('what all forms ask for is shown by work that was done, never by a claim', () => {
  expect(of('Experience of training new starters').proofs[0]?.quote).toBe('Trained two new starters on the till');
  expect(of('Able to work weekends').state).toBe('missing');
  expect(of('At least three years of experience in customer service').proofs.map(({ kind }) => kind)).not.toContain('claim');
});

const linesOf = (...lines: string[]) => {
  const own = cvFrom(`Ade Marlow
ade@example.com

# Experience
Officer, Fenwick Services\tJan 2019 – Present
${lines.map((line) => `- ${line}`).join('\n')}`);
  const find = evidenceIn(own, ({ start, end }) => own.text.slice(start, end), TODAY);
  return (text: string) => find({ id: 'c1', text, kind: 'essential', assessedBy: [] });
};

test('words that often go with what is asked do not show it, words of the criterion do', () => {
  const ask = linesOf('Calmed angry callers', 'Kept accurate records of 40 visits a week');
  expect(ask('Able to deal with conflict').state).toBe('missing');
  expect(ask('Able to keep accurate records').state).toBe('shown');
});

test('a line that meets one of two things asked for together shows neither', () => {
  expect(linesOf('Answered customers on the phone')('Attention to detail and excellent customer service').state).not.toBe('shown');
});

test.each([
  ['Trust and respect of colleagues', 'Filed letters for an NHS Foundation Trust'],
  ['Good IT skills', 'Drove passengers to Edinburgh and Perth'],
  ['Experience of supervising staff', 'Worked under supervision at first'],
  ['Experience of managing a budget', 'Spent two days a week in Leeds'],
  ['Knowledge of public sector procurement', 'Served members of the public'],
  ['Experience of work with homeless people', 'Cut rough timber to size'],
  ['Able to work on own initiative', 'Taught at an independent school'],
  ['Able to make presentations', 'Assembled flat-pack furniture'],
  ['Experience of decisions on claims', 'Decided to retrain'],
  ['Experience of ordering supplies', 'Rang people in order to book visits'],
])('%s is not met by a word that says something else: %s', (criterion, line) => {
  expect(linesOf(line)(criterion).state).toBe('missing');
});

test('an employer that bears the name of a sector is one only where the sector is asked for', () => {
  expect(of('Experience of working in charity law').state).toBe('missing');
});

test.each([
  ['Phlebotomy training', 'Prepare the room for the nurse, who does phlebotomy'],
  ['Experience of drafting social media posts', 'Head office drafts our social media posts'],
  ['Experience of making investment decisions', 'The partners make investment decisions'],
  ['Experience of managing or coaching others', 'Keep 45 files in the case management system'],
  ['Level 2 or 3 qualification in supporting teaching', 'Support teaching in Year 4'],
])('%s is not shown by what colleagues do, or by half of what is asked: %s', (criterion, line) => {
  expect(linesOf(line)(criterion).state).not.toBe('shown');
});

test('IT is a thing that can be asked for, not the word it', () => {
  expect(linesOf('Took calls from customers')('Confident user of IT').state).toBe('missing');
});

test.each([
  ['Experience of working with elected members', 'Brief councillors before each meeting'],
  ['Experience of supporting pupils with special educational needs', 'Worked one to one with two boys with autism'],
  ['Knowledge of data protection legislation', 'Answer subject access requests under GDPR'],
])('%s is shown by what the trade calls it: %s', (criterion, line) => {
  expect(linesOf(line)(criterion).state).toBe('shown');
});
