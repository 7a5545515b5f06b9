import groups from './data/soc-groups.json';
import index from './data/soc-index.json';
import { buildTitleIndex, type GroupText, type TitleIndex } from './title-index';

/** Texts of the 412 unit groups by their numbers. */
export const groupTexts: ReadonlyMap<string, GroupText & { entry: string }> = new Map(Object.entries(groups.groups));

/** 'Warehouse supervisor||storage|9251|O': title, qualifier, industry, unit group, marker. */
export const indexLines: readonly string[] = index.rows;

let built: TitleIndex | null = null;

/** Built at the first CV, shared by all that follow. */
export const titleIndex = (): TitleIndex => (built ??= buildTitleIndex(indexLines, groupTexts));
