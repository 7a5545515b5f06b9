/** Occupations of the catalogue whose group differs from that of their title in the ONS coding index, each with the reason. */
export const socReasons: ReadonlyMap<string, string> = new Map([
  ['game-designer', 'The entry is the animator (2142); the index codes its second title, game designer, to 2134.'],
  ['operations-director', 'The index has the title by industry only; directors of a function in any industry are 1139.'],
  ['property-director', 'The entry is the senior chartered surveyor (2454); the index codes its second title, property director, to 1251.'],
  ['senior-ux-designer', 'The entry is the designer of screens (2141); the index means designers of goods (3429) by its second title.'],
  ['soldier', 'Aviator is the rank of the Royal Air Force here (3311); the index means pilots (3511).'],
  ['tour-guide', 'The entry is the guide (6219); the index codes its second title, visitor services assistant in a museum, to 6211.'],
]);
