import { criteriaOf } from '@/lib/analysis/specification/read-specification';
import { isSameText, labelledAdverts } from '@/tests/eval-match/labelled';

test.each(labelledAdverts())('the advert $id is read for nearly all it asks for', ({ text, criteria }) => {
  const read = criteriaOf(text);
  const found = criteria.filter((wanted) => read.some((own) => isSameText(own.text, wanted.text)));
  expect(found.length / criteria.length).toBeGreaterThanOrEqual(0.75);
});
