import { readAdvert } from '@/lib/analysis/job-fit/advert';
import { isSameText, labelledAdverts } from '@/tests/eval-match/labelled';

test.each(labelledAdverts())('the advert $id is read for nearly all it asks for', ({ text, criteria }) => {
  const read = readAdvert(text);
  const found = criteria.filter((wanted) => read.some((own) => isSameText(own.text, wanted.text)));
  expect(found.length / criteria.length).toBeGreaterThanOrEqual(0.75);
});
