import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** One import rule: `target` may not import `from`; the message says what to do instead. */
const forbid = (target, from, message, except) => ({ target, from, message, ...(except ? { except } : {}) });
/**
 * The pure folders of lib in order: each may import earlier ones, never later ones. Facts and content are tables of words and
 * figures, shared has the wire formats, cv parses, analysis scores, rewrite makes suggestions, statement answers a form, report
 * and guidance prepare the screens, placement has the official statistics, english checks spelling and grammar.
 */
const pureFolders = [
  ['facts', 'content'],
  ['shared'],
  ['cv'],
  ['analysis'],
  ['rewrite'],
  ['statement'],
  ['report', 'guidance'],
  ['placement'],
  ['english'],
];
const pure = pureFolders.flat().map((folder) => `./lib/${folder}`);
const outside = ['./lib/server', './lib/client', './components', './app', './cli', './scripts', './tests'];
const features = ['upload', 'processing', 'results', 'guided', 'walkthrough', 'statement', 'job-match', 'admin', 'chat', 'privacy'];

const zones = [
  ...pure.map((target) => forbid(target, outside, 'The core is pure: pass in what you need instead of importing it.')),
  ...pureFolders.slice(0, -1).map((folders, i) =>
    forbid(
      folders.map((folder) => `./lib/${folder}`),
      pureFolders.slice(i + 1).flatMap((later) => later.map((folder) => `./lib/${folder}`)),
      'A folder imports only earlier ones (the order is in pureFolders): move the shared piece to an earlier folder.',
    ),
  ),
  forbid(
    './lib/cv/redact',
    ['./lib/cv/parse', './lib/cv/project'],
    'Redaction comes before parsing: what both need lives in lib/cv/document.',
  ),
  forbid(
    './lib/cv/parse',
    ['./lib/cv/redact', './lib/cv/project'],
    'The parser reads redacted text: what both need lives in lib/cv/document.',
  ),
  forbid(
    './lib/cv/document/extracted-document',
    ['./lib/cv/redact', './lib/cv/parse', './lib/cv/project'],
    'Types and layout facts import none of the folders that use them.',
  ),
  forbid(
    './lib/analysis/text',
    ['./lib/analysis/reading', './lib/analysis/audits', './lib/analysis/compose'],
    'lib/analysis/text works on any text: code that needs a CV belongs to lib/analysis/reading.',
  ),
  forbid(
    './lib/analysis/reading',
    ['./lib/analysis/audits', './lib/analysis/compose', './lib/analysis/wording', './lib/analysis/job-fit'],
    'A CV is read before it is judged: move the shared piece to lib/analysis/reading.',
  ),
  forbid(
    './lib/analysis/audits',
    ['./lib/analysis/wording', './lib/analysis/registry.ts', './lib/analysis/worded-audit.ts'],
    'An audit measures and returns facts: put the sentence into the wording of the same id.',
  ),
  forbid(['./lib/client', './components'], './lib/placement', 'The ONS index stays on the server, because it has several megabytes.'),
  forbid(
    ['./lib/client', './components'],
    './lib/english',
    'English is checked on the server: the browser gets the findings with the analysis.',
  ),
  forbid('./lib/client', ['./lib/server', './components', './app'], 'Browser code reaches the server through its HTTP calls only.'),
  forbid('./lib/server', ['./lib/client', './components', './app'], 'The server does not import screens: pass data, not components.', [
    './report-pdf',
  ]),
  forbid(
    './components',
    ['./lib/server', './app'],
    'A component takes props or uses lib/client; it reaches the server through HTTP calls only.',
  ),
  ...features.map((f) =>
    forbid(
      `./components/${f}`,
      features.filter((g) => g !== f).map((g) => `./components/${g}`),
      'Features do not import each other: compose them in components/analyser, or move the piece to components/ui.',
    ),
  ),
  forbid(
    './cli',
    ['./components', './app', './lib/client', './lib/server/db', './lib/server/services'],
    'The CLI uses only extraction and the pure core.',
  ),
];

/** Packages that only one folder may import, so that they can be replaced in one place. */
const onlyIn = (group, folder) => ({ group, message: `Only ${folder} may import ${group[0]}.` });
const packageRules = {
  prisma: onlyIn(['@prisma/*', '@/lib/generated/**'], 'lib/server/db'),
  queries: { group: ['@/lib/server/db/client'], importNames: ['db'], message: 'Queries live in lib/server/db, one file per noun.' },
  anthropic: onlyIn(['@anthropic-ai/sdk', '@anthropic-ai/sdk/*'], 'lib/server/analysers/claude'),
  pdfium: onlyIn(['@hyzyla/pdfium'], 'lib/server/extract'),
  plainReaders: onlyIn(['unpdf', 'mammoth'], 'lib/server/extract'),
};
const restrictPackages = (except = []) => [
  'error',
  {
    patterns: Object.entries(packageRules)
      .filter(([key]) => !except.includes(key))
      .map(([, value]) => value),
  },
];

/** A wording may import modules whose paths match, and types from anywhere. */
const onlyTypesBut = (allowed) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^(?!${allowed})`,
          allowTypeImports: true,
          message: 'A wording only turns facts into sentences: measure in the audit or in compose/, and import only types from there.',
        },
      ],
    },
  ],
});

const config = [
  { ignores: ['node_modules/', '.next/', '.cache/', 'data/', 'lib/generated/', 'next-env.d.ts', 'public/'] },
  ...next,
  ...nextTypescript,
  prettier,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': restrictPackages(),
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'import/no-anonymous-default-export': 'off',
    },
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
  },
  {
    files: ['lib/{cv,analysis,rewrite,statement,report,guidance,shared,content,facts}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...Object.values(packageRules),
            {
              group: ['node:*', 'react', 'react-dom', 'next', 'next/*'],
              message: 'The core is pure: it runs in Node, in the browser and in a worker.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'The core is pure: pass settings in.' },
        { name: 'window', message: 'The core is pure.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "The core has no clock: take 'today' as an input." },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: "The core has no clock: take 'today' as an input.",
        },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'The core has no randomness.' },
        {
          selector: "CallExpression[callee.property.name='localeCompare']",
          message: 'Sorting must not depend on the machine: compare code units.',
        },
      ],
    },
  },
  { files: ['lib/analysis/wording/**', 'lib/rewrite/wording/**'], rules: onlyTypesBut('\\./|@/lib/(?:analysis|rewrite)/wording/') },
  { files: ['lib/analysis/wording/*/**'], rules: onlyTypesBut('\\./|\\.\\./[\\w-]+$') },
  { files: ['lib/server/db/**', 'scripts/**'], rules: { 'no-restricted-imports': restrictPackages(['prisma', 'queries']) } },
  { files: ['lib/server/analysers/claude/**'], rules: { 'no-restricted-imports': restrictPackages(['anthropic']) } },
  {
    files: ['lib/server/extract/**', 'tests/**'],
    rules: { 'no-restricted-imports': restrictPackages(Object.keys(packageRules)) },
  },
  {
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['lib/server/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in lib/server/env.ts only.' },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'cli/**'],
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  { files: ['scripts/**', 'cli/**', 'tests/**', '*.mjs'], rules: { 'no-console': 'off' } },
];
export default config;
