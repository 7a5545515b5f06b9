import { product } from '@/lib/content/product';
import { isLikelyUnder } from '@/lib/cv/project/is-likely-under';
import { readSecrets } from '@/lib/server/db/uploads';
import { today } from './today';

/** Whether the CV suggests somebody below the minimum age: they are not asked for marketing consent, and none is stored. */
export async function isMinor(uploadId: string): Promise<boolean> {
  const secrets = await readSecrets(uploadId);
  return secrets !== null && isLikelyUnder(product.minimumAge, secrets.origins, today());
}
