import { inCharge } from '@/lib/analysis/reading/career/in-charge';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const chargeOf = (line: string, profile = 'Works manager who likes a tidy yard and a full order book.') =>
  inCharge(
    readCv(
      cvFrom(`Orla Fennimore
orla@example.com | 07700 900123 | Leeds

# Profile
${profile}

# Experience

Works Manager, Corbie Timber\tApr 2014 - Present
- ${line}
- Ordered oak and pine from three mills every month
`),
      TODAY,
    ),
  );

test.each([
  ['Led 19 people across two yards', 19],
  ['Managed a team of 12 fitters', 12],
  ['Line manage the office and the yard', 1],
  ['Cut 40 boards a day for 300 customers', 0],
  ['Since 2018 managed technicians in the yard', 1],
  ['Managed a team of thirty', 30],
])('people in charge are counted where the line says how many: %s', (line, people) => {
  expect(chargeOf(line).people).toBe(people);
});

test('a budget is read in pounds', () => {
  expect(chargeOf('Managed a budget of £1.2m for both yards').pounds).toBe(1_200_000);
  expect(chargeOf('Sold £1.2m of oak').pounds).toBe(0);
});

test('a profile counts where it speaks of charge', () => {
  const { people, pounds } = chargeOf('Kept the books', 'Works manager responsible for a £640k budget and 11 yard staff in Leeds.');
  expect([people, pounds]).toEqual([11, 640_000]);
});

test('the staff of a customer are nobody’s own', () => {
  expect(chargeOf('Kept the books', 'Works manager who sells to firms with 200 staff.').people).toBe(0);
});
