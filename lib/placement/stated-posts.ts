import { statedAim } from '@/lib/analysis/reading/career/stated-aim';
import { rungOf } from '@/lib/analysis/reading/career/seniority';
import { postTerms, wordsBeforePosts } from '@/lib/facts/aim-words';
import { titleHeads } from '@/lib/facts/job-words';
import { alternatives } from '@/lib/facts/lists';
import { doersOf } from './doers';
import { wordsOf } from './title-words';

const either = /\sor\s(?:(?:an?|the)\s)?|\s?[/,]\s?/;
const both = /\sand\s(?:(?:an?|the)\s)?/;

/** 'Band 8c', 'term-time', 'mid-level': the grade or the hours of a post are no part of its title. */
const terms = new RegExp(String.raw`^(?:(?:${alternatives(postTerms)})(?:\s|$))+`, 'i');

/** 'Tutor and assessor' are two posts, 'learning and development adviser' is one. */
export const partsOf = (aim: string): string[] =>
  aim
    .split(either)
    .flatMap((part) => (part.split(both).every(isTitle) ? part.split(both) : [part]))
    .map((part) => part.replace(terms, '').trim())
    .filter((part) => part !== '');

/** 'Debt or welfare rights adviser' → 'debt adviser', 'welfare rights adviser': each by itself. */
export function namedIn(aim: string): string[] {
  const parts = partsOf(aim);
  const head = aim.trim().split(' ').at(-1) ?? '';
  const others =
    parts.length > 1 ? parts.flatMap((part) => (part.endsWith(head) ? [part] : [part, ...doersOf(part), `${part} ${head}`])) : [];
  return [aim, ...others];
}

/**
 * Somebody who names a field instead of a title starts as its assistant, worker or officer, else does the field: 'work in an office',
 * 'safeguarding work'.
 */
export const postsIn = (field: string): string[] => [`${field} assistant`, `${field} worker`, `${field} officer`, ...doersOf(field)];

/** Words of a sentence: what contains one is more than the name of a post. */
const inSentence = /\b(?:an?|be|been|has|have|is|may|might|my|our|the|will|would)\b/i;

/** 'Matron' and 'data engineer' are titles themselves; 'lead a team' is none. */
export const isTitle = (words: string): boolean =>
  !inSentence.test(words) &&
  (rungOf(words) !== null || [...wordsOf(words), ...words.toLowerCase().split(' ')].some((word) => titleHeads.has(word)));

/** Words for a post itself, and for where or how it is to be. */
const endOfAim =
  /\s(?:apprenticeships?|traineeships?|internships?|placements?|posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|appointments?|opportunit(?:y|ies)|places?|work|if|in|within|at|after|near|using|to|of\s(?:an?|my|our))(?:\s.*)?$/i;

const goingBack = /^(?:return|go)/i;

/** A way to start names no work: 'a hairdressing apprenticeship', 'an apprenticeship in engineering'. */
const wayIn = /(?:^|\s)(?:apprenticeships?|traineeships?|internships?|placements?)(?:\s(?:in|as)\s(?:an?\s)?|$)/i;

/** Who asks for a place to be trained asks for the trainee's post: 'a teacher training place'. */
const toBeTrained = /(\S+) training (?:courses?|places?|programmes?|schemes?|years?)\b.*$/i;

/** 'An engineering apprenticeship' is the post of an engineering apprentice. */
const apprenticeship = /(?<=\S+ apprentice)ships?\b.*$/i;

/** What may stand before the title of the wanted post. */
const startOfAim = new RegExp(String.raw`^(?:(?:${alternatives(wordsBeforePosts)})\s)+`, 'i');

/** 'A first Finance Director post' is the first for this person; 'First Junior Clerk' is a title. */
const firstOne = /^first /;

/** 'A general manager’s job' */
const ofWhom = /['’]s$/;

/** 'As a Housing Officer or in tenancy support': the rest names no post. */
const cutOff = /\s(?:and|or)$/i;

/** 'Looking for a start with a joiner': the trade of who teaches it. */
const startWith = /^ an? (?:chance|opening|start) (?:as|in|with) /i;

/** 'A position like head baker' */
const startLike = /^ like /i;

const bareAim = (said: string): string =>
  said
    .replace(/^[\s:–-]+/, '')
    .replace(startOfAim, '')
    .replace(firstOne, '')
    .replace(toBeTrained, 'trainee $1')
    .replace(apprenticeship, '')
    .replace(endOfAim, '')
    .replace(wayIn, ' ')
    .replace(ofWhom, '')
    .replace(cutOff, '')
    .trim();

/** In letters, for each post. */
const LONGEST_AIM = 60;

/** Of several wishes the first that names a post: 'I want to teach … I am looking for a tutor job'. */
export function aimOf(profile: string): string | null {
  const aims = [...profile.matchAll(new RegExp(statedAim, 'gi'))].flatMap((match) => postAfter(match, profile) ?? []);
  return aims.find(isTitle) ?? aims[0] ?? null;
}

/** What follows tells of the post, and names none. */
const aboutIt = /\b(?:where|with|in which|like|that|so)\b/;
/** A clause that names another post, or says which are meant: 'such as an administrator'. */
const addsPost = new Set(['ideally', 'or', 'preferably', 'such']);
/** 'A software engineering role', 'move to driver training': here an activity stands for the post of who does it. */
const ofPost = /\b(?:job|position|post|role|work)s?\b|\bmov(?:e|ing) (?:in)?to\b/i;

/** The name of the post in a clause; that of a field where it names no post. */
function namedPost(clause: string): string {
  const said = clause.split(aboutIt)[0] ?? '';
  const [before = '', ...behind] = said.split(/(?<!\bsuch) as (?:(?:an?|the) )?/i);
  const own = ofPost.test(said) ? withDoers(bareAim(before)) : bareAim(before);
  return isTitle(own) || behind.length === 0 ? own : bareAim(behind.at(-1) ?? '');
}

/** 'Driver training/assessing' → 'driver trainer or driver assessor'; 'learning and development' is no one person's. */
function withDoers(activities: string): string {
  let field = '';
  const posts = partsOf(activities).map((part) => {
    const doer = part.includes(' and ') || part.includes(' of ') ? undefined : doersOf(part)[0];
    if (doer === undefined) return part;
    if (!doer.includes(' ')) return `${field}${doer}`;
    field = doer.slice(0, doer.lastIndexOf(' ') + 1);
    return doer;
  });
  return posts.join(' or ');
}

/**
 * 'Looking to move into learning as a training officer' → 'training officer'. Of the clauses that follow, those are read that go on
 * with a list ('seeking an HR adviser, HR officer or trainer post') and those that say which posts are meant.
 */
function postAfter(match: RegExpExecArray, profile: string): string | null {
  const rest = profile
    .slice(match.index + match[0].length)
    .replace(/\s+/g, ' ')
    .replace(startWith, ' ')
    .replace(startLike, ' as ');
  const clauses = (rest.split(/[.;]/)[0] ?? '').split(',');
  const named = clauses.map(namedPost);
  // 'A senior post with a consultant, contractor or client': what follows goes on with the employers.
  const isCut = (clause: string): boolean => clause.search(aboutIt) >= 0;
  const end = named.findIndex((post, i) => !isTitle(post) || (i > 0 && isCut(clauses[i - 1] ?? '')));
  const list = end < 0 ? named : named.slice(0, end);
  const isList = either.test(list.at(-1) ?? '');
  const [first = ''] = named;
  const posts = named.filter(
    (post, i) =>
      isTitle(post) && (i === 0 || (isList && i < list.length) || addsPost.has(clauses[i]?.trim().split(' ')[0]?.toLowerCase() ?? '')),
  );
  const title = posts.length > 0 ? posts.join(' or ') : first;
  // 'Returning to the classroom' means the old work, whatever it is called.
  if (goingBack.test(match[0]) && !isTitle(title)) return null;
  return title.length > 3 && title.length < LONGEST_AIM * Math.max(1, posts.length) ? title : null;
}
