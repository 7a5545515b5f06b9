import { defineAudit, isInEnglish, notAssessable, scored, type AuditInput, type Grounds } from '../audit';
import { matchConfidence, type OccupationMatch } from '../reading/career/occupation-match';
import { mayStateAim, statedAim } from '../reading/career/stated-aim';
import { shareTitleHead } from '../reading/career/title-heads';
import { isShown } from '../reading/skills/found-skills';

export type CoherenceFacts =
  | { state: 'nothing to go by' }
  /** No kind of job can be told; the profile may say why. */
  | { state: 'unclear'; says: 'changing' | 'returning' | null }
  /** Not sure enough for a kind of job to be named. */
  | { state: 'unsure' }
  /** It could not be told, and titles of one kind or a stated aim may tell it. */
  | { state: 'may be told' }
  | { state: 'clear' }
  | { state: 'change said' }
  /** `hasAim`: the profile names the job or says what is wanted next. */
  | { state: 'could show more'; hasAim: boolean };

const CHANGE =
  /\b(?:career\schange|chang(?:e|ing)\scareers?|moving\s(?:from|into)|retrain(?:ed|ing)|transition(?:ing)?\s(?:from|into|to))\b/i;
/** True where the person returns to the same work after a break. */
const RETURN = /\breturning\sto\b/i;

/** Below this match no kind of job is certain. */
const TOLD_FROM = 20;
/** A stated change of career explains titles that would not fit together otherwise. */
const SAID = 0.7;
const UNCLEAR = 0.35;

const profileOf = ({ cv: { profile, text } }: AuditInput): string => (profile ? text.slice(profile.start, profile.end) : '');

function saidIn(input: AuditInput): 'changing' | 'returning' | null {
  const profile = profileOf(input);
  if (CHANGE.test(profile)) return 'changing';
  return RETURN.test(profile) ? 'returning' : null;
}

/** 'Kennel hand' twice, or 'seeking a kennel job': a kind of job that our lists may not know. */
const mayBeTold = (input: AuditInput): boolean => shareTitleHead(input.reading.roles) || mayStateAim.test(profileOf(input));

/** How far titles and skills point to one occupation. */
function fit({ titleShare, matched }: OccupationMatch, isStuffed: boolean): number {
  const titles = titleShare >= 0.6 ? 0.6 : titleShare > 0 ? 0.4 : 0;
  const telling = isStuffed ? matched.filter(isShown) : matched;
  return titles + Math.min(0.4, telling.length * 0.08);
}

function judge(best: OccupationMatch, says: ReturnType<typeof saidIn>, input: AuditInput): { facts: CoherenceFacts } & Partial<Grounds> {
  const { reading, occupations } = input;
  // An occupation too uncertain to be shown as a role is not named here either.
  if (matchConfidence(occupations) === 'none') return { facts: { state: mayBeTold(input) ? 'may be told' : 'unsure' } };
  const evidence = reading.roles
    .filter(({ occupationIds }) => occupationIds.includes(best.occupation.id))
    .flatMap(({ entry }) => entry.title ?? []);
  if (best.missing.length === 0) return { facts: { state: 'clear' }, evidence };
  if (says === 'changing') return { facts: { state: 'change said' }, evidence };
  const isNamed = reading.profileHits.some(
    ({ value }) => value.list === 'title' && [best.occupation.id, best.occupation.next].includes(value.id),
  );
  const hasAim = isNamed || statedAim.test(profileOf(input));
  if (!hasAim && mayStateAim.test(profileOf(input))) return { facts: { state: 'may be told' } };
  return { facts: { state: 'could show more', hasAim }, evidence };
}

/** Titles, skills and profile should point to one kind of job; a change of career is fine once it is stated. */
export const coherence = defineAudit<CoherenceFacts, 'not in English'>({
  id: 'coherence',
  criterion: 'D4',
  category: 'D Profile and direction',
  points: 3,
  section: 'Professional Summary',
  restsOn: ['work', 'skills'],
  fixKind: ({ state }) => (state === 'change said' ? 'loses-readers' : 'gains-points'),
  run(input) {
    const { cv, reading, occupations } = input;
    if (!isInEnglish(cv)) return notAssessable('not in English');
    if (cv.work.length === 0 && cv.skills.length === 0) return scored(0, { state: 'nothing to go by' });
    const says = saidIn(input);
    const [best] = occupations;
    if (!best || best.score < TOLD_FROM)
      return scored(says ? SAID : UNCLEAR, says === null && mayBeTold(input) ? { state: 'may be told' } : { state: 'unclear', says });
    const { facts, ...grounds } = judge(best, says, input);
    const share = Math.max(says ? SAID : 0, fit(best, reading.isStuffed));
    // Somebody who names the job already gets no advice for the missing points.
    return scored(share, facts, facts.state === 'could show more' && facts.hasAim ? { ...grounds, reachable: share } : grounds);
  },
});
