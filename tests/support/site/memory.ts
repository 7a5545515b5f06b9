import fs from 'node:fs';

export interface ProcessMemory {
  pid: number;
  name: string;
  megabytes: number;
}

/** A process and all that it started, with what each holds (VmRSS; what two share counts twice). Linux only. */
export function processesOf(root: number): ProcessMemory[] {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStatus(Number(pid)));
  const ours = new Set([root]);
  // A child may have a lower number than its parent, so the list is gone through until nothing is added.
  for (let before = 0; before < ours.size;) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(({ pid }) => ours.has(pid)).map(({ pid, name, megabytes }) => ({ pid, name, megabytes }));
}

export const residentMegabytes = (roots: readonly number[]): number =>
  roots.flatMap(processesOf).reduce((sum, { megabytes }) => sum + megabytes, 0);

/** Processor time of the same processes and of those of their children that have ended. */
export const processorSeconds = (roots: readonly number[]): number =>
  roots.flatMap(processesOf).reduce((sum, { pid }) => sum + ticksOf(pid) / ticksPerSecond, 0);

const ticksPerSecond = 100;

function ticksOf(pid: number): number {
  try {
    // After the name, which may hold blanks: the state is field 3; user and system time, own and of ended children, 14 to 17.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    return 0;
  }
}

function readStatus(pid: number): (ProcessMemory & { parent: number })[] {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(.+?)(?: kB)?$`, 'm').exec(status)?.[1];
    const words = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    const script = words.slice(1).find((word) => /\.mjs$/.test(word) && !word.includes(' '));
    const name = (script ?? words[0] ?? '').trim().replace(/^.*\//, '');
    return [{ pid, name, parent: Number(field('PPid')), megabytes: Number(field('VmRSS') ?? 0) / 1024 }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
