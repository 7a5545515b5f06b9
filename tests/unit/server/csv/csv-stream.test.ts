import { csvStream } from '@/lib/server/csv/csv-stream';

const columns = { id: (row: number) => row, twice: (row: number) => row * 2 };

describe('a CSV stream', () => {
  it('gives the header before the first batch is asked for', async () => {
    let asked = 0;
    async function* batches() {
      asked++;
      yield [1];
    }
    const reader = csvStream(columns, batches()).getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe('id,twice\r\n');
    expect(asked).toBeLessThanOrEqual(1);
    await reader.cancel();
  });

  it('holds every batch in order', async () => {
    async function* batches() {
      yield [1, 2];
      yield [3];
    }
    expect(await new Response(csvStream(columns, batches())).text()).toBe('id,twice\r\n1,2\r\n2,4\r\n3,6\r\n');
  });

  it('reads at most one batch ahead of the client', async () => {
    let given = 0;
    async function* batches() {
      for (;;) {
        given++;
        yield [given];
      }
    }
    const reader = csvStream(columns, batches()).getReader();
    for (let read = 0; read < 5; read++) await reader.read();
    expect(given).toBeLessThanOrEqual(6);
    await reader.cancel();
  });

  it('stops reading the database when the reader goes away', async () => {
    let ended = false;
    async function* batches() {
      try {
        for (;;) yield [1];
      } finally {
        ended = true;
      }
    }
    const reader = csvStream(columns, batches()).getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(ended).toBe(true);
  });
});
