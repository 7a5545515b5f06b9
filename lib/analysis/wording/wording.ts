/** What `npm run wording` prints of a module of sentences. */
export interface Printable {
  id: string;
  /** Every example by the name of its state, with the words it leads to: a text, a list of texts, or texts by part. */
  shown: () => readonly { state: string; words: unknown }[];
}

/** Sentences made from facts alone: their writer gets counts, names and quotations, never the CV. */
export interface Sentences<Facts, Words = string> {
  /** File name without ending; with a suffix where a file has several: 'salary/market-value'. */
  id: string;
  say: (facts: Facts) => Words;
  /** Facts that reach every branch of `say`, each under the name of its state. */
  examples: Readonly<Record<string, Facts>>;
}

export const defineSentences = <Facts, Words = string>(sentences: Sentences<Facts, Words>): Sentences<Facts, Words> & Printable => ({
  ...sentences,
  shown: () => Object.entries(sentences.examples).map(([state, facts]) => ({ state, words: sentences.say(facts) })),
});
