// A logged error in a test is a failed test: what the product complains of, the tests must not hide.
let logged: unknown[][] = [];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    logged.push(parts);
  });
});

afterEach(() => {
  const messages = logged.map((parts) => parts.map(String).join(' '));
  jest.restoreAllMocks();
  if (messages.length) throw new Error(`console.error was called:\n${messages.join('\n')}`);
});
