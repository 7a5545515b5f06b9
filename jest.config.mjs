import nextJest from 'next/jest.js';

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@react-pdf/hyphenate/(.*)$': '<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console-error.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
};
/** Of all packages only these come as ES modules alone, which Jest has to turn into CommonJS. */
const esModules = ['@prisma/client/runtime', '@tanstack', 'fast-png', 'iobuffer'];

const project = async (own) => {
  const config = await nextJest({ dir: './' })({ ...shared, ...own })();
  // next/jest overwrites this list.
  config.transformIgnorePatterns = [`/node_modules/(?!(?:${esModules.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'];
  return config;
};

export default async () => ({
  testTimeout: 60_000,
  // The default leaves one core to the watch mode, which on two cores is half of them.
  maxWorkers: '100%',
  projects: [
    await project({ displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'] }),
    await project({
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/jest-dom.ts'],
    }),
    await project({
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/after-the-answer.ts'],
    }),
  ],
});
