import { csvRows, type Cell } from './csv-rows';

/** A header and then batch after batch. Each batch is read only when the client has taken the last one. */
export function csvStream<Row>(
  columns: Record<string, (row: Row) => Cell>,
  batches: AsyncGenerator<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const cells = Object.values(columns);
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(csvRows([Object.keys(columns)])));
      },
      async pull(controller) {
        const { done, value } = await batches.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(csvRows(value.map((row) => cells.map((cell) => cell(row))))));
      },
      async cancel() {
        await batches.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
