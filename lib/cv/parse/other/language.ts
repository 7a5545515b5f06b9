/** Small stop-word lists (compiled): enough to tell in which language most of a CV is written. */
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

/** Most of the letters decide the script before words do. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
/** Words looked at: plenty for a vote, and a bound on long documents. */
const sample = 8_000;

/** ISO 639-1 code; 'und' where the text is too short to tell. */
export function detectLanguage(text: string): string {
  const part = text.slice(0, sample);
  if (/[^\u0000-\u024f\u2000-\u2fff]/.test(part)) {
    const latin = part.match(/[a-z]/gi)?.length ?? 0;
    for (const [pattern, language] of scripts) if ((part.match(pattern)?.length ?? 0) * 2 > latin) return language;
  }
  const votes = new Map<string, number>();
  for (const word of part.toLowerCase().match(/(?:[a-z]+|\p{L})+/gu) ?? []) {
    const languages = table.get(word);
    if (languages) for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  if (!first || first[1] < 3) return 'und';
  return second && second[1] > first[1] * 0.9 && first[1] < 8 ? 'und' : first[0];
}
