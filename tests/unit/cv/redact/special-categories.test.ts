import { findSpecialCategories, specialExamples } from '@/lib/cv/redact/special-categories';

const found = (text: string) => findSpecialCategories(text).map(({ category, text: words }) => [category, words]);

describe('what the law protects specially', () => {
  it.each(specialExamples.map(({ category, example }) => [category, example] as const))('%s is seen: %s', (category, example) => {
    expect(findSpecialCategories(`Profile\n${example}.\nNurse`).map((each) => each.category)).toEqual([category]);
  });

  it.each([
    ['I am dyslexic and use read-back software', 'health', 'I am dyslexic and use read-back software'],
    ['2019 – 2020: career break with breast screening leave. I had cancer in 2019.', 'health', 'I had cancer in 2019'],
    ['Time out after my chemotherapy', 'health', 'my chemotherapy'],
    ['I’m a wheelchair user, and travel by car', 'health', 'I’m a wheelchair user'],
    ['Retired on medical grounds in 2018', 'health', 'Retired on medical grounds in 2018'],
    ['Reader at my church on Sundays', 'religion', 'my church on Sundays'],
    ['Active member of the local mosque', 'religion', 'member of the local mosque'],
    ['GMB shop steward for the depot', 'union', 'GMB shop steward for the depot'],
    ['Member of Unite', 'union', 'Member of Unite'],
    ['I identify as LGBTQ+', 'orientation', 'I identify as LGBTQ+'],
    ['I was convicted of theft in 2009', 'convictions', 'I was convicted of theft in 2009'],
    ['Served a six month custodial sentence (2011)', 'convictions', 'Served a six month custodial sentence'],
  ])('is seen in prose, to the end of the clause: %s', (line, category, words) => {
    expect(found(line)).toEqual([[category, words]]);
  });

  it.each([
    'Cared for adults living with epilepsy and type 2 diabetes on a stroke ward',
    'Supported people recovering from depression and released from prison',
    'Managed absence due to sickness for 40 staff',
    'Taught autistic pupils and pupils with dyslexia',
    'Chaplaincy assistant, Catholic primary school, Diocese of Leeds',
    'Member of the parish council; clerk to Leeds Christian Trust',
    'Negotiated with trade unions on pay; HR lead for union consultation',
    'Chair of the LGBTQ+ staff network; equality officer',
    'Prosecuted people convicted of fraud; five years in prison education',
    'Advised clients on spent convictions and disclosure',
    'I am bi-lingual and I add value. I have strong convictions about fairness',
    'Enhanced DBS on the update service, no points on licence',
    'Member of the union of European football referees’ mentoring scheme',
  ])('is not what the work is about: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('holds no placeholder, so that it can be taken out as it stands', () => {
    expect(found('I have epilepsy [NAME] and drive')).toEqual([['health', 'I have epilepsy']]);
  });

  it('is looked for in time that grows with the text', () => {
    const text = 'career break I am my left due to '.repeat(3_000);
    const started = performance.now();
    findSpecialCategories(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
