import fs from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import { claims, isShown } from '@/lib/content/claims';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { paySource } from '@/lib/placement/group-pay';
import { listStaff } from '@/lib/server/db/admins';
import { pingDatabase } from '@/lib/server/db/client';
import { countUnacknowledged } from '@/lib/server/db/complaints';
import { countLetters } from '@/lib/server/db/confirmations';
import { databaseDamage, newestKeyId } from '@/lib/server/db/health';
import { findLastRun } from '@/lib/server/db/job-runs';
import { countConsentsBefore } from '@/lib/server/db/leads';
import { countDeliveries } from '@/lib/server/db/webhook-deliveries';
import { currentKeyId } from '@/lib/server/encryption';
import { env } from '@/lib/server/env';
import { lettersLeadNowhere, unsetOperator } from '@/lib/server/settings';
import { siteQuota } from '../uploads/storage-quota';
import { readStored } from '@/lib/server/db/storage';
import { readCv, serverItself } from '@/lib/server/workers/pool';
import { analysisOptionsSchema, analysisResultSchema } from '@/lib/shared/result';
import { listBackups } from './backup';
import { demoFilename } from '../analyses/demo';
import { readSample } from '../uploads/sample';
import { today } from '../analyses/today';

export interface Finding {
  state: 'well' | 'advice' | 'fault';
  /** One finding in one sentence: what is the case, and what to do about it. */
  text: string;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const well = (text: string): Finding => ({ state: 'well', text });
const advice = (text: string): Finding => ({ state: 'advice', text });
const fault = (text: string): Finding => ({ state: 'fault', text });

const hoursSince = (then: Date, now: Date): number => Math.round((now.getTime() - then.getTime()) / hour);

/** Every finding in one sentence. `pending` are the migrations that the database lacks. */
export async function examine(now: Date, pending: readonly string[]): Promise<Finding[]> {
  const settings = [...modes(), ...keys(), address(), ...engine(), ...claimsAndNames(), room()];
  const reached = await pingDatabase().then(
    () => null,
    () => fault('The database does not answer; check DATABASE_URL and that it runs.'),
  );
  if (reached) return [...settings, reached, await selfTest()];
  if (pending.length)
    return [...settings, fault(`The database lacks ${pending.length} migration(s); npm start applies them.`), await selfTest()];
  return [
    ...settings,
    editionOfPay(now),
    ...(await database()),
    await stored(),
    await purgeRan(now),
    await backupsMade(now),
    ...(await waiting(now)),
    await selfTest(),
  ];
}

const isOpenToOthers = (file: string): boolean => (fs.statSync(file).mode & 0o077) !== 0;

/** Windows has no such file modes, so every file would seem readable by all. */
function modes(): Finding[] {
  const { DATA_DIR } = env();
  if (process.platform === 'win32') return [];
  const files = fs.readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).map((name) => path.join(DATA_DIR, name));
  const open = [DATA_DIR, ...files].filter(isOpenToOthers);
  if (open.length === 0) return [well('Only the user who runs the site can read what is stored.')];
  return [fault(`${open.length} file(s), such as ${open[0]}, can be read by other users of this machine; run chmod -R go= ${DATA_DIR}.`)];
}

function keys(): Finding[] {
  const file = path.join(env().DATA_DIR, 'data-key');
  return fs.existsSync(file) ? [advice(`${file} opens every stored CV and backup; keep a copy of it apart from the backups.`)] : [];
}

function address(): Finding {
  const { PUBLIC_URL, TRUST_PROXY } = env();
  if (lettersLeadNowhere()) return fault('SMTP_URL is set and PUBLIC_URL is not: the links of letters lead to localhost; set PUBLIC_URL.');
  if (!PUBLIC_URL) return advice('PUBLIC_URL is not set: fine on one’s own machine, needed for https, shared links and links in emails.');
  if (!PUBLIC_URL.startsWith('https:')) return fault('PUBLIC_URL is not https: CVs and cookies would travel in plain.');
  return TRUST_PROXY.length
    ? well('The site is served over https behind a trusted proxy.')
    : advice('TRUST_PROXY is false: behind a proxy every visitor would share one rate limit.');
}

function engine(): Finding[] {
  const { ANALYSIS_ENGINE, ANTHROPIC_API_KEY } = env();
  if (ANALYSIS_ENGINE === 'claude' && !ANTHROPIC_API_KEY)
    return [fault('ANALYSIS_ENGINE is claude but ANTHROPIC_API_KEY is not set: every analysis would fail.')];
  return [];
}

function claimsAndNames(): Finding[] {
  const shown = Object.values(claims).filter((claim) => isShown(claim, env().UNSOURCED_CLAIMS) && !claim.source.trim()).length;
  return [
    shown
      ? advice(
          `${shown} marketing claim(s) are shown without a source; give each one in lib/content/claims.ts or set UNSOURCED_CLAIMS=hide.`,
        )
      : well('No marketing claim is shown without a source.'),
    ...(unsetOperator().length === 0
      ? [well('The privacy page says who is responsible and how to reach them.')]
      : [advice(`The privacy page warns visitors that nobody is named; set ${unsetOperator().join(' and ')} before opening the site.`)]),
  ];
}

/** The survey appears once a year in October, so from December on the next one should be installed. */
const editionMonths = 14;

/** How old the pay figures in reports are. */
export function editionOfPay(now: Date): Finding {
  const { name, published } = paySource;
  const months = (now.getTime() - new Date(published).getTime()) / (30.44 * day);
  return months > editionMonths
    ? advice(
        `The pay figures (${name}, ${published}) are over ${editionMonths} months old; take in the new edition with npm run facts -- <folder>.`,
      )
    : well(`The pay figures are the ${name}, published on ${published}.`);
}

const leastFreeBytes = 1e9;

function room(): Finding {
  const { bavail, bsize } = fs.statfsSync(env().DATA_DIR);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB are free where the data lies.`;
  return free < leastFreeBytes ? fault(`Only ${text}`) : well(text);
}

async function database(): Promise<Finding[]> {
  const damage = await databaseDamage();
  const keyId = await newestKeyId();
  return [
    damage ? fault(`The database file is damaged (${damage}); restore the latest backup.`) : well('The database answers and is whole.'),
    ...(keyId && keyId !== currentKeyId() ? [fault('The stored CVs were sealed with another DATA_KEY; set that key again.')] : []),
    ...(await staffAccounts()),
  ];
}

async function staffAccounts(): Promise<Finding[]> {
  const staff = await listStaff();
  if (staff.length === 0) return [advice('There is no staff account; npm run admin -- create makes one.')];
  const open = staff.filter(({ role, hasSecondFactor }) => role === 'owner' && !hasSecondFactor).length;
  return [
    well('There is a staff account.'),
    ...(open ? [advice(`${open} owner(s) sign in with a password alone; each can turn on a second factor in the admin area.`)] : []),
  ];
}

const nearlyFull = 0.8;

async function stored(): Promise<Finding> {
  const { files, bytes } = await readStored();
  const quota = siteQuota();
  const kept = `${files} file(s) with their reports take ${(bytes / 1e6).toFixed(1)} MB`;
  if (quota === null) return advice(`${kept}; STORAGE_QUOTA_MB is 0, so nothing keeps the disk from being filled.`);
  const text = `${kept} of the ${quota / 1e6} MB of STORAGE_QUOTA_MB.`;
  if (bytes >= quota) return fault(`${text} No file is taken; raise the quota or shorten RETENTION_DAYS.`);
  return bytes > quota * nearlyFull ? advice(`${text} Above that no file is taken.`) : well(text);
}

async function purgeRan(now: Date): Promise<Finding> {
  const last = await findLastRun('purge');
  if (!last) return advice('The purge has not run yet; it does so a second after the first start and every hour.');
  const hours = hoursSince(last.startedAt, now);
  return hours > 2
    ? fault(`The purge last ran ${hours} hours ago; one instance runs it every hour while the site is up.`)
    : well('The purge ran within the last two hours.');
}

async function backupsMade(now: Date): Promise<Finding> {
  const [newest] = await listBackups();
  if (!newest) return advice('There is no backup in the data folder; run npm run backup every day.');
  const hours = hoursSince(newest.createdAt, now);
  return hours > 36
    ? fault(`The newest backup is ${hours} hours old; run npm run backup every day.`)
    : well(`The newest backup is ${hours} hours old.`);
}

const acknowledgeDays = 20;
/** A consent given so long ago without a reminder is weak evidence. */
const consentDays = 730;

async function waiting(now: Date): Promise<Finding[]> {
  const complaints = await countUnacknowledged(new Date(now.getTime() - acknowledgeDays * day));
  const { failed } = await countDeliveries();
  const oldConsents = await countConsentsBefore(new Date(now.getTime() - consentDays * day));
  return [
    ...(complaints
      ? [fault(`${complaints} complaint(s) have waited over ${acknowledgeDays} days for an acknowledgement; the law gives 30.`)]
      : []),
    ...(oldConsents
      ? [advice(`${oldConsents} consent(s) to marketing are over two years old; ask those people again or delete them.`)]
      : []),
    ...(failed ? [fault(`${failed} lead(s) were refused by the webhook to the end; check WEBHOOK_URL.`)] : []),
    ...(await letters()),
  ];
}

async function letters(): Promise<Finding[]> {
  const { refused, failed, codes } = await countLetters();
  const answers = `the mail server answered ${codes.join(', ')}; check SMTP_URL and whether it takes letters from this sender.`;
  if (failed) return [fault(`${failed} letter(s) were refused to the end: ${answers}`)];
  return refused ? [advice(`${refused} letter(s) were refused and are tried again: ${answers}`)] : [];
}

/** The bundled sample goes the whole way, except into the database. */
async function selfTest(): Promise<Finding> {
  try {
    const started = performance.now();
    const { redaction } = await readCv({ bytes: await readSample(), format: 'pdf' }, serverItself);
    const cv = parse(redaction.document, today());
    const filename = filenameFacts(demoFilename, redaction.contact);
    const result = analysisResultSchema.parse(
      analyse({
        cv,
        options: analysisOptionsSchema.parse({}),
        filename,
        today: today(),
        official: officialStatistics,
        english: englishOf(cv),
      }),
    );
    if (redaction.document.text.includes('@'))
      return fault('The self-test found an email address in the redacted text; do not serve this build.');
    return well(
      `The sample CV was read, redacted and scored (${Math.round(result.score)}) in ${Math.round(performance.now() - started)} ms.`,
    );
  } catch (error) {
    return fault(`The sample CV could not be analysed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
