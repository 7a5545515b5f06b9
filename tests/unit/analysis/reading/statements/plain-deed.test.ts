import { isPlainDeed } from '@/lib/analysis/reading/statements/plain-deed';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

/** Whether the advice on results would begin with the line. */
const isAsked = (line: string): boolean => {
  const cv = cvFrom(
    `Jane Example\njane@example.com | 07700 900123 | Leeds\n\n# Experience\n\nAssistant, Acme Hotel\tJan 2019 - May 2023\n- ${line}\n- Kept the log book of the front desk up to date`,
  );
  const statement = readCv(cv, TODAY).roles[0]?.statements[0];
  return statement !== undefined && isPlainDeed(statement);
};

test.each([
  'Responsible for the weekly rota of the bar',
  'Planned the weekly rota of the bar',
  'Answered letters from guests',
  'Cleaned and polished the great hall',
])('‘%s’ can be asked for its result', (line) => {
  expect(isAsked(line)).toBe(true);
});

test.each([
  'Cleaning the rooms of the west wing',
  'Coached the hotel team, county winners 2022',
  'Moved the linen store, the way to it is shorter now',
  'Planned a route by bus for a guest who now goes alone',
  'Sat with guests in their last days until relatives of the deceased arrived',
  'Supported bereaved families after a death',
  'Named top seller of spa days for the North West',
  'Watched the night porter lock the doors',
  'Level 2 food hygiene and a first aid licence',
  'Washed, ironed and folded the sheets',
  'Planned the rota for fourteen cleaners',
  'Won the award for the best front desk',
  'Rearranged the stores so that nothing ran out',
  'Kept the keys (and the alarm of the stores',
  'Sit on the user group of the booking system',
  'Showed the new ones what to do',
  'Took over the rota when the manager was off',
  'Changed the date code when there is a new order',
])('‘%s’ cannot: no counted work of their own, a row, or a result is there', (line) => {
  expect(isAsked(line)).toBe(false);
});
