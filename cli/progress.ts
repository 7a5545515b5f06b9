/** A progress bar on standard error while many files are read; nothing where standard error is not a terminal. */
export function progressBar(total: number): (done: number) => void {
  if (!process.stderr.isTTY || total < 2) return () => undefined;
  const width = 30;
  return (done) => {
    const filled = Math.round((done / total) * width);
    process.stderr.write(`\r[${'='.repeat(filled)}${' '.repeat(width - filled)}] ${done}/${total}${done === total ? '\n' : ''}`);
  };
}
