import data from './word-rarity.json';

const BAND_OF_ONE = 8;
const LESS_COMMON_THAN_LISTED = 2;
const rarest = data.bands.length - 1 + LESS_COMMON_THAN_LISTED;
const bandOf = new Map(data.bands.flatMap((stems, band) => stems.split(' ').map((stem): [string, number] => [stem, band])));

/** How much it says that a text has the word of this stem: near 0 for the commonest, 1 for a fairly common one, 1.6 for what is in no list. */
export const rarityOf = (stem: string): number => (bandOf.get(stem) ?? rarest) / BAND_OF_ONE;
