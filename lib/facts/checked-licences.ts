/**
 * Licences, cards and certificates whose date an employer checks, because they run out or are renewed: driver qualification and
 * tachograph cards after five years (GOV.UK, Driver CPC and Digital tachograph card), SIA licences after three (GOV.UK, SIA), CSCS
 * cards after five (CSCS), first aid at work after three (HSE), ADR and site safety training after five (GOV.UK; CITB), lift-truck
 * training with refreshers (HSE, L117), food hygiene and the Care Certificate by the date of training, a DBS certificate by its
 * date of issue (GOV.UK). Seen 2026.
 */
export const checkedLicences =
  /\b(?:driver\sCPC|CPC\s(?:card|DQC)|driver\squalification\scard|(?:digital\s)?tacho(?:graph)?\scard|digi\scard|ADR|SIA\s(?:licen[cs]e|badge|door\ssupervis\w+)|(?:CSCS|CPCS|NPORS|ECS)(?:\scard)?|SMSTS|SSSTS|IPAF|PASMA|first\said(?:\sat\swork)?|forklift\s(?:licen[cs]e|ticket|certificate)|(?:counterbalance|reach\struck)\s(?:licen[cs]e|ticket|certificate)|(?:level\s[23]\s)?food\s(?:hygiene|safety)(?:\s(?:certificate|level\s[123]))?|care\scertificate|(?:enhanced\s)?DBS(?:\s(?:check|certificate|checked))?|(?:category|cat\.?)\s(?:C\+E|C1|CE|C|D)|(?:HGV|LGV|PCV)\s(?:class\s[12]|licen[cs]e)|class\s[12]\slicen[cs]e|manual\shandling\scertificate)\b/gi;
