/**
 * The report on a desk: three columns. Over the first two the verdict and under it the pages of the CV, in the third where the CV stands
 * and under it the fixes. While the CV is read side by side with its text, it takes the whole width and the fixes follow.
 */
export const reportGrid =
  'group/report space-y-6 lg:grid lg:grid-cols-[13.75rem_minmax(0,3fr)_minmax(0,5fr)] lg:gap-x-8 lg:gap-y-6 lg:space-y-0 xl:gap-x-10';

export const beside = {
  gauge: 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
  headline: 'lg:col-start-2 lg:row-start-1',
  summary: 'lg:col-start-2 lg:row-start-2',
  cards: 'lg:col-start-3 lg:row-span-2 lg:row-start-1',
  document:
    'lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-3 lg:group-data-spread/report:col-span-3 lg:group-data-spread/report:row-span-1',
  oneThing:
    'lg:col-start-3 lg:row-start-3 lg:self-start lg:group-data-spread/report:col-span-3 lg:group-data-spread/report:col-start-1 lg:group-data-spread/report:row-start-4',
  fixes:
    'lg:col-start-3 lg:row-start-4 lg:group-data-spread/report:col-span-3 lg:group-data-spread/report:col-start-1 lg:group-data-spread/report:row-start-5',
  rows: 'lg:col-span-3 lg:row-start-6',
} as const;
