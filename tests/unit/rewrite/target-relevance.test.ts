import { suggest } from '@/lib/rewrite/suggest';
import { cvFrom } from '@/tests/support/cv-builder';

const cv = cvFrom(`Robin Attwell
Leeds | 07700 900199 | robin@example.com

Work Experience
Shop and Office Assistant
Hollins Ltd
March 2020 – Present
- Responsible for serving customers on the tills
- Responsible for purchase ledger invoices in Sage
- Responsible for training new starters
- Responsible for counting stock each week

Skills
Sage, Excel, Till work, Stock control`);

const adverts = {
  accounts: 'Essential\n- Purchase ledger experience\n- Sage\n- Training staff',
  shop: 'Essential\n- Stock control\n- Customer service experience\n- Cash handling',
};
const quotes = (jobDescription: string): string[] =>
  suggest({ cv, section: 'Work Experience', rating: null, targeting: { jobDescription } }).items.map(({ quote }) => quote);

test('suggestions begin with the lines that the advert asks about, and follow when another advert is pasted', () => {
  expect(quotes(adverts.accounts)[0]).toContain('purchase ledger');
  expect(quotes(adverts.shop)[0]).toContain('tills');
  expect([...quotes(adverts.shop)].sort()).toEqual([...quotes(adverts.accounts)].sort());
});

test('the skills that the advert names come first, and none is added or lost', () => {
  const skills = (jobDescription: string): string =>
    suggest({ cv, section: 'Skills Section', rating: null, targeting: { jobDescription } }).suggestion;
  expect(skills(adverts.shop)).not.toBe(skills(adverts.accounts));
  expect(skills(adverts.shop).match(/\w+/g)?.sort()).toEqual(skills(adverts.accounts).match(/\w+/g)?.sort());
});
