import { baseVerbs, describingWords, irregularPasts } from '@/lib/facts/verbs';

export type VerbForm = 'past' | 'base' | 'third' | 'participle';

const VOWELS = 'aeiou';

/** Ends in one vowel and one consonant: 'plan' → 'planned'. */
const doubles = (verb: string): boolean => {
  const [c, b, a] = [verb.at(-1) ?? '', verb.at(-2) ?? '', verb.at(-3) ?? ''];
  return verb.length > 2 && !VOWELS.includes(c) && !'wxy'.includes(c) && VOWELS.includes(b) && !VOWELS.includes(a);
};

const withEnding = (verb: string, ending: 'ed' | 'ing'): string[] => {
  if (verb.endsWith('e')) return [ending === 'ed' ? `${verb}d` : `${verb.slice(0, -1)}ing`, ...(verb.endsWith('ee') ? [`${verb}ing`] : [])];
  if (ending === 'ed' && verb.endsWith('y') && !VOWELS.includes(verb.at(-2) ?? 'a')) return [`${verb.slice(0, -1)}ied`];
  const plain = `${verb}${ending}`;
  // Both spellings of 'modelled' and 'modeled' are accepted; this table does not judge which is British.
  return doubles(verb) ? [plain, `${verb}${verb.at(-1) ?? ''}${ending}`] : [plain];
};

const thirdPerson = (verb: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (verb.endsWith('y') && !VOWELS.includes(verb.at(-2) ?? 'a')) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
};

/** 'organise' is 'organize' too, 'catalogue' is 'catalog', 'fulfil' 'fulfill', 'programme' 'program'. */
const spellings = (verb: string): string[] => {
  const found = [verb];
  if (verb.endsWith('ise')) found.push(`${verb.slice(0, -3)}ize`);
  if (verb.endsWith('yse')) found.push(`${verb.slice(0, -3)}yze`);
  if (verb.endsWith('ogue')) found.push(verb.slice(0, -2));
  if (verb.endsWith('fil') || verb.endsWith('rol')) found.push(`${verb}l`);
  return found;
};

interface KnownForm {
  form: VerbForm;
  base: string;
}

const buildForms = (): Map<string, KnownForm> => {
  const forms = new Map<string, KnownForm>();
  const note = (base: string, word: string, form: VerbForm): void => {
    if (!forms.has(word)) forms.set(word, { form, base });
  };
  for (const base of baseVerbs) {
    for (const verb of spellings(base)) {
      for (const past of irregularPasts[base] ?? withEnding(verb, 'ed')) note(base, past, 'past');
      for (const ing of withEnding(verb, 'ing')) note(base, ing, 'participle');
      note(base, thirdPerson(verb), 'third');
      note(base, verb, 'base');
    }
  }
  note('go', 'went', 'past');
  note('program', 'programming', 'participle');
  note('program', 'programmed', 'past');
  return forms;
};

let forms: Map<string, KnownForm> | null = null;
const knownForm = (word: string): KnownForm | undefined => (forms ??= buildForms()).get(word);
const describing = new Set(describingWords);

/** The form of a word if it can be a verb of work; any other word in -ed that acts rather than describes is taken for one. */
export const verbForm = (word: string): VerbForm | null => {
  if (describing.has(word)) return null;
  const known = knownForm(word) ?? (word.startsWith('re') && word.length > 6 ? knownForm(word.slice(2)) : undefined);
  if (known) return known.form;
  return word.length > 5 && word.endsWith('ed') && !word.endsWith('eed') && !word.startsWith('un') ? 'past' : null;
};

/** 'serve' of 'served' and 'serving'; null where it is no verb of the table. */
export const baseOfVerb = (word: string): string | null => knownForm(word)?.base ?? null;

const pastForms = new Set(Object.values(irregularPasts).flat());
/** An irregular past form, whatever else the word may be: 'found', 'put', 'cut'. */
export const isPastForm = (word: string): boolean => pastForms.has(word);

const isOneSyllable = (verb: string): boolean => (verb.match(/[aeiouy]+/g) ?? []).length === 1;

/** British past form: 'planned', 'modelled', 'visited'. */
const pastOf = (base: string): string => {
  const irregular = irregularPasts[base]?.[0];
  if (irregular) return irregular;
  const [plain = base, doubled = plain] = withEnding(base, 'ed');
  return isOneSyllable(base) || base.endsWith('l') ? doubled : plain;
};

let byParticiple: Map<string, { base: string; past: string }> | null = null;

/** 'managing' → manage, managed: to turn 'Responsible for managing' into a verb that acts. */
export const verbOfParticiple = (word: string): { base: string; past: string } | null => {
  byParticiple ??= new Map(
    baseVerbs.flatMap((base) =>
      withEnding(base, 'ing').map((ing): [string, { base: string; past: string }] => [ing, { base, past: pastOf(base) }]),
    ),
  );
  return byParticiple.get(word) ?? null;
};
