import { z } from 'zod';

/** Upgrades a stored value of one version to the next; it gets the result of `JSON.parse`. */
export type UpgradeStep = (stored: Record<string, unknown>) => Record<string, unknown>;

interface StoredKind<T> {
  /** The JSON to store, with the current `schemaVersion`. */
  write(value: T): string;
  /** Reads stored JSON of any version. Throws where it does not fit the schema; the error names paths, never values. */
  read(json: string): T;
}

/** A row that this release cannot read; a later try would fail as well. */
export class StoredJsonError extends Error {}

const versioned = z.looseObject({ schemaVersion: z.number().int().min(1).default(1) });

/**
 * A kind of JSON that a column holds. Rows written before versions existed carry none and count as version 1. The first step upgrades
 * version 1 to 2, the second 2 to 3; the current version follows from the number of steps.
 * @example
 * storedKind('redacted document', redactedDocumentSchema, [nameProfessionalEmail])
 */
export function storedKind<T extends object>(name: string, schema: z.ZodType<T>, upgrades: readonly UpgradeStep[] = []): StoredKind<T> {
  const currentVersion = upgrades.length + 1;
  return {
    write: (value) => JSON.stringify({ schemaVersion: currentVersion, ...value }),
    read(json) {
      try {
        const { schemaVersion, ...stored } = versioned.parse(JSON.parse(json));
        if (schemaVersion > currentVersion)
          throw new StoredJsonError(`A stored ${name} has version ${schemaVersion}; this release reads up to ${currentVersion}.`);
        return schema.parse(upgrades.slice(schemaVersion - 1).reduce((value, upgrade) => upgrade(value), stored));
      } catch (cause) {
        if (cause instanceof z.ZodError) throw new StoredJsonError(`A stored ${name} does not fit its schema at ${placesOf(cause)}.`);
        throw cause;
      }
    },
  };
}

const placesOf = (error: z.ZodError): string => error.issues.map(({ path }) => path.join('.') || 'its root').join(', ');
