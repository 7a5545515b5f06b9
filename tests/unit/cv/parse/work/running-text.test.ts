import { cvFrom } from '@/tests/support/cv-builder';

const jobs = (lines: string): string[] =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${lines}
`).work.map(({ title, employer, dates, statements }) => {
    const years = `${dates?.from?.year ?? '?'} ${dates?.current ? 'now' : (dates?.to?.year ?? '?')}`;
    return [title?.text ?? '–', employer?.text ?? '–', years, statements.length].join(' | ');
  });

describe('a job in one line of running text', () => {
  it('has its title and employer before the first sentence, which may begin with a figure or a small letter', () => {
    expect(
      jobs(
        'Feb 2024 to date  Delivery driver (3.5t van), Acme Foods, Leeds. 18 – 22 drops a shift. Took it to be nearer home.\n' +
          '2022 to 2023 agency work, Quickhands. hotel kitchen, hospital canteen, school. Washed up.',
      ),
    ).toEqual(['Delivery driver (3.5t van) | Acme Foods | 2024 now | 2', 'agency work | Quickhands | 2022 2023 | 2']);
  });

  it('goes on behind the stop of a shortened title, where a firm follows', () => {
    expect(
      jobs(
        '2019-2024  Picker, Acme Foods Ltd. Nights and weekends on the frozen side.\n2016-2019  Machine op. Hill Plumbing Supplies\nLoaded vans',
      ),
    ).toEqual(['Picker | Acme Foods Ltd | 2019 2024 | 1', 'Machine op | Hill Plumbing Supplies | 2016 2019 | 1']);
  });

  it('may have its dates in brackets behind the employer, and say first that it has not ended', () => {
    expect(
      jobs(
        'now - Kitchen porter, Bay Inn restaurant Leeds (2 years, from November 2024). I wash pots, I peel and cut, I make soup for the bar.',
      ),
    ).toEqual(['Kitchen porter | Bay Inn restaurant Leeds | 2024 now | 1']);
  });

  it('may describe an employer that has no name', () => {
    expect(jobs('2015-2019 Cook in my uncle’s restaurant, Leeds. I cooked for 50 guests a day and taught two others.')).toEqual([
      'Cook | my uncle’s restaurant | 2015 2019 | 1',
    ]);
  });
});
