// Forked by the load test: asks for each address in turn, in a process of its own, so that what the visitors cost the
// measuring process is not counted as the site's. 'begin' and 'end' come as messages; the answer is the times in ms.
const addresses = JSON.parse(process.argv[2] ?? '{}');
const pauseMs = 10;
let isOver = true;

async function measure() {
  const times = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  isOver = false;
  while (!isOver)
    for (const [name, address] of Object.entries(addresses)) {
      const started = performance.now();
      // As a browser asks: a page is then sent as browsers get it.
      const response = await fetch(address, { headers: { accept: 'text/html, */*' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      times[name].push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  process.send?.(times);
}

process.on('message', (message) => {
  if (message === 'begin') void measure();
  else isOver = true;
});
process.on('disconnect', () => process.exit(0));
