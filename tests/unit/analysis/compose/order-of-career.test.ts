import { analyseLines } from '@/tests/support/analyse-lines';

/** Nora Field was a bookkeeper for twenty years, and lists her jobs from the first on. */
const oldestFirst = `Nora Field
nora.field@example.com | 07700 900321

# Introduction
I gave up work in 2022 after thirty years in offices and would like to be useful again.

# Career

Junior Clerk, Alder Seeds Ltd\t1983 - 1987
- Filed the invoices of the shop and wrote up the post book

Wages Clerk, Beck Dairy Ltd\t1987 - 1991
- Made up the weekly wages of 90 people from their clock cards

Accounts Assistant, Cairn Market Ltd\t1993 - 2001
- Kept the purchase ledger and reconciled the bank each month

Bookkeeper, Dale Motors Ltd\t2001 - 2022
- Kept all of the books to trial balance on Sage
- Ran the monthly payroll and the returns for VAT

# Education
O levels, Wessex Grammar School\t1976 - 1983`;

describe('jobs that are listed from the oldest on', () => {
  const { suitableRoles, salaryBenchmark, placement } = analyseLines(oldestFirst);

  test('lead to the newest of them', () => {
    expect(placement?.matchedTitle).toBe('Bookkeeper');
    expect(suitableRoles).toEqual(['Bookkeeper']);
  });

  test('and their pay is not withheld as if the person were new to the work', () => {
    expect(salaryBenchmark?.currentLevel.range).toMatch(/^£/);
    expect(salaryBenchmark?.currentLevel.context).not.toContain('new to this work');
    expect(salaryBenchmark?.nextLevel.requirements).not.toContain('Accounts Assistant');
  });
});

test('posts with one employer may go upwards while the employers go back in time', () => {
  const { suitableRoles } = analyseLines(`Nora Field
nora.field@example.com | 07700 900321

# Profile
I have kept the records of lenders for most of my life and look for work in an office.

# Employment History

Cashier, Dale Building Society\t1992 - 1997
- Served members at the counter and balanced the till each evening

Mortgage Administrator, Dale Building Society\t1997 - 2016
- Took applications from receipt to completion with solicitors and valuers
- Typed the offer letters and kept the files in order

Saturday Assistant, Alder Books\t1989 - 1992
- Served customers and put out the new books

# Education
BTEC National Diploma in Business, Wessex College\t1990 - 1992`);
  expect(suitableRoles[0]).toContain('Mortgage');
});

test('whoever goes back to work they left years ago is no beginner in it', () => {
  const { salaryBenchmark } = analyseLines(`Nora Field
nora.field@example.com | 07700 900321

# Profile
I am looking for work as a chef again, now that the children are at school.

# Experience

Office Administrator, Alder Ltd\tMarch 2019 - Present
- Answered 40 calls a day and booked the meeting rooms

School Secretary, Beck Primary School\t2015 - 2019
- Kept the register and the dinner money of 200 pupils

Receptionist, Cairn Surgery\t2012 - 2015
- Booked 60 appointments a day

Chef, The Dale Inn\t2003 - 2012
- Cooked 80 covers on a Saturday and ordered the stock

# Education
NVQ Level 2 Catering, Wessex College\t2001 - 2003`);
  expect(salaryBenchmark?.currentLevel.context).not.toContain('new to this work');
});
