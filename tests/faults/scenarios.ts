import { clockJump } from './scenarios/clock-jump';
import { databaseGone } from './scenarios/database-gone';
import { diskFull } from './scenarios/disk-full';
import { nextStart } from './scenarios/next-start';
import { npmStart } from './scenarios/npm-start';
import { poisonedFiles } from './scenarios/poisoned-files';
import type { Scenario } from './scenarios/scenario';
import { shutdown } from './scenarios/shutdown';
import { slowClients } from './scenarios/slow-clients';
import { threeInstances } from './scenarios/three-instances';
import { unendedBodies } from './scenarios/unended-bodies';
import { upgrade } from './scenarios/upgrade';

export const scenarios: Record<string, Scenario> = {
  'three instances on one Postgres share sessions, limits, links and jobs, and one may die': threeInstances,
  'the database goes and comes back': databaseGone,
  'an earlier schema is brought up to date with all its data': upgrade,
  'the disk is full, then is not': diskFull,
  'the clock jumps ahead, then back': clockJump,
  'poisoned files among good ones harm nobody': poisonedFiles,
  'slow clients hold up nobody': slowClients,
  'bodies that do not end fill no memory': unendedBodies,
  'a request in flight is finished before the site ends, and nobody who keeps asking holds it up': shutdown,
  'npm start ends with its own process': npmStart,
  'next start alone prepares an empty database, once for several instances': nextStart,
};
