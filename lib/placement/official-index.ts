import groups from './data/soc-groups.json';
import index from './data/soc-index.json';
import { buildTitleIndex, readRow, type GroupText, type IndexRow, type TitleIndex } from './title-index';

/** Texts of the 412 unit groups by their numbers. */
export const groupTexts: ReadonlyMap<string, GroupText & { entry: string }> = new Map(Object.entries(groups.groups));

export const indexRows = (): IndexRow[] => index.rows.map(readRow);

let built: TitleIndex | null = null;

/** Built at the first CV, shared by all that follow. */
export const titleIndex = (): TitleIndex => (built ??= buildTitleIndex(indexRows(), groupTexts));
