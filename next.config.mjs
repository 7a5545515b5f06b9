/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  experimental: {
    // A route is loaded when it is first asked for: a start answers sooner and an idle server holds less.
    preloadEntriesOnStart: false,
    // No page needs a body. The framework keeps what is sent in memory until it ends, by default 10 MB of each request.
    proxyClientMaxBodySize: 1024,
    // Linked, the style sheet holds up the first paint by half a second on a phone.
    inlineCss: true,
  },
  reactStrictMode: true,
  // Native or process-forking packages stay what they are; bundling would break their files.
  serverExternalPackages: [
    '@libsql/client',
    'libsql',
    '@node-rs/argon2',
    'pino',
    'pg',
    '@prisma/adapter-pg',
    '@prisma/adapter-libsql',
    '@prisma/driver-adapter-utils',
    '@prisma/schema-engine-wasm',
  ],
  // A seventh of the PDF's typesetter is a decoder for font files we do not use.
  turbopack: { resolveAlias: { 'brotli/decompress.js': { browser: './components/report-pdf/without-woff2.ts' } } },
  outputFileTracingExcludes: { '*': ['data/**', '.cache/**', 'tests/**'] },
  // Nothing uses it, and it would draw pictures for anybody who asks and write what was asked into the log.
  images: { unoptimized: true },
  // A file that is not there gets the calls' short answer: the framework would draw a page, which the middleware does not see.
  rewrites: async () => ({ afterFiles: [{ source: '/_next/static/:path*', destination: '/api/missing-file' }] }),
  // Types and lint are proved by `npm test`; a start builds only.
  typescript: { ignoreBuildErrors: true },
};

export default config;
