/**
 * Every claim the product makes about the world, in one place. An operator edits or switches off each of them here.
 * `source`, `sourceDate` and `approvedBy` are empty as shipped: a claim needs evidence before it is published, and
 * `UNSOURCED_CLAIMS=hide` takes every claim without a source off the screens.
 */
export interface Claim {
  text: string;
  shown: boolean;
  source: string;
  sourceDate: string;
  approvedBy: string;
}

export type ClaimsPolicy = 'show' | 'hide';

const claim = (text: string, evidence: Partial<Omit<Claim, 'text'>> = {}): Claim => ({
  text,
  shown: true,
  source: '',
  sourceDate: '',
  approvedBy: '',
  ...evidence,
});

export const claims = {
  salaryIncrease: claim('Job seekers who improve their CV see a salary increase of £8,000-£15,000 within 6 months'),
  salaryUpTo: claim('A stronger CV can be worth up to £15,000'),
  recruiterRecall: claim('83% of recruiters say professionally named CV files improve recall'),
  topTenPercent: claim('Transform your CV into a top 10% document with personalized guidance'),
  marketRank: claim('Top {n}% of CVs reviewed'),
  topFifth: claim('Your CV is in the top 20% of those we see.'),
  gdprCompliant: claim('The process is GDPR compliant'),
  firstLook: claim('Recruiters spend 6-8 seconds on a first look.', {
    source: 'Ladders, eye-tracking studies (US, 30 recruiters): 6 s in 2012, 7.4 s in 2018',
    sourceDate: '2018-11',
  }),
} as const satisfies Record<string, Claim>;

type ClaimId = keyof typeof claims;

export const isShown = (candidate: Claim, policy: ClaimsPolicy): boolean =>
  candidate.shown && (policy === 'show' || candidate.source.trim() !== '');

/** The text of a claim, or null where it is switched off: a caller draws nothing at all then. */
export const claimText = (id: ClaimId, policy: ClaimsPolicy): string | null => (isShown(claims[id], policy) ? claims[id].text : null);
