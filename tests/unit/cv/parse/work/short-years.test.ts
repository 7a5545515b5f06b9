import { cvFrom } from '@/tests/support/cv-builder';

const jobs = (lines: string): string[] =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${lines}
`).work.map(({ title, employer, dates }) => {
    const end = dates?.current ? 'now' : (dates?.to?.year ?? '?');
    return `${title?.text ?? '–'} | ${employer?.text ?? '–'} | ${dates ? `${dates.from?.year ?? '?'} ${end}` : 'undated'}`;
  });

describe('years of two figures', () => {
  it('are the dates of a job where the other jobs of the section begin with dates, too', () => {
    expect(
      jobs(
        'Feb 2021 - Aug 2025  Picker, Acme Foods, Leeds\nnights and weekends\n2017-21  Packer, Hill Foods Ltd\nmixed loads\n' +
          '14-17  Van driver, Calder Stores\nparcels\n09-13  Labourer, Elm & Sons\nmixing',
      ),
    ).toEqual([
      'Picker | Acme Foods | 2021 2025',
      'Packer | Hill Foods Ltd | 2017 2021',
      'Van driver | Calder Stores | 2014 2017',
      'Labourer | Elm & Sons | 2009 2013',
    ]);
  });

  it('are dates at the end of a line and in a cell of their own', () => {
    expect(
      jobs(
        'Plumber, Acme Homes Ltd, 2018 to 23\n- Fitted 60 boilers a year\nGas fitter, Hill Contracts Ltd\t13-18\n- Fitted meters\n' +
          "Labourer, Elm Builders Ltd '08-12\n- Carried bricks",
      ),
    ).toEqual([
      'Plumber | Acme Homes Ltd | 2018 2023',
      'Gas fitter | Hill Contracts Ltd | 2013 2018',
      'Labourer | Elm Builders Ltd | 2008 2012',
    ]);
  });

  it('may lie in two centuries, or end today', () => {
    expect(
      jobs(
        '19-present  Bus driver, Acme Buses Ltd\n08 - 19  Coach driver, Hill Coaches Ltd\n98-08  Van driver, Calder Stores\n89-98  Packer, Elm Foods',
      ),
    ).toEqual([
      'Bus driver | Acme Buses Ltd | 2019 now',
      'Coach driver | Hill Coaches Ltd | 2008 2019',
      'Van driver | Calder Stores | 1998 2008',
      'Packer | Elm Foods | 1989 1998',
    ]);
  });

  it('are numbers where they are out of the order of time, or count what follows', () => {
    expect(
      jobs(
        'Feb 2024 to date  Delivery driver, Acme Foods, Leeds\n18 - 22 drops a shift\n2019 - Jan 2024  Tanker driver, Hill Fuels Ltd\n' +
          '2012 - 2019  Nursery nurse, Elm Nursery\n10-12 children in a room',
      ),
    ).toEqual([
      'Delivery driver | Acme Foods | 2024 now',
      'Tanker driver | Hill Fuels Ltd | 2019 2024',
      'Nursery nurse | Elm Nursery | 2012 2019',
    ]);
  });

  it('are ages and numbers in bullet points and sentences', () => {
    expect(
      jobs(
        'Youth worker, Acme Youth Club\t2015 - 2019\n- Ran a club for ages 11-14\nWe had groups of 12-14\nCook, Hill Hotel Ltd\t2010 - 2015\n- Cooked for 80',
      ),
    ).toEqual(['Youth worker | Acme Youth Club | 2015 2019', 'Cook | Hill Hotel Ltd | 2010 2015']);
  });
});
