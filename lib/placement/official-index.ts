import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import groups from './data/soc-groups.json';
import index from './data/soc-index.json';
import { buildTitleTables, openTitleIndex, unpackTitleTables, type GroupText, type TitleIndex, type TitleTables } from './title-index';
import { unpackTitleModel } from './title-model';

/** Texts of the 412 unit groups by their numbers. */
export const groupTexts: ReadonlyMap<string, GroupText & { entry: string }> = new Map(Object.entries(groups.groups));

/** 'Warehouse supervisor||storage|9251|O': title, qualifier, industry, unit group, marker. */
export const indexLines: readonly string[] = index.rows;

/**
 * Made by `scripts/make-tables.ts`. Joined with `path.sep`, because the bundler follows `path.join` and would ask for the file at build
 * time.
 */
export const titleTablesFile = [process.cwd(), '.cache', 'tables', 'titles.bin'].join(path.sep);

/** Trained by `npm run facts:titles`. */
export const titleModelFile = [process.cwd(), 'lib', 'placement', 'data', 'title-model.bin'].join(path.sep);

const socs = [...groupTexts.keys()];

/** Where a tool runs without the file, the tables are built in memory. */
const readTables = (): TitleTables =>
  existsSync(titleTablesFile) ? unpackTitleTables(readFileSync(titleTablesFile)) : buildTitleTables(indexLines, socs);

let opened: TitleIndex | null = null;

/** Opened for the first CV and shared by all later ones. */
export const titleIndex = (): TitleIndex =>
  (opened ??= openTitleIndex(readTables(), unpackTitleModel(readFileSync(titleModelFile)), indexLines, socs));
