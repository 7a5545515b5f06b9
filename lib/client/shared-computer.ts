import { sharedComputerCookie, type SharedComputerPolicy } from '@/lib/shared/settings';
import { forget, readStored, store } from './storage';

const listeners = new Set<() => void>();

/** Whether other people use this computer too. A cookie that ends with the browser says so, and the server reads it. */
export const hasSharedMark = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sharedComputerCookie}=`));

export const isSharedComputer = (policy: SharedComputerPolicy): boolean => policy === 'always' || (policy === 'ask' && hasSharedMark());

export function markShared(isShared: boolean): void {
  // In another site's frame a browser keeps only partitioned cookies, as for the visitor cookie.
  const secure = window.location.protocol === 'https:' ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  document.cookie = `${sharedComputerCookie}=1; Path=/; ${secure}${isShared ? '' : '; Max-Age=0'}`;
  if (isShared) noteUse();
  else forget('sharedComputerUsedAt');
  for (const listener of listeners) listener();
}

export function onSharedMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The last click or key press in any tab; null where none was recorded. */
export function lastUseMs(): number | null {
  const stored = Number(readStored('sharedComputerUsedAt') ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

export const noteUse = (): void => store('sharedComputerUsedAt', String(Date.now()));
