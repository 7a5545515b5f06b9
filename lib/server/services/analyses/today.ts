/** The only clock of the analysis: ISO yyyy-mm-dd in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
