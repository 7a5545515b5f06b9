/** Lists of numbers of one width. */
type NumberTable = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array | Int8Array;

interface Kind<Table> {
  new (buffer: ArrayBufferLike, at: number, length: number): Table;
  BYTES_PER_ELEMENT: number;
}

/** Every table begins at a multiple of the widest number, so that it can be read in place. */
const WIDEST = 8;
const padded = (bytes: number): number => Math.ceil(bytes / WIDEST) * WIDEST;

/** One file of tables: their lengths, then each of them. The bytes depend on the tables alone. */
export function packTables(tables: readonly NumberTable[]): Uint8Array {
  const parts = [Uint32Array.from(tables, ({ length }) => length), ...tables];
  const packed = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return packed;
}

/** Reads the tables of a file one after the other, in the order in which they were packed; nothing is copied. */
export function tableReader({ buffer, byteOffset }: Uint8Array, count: number): <Table>(kind: Kind<Table>) => Table {
  const lengths = new Uint32Array(buffer, byteOffset, count);
  let [next, at] = [0, byteOffset + padded(lengths.byteLength)];
  return (kind) => {
    const length = lengths[next++] ?? 0;
    const table = new kind(buffer, at, length);
    at += padded(length * kind.BYTES_PER_ELEMENT);
    return table;
  };
}
