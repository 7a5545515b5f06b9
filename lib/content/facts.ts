import { isShown, type Claim, type ClaimsPolicy } from './claims';

const advice = 'House advice on UK CVs, not a statistic';
const fact = (text: string, source = advice, sourceDate = '2026-11'): Claim => ({
  text,
  shown: true,
  source,
  sourceDate,
  approvedBy: '',
});

/** 'Did You Know?' while the analysis runs: nine, one every ten seconds. Advice and law, no invented percentages. */
export const facts: readonly Claim[] = [
  fact('Two sides of A4 is the usual length of a UK CV. Graduates often need only one.'),
  fact(
    'In one US eye-tracking study the first look at a CV took about seven seconds, most of it spent on titles, employers and dates.',
    'Ladders, 2018',
    '2018-11',
  ),
  fact('A UK CV needs no photo, no date of birth and no marital status. Leaving them out helps a fair reading.'),
  fact(
    'Age is a protected characteristic: an employer must not choose by it, so your date of birth does not belong on a CV.',
    'Equality Act 2010, section 5',
    '2010-10',
  ),
  fact('“Cut waiting times from 12 days to 5” can be checked. “Responsible for waiting times” cannot.'),
  fact('Listing your newest job first lets a reader see in a moment what you do now.'),
  fact('Your town and the first half of your postcode are enough. Nobody needs your full address before an offer.'),
  fact('A skill convinces when it also shows up in a job: name the tool again where you used it.'),
  fact('Two-column layouts can be read in the wrong order by software. One column is the safe choice.'),
];

export const shownFacts = (policy: ClaimsPolicy): string[] => facts.filter((item) => isShown(item, policy)).map((item) => item.text);
