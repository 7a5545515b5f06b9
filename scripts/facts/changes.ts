const MOST_NAMED = 12;

function changedRows(name: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const added = after.filter((row) => !old.has(row)).length;
  const gone = before.filter((row) => !now.has(row)).length;
  return added + gone === 0 ? [] : [`${name}: ${added} new, ${gone} gone.`];
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes of a new edition in one file, one sentence for each of its parts. */
export function changesIn(name: string, before: unknown, after: object): string[] {
  if (!isTable(before)) return [`${name}: new.`];
  return Object.entries(after).flatMap(([part, now]: [string, unknown]) => {
    const old = before[part];
    if (Array.isArray(now)) return changedRows(`${name}, ${part}`, Array.isArray(old) ? old : [], now);
    const [oldTable, newTable] = [isTable(old) ? old : {}, isTable(now) ? now : {}];
    const keys = [...new Set([...Object.keys(oldTable), ...Object.keys(newTable)])];
    const changed = keys.filter((key) => JSON.stringify(oldTable[key]) !== JSON.stringify(newTable[key]));
    return changed.length === 0 ? [] : [`${name}, ${part}: ${changed.length} changed (${changed.slice(0, MOST_NAMED).join(', ')}).`];
  });
}
