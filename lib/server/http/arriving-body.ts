import { limits } from '@/lib/shared/limits';

/** What one client may have in memory of bodies that have not ended: six files of the largest size. */
const mostBytes = 6 * limits.uploadBodyBytes;

declare global {
  /** Bytes of each client. One map for each process: Next bundles this module several times. */
  var arrivingBytes: Map<string, number> | undefined;
}

/** A body that is being received. Its bytes are counted, because many bodies that never end would fill the memory. */
export class ArrivingBody {
  private chunks: Uint8Array[] = [];
  private bytes = 0;

  constructor(private readonly client: string) {}

  /** False where the client has too much in memory now. */
  add(chunk: Uint8Array): boolean {
    this.chunks.push(chunk);
    this.bytes += chunk.byteLength;
    return this.count(chunk.byteLength) <= mostBytes;
  }

  drop(): void {
    this.count(-this.bytes);
    this.bytes = 0;
    this.chunks = [];
  }

  whole(): Uint8Array<ArrayBuffer> {
    const body = new Uint8Array(this.bytes);
    let offset = 0;
    for (const chunk of this.chunks) {
      body.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return body;
  }

  /** The bytes of all bodies of the client. */
  private count(more: number): number {
    const arriving = (globalThis.arrivingBytes ??= new Map());
    const bytes = (arriving.get(this.client) ?? 0) + more;
    if (bytes > 0) arriving.set(this.client, bytes);
    else arriving.delete(this.client);
    return bytes;
  }
}
