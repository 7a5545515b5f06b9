/** English words as the checks ask for them; lib/server/english implements it. */
export interface Dictionary {
  /**
   * How rare a lower-case word is, by the size of the smallest SCOWL list that has it: 10 for the thousand most common, 35 for the
   * vocabulary of an adult, 70 for a large dictionary; null where no list has it.
   */
  rarity(word: string): number | null;
  /** A word of a trade or a newer word, which no general dictionary has: 'screeding', 'upskilled'. */
  isTradeWord(word: string): boolean;
  /** Common words with the same consonants: 'warehouse' for 'wearhouse'. */
  soundingLike(word: string): readonly string[];
}

/** The largest list whose words are common enough to be the intended one. */
export const COMMON = 35;
