import { eventually, startSite } from '../../support/site/site';
import { expectations, type Scenario } from './scenario';

const maxWaitMs = 10_000;
const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

/** npm runs a script through a shell, and a shell dies of SIGTERM without passing it on. */
export const npmStart: Scenario = async ({ folder }) => {
  const { faults, expect } = expectations();
  const site = await startSite(folder('npm-start'), { DATABASE_URL: '' }, { throughNpm: true });
  await site.stop();
  const isGone = await eventually(async () => !(await answers(site.url)), maxWaitMs);
  expect('the site is gone after SIGTERM to npm start', isGone, true);
  if (!isGone) process.kill(-site.pid, 'SIGKILL');
  return faults;
};
