import { isGivenName } from '@/lib/facts/given-names';
import { surnameKind } from '@/lib/facts/surnames';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import type { SourceLine } from '../../document/source-text';
import type { Redacting } from '../findings';
import { isNobody, marksOf } from '../people/person-marks';
import { personLogit } from '../people/person-model';
import { placesOf, type PersonPlace } from '../people/person-place';
import { around, isFamily, isForename, matchesOfRuns, runIn, type PersonRun } from '../people/person-run';
import { findNameMentions } from './name-mentions';

/** A long CV has some 1,500 runs of capitalised words; a text with more than these is written to cost time. */
const mostRuns = 4_000;
/** 'Ines, 7, and Tomas', 'Ann Bell, chair; Tom Rowe' */
const betweenPeople = /^\*?(?: \([^()]{1,24}\)|, \d{1,2})?(?: and (?:alongside )?|, | & |, and |(?:,| of| at)[^;]{0,40}; ?|; ?)$/;

/** Whether the run is somebody; a trainer answers from the labels. */
export type Decide = (marks: readonly string[], span: Span) => boolean;
/** A fact of work that is lost costs more than a name that stays, which the owner can still take out. */
const leastScore = 0.3;
/** In an advert nothing is lost: what was taken out is put back into the answer. */
const leastInAdverts = -0.5;
const decideByModel: Decide = (marks) =>
  personLogit(marks) > (marks.includes('loose') && !marks.includes('words 1') ? leastInAdverts : leastScore);

/** The people whom the weighed evidence names. */
export function findPeopleByEvidence(redacting: Redacting, ownName: string | null, isLoose = false, decide = decideByModel): void {
  const { source, findings } = redacting;
  const placeOf = placesOf(redacting, isLoose);
  const names = new Set<string>();
  let weighed = 0;
  const own = new Set((ownName ?? '').split(/\s+/).map(alphanumericKey));
  const isOwn = (name: string): boolean => isNameOf(own, name.split(' ').map(alphanumericKey));
  for (const [index, line] of source.lines.entries()) {
    const place = placeOf(index);
    const matches = matchesOfRuns(line.text).slice(0, mostRuns - weighed);
    weighed += matches.length;
    for (const run of peopleAmong(redacting, line, matches, place, decide)) {
      const isOwner = isOwn(run.name) || isShortNameOfOwner(redacting, spanOf(line, run));
      if (isOwner) findings.add({ ...spanOf(line, run), kind: 'NAME', key: 'name' });
      else findings.add({ ...spanOf(line, run), kind: isFamily(run) ? 'PERSONAL' : 'REFEREE', key: normaliseForMatch(run.name) });
      if (!isOwner && (run.name.includes(' ') || isForename(run.name))) names.add(run.name);
    }
  }
  for (const name of names) findNameMentions(redacting, name, 'REFEREE');
}

/** 'Ashworth R.' and 'Robin Ashworth' are Robin Ashworth, 'Ashworth T.' is not. */
const isNameOf = (own: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.some((word) => word.length > 1 && own.has(word)) &&
  words.every((word) => own.has(word) || (word.length === 1 && [...own].some((other) => other.startsWith(word))));

/** 'Margery Ashworth (Midge)': a name in brackets behind the own one. */
const isShortNameOfOwner = ({ source, findings }: Redacting, { start, end }: Span): boolean =>
  source.text.charAt(end) === ')' &&
  findings.all.some((found) => found.kind === 'NAME' && found.end < start && /^\s\($/.test(source.text.slice(found.end, start)));

const lettersOfProfession = /^\p{Lu}{2,6}$/u;
const mayBeLetters = (word: string): boolean =>
  lettersOfProfession.test(word) && !isGivenName(word.toLowerCase()) && surnameKind(word.toLowerCase()) === null;

/** 'Margery Ashworth, FCA MBA': capitals behind the own name, which is not written in capitals. None of them is a known name. */
const areLettersBehindName = ({ source, findings }: Redacting, { start, end }: Span): boolean =>
  source.text.slice(start, end).split(' ').every(mayBeLetters) &&
  findings.all.some(
    (found) =>
      found.kind === 'NAME' &&
      found.end < start &&
      /^,? $/.test(source.text.slice(found.end, start)) &&
      /\p{Ll}/u.test(source.text.slice(found.start, found.end)),
  );

/** Those runs of a line that are people; somebody who stands beside one is easier to tell. */
function peopleAmong(
  redacting: Redacting,
  line: SourceLine,
  matches: readonly RegExpExecArray[],
  place: PersonPlace,
  decide: Decide,
): PersonRun[] {
  const ends = endsOfPeople(redacting, line);
  return matches.flatMap((match) => {
    const run = runIn(line.text, match, place.isReached);
    if (!run || !redacting.findings.isFree(line.start + run.at, line.start + run.end)) return [];
    const last = ends.findLast((end) => end <= run.at) ?? -Infinity;
    const isNextToPerson = run.at - last < around && betweenPeople.test(line.text.slice(last, run.at));
    if (isNobody(run, place, isNextToPerson) || areLettersBehindName(redacting, spanOf(line, run))) return [];
    const marks = marksOf(run, place, isNextToPerson);
    if (!decide(marks, spanOf(line, run))) return [];
    ends.push(run.end);
    return [run];
  });
}

const spanOf = ({ start }: SourceLine, { at, end }: PersonRun): Span => ({ start: start + at, end: start + end });

/** Where in the line earlier passes have found somebody. */
const endsOfPeople = ({ findings }: Redacting, { start, end }: SourceLine): number[] =>
  findings.all
    .filter((found) => found.start >= start && found.end <= end)
    .filter((found) => found.kind === 'REFEREE' || found.kind === 'NAME' || (found.kind === 'PERSONAL' && !found.unwanted))
    .map((found) => found.end - start)
    .sort((a, b) => a - b);
