/**
 * Licences, cards and certificates that run out: driver qualification and tachograph cards after five years (GOV.UK, Driver CPC and
 * Digital tachograph card), SIA licences after three (GOV.UK, SIA), CSCS cards after five (CSCS), first aid at work after three (HSE),
 * ADR and site safety training after five (GOV.UK; CITB), lift-truck training with refreshers (HSE, L117). Seen 2026. What has no
 * date of expiry is left out: a DBS certificate (GOV.UK), the Care Certificate (Skills for Care), food hygiene (Food Standards Agency).
 *
 * ECS and ADR are other things too (a service of Amazon's, a way to settle disputes): they count beside the word that makes them a paper.
 */
const names = [
  String.raw`driver\sCPC|CPC\s(?:card|DQC)|driver\squalification\scard|(?:(?:digital\s)?tacho(?:graph)?|digi)\scard`,
  String.raw`(?:category|cat\.?)\s(?:C\+E|C1|CE|C|D)|(?:HGV|LGV|PCV)\s(?:class\s[12]|licen[cs]e)|class\s[12]\slicen[cs]e`,
  String.raw`ADR\s(?:licen[cs]e|certificate|card|training)|(?:forklift|counterbalance|reach\struck)\s(?:licen[cs]e|ticket|certificate)`,
  String.raw`SIA\s(?:licen[cs]e|badge|door\ssupervis\w+)|(?:CSCS|CPCS|NPORS)(?:\scard)?|ECS\scard|SMSTS|SSSTS|IPAF|PASMA`,
  String.raw`first\said\sat\swork`,
];
/** 'HGV Class 1 driver' is a job. */
export const checkedLicences = new RegExp(String.raw`\b(?:${names.join('|')})\b(?!\s(?:driver|fitter|mechanic|technician))`, 'gi');
