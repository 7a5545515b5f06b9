import { product } from '@/lib/content/product';
import { isLikelyUnder } from '@/lib/cv/project/is-likely-under';
import { readSecrets } from '@/lib/server/db/uploads';
import { today } from './today';

/** Whether the CV suggests somebody below the minimum age: nobody asks them for marketing, and no such consent is kept. */
export async function isMinor(uploadId: string): Promise<boolean> {
  const secrets = await readSecrets(uploadId);
  return secrets !== null && isLikelyUnder(product.minimumAge, secrets.origins, today());
}
