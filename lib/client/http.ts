/**
 * A refused call. `message` has the form that the specification asks for ('401: body'); `code` is for programs and `text` for people,
 * both from the server's JSON.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly text: string | null;
  readonly isJson: boolean;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    const said = parseRefusal(body);
    this.isJson = said !== null;
    this.code = said?.code ?? null;
    this.text = said?.message ?? null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

function parseRefusal(body: string): { code: string | null; message: string | null } | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? { code: textOf(parsed.code), message: textOf(parsed.message) } : null;
  } catch {
    return null;
  }
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Every call sends cookies, a JSON body has its content type, and an answer that is not OK throws an HttpError. */
export async function call(method: string, url: string, { body, headers, signal }: CallOptions = {}): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new HttpError(response.status, await response.text().catch(() => ''), response.statusText);
  return response;
}

export const hasJson = (contentType: string | null): boolean => (contentType ?? '').toLowerCase().includes('json');

/** The message of any failure for people: the server's own words where it gave some. */
export const readableMessage = (error: unknown, otherwise: string): string =>
  error instanceof HttpError && error.text ? error.text : otherwise;
