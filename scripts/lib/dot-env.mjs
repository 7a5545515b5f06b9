import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Settings of a .env file apply where the environment has none. */
export function loadDotEnv() {
  const file = path.join(root, '.env');
  if (!fs.existsSync(file)) return;
  const before = { ...process.env };
  process.loadEnvFile(file);
  Object.assign(process.env, before);
}
