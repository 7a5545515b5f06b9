import { readFileSync } from 'node:fs';

/** Only Linux keeps these files; elsewhere, and where the process is gone, there is no figure. */
function procFile(pid: number | undefined, name: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident memory of a process; 0 where the system does not tell. */
export const residentBytesOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(procFile(pid, 'status'))?.[1] ?? 0) * 1024;

/** Milliseconds of user and system time since the process began (fields 14 and 15, in hundredths of a second); null where the system does not tell. */
export function processorMsOf(pid: number | undefined): number | null {
  const [, user, system] = /^\d+ \(.*\)(?: \S+){11} (\d+) (\d+)/s.exec(procFile(pid, 'stat')) ?? [];
  return user === undefined ? null : (Number(user) + Number(system)) * 10;
}
