import { jobsUnderExperience as jobs } from '@/tests/support/jobs-under-experience';

describe('the dates of a job', () => {
  it('may have months in Roman numerals', () => {
    expect(jobs('Research Associate\tX.2022 – XII.2026\nUniversity of Acme Vale\n- Made 38 compounds')).toEqual([
      'Research Associate | University of Acme Vale | 2022-10 2026-12',
    ]);
  });

  it('may begin with a year alone and end with a month of another', () => {
    expect(jobs('2017 – 11.2019\tDriver, Elm Building Supply\n- Drove to 12 sites a day')).toEqual([
      'Driver | Elm Building Supply | 2017 2019-11',
    ]);
  });

  it('may be a season of two years', () => {
    expect(
      jobs(
        'Receptionist\t2016 – 2018\nHill Hotel, Leeds\n- Greeted guests\nChalet Host\tWinter 15/16\nSnow Holidays Ltd, Dudley\n- Cooked for 14 guests',
      ),
    ).toEqual(['Receptionist | Hill Hotel | 2016 2018', 'Chalet Host | Snow Holidays Ltd | 2015 2016']);
  });

  it('may end with an arrow where the job has not ended', () => {
    expect(jobs('Scientific Editor, Acme Journals Ltd\t2021 →\n- Edited 60 papers')).toEqual([
      'Scientific Editor | Acme Journals Ltd | 2021 now',
    ]);
  });

  it('stand alone above the last head too, where those of the other heads do', () => {
    expect(
      jobs(
        '2012 – 2019\nMedical Assistant\nHill Hospital, Leeds\n- Gave medicines to a ward of 45 beds and kept the records of patients\nsummer 2011\nSeasonal worker\nElm Farm, Dudley',
      ),
    ).toEqual(['Medical Assistant | Hill Hospital | 2012 2019', 'Seasonal worker | Elm Farm | 2011 2011']);
  });
});

describe('a remark in the head of a job', () => {
  it('in brackets does not make a sentence of an employer', () => {
    expect(
      jobs(
        '2010 – 2012\tHoliday rep\nSun Holidays Ltd\n- Led 80 tours\n2009 – 2010\tSales assistant\nBridge shoe shop (Saturdays then full time)',
      ),
    ).toEqual(['Holiday rep | Sun Holidays Ltd | 2010 2012', 'Sales assistant | Bridge shoe shop | 2009 2010']);
  });

  it('with a date of its own in its brackets is no part of the title', () => {
    expect(
      jobs('Mobile hairdresser (a few hours a week, registered since 2022)\t2013 – now\nElm Salon, Leeds\n- Cut and blow dry'),
    ).toEqual(['Mobile hairdresser | Elm Salon | 2013 now']);
  });

  it('may name two places between dates and title', () => {
    expect(jobs('Jun 2019 – Feb 2022\tCardiff & Bristol\tInteraction Designer, Acme Digital\n- Cut a form to 5 screens')).toEqual([
      'Interaction Designer | Acme Digital | 2019-6 2022-2',
    ]);
  });

  it('may say that the employer is the one above', () => {
    expect(
      jobs(
        'Teaching assistant, Hill Primary School, 2018 – 2021\n- Heard 12 children read\nMidday supervisor, same school, 2015 – 2018\n- Ran games',
      ),
    ).toEqual(['Teaching assistant | Hill Primary School | 2018 2021', 'Midday supervisor | Hill Primary School | 2015 2018']);
  });
});
