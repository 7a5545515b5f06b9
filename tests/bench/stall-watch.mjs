// Loaded into a measured server (node --import): notes when, and for how many ms, its event loop stood still.
import fs from 'node:fs';

const everyMs = 5;
const file = process.env.STALL_FILE;
let last = performance.now();
if (file)
  setInterval(() => {
    const now = performance.now();
    const gap = now - last - everyMs;
    last = now;
    if (gap > everyMs) fs.appendFile(file, `${Date.now()} ${gap.toFixed(1)}\n`, () => undefined);
  }, everyMs).unref();
