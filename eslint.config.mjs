import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** The walls of the house: who may import what, and what to do instead. */
const wall = (target, from, message, except) => ({ target, from, message, ...(except ? { except } : {}) });
/**
 * The pure rooms in their order: each may import those before it, never those after it. Facts and content are tables of
 * words and figures, shared holds what goes over the wire, cv reads, analysis judges, rewrite suggests, statement answers
 * a form; report and guidance prepare the screens; placement holds the official statistics, english checks spelling and grammar.
 */
const pureRooms = [
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
const pure = pureRooms.flat().map((room) => `./lib/${room}`);
const outside = ['./lib/server', './lib/client', './components', './app', './cli', './scripts', './tests'];
const features = ['upload', 'processing', 'results', 'guided', 'walkthrough', 'statement', 'job-match', 'admin', 'chat', 'privacy'];

const zones = [
  ...pure.map((target) => wall(target, outside, 'The core is pure: pass in what you need instead of importing it.')),
  ...pureRooms.slice(0, -1).map((rooms, i) =>
    wall(
      rooms.map((room) => `./lib/${room}`),
      pureRooms.slice(i + 1).flatMap((higher) => higher.map((room) => `./lib/${room}`)),
      'A room imports only those below it (pureRooms says the order): move the shared piece down.',
    ),
  ),
  wall(
    './lib/cv/redact',
    ['./lib/cv/parse', './lib/cv/project'],
    'Redaction comes before parsing: what both need lives in lib/cv/document.',
  ),
  wall(
    './lib/cv/parse',
    ['./lib/cv/redact', './lib/cv/project'],
    'The parser reads what redaction left: what both need lives in lib/cv/document.',
  ),
  wall(
    './lib/cv/document/extracted-document',
    ['./lib/cv/redact', './lib/cv/parse', './lib/cv/project'],
    'Types and layout facts come first: they know none of the rooms that use them.',
  ),
  wall(
    './lib/analysis/text',
    ['./lib/analysis/reading', './lib/analysis/audits', './lib/analysis/compose'],
    'The tools for text know no CV.',
  ),
  wall(
    './lib/analysis/reading',
    ['./lib/analysis/audits', './lib/analysis/compose', './lib/analysis/wording', './lib/analysis/job-fit'],
    'A CV is read before it is judged: move the shared piece to lib/analysis/reading.',
  ),
  wall(
    './lib/analysis/audits',
    ['./lib/analysis/wording', './lib/analysis/registry.ts', './lib/analysis/worded-audit.ts'],
    'An audit measures and returns facts: put the sentence into the wording of the same id.',
  ),
  wall(['./lib/client', './components'], './lib/placement', 'The index of the ONS stays on the server: no browser needs its megabytes.'),
  wall(['./lib/client', './components'], './lib/english', 'English is checked on the server: its findings travel with the analysis.'),
  wall('./lib/client', ['./lib/server', './components', './app'], 'Browser code talks to the server by its calls only.'),
  wall('./lib/server', ['./lib/client', './components', './app'], 'The server does not know the screens: pass data, not components.', [
    './report-pdf',
  ]),
  wall('./components', ['./lib/server', './app'], 'A component takes props or uses lib/client; the server is reached by its calls only.'),
  ...features.map((f) =>
    wall(
      `./components/${f}`,
      features.filter((g) => g !== f).map((g) => `./components/${g}`),
      'Features do not import each other: compose them in components/analyser, or move the piece to components/ui.',
    ),
  ),
  wall(
    './cli',
    ['./components', './app', './lib/client', './lib/server/db', './lib/server/services'],
    'The CLI uses only extraction and the pure core.',
  ),
];

const door = (group, home) => ({ group, message: `Only ${home} talks to ${group[0]}.` });
const doors = {
  prisma: door(['@prisma/*', '@/lib/generated/**'], 'lib/server/db'),
  queries: { group: ['@/lib/server/db/client'], importNames: ['db'], message: 'Queries live in lib/server/db, one file per noun.' },
  anthropic: door(['@anthropic-ai/sdk', '@anthropic-ai/sdk/*'], 'lib/server/analysers/claude'),
  pdfium: door(['@hyzyla/pdfium'], 'lib/server/extract'),
  plainReaders: door(['unpdf', 'mammoth'], 'lib/server/extract'),
};
const restrictDoors = (except = []) => [
  'error',
  {
    patterns: Object.entries(doors)
      .filter(([key]) => !except.includes(key))
      .map(([, value]) => value),
  },
];

/** A wording may import the modules whose paths begin so, and types from anywhere. */
const onlyTypesBut = (allowed) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^(?!${allowed})`,
          allowTypeImports: true,
          message: 'A wording is made from facts: measure in the audit or in compose/, and import only types from there.',
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
      'no-restricted-imports': restrictDoors(),
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
            ...Object.values(doors),
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
  { files: ['lib/server/db/**', 'scripts/**'], rules: { 'no-restricted-imports': restrictDoors(['prisma', 'queries']) } },
  // The limiter's own tables: it is handed the connection and asks for itself.
  { files: ['lib/server/http/rate-limit.ts'], rules: { 'no-restricted-imports': restrictDoors(['queries']) } },
  { files: ['lib/server/analysers/claude/**'], rules: { 'no-restricted-imports': restrictDoors(['anthropic']) } },
  {
    files: ['lib/server/extract/**', 'tests/**'],
    rules: { 'no-restricted-imports': restrictDoors(Object.keys(doors)) },
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
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }], complexity: ['error', 15] },
  },
  { files: ['scripts/**', 'cli/**', 'tests/**', '*.mjs'], rules: { 'no-console': 'off' } },
];
export default config;
