/** Processor time in ms, so that what else the machine does is hardly counted. */
export async function cost(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  return process.cpuUsage(started).user / 1000;
}

/** A step that takes less on the longest text allowed holds nobody up, and collecting garbage is a large part of so short a time. */
const noiseMs = 800;
const rounds = 8;

/**
 * How many times as long `large` takes as `small`. The least of a few measurements counts, since a disturbance can only add
 * to one; there are no more of them once the growth is under `limit`.
 */
export async function growth(small: () => unknown, large: () => unknown, limit: number): Promise<number> {
  const least = { small: Infinity, large: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    least.large = Math.min(least.large, await cost(large));
    if (least.large < noiseMs) return 1;
    least.small = Math.min(least.small, await cost(small));
    if (least.large / least.small < limit) break;
  }
  return least.large / least.small;
}
