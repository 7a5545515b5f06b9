// Preloaded into a site under test: its clock is ahead of the true one by the milliseconds that the file CLOCK_FILE holds.
import fs from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const trueNow = Date.now;
const read = () => Number(fs.readFileSync(file, 'utf8'));

const now = () => trueNow() + read();
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length ? given : [now()], made),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
