import type { Trace } from '../trace';

/** Short lists of stop words, compiled for this project: enough to tell the main language of a CV. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'the and of to in for with on at by from as an is was were are my i have which that this using including',
  es: 'el la los las de del y en con para por una un que se al como su más desde sobre entre años',
  fr: 'le la les des du et en dans pour par une un sur avec que au aux est ans mes à',
  de: 'der die das und in von mit für den dem des ein eine zu im auf bei als nach sowie bis zur',
  it: 'il la le gli dei delle di e in con per una un che del della nel nella presso sono anni',
  pt: 'o a os as de do da dos das e em com para por uma um que no na nos ao anos',
  nl: 'de het een en van in met voor op te bij als naar tot aan dat zijn is jaar',
  pl: 'i w z na do od dla oraz się jest za po przy przez lat nie',
  ro: 'și în de la cu pe din pentru este un o al ale prin ani',
  cy: 'y yr a i o ar yn gyda am fel wedi ac gan',
  sv: 'och att det som en på är av för med till den ett inom',
};
const table = new Map<string, string[]>();
for (const [language, words] of Object.entries(stopWords))
  for (const word of words.split(' ')) table.set(word, [...(table.get(word) ?? []), language]);

/** Languages that are told by their script, before any words are counted. */
const scripts: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  ja: 'Hiragana',
  ko: 'Hangul',
  zh: 'Han',
  he: 'Hebrew',
  el: 'Greek',
  ru: 'Cyrillic',
  hi: 'Devanagari',
};
const lettersOf = new Map(Object.entries(scripts).map(([language, script]) => [language, new RegExp(`\\p{Script=${script}}`, 'gu')]));
/** Only so many characters are looked at: enough for a vote, and a bound on long documents. */
const sampleLength = 8_000;
const beyondLatin = /[^\u0000-\u024f\u2000-\u2fff]/;
const latinLetter = /[a-z]/gi;
const word = /\p{L}+/gu;

/** ISO 639-1 code; 'und' where the text is too short to tell. */
export function detectLanguage(text: string, trace?: Trace): string {
  const sample = text.slice(0, sampleLength);
  const script = beyondLatin.test(sample) ? scriptLanguage(sample) : null;
  if (script) {
    trace?.note(null, { step: 'document', readAs: 'language of the document', rule: 'language.script', words: script });
    return script;
  }
  const [first, second] = votesOf(sample);
  if (!first || first.votes < 3) return 'und';
  if (trace)
    trace.note(null, {
      step: 'document',
      readAs: 'language of the document',
      rule: 'language.stop-words',
      words: first.language,
      score: first.votes,
      ...(second ? { runnerUp: { readAs: second.language, score: second.votes } } : {}),
    });
  return second && second.votes > first.votes * 0.9 && first.votes < 8 ? 'und' : first.language;
}

function scriptLanguage(sample: string): string | null {
  const latin = sample.match(latinLetter)?.length ?? 0;
  return [...lettersOf].find(([, letter]) => (sample.match(letter)?.length ?? 0) * 2 > latin)?.[0] ?? null;
}

/** How many stop words of each language are in the sample, most first. */
function votesOf(sample: string): { language: string; votes: number }[] {
  const votes = new Map<string, number>();
  for (const one of sample.toLowerCase().match(word) ?? [])
    for (const language of table.get(one) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  return [...votes].map(([language, count]) => ({ language, votes: count })).sort((a, b) => b.votes - a.votes);
}
