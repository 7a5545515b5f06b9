import { NextResponse, type NextRequest } from 'next/server';
import { z } from 'zod';
import { AppError, type ErrorId } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { requireAdmin, requireOwner, requireRecent, type AdminSession } from '@/lib/server/auth/session';
import { whenPrepared } from '@/lib/server/prepare/readiness';
import type { Caller } from '@/lib/server/workers/pool';
import { clientAddress } from './address';
import { readJson, withoutNul } from './body';
import { errorResponse } from './errors';
import { countCall, type LimitName } from './rate-limit';
import { refuseOtherSites } from './same-site';
import { answerHeaders } from './security-headers';
import { answerInTurn } from './client-queue';
import { ownerHash } from './visitor';

interface Spec<Params, Query, Body> {
  auth: 'visitor' | 'admin';
  /** Which staff may call: owners only; absent, everybody who is signed in. */
  role?: 'owner';
  /** True where staff must have proved their identity within the last ten minutes. */
  recent?: true;
  params?: z.ZodType<Params>;
  /** The error for a malformed id: that of a record that does not exist. */
  paramsError?: ErrorId;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** True where a call without a body is allowed; it counts as a body with every field left out. */
  isBodyOptional?: true;
  /** The limit the call counts towards; absent, it counts as a read. */
  limit?: LimitName;
  /** False for a call that needs no database and so answers while it is being prepared. */
  needsDatabase?: false;
}

interface Call<Params, Query, Body> {
  request: NextRequest;
  params: Params;
  query: Query;
  body: Body;
  /** Hash of this browser's visitor cookie; null when it has none. */
  owner: string | null;
  /** The client that jobs of the pool are done for. */
  caller: Caller;
}

type Handler = (request: NextRequest, context: { params: Promise<Record<string, string | string[] | undefined>> }) => Promise<Response>;

function parse<T>(schema: z.ZodType<T>, value: unknown, error: ErrorId): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError(error, { cause: parsed.error });
  return parsed.data;
}

/** Makes every handler: refuse other sites -> rate limit -> wait for the database -> authenticate -> parse -> run -> map errors. */
export function route<Params = undefined, Query = undefined, Body = undefined>(
  spec: Spec<Params, Query, Body> & { auth: 'visitor' },
  run: (call: Call<Params, Query, Body>) => Promise<Response>,
): Handler;
export function route<Params = undefined, Query = undefined, Body = undefined>(
  spec: Spec<Params, Query, Body> & { auth: 'admin' },
  run: (call: Call<Params, Query, Body> & { admin: AdminSession }) => Promise<Response>,
): Handler;
export function route<Params, Query, Body>(
  spec: Spec<Params, Query, Body>,
  run: (call: Call<Params, Query, Body> & { admin: AdminSession }) => Promise<Response>,
): Handler {
  return async (request, context) => {
    try {
      refuseOtherSites(request);
      const client = clientAddress(request);
      await countCall(spec.limit ?? 'reads', client);
      if (spec.needsDatabase !== false) await whenPrepared();
      const admin = spec.auth === 'admin' ? await allowedAdmin(request, spec) : nobody;
      const params = parse(spec.params ?? absent, await context.params, spec.paramsError ?? 'request/INVALID_REQUEST');
      const query = parse(spec.query ?? absent, asked(request.nextUrl.searchParams), 'request/INVALID_REQUEST');
      const body = parse(spec.body ?? absent, spec.body && (await bodyOf(request, spec.isBodyOptional)), 'request/INVALID_REQUEST');
      const caller = { client, signal: request.signal };
      const answer = () => run({ request, params, query, body, owner: ownerHash(request), caller, admin });
      return spec.auth === 'visitor' && spec.limit === undefined ? await answerInTurn(client, answer) : await answer();
    } catch (error) {
      return errorResponse(error, request.signal);
    }
  };
}

const bodyOf = (request: NextRequest, isOptional = false): Promise<unknown> | object =>
  isOptional && !request.headers.has('content-type') ? {} : readJson(request, limits.jsonBodyBytes);

const asked = (query: URLSearchParams) => Object.fromEntries([...query].map(([name, value]) => [name, withoutNul(value)]));

/** The schema for params, query or body that a call does not declare; its handler cannot see the value. */
const absent = z.any();
const nobody: AdminSession = { id: '', email: '', role: 'viewer', session: '', provedAt: new Date(0) };

/** Throws UNAUTHENTICATED, FORBIDDEN or REAUTHENTICATE. */
async function allowedAdmin(
  request: NextRequest,
  { role, recent }: Pick<Spec<never, never, never>, 'role' | 'recent'>,
): Promise<AdminSession> {
  const admin = await requireAdmin(request);
  if (role === 'owner') requireOwner(admin);
  if (recent) requireRecent(admin);
  return admin;
}

const notOffered = route({ auth: 'visitor', needsDatabase: false }, async () => {
  throw new AppError('request/METHOD_NOT_ALLOWED');
});

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** The handlers of all methods of an address. Those not offered answer 405 as JSON. */
export function endpoint(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const refuse: Handler = async (request, context) => {
    const response = await notOffered(request, context);
    response.headers.set('allow', Object.keys(handlers).join(', '));
    return response;
  };
  const offered: Record<Method, Handler> = {
    GET: refuse,
    HEAD: handlers.GET ? headOf(handlers.GET) : refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: refuse,
    ...handlers,
  };
  const secured = ([method, handler]: [string, Handler]) => [method, withHeaders(handler)];
  return { ...offered, ...Object.fromEntries(Object.entries(offered).map(secured)) };
}

const withHeaders =
  (handler: Handler): Handler =>
  async (request, context) => {
    const response = await handler(request, context);
    for (const [name, value] of Object.entries(answerHeaders(request))) if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };

const headOf =
  (get: Handler): Handler =>
  async (request, context) => {
    const response = await get(request, context);
    await response.body?.cancel();
    return new NextResponse(null, { status: response.status, headers: response.headers });
  };
