import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { env } from '@/lib/server/env';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what has outstayed its time: uploads that were never analysed and samples after a day, everything else after
 * RETENTION_DAYS. A lead with marketing consent keeps its report until the consent is withdrawn.
 */
export async function purgeExpired(now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  const expired = new Date(now.getTime() - env().RETENTION_DAYS * day);
  const { count } = await db().upload.deleteMany({
    where: {
      OR: [
        { sample: true, createdAt: { lt: yesterday } },
        { createdAt: { lt: yesterday }, analyses: { none: {} } },
        { createdAt: { lt: expired } },
      ],
    },
  });
  log().info({ job: 'purge', uploads: count }, 'purge ran');
}
