import { packTables, tableReader } from '@/lib/placement/packed-tables';

test('tables are read as they were packed, whatever their widths and lengths', () => {
  const tables = [
    Float64Array.of(2 ** 43 + 1, 0.5),
    Uint8Array.of(1, 2, 3),
    Uint32Array.of(2 ** 32 - 1),
    Uint16Array.of(),
    Uint8Array.of(9),
  ];
  const next = tableReader(packTables(tables), tables.length);
  expect([next(Float64Array), next(Uint8Array), next(Uint32Array), next(Uint16Array), next(Uint8Array)]).toEqual(tables);
});
