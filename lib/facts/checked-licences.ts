const driving = /^82/;
/** Lift-truck drivers and warehouse work: elsewhere a lift-truck ticket comes second. */
const lifting = /^(?:8222|925)/;
const farming = /^(?:511|911)/;
const guarding = /^(?:331|923)/;
/** Managers and supervisors of building sites. */
const supervising = /^(?:1122|2455|5330)/;
const building = /^(?:5[1-3]|8[12]|91|1122|2455|31)/;

/**
 * Licences, cards and certificates that run out, with the years they last: driver qualification and tachograph cards five (GOV.UK,
 * Driver CPC and Digital tachograph card), SIA licences three (GOV.UK, SIA), CSCS, CPCS, NPORS, CISRS and ECS cards five at most (their
 * schemes), first aid at work three (HSE), ADR and site safety training five (GOV.UK; CITB), IPAF and PASMA five (IPAF; PASMA). A
 * driving entitlement, lift-truck training (HSE, L117) and certificates for spraying and chainsaws (HSE) have no such term (null). Seen
 * 2026. What has no date of expiry is left out: a DBS certificate (GOV.UK), the Care Certificate (Skills for Care), food hygiene (Food
 * Standards Agency).
 *
 * ECS and ADR have other meanings too (a service of Amazon's, a way to settle disputes), so they count only beside a word such as
 * 'card'.
 *
 * `work`: unit groups of SOC 2020 whose adverts ask for it before anything else; null where it comes second everywhere.
 */
const terms: readonly { names: string; years: number | null; work: RegExp | null }[] = [
  {
    names: String.raw`driver\sCPC|CPC\s(?:card|DQC)|driver\squalification\scard|(?:(?:digital\s)?tacho(?:graph)?|digi)\scard`,
    years: 5,
    work: driving,
  },
  {
    names: String.raw`(?:category|cat\.?)\s(?:C\+E|C1|CE|C|D)|(?:HGV|LGV|PCV)\s(?:class\s[12]|licen[cs]e)|class\s[12]\slicen[cs]e`,
    years: null,
    work: driving,
  },
  { names: String.raw`ADR\s(?:licen[cs]e|certificate|card|training|packages|tanks)`, years: 5, work: driving },
  { names: String.raw`(?:forklift|counterbalance|reach\struck)\s(?:licen[cs]e|ticket|certificate)`, years: null, work: lifting },
  { names: String.raw`SIA\s(?:licen[cs]e|badge|door\ssupervis\w+)`, years: 3, work: guarding },
  {
    names: String.raw`(?:CSCS|CPCS|NPORS)(?:\scard)?|CISRS(?:\s(?:advanced|scaffolder|basic|trainee))?(?:\scard)?|ECS\s(?:gold\s)?card|IPAF|PASMA`,
    years: 5,
    work: building,
  },
  { names: 'SMSTS|SSSTS', years: 5, work: supervising },
  {
    names: String.raw`PA(?:1|2|6)[A-Z]?|chainsaw(?:\s(?:licen[cs]e|ticket|certificate))|telehandler\s(?:licen[cs]e|ticket|certificate)`,
    years: null,
    work: farming,
  },
  { names: String.raw`first\said\sat\swork`, years: 3, work: null },
];

const notAJob = String.raw`(?!\s(?:driver|fitter|mechanic|technician))`;
/** 'HGV Class 1 driver' is a job. */
export const checkedLicences = new RegExp(String.raw`\b(?:${terms.map(({ names }) => names).join('|')})\b${notAJob}`, 'gi');

const patterns = terms.map((term) => ({ ...term, pattern: new RegExp(String.raw`^(?:${term.names})$`, 'i') }));
const termOf = (name: string) => patterns.find(({ pattern }) => pattern.test(name));

/** The most years that such a licence or card is valid; null where it has no term. */
export const yearsOfLicence = (name: string): number | null => termOf(name)?.years ?? null;

/** Whether employers of a unit group look for such a licence or card first. */
export const isLookedFor = (name: string, soc: string): boolean => termOf(name)?.work?.test(soc) ?? false;
