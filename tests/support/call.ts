import { NextRequest } from 'next/server';

type Handler = (request: NextRequest, context: { params: Promise<Record<string, string | string[] | undefined>> }) => Promise<Response>;

export interface CallOptions {
  method?: string;
  path?: string;
  params?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookie?: string;
}

/** Calls a route handler as the server would, with a real Request. */
export async function call(handler: Handler, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', path = '/api/test', params = {}, json, form, body, headers = {}, cookie } = options;
  const payload = json === undefined ? (form ?? body) : JSON.stringify(json);
  const request = new NextRequest(new URL(path, 'http://localhost:3000'), {
    method,
    headers: {
      host: 'localhost:3000',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  return handler(request, { params: Promise.resolve(params) });
}

/** A multipart form with one file. */
export function formWith(bytes: Uint8Array, filename: string): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(bytes)], filename));
  return form;
}

/** The name=value parts of the cookies an answer set, as a browser sends them back. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
