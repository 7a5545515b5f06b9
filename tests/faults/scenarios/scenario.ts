export interface Surroundings {
  /** Migrated to the present schema, or up to the migration named `last`. */
  makeDatabase: (kind: 'SQLite' | 'Postgres', name: string, last?: string) => Promise<string>;
  folder: (name: string) => string;
}

/** Answers what did not hold, in plain sentences. */
export type Scenario = (surroundings: Surroundings) => Promise<string[]>;

/** Collects the sentences of what is not as it should be. */
export function expectations(): { faults: string[]; expect: (what: string, found: unknown, wanted: unknown) => void } {
  const faults: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  return { faults, expect };
}
