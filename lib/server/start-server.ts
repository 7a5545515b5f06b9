import { settleAuthAddress, SettingsError } from './env';
import { correctRequests } from './http/correct-requests';
import { describeError, log } from './log';
import { announceGeneratedSecrets, announceLettersToNowhere, announceUnnamedOperator } from './prepare/announce';
import { awaitPreparation } from './prepare/readiness';
import { writeWholeLines } from './whole-log-lines';

const second = 1_000;
const minute = 60 * second;

/** Starts the server's own work: prepares the database, corrects client addresses, and runs the scheduled jobs. */
export function startServer(): void {
  // Stored files are readable only by the user who runs the site.
  process.umask(0o077);
  checkSettings();
  writeWholeLines(process.stdout);
  writeWholeLines(process.stderr);
  correctRequests();
  const started = new Date();
  const prepared = import('./prepare/prepare-server').then(({ prepareServer }) => prepareServer(started));
  awaitPreparation(prepared);
  // Loaded after the first requests could be answered, so that the jobs' code does not delay the start.
  once('warm', async () => (await import('./workers/pool')).warmPool());
  void prepared.then(startJobs);
}

function startJobs(): void {
  every(minute, 'resume', async () => (await import('./services/analyses/resume-abandoned')).resumeAbandoned());
  every(10 * second, 'webhook', async () => (await import('./webhook/deliver-leads')).deliverLeads(new Date()));
  every(10 * second, 'confirmations', async () => (await import('./mail/send-confirmations')).sendConfirmations(new Date()));
  every(60 * minute, 'purge', async () => (await import('./services/personal-data/purge')).purgeInTurn(new Date()));
}

/** A site with a wrong setting does not start; all mistakes are printed at once. */
function checkSettings(): void {
  try {
    settleAuthAddress();
    announceGeneratedSecrets();
    announceUnnamedOperator();
    announceLettersToNowhere();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function once(job: string, work: () => Promise<void>): () => void {
  const run = () => void work().catch((error: unknown) => log().error({ job, error: describeError(error) }, 'job failed'));
  setTimeout(run, second).unref();
  return run;
}

function every(intervalMs: number, job: string, work: () => Promise<void>): void {
  setInterval(once(job, work), intervalMs).unref();
}
