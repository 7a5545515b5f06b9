import { leftoverPhrases, ordinaryCvWords, strongSignals, templatePhrases } from '@/lib/facts/authenticity';
import { industries } from '@/lib/facts/industries';
import { namesBySurety, occupations } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { cliches, fillers, spellingPairs, weakOpeners } from '@/lib/facts/wordlists';
import { PhraseIndex } from './phrase-index';

type PhraseList =
  | 'skill'
  | 'occupationSkill'
  | 'title'
  | 'industry'
  | 'cliche'
  | 'filler'
  | 'weakOpener'
  | 'signal'
  | 'ordinarySignal'
  | 'template'
  | 'leftover'
  | 'american'
  | 'british';

/** A phrase of one of the lists; `id` is the skill, occupation or industry it stands for, or the phrase itself. */
export interface Phrase {
  list: PhraseList;
  id: string;
  /** The part in brackets of a title: 'Operations Director (Construction)' matches only where the CV mentions construction. */
  bracket?: string;
}

/** One object for each phrase, so that a phrase that is listed twice is found once. */
const build = (): PhraseIndex<Phrase> => {
  const index = new PhraseIndex<Phrase>();
  const plain = (list: PhraseList, phrases: readonly string[]): void =>
    phrases.forEach((phrase) => index.add(phrase, { list, id: phrase }));
  for (const skill of skills()) {
    const value: Phrase = { list: 'skill', id: skill.id };
    for (const name of [skill.name, ...skill.aliases]) index.add(name, value);
  }
  const titles = new Map<string, Phrase>();
  // Of several occupations with one name, the last one added is found first.
  for (const { id, name, bracket } of namesBySurety()) {
    const key = `${id} ${bracket ?? ''}`;
    const title = titles.get(key) ?? (bracket === null ? { list: 'title' as const, id } : { list: 'title' as const, id, bracket });
    titles.set(key, title);
    index.add(name, title);
  }
  const own = new Map<string, Phrase>();
  for (const occupation of occupations()) {
    for (const name of occupation.skills) {
      const id = name.toLowerCase();
      const value = own.get(id) ?? { list: 'occupationSkill', id };
      own.set(id, value);
      index.add(name, value);
    }
  }
  for (const industry of industries()) {
    const value: Phrase = { list: 'industry', id: industry.id };
    for (const keyword of industry.keywords) index.add(keyword, value);
  }
  for (const pair of spellingPairs) {
    if (pair.confidence !== 'high') continue;
    index.add(pair.us, { list: 'american', id: pair.us });
    index.add(pair.uk, { list: 'british', id: pair.us });
  }
  plain('cliche', cliches);
  plain('filler', fillers);
  plain(
    'weakOpener',
    weakOpeners.map(({ phrase }) => phrase),
  );
  plain('signal', strongSignals);
  plain('ordinarySignal', ordinaryCvWords);
  plain('template', templatePhrases);
  plain('leftover', leftoverPhrases);
  return index;
};

let index: PhraseIndex<Phrase> | null = null;

/** Built for the first CV and shared by all later ones. */
export const phraseIndex = (): PhraseIndex<Phrase> => (index ??= build());
