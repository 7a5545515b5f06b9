// Shared by all scripts. It uses only Node's built-ins, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamps = path.join(root, '.cache', 'stamps');

/** Runs a command to its end. Throws one plain sentence when it fails. */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (cause) => reject(new Error(`'${command}' could not be started: ${cause.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`'${[path.basename(command), ...args].join(' ')}' ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** The path of a package's script, to be run with this Node. */
export const bin = (relative) => path.join(root, 'node_modules', relative);

export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((p) => listFiles(path.join(root, p))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(target) {
  if (!fs.existsSync(target)) return [];
  if (fs.statSync(target).isFile()) return [target];
  return fs
    .readdirSync(target, { withFileTypes: true })
    .filter((entry) => entry.name !== 'generated')
    .flatMap((entry) => listFiles(path.join(target, entry.name)));
}

export function isFresh(name, key) {
  try {
    return fs.readFileSync(path.join(stamps, name), 'utf8') === key;
  } catch {
    return false;
  }
}

export function markFresh(name, key) {
  fs.mkdirSync(stamps, { recursive: true });
  fs.writeFileSync(path.join(stamps, name), key);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`This needs Node 20.20 or later; here runs ${process.versions.node}. Please update Node and try again.`);
  process.exit(1);
}

/**
 * Installs the packages of package-lock.json unless exactly these are installed already: those for building and serving,
 * or all (`development`). It removes none: where all packages are installed, all are kept up to date.
 */
export async function ensureInstalled({ quiet = false, development = false } = {}) {
  checkNode();
  const key = hashFiles(['package.json', 'package-lock.json']);
  const all = development || fs.existsSync(bin('jest/package.json'));
  const isThere = isFresh('install', key) || (!all && isFresh('install-production', key));
  if (isThere && fs.existsSync(bin('next/package.json'))) return;
  if (!quiet) console.log('Installing packages (about a minute the first time) …');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) await run(process.execPath, [npm, ...args], { quiet: true });
  else await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true });
  markFresh(all ? 'install' : 'install-production', key);
}
