import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { anyOf, wholly } from '@/lib/facts/lists';
import { skillQualifiers, softSkillPhrases, softSkillsAlone } from '@/lib/facts/skill-words';
import { stemOf } from '../../text/stem';
import { tokenise } from '../../text/tokens';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import { isNotYet } from './skill-sense';
import { isShown, isSkillHit, keyOfHit, type FoundSkill } from './found-skills';
import type { StatementReading } from '../statements/statement';
import { overlapsAny, within } from '../../text/spans';
import { wordFeatures } from '../language/word-features';

/** One entry of the skills list, asked whether a role, project or course shows it too. */
export interface ListedSkill extends Span {
  text: string;
  isSoft: boolean;
  isShown: boolean;
  /** A named tool that stands in the list and nowhere else in the CV. A licence or certificate has its place there. */
  isOnlyListed: boolean;
}

const soft = anyOf(softSkillPhrases);
const softAlone = wholly(softSkillsAlone);
const qualifiers = new Set(skillQualifiers);

/** Endings of words that name a doing: 'budgeting' is seen in 'budget', but 'Word' not in 'words'. */
const DOING = /(?:ing|ment|tion|sion|ance)$/;

/** One line says the skill in other forms of its words: 'CTG interpretation' is seen in 'Interpret CTGs'. */
const isDone = (words: readonly string[], lines: () => readonly ReadonlySet<string>[]): boolean =>
  words.length > 1 && words.some((word) => DOING.test(word)) && lines().some((stems) => words.every((word) => stems.has(stemOf(word))));

/** 'BS 7671 (booked for May)': the note may stand within the entry or behind it. */
const isPlannedIn = (text: string, { start, end }: Span): boolean =>
  isNotYet(text, { start, end }) || isNotYet(text, { start, end: start });

/** The list, each entry once; a repeated entry adds nothing. */
export const listedSkills = (
  cv: Cv,
  {
    statements,
    hits,
    skills,
  }: { statements: readonly StatementReading[]; hits: readonly PhraseHit<Phrase>[]; skills: ReadonlyMap<string, FoundSkill> },
): ListedSkill[] => {
  const shownWords = new Set<string>();
  for (const { counts, tokens } of statements) if (counts) for (const { word } of tokens) shownWords.add(word);
  const isSaid = (word: string): boolean => shownWords.has(word) || shownWords.has(word.replace(/s$/, '')) || shownWords.has(`${word}s`);
  let stems: ReadonlySet<string>[] | null = null;
  const lines = (): ReadonlySet<string>[] =>
    (stems ??= statements.filter(({ counts }) => counts).map(({ tokens }) => new Set(tokens.map(({ word }) => wordFeatures(word).stem))));
  const isListed = (span: Span): boolean => overlapsAny(cv.skills, span);
  /** Wherever its name stands, even where another sense is likelier. */
  const elsewhere = new Set(hits.filter((hit) => isSkillHit(hit) && !isListed(hit)).map(keyOfHit));
  const isNowhereElse = ({ isNamed, kind, key }: FoundSkill): boolean => isNamed && kind !== 'certification' && !elsewhere.has(key);
  const seen = new Set<string>();
  const items: ListedSkill[] = [];
  for (const item of cv.skills) {
    const key = item.text.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    const entries = within(hits, item)
      .filter(isSkillHit)
      .flatMap((hit) => skills.get(keyOfHit(hit)) ?? []);
    const words = tokenise(item.text)
      .map(({ word }) => word)
      .filter((word) => !qualifiers.has(word));
    const said = words.length > 0 && words.every(isSaid);
    const isPlanned = isPlannedIn(cv.text, item);
    const shown = !isPlanned && (entries.some(isShown) || said || isDone(words, lines));
    items.push({
      start: item.start,
      end: item.end,
      text: item.text,
      isSoft: entries.some(({ kind }) => kind === 'soft') || soft.test(item.text) || softAlone.test(item.text),
      isShown: shown,
      isOnlyListed: !shown && !isPlanned && entries.length > 0 && entries.every(isNowhereElse),
    });
  }
  return items;
};

/** A list may be long where much of it is seen in use; the less of it is, the sooner it is too long. */
const STUFFED: readonly { items: number; shown: number }[] = [
  { items: 24, shown: 0.25 },
  { items: 14, shown: 0.1 },
];

/** Many skills of which hardly any is ever seen in use: a list written for a search, not for a reader. */
export const isStuffed = (listed: readonly ListedSkill[]): boolean => {
  const hard = listed.filter(({ isSoft }) => !isSoft);
  const shown = hard.filter(({ isShown: seen }) => seen).length;
  return STUFFED.some((limit) => hard.length > limit.items && shown < hard.length * limit.shown);
};
