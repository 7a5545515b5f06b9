import { alwaysLeaving, leavingWords, serviceGroups, serviceTrades, type ServiceTrade } from '@/lib/facts/service-trades';
import type { Findings } from '../findings';

const MOST_TRADES = 3;
/** A single mention may be chance, so two are needed. */
const FEWEST_MENTIONS = 2;

/** Several words of a trade say more than one word again and again: 'personnel' is on every page of a service record. */
const isToldTwice = (mentions: readonly string[]): boolean => new Set(mentions.map((word) => word.toLowerCase())).size > 1;

/** Civilian work for somebody who leaves the forces, the police or the fire service, by trade and duties; empty for everybody else. */
export function civilianWork({ input: { cv }, audit: { reading }, career, placement }: Findings): ServiceTrade[] {
  const isLeaving = leavingWords.test(cv.text);
  // Who says that they are leaving needs no certain placement: a naval branch has many titles.
  const soc = career?.group.soc ?? (isLeaving && placement && alwaysLeaving.has(placement.soc) ? placement.soc : undefined);
  if (soc === undefined || !serviceGroups.has(soc) || !(isLeaving || alwaysLeaving.has(soc))) return [];
  const done = [
    ...reading.roles.slice(0, 3).map(({ entry }) => cv.text.slice(entry.start, entry.end)),
    cv.profile ? cv.text.slice(cv.profile.start, cv.profile.end) : '',
    cv.headline?.text ?? '',
  ].join(' ');
  const learnt = [...cv.education, ...cv.skills].map(({ start, end }) => cv.text.slice(start, end)).join(' ');
  return serviceTrades
    .map((trade) => ({ trade, duties: done.match(trade.shownBy) ?? [], others: learnt.match(trade.shownBy) ?? [] }))
    .filter(({ duties, others }) => duties.length + others.length >= FEWEST_MENTIONS)
    .map(({ trade, duties, others }) => ({ trade, isTold: isToldTwice([...duties, ...others]), count: duties.length }))
    .sort((a, b) => Number(b.isTold) - Number(a.isTold) || b.count - a.count)
    .slice(0, MOST_TRADES)
    .map(({ trade }) => trade);
}

/** Somebody who is leaving the forces and neither names the wanted work nor shows a trade: the rank is no post to search for. */
export const isWithoutWork = (findings: Findings): boolean =>
  findings.career !== null &&
  alwaysLeaving.has(findings.career.group.soc) &&
  findings.career.aim === null &&
  civilianWork(findings).length === 0;
