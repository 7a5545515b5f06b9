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

test('what all forms ask for is shown by work that was done, in other words', () => {
  expect(of('Experience of supervising or coaching staff').proofs[0]?.quote).toBe('Trained two new starters on the till');
  expect(of('Able to work weekends').state).toBe('missing');
  expect(of('At least three years of experience in customer service').proofs.map(({ kind }) => kind)).not.toContain('claim');
});
