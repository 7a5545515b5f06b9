/** Names that always have a capital, by their lower-case form. */
export const properNames: ReadonlyMap<string, string> = new Map(
  'April August British Christmas December Easter English February Friday January July June Monday November October Saturday September Sunday Thursday Tuesday Wednesday'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
