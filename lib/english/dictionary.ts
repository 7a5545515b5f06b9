/** English words as the checks ask for them; lib/server/english has them. */
export interface Dictionary {
  /**
   * How rare a word in lower case is, by the size of the smallest SCOWL list that has it: 10 for the thousand or so everybody
   * uses, 35 for what an adult writes, 70 for a large dictionary; null where no list has it.
   */
  rarity(word: string): number | null;
  /** A word of a trade or a newer word, which no general dictionary has: 'screeding', 'upskilled'. */
  isTradeWord(word: string): boolean;
  /** Common words whose consonants are those of the word: 'warehouse' for 'wearhouse'. */
  soundingLike(word: string): readonly string[];
}

/** The largest list whose words are common enough to be what somebody meant. */
export const COMMON = 35;
