import { percentileNames, type Cells } from './editions';
import type { Facts } from './read';

const rises = (cells: Cells): boolean => {
  const published = percentileNames.flatMap((name) => cells[name] ?? []);
  return published.every((value, i) => i === 0 || value >= (published[i - 1] ?? 0));
};

const SOC_2020_GROUPS = 412;

/** The mistakes in the files, one sentence each. Where there are any, nothing is written. */
export function checkFacts({ 'soc-groups': { groups }, 'soc-index': { rows }, pay }: Facts): string[] {
  const socs = Object.keys(groups);
  const inIndex = new Set(rows.map((row) => row.split('|')[3] ?? ''));
  return [
    ...(socs.length === SOC_2020_GROUPS ? [] : [`There are ${socs.length} unit groups; SOC 2020 has ${SOC_2020_GROUPS}.`]),
    ...socs.filter((soc) => !inIndex.has(soc)).map((soc) => `No title of the index leads to ${soc}.`),
    ...[...inIndex].filter((soc) => !groups[soc]).map((soc) => `The index names ${soc}, which is no unit group.`),
    ...socs.filter((soc) => !pay.groups[soc]).map((soc) => `The pay table has no row for ${soc}.`),
    ...Object.entries(pay.groups).flatMap(([soc, { ft, all }]) =>
      rises(ft) && rises(all) ? [] : [`The percentiles of ${soc} do not rise.`],
    ),
    ...rows.filter((row) => row.split('|').length !== 5).map((row) => `'${row}' has a bar in a cell.`),
  ];
}
