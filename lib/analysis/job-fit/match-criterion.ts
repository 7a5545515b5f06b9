import type { Span } from '@/lib/cv/document/redacted-document';
import type { Reading } from '../reading/reading';
import { overlaps } from '../text/spans';
import type { Passage } from './passages';
import { productMentions } from './products';
import { hasTooLowGrade, levelAsked, levelOfStudy } from './study-level';
import { alternatives, bestPassage, bestForAllParts, conjuncts, skillNamedWhole, ENOUGH_BESIDE_CLAIM } from './find-evidence';
import { longEnough, monthsAsked } from './years';

/** Shown where work was done or studied, claimed in a list or a profile, or not there at all. */
export type CriterionState = 'shown' | 'claimed' | 'missing';

const COMPLETE = /\b(?:completed|already|held|full|qualified|in place)\b/i;
const UNFINISHED = /\b(?:in progress|booked|studying|working towards|expected|due (?:to|in)|pending|started)\b/i;
/** What is studied for: no line about work proves it. */
const STUDIED =
  /\b(?:degree|diploma|a[- ]levels?|gcses?|nvq|btec|hn[cd]|pgce|qts|[bm]sc|b\.?ed|mba|phd|doctorate|qualifications?|certificates?|educated to)\b/i;
const HELD = /\b(?:licen[cs]e|register(?:ed)?|registration|admitted|member(?:ship)?|chartered|certificate)\b/i;
/** 'Teach mathematics to A level' */
const TAUGHT = /\b(?:teach(?:ing)?|tutor(?:ing)?|deliver(?:ing)?|lectur(?:e|ing))\b/i;

/** Whether the CV meets a criterion, and the place that says so. */
export function matchCriterion(criterion: string, all: readonly Passage[], reading: Reading): { state: CriterionState; span: Span | null } {
  const months = monthsAsked(criterion);
  const role = months === null ? null : longEnough(criterion, months, reading);
  if (role) return { state: 'shown', span: role.entry.title };
  const mentions = productMentions(criterion, reading);
  const passages = all.filter((passage) => {
    // Where the dates fall short of the time asked for, the CV can only claim it.
    if (months !== null && passage.kind !== 'claim') return false;
    return mayProve(passage, criterion, reading.text) && (mentions?.some((mention) => overlaps(mention, passage.span)) ?? true);
  });
  const [asked, together] = [alternatives(criterion), conjuncts(criterion)];
  const among = (some: readonly Passage[]) => bestPassage(asked, some) ?? bestForAllParts(together, some);
  // A licence or a registration is held or not, wherever it stands.
  const proving = HELD.test(criterion) ? passages : passages.filter(({ kind }) => kind !== 'claim');
  const plain = among(proving);
  const claim = plain ? null : among(passages);
  const proof = plain ?? (claim && bestPassage(asked, proving, ENOUGH_BESIDE_CLAIM));
  if (proof) return { state: 'shown', span: proof.passage.span };
  const isSaid = months === null && !STUDIED.test(criterion);
  const said = claim?.passage.span ?? (isSaid ? skillNamedWhole(asked, passages)?.span : undefined);
  return said ? { state: 'claimed', span: said } : { state: 'missing', span: null };
}

function mayProve({ kind, span }: Passage, criterion: string, text: string): boolean {
  const said = text.slice(span.start, span.end);
  const isHeldOrStudied = STUDIED.test(criterion) || HELD.test(criterion);
  if (isHeldOrStudied && COMPLETE.test(criterion) && UNFINISHED.test(said)) return false;
  if (!STUDIED.test(criterion) || TAUGHT.test(criterion)) return true;
  return kind !== 'work' && levelOfStudy(said) >= levelAsked(criterion) && !hasTooLowGrade(criterion, said);
}
