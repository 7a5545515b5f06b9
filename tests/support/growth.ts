/** Processor time, so that what else the machine does is not counted. */
async function cost(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  return process.cpuUsage(started).user / 1000;
}

/** Below this many ms a measurement is mostly noise. */
const noiseMs = 40;

/** How many times as long `whole` takes as `half`: the least of a few measurements, since a disturbance can only add to one. */
export async function growth(half: () => unknown, whole: () => unknown, rounds = 4): Promise<number> {
  const least = { half: Infinity, whole: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    least.half = Math.min(least.half, await cost(half));
    least.whole = Math.min(least.whole, await cost(whole));
    if (least.whole < noiseMs || least.whole / least.half < 2) break;
  }
  return least.whole < noiseMs ? 1 : least.whole / least.half;
}
