import { countLetters } from '@/lib/server/db/confirmations';
import { countRecords } from '@/lib/server/db/health';
import { findLastRun } from '@/lib/server/db/job-runs';
import { readStored } from '@/lib/server/db/storage';
import { countDeliveries } from '@/lib/server/db/webhook-deliveries';

interface Metric {
  name: string;
  help: string;
  value: number;
}

/** Seconds since 1970; 0 where it has never happened. */
const seconds = (time: Date | undefined): number => Math.floor((time?.getTime() ?? 0) / 1000);

/** Metrics in the text format of Prometheus: counts and times only, no personal data. */
export async function readMetrics(): Promise<string> {
  const [records, stored, webhook, letters, purge, backup] = await Promise.all([
    countRecords(),
    readStored(),
    countDeliveries(),
    countLetters(),
    findLastRun('purge'),
    findLastRun('backup'),
  ]);
  const memory = process.memoryUsage();
  const metrics: Metric[] = [
    { name: 'cv_uploads', help: 'Uploads stored.', value: records.uploads },
    { name: 'cv_analyses_ready', help: 'Analyses stored.', value: records.analyses },
    { name: 'cv_analyses_waiting', help: 'Analyses accepted and not ready.', value: records.waiting },
    { name: 'cv_analyses_failed', help: 'Analyses stored that failed.', value: records.failed },
    { name: 'cv_stored_bytes', help: 'Bytes of uploads and their reports.', value: stored.bytes },
    { name: 'cv_leads', help: 'Email addresses stored.', value: records.leads },
    { name: 'cv_webhook_waiting', help: 'Leads the webhook has not accepted yet.', value: webhook.waiting },
    { name: 'cv_webhook_failed', help: 'Leads the webhook refused to the end.', value: webhook.failed },
    { name: 'cv_letters_waiting', help: 'Letters that are to be sent.', value: letters.waiting },
    { name: 'cv_letters_refused', help: 'Letters to be sent again, which the mail server refused before.', value: letters.refused },
    { name: 'cv_letters_failed', help: 'Letters the mail server refused to the end.', value: letters.failed },
    { name: 'cv_last_purge_timestamp_seconds', help: 'When the purge last ran.', value: seconds(purge?.startedAt) },
    { name: 'cv_last_backup_timestamp_seconds', help: 'When a backup was last made.', value: seconds(backup?.startedAt) },
    { name: 'process_resident_memory_bytes', help: 'Resident memory of this instance.', value: memory.rss },
    { name: 'process_uptime_seconds', help: 'Seconds since this instance started.', value: Math.floor(process.uptime()) },
  ];
  return metrics.map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`).join('');
}
