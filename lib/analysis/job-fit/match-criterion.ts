import type { Span } from '@/lib/cv/document/redacted-document';
import type { Reading } from '../reading/reading';
import { overlaps } from '../text/spans';
import { alternatives, bestPassage, bestForAllParts, conjuncts, skillNamedWhole, ENOUGH_BESIDE_CLAIM } from './find-evidence';
import type { Passage } from './passages';
import { productMentions } from './products';
import { isGradeTooLow, isTooLow, namesNoLevel, namesNoRung } from './rungs';
import type { Standing } from '../reading/papers/standing';
import { hasTooLowGrade, levelAsked, levelNamed, levelOfStudy } from './study-level';
import { evenly, namedIn } from '../text/terms';
import { areShown, linesThatSay, type WeighedCriterion } from './weigh-evidence';
import { longEnough, monthsAsked, saysTooShort } from './years';

/** Shown: in a role or in education. Claimed: in a list or a profile. Missing: nowhere. */
export type CriterionState = 'shown' | 'claimed' | 'missing';
/** Why a criterion is missing although the CV names it. */
export type CriterionStatus = Extract<Standing, 'expired' | 'in-progress' | 'wanted'>;

export interface Judgement {
  state: CriterionState;
  status?: CriterionStatus;
  span: Span | null;
}

/** Qualifications: a line about work does not prove them. */
const STUDIED =
  /\b(?:(?<!(?:high|good|large|certain) )degree|diploma|a[- ]levels?|gcses?|nvq|btec|hn[cd]|pgce|qts|[bm]sc|b\.?ed|mba|phd|doctorate|qualifications?|certificates?|educated to|[12][:.][12]|grades? [4-9a-c])\b/i;
const HELD =
  /\b(?:licen[cs]es?|register(?:ed)?|registration|admitted|member(?:ship)?|fellow(?:ship)?|chartered|certificate|card|cpc|adr|dbs|clearance|clean licence|qualified|(?:right|eligible|permission|entitled) to work|own (?:car|transport|vehicle|tools)|own hand tools|prince2|nebosh|iosh|cipd|acca|cima|aat|cissp|ccn[ap]|itil|nmc|hcpc|gas safe|cscs|sia|smsts|sssts|ipaf|pasma)\b/i;
/** 'Teach mathematics to A level' */
const TAUGHT =
  /\b(?:teach(?:ing)?|tutor(?:ing)?|deliver(?:ing)?|lectur(?:e|ing))\b(?! (?:qualification|certificate|assistant|diploma|degree|status))/i;
/** 'A qualification in supporting teaching' is studied all the same. */
const STUDIED_IN = /\b(?:qualifications?|certificates?|diploma|degree|nvq) in\b/i;
/** Words by which a line of a role says that the person came to hold something. */
const HOLDING =
  /\b(?:passed|gained|achieved|obtained|earned|awarded|completed|qualified (?:as|in|for|with)|hold|held|holder|holding|certified|licensed|registered (?:as|with|since)|renewed|accredited|trained (?:as|in|to)|became|attended|undertook)\b/i;
/** The criterion also accepts what is not finished, or willingness. */
const TAKES_UNFINISHED = /\b(?:working towards|work towards|part[- ]qualified|studying|study for|expect|predicted|in progress)\b/i;
const TAKES_WISHES =
  /\b(?:willing\w*|flexib\w+|interest(?:ed)?|passion\w*|enthusias\w+|keen|shifts?|weekends?|nights?|travel|able to (?:work|travel|come)|motivat\w+)\b/i;
const IN_SECTOR = /\b(?:sector|industry|environment|setting|background)\b/i;

/** 'Post-registration experience of outpatients' is done, not held. */
const isHeld = (criterion: string): boolean => HELD.test(criterion) && !/\bexperience (?:of|in|with|as|using|on)\b/i.test(criterion);

const isPaper = (criterion: string): boolean => STUDIED.test(criterion) || isHeld(criterion);

/** A qualification, a licence or a registration: no work in other words shows it. */
export const asksForPaper = (criterion: string): boolean =>
  isPaper(criterion) && !/^(?:\w+ )?(?:experience|evidence|track record|ability|able)\b/i.test(criterion);

const heldFor = (criterion: string, { standing }: Passage): boolean =>
  standing === 'held' ||
  (standing === 'in-progress' && TAKES_UNFINISHED.test(criterion)) ||
  (standing === 'wanted' && (TAKES_WISHES.test(criterion) || TAKES_UNFINISHED.test(criterion)));

/** Whether the CV meets a criterion, with the words that show it or speak against it. */
export function matchCriterion(
  asked: WeighedCriterion,
  all: readonly Passage[],
  employers: readonly Passage[],
  reading: Reading,
): Judgement {
  const { text: criterion } = asked;
  const about = all.filter((passage) => mayProve(passage, criterion));
  const held = about.filter((passage) => heldFor(criterion, passage));
  const judged = judge(asked, IN_SECTOR.test(criterion) ? [...held, ...employers] : held, reading);
  const against = about.filter((passage) => !heldFor(criterion, passage) && passage.standing !== 'denied');
  const broken = brokenPart(criterion, judged, held, against);
  if (broken && isStatus(broken.standing)) return { state: 'missing', status: broken.standing, span: broken.span };
  if (judged.state === 'shown') return judged;
  const unmet = bestPassage(alternatives(criterion).map(evenly), against);
  const status = unmet?.passage.standing;
  if (!unmet || !isStatus(status) || judged.state === 'claimed') return judged;
  return { state: 'missing', status, span: unmet.passage.span };
}

/** A paper is no better than any part of it that is asked for: 'CCN1, CENWAT and HTR1 (ran out in May)'. */
function brokenPart(criterion: string, { span }: Judgement, held: readonly Passage[], against: readonly Passage[]): Passage | undefined {
  if (!span) return undefined;
  const sameLine = (passage: Passage): boolean =>
    overlaps(passage.span, span) && (asksForPaper(criterion) || passage.kind === 'study' || passage.kind === 'fact');
  const said = held.filter(sameLine).flatMap(({ terms }) => terms);
  return against
    .filter(sameLine)
    .find(({ terms }) => alternatives(criterion).some((asked) => namedIn(asked, terms).some((term) => namedIn([term], said).length === 0)));
}

const isStatus = (standing: Standing | undefined): standing is CriterionStatus =>
  standing === 'expired' || standing === 'in-progress' || standing === 'wanted';

/** Half of what a licence is called names another one. */
const ENOUGH_OF_PAPER = 0.55;

function judge(asked: WeighedCriterion, held: readonly Passage[], reading: Reading): Judgement {
  const { text: criterion } = asked;
  const months = monthsAsked(criterion);
  const role = months === null ? null : longEnough(criterion, months, reading);
  if (role) return { state: 'shown', span: role.entry.title };
  const studied = studyThatReaches(criterion, held);
  if (studied) return { state: 'shown', span: studied.span };
  return fromLines(asked, mayMeet(criterion, months, held, reading), months);
}

function mayMeet(criterion: string, months: number | null, held: readonly Passage[], reading: Reading): Passage[] {
  const mentions = productMentions(criterion, reading);
  return held.filter((passage) => {
    // Where the dates fall short of the time asked for, the CV can only claim it.
    if (months !== null && (passage.kind !== 'claim' || saysTooShort(months, passage.said))) return false;
    return mentions?.some((mention) => overlaps(mention, passage.span)) ?? true;
  });
}

function fromLines(weighed: WeighedCriterion, passages: readonly Passage[], months: number | null): Judgement {
  const { text: criterion } = weighed;
  if (asksForPaper(criterion) || months !== null) return fromNames(criterion, passages, months);
  const asked = alternatives(criterion);
  const isProof = ({ kind }: Passage): boolean => kind !== 'claim';
  const proving = passages.filter(isProof);
  const [proof] = areShown(weighed, proving) ? linesThatSay(asked, proving) : [];
  if (proof) return { state: 'shown', span: proof.span };
  const [claim] = areShown(weighed, passages) ? linesThatSay(asked, passages) : [];
  const said = claim ?? skillNamedWhole(asked, passages);
  return said ? { state: 'claimed', span: said.span } : { state: 'missing', span: null };
}

/** A paper or a length of time stands there by its name or not at all. */
function fromNames(criterion: string, passages: readonly Passage[], months: number | null): Judgement {
  const enough = asksForPaper(criterion) ? ENOUGH_OF_PAPER : null;
  const asked = alternatives(criterion, isPaper(criterion)).map(evenly);
  const together = conjuncts(criterion).map(evenly);
  const among = (some: readonly Passage[]) => bestPassage(asked, some, enough) ?? bestForAllParts(together, some);
  // A licence or a registration is held or not, wherever it stands.
  const proving = isHeld(criterion) ? passages : passages.filter(({ kind }) => kind !== 'claim');
  const plain = among(proving);
  const claim = plain ? null : among(passages);
  const proof = plain ?? (claim && bestPassage(asked, proving, ENOUGH_BESIDE_CLAIM));
  if (proof) return { state: 'shown', span: proof.passage.span };
  const isSaid = months === null && !STUDIED.test(criterion);
  const said = claim?.passage.span ?? (isSaid ? skillNamedWhole(asked, passages)?.span : undefined);
  return said ? { state: 'claimed', span: said } : { state: 'missing', span: null };
}

/** Further evidence beside the best, the strongest first: a statement can be written from it. */
export function furtherProofs(criterion: string, all: readonly Passage[], best: Span): Passage[] {
  const proving = all.filter((passage) => mayProve(passage, criterion) && heldFor(criterion, passage) && mayFollow(criterion, passage));
  return linesThatSay(alternatives(criterion), proving).filter(({ span }) => !overlaps(span, best));
}

const mayFollow = (criterion: string, { kind }: Passage): boolean =>
  kind === 'work' || ((kind === 'study' || kind === 'fact') && isHeld(criterion));

/** What the CV has of the same thing at a lower grade or level than is asked for. */
export function belowWhatIsAsked(criterion: string, all: readonly Passage[]): Passage | null {
  const asked = levelAsked(criterion);
  const below = all.filter(({ kind, said, standing }) => {
    if (standing !== 'held' || kind === 'work') return false;
    const studied = levelOfStudy(said);
    return (
      isTooLow(criterion, said) || isGradeTooLow(criterion, said) || hasTooLowGrade(criterion, said) || (studied > 0 && studied < asked)
    );
  });
  return bestPassage(alternatives(criterion).map(evenly), below)?.passage ?? null;
}

/** 'Educated to A level standard': no subject is asked for, so that any study of the level does. */
function studyThatReaches(criterion: string, held: readonly Passage[]): Passage | undefined {
  const level = levelNamed(criterion);
  if (level === 0 || SUBJECT.test(criterion)) return undefined;
  return held.find(({ kind, said }) => (kind === 'study' || kind === 'fact') && levelOfStudy(said) >= level);
}

/** What is left of such a criterion beside the words every one has. */
const SUBJECT =
  /\b(?!(?:an?|the|any|educated|to|at|of|or|above|and|in|degree|level|levels|standard|equivalent|qualifications?|honours|hons|bachelor'?s?|master'?s?|good|first|class|upper|second|minimum|least|have|you|must|university|graduate|discipline|subject|related|relevant|similar|experience|from|up|higher|better|ll|will|ba|bsc|b|s|a)\b)[a-z]{1,}/i;

function mayProve({ kind, said, isOfRole, isPastime }: Passage, criterion: string): boolean {
  if (isPastime && !isHeld(criterion)) return false;
  const isDone = kind === 'work' || kind === 'title' || isOfRole === true;
  if (isTooLow(criterion, said) || isGradeTooLow(criterion, said) || namesNoLevel(criterion, said) || hasTooLowGrade(criterion, said))
    return false;
  if (TAUGHT.test(criterion) && !STUDIED_IN.test(criterion)) return true;
  if (!STUDIED.test(criterion)) return !isHeld(criterion) || !isDone || HOLDING.test(said);
  return !isDone && provesStudy(kind, criterion, said);
}

/** 'English (grade 4 or above)' is an examination, and no course in English. */
const GRADED = /\bgrades? [4-9a-c]\b/i;

function provesStudy(kind: Passage['kind'], criterion: string, said: string): boolean {
  if (kind === 'claim' && !STUDIED.test(said) && !HELD.test(said)) return false;
  if (GRADED.test(criterion) && levelOfStudy(said) === 0 && !GRADED.test(said)) return false;
  return !namesNoRung(criterion, said) && levelOfStudy(said) >= levelAsked(criterion);
}
