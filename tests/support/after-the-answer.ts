/** What a call does once it has answered needs Next's own request: tests that want it done run it themselves. */
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: () => undefined }));
