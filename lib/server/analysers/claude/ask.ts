import { APIError, type Anthropic } from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type { z } from 'zod';
import type { ClaudeContext, UsageRecorder, Purpose, UsageTotals } from './claude-context';
import { ClaudeFailure, failureOf, type FailureKind } from './failure';

interface ClaudeRequest<T> {
  purpose: Purpose;
  instructions: string;
  /** The data of the question: the only part about the visitor. */
  text: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  /** Aborts the call when the visitor leaves; absent where the work was accepted for later. */
  signal?: AbortSignal | undefined;
}

/** How many parts of an answer were kept and dropped. */
export interface Used<R> {
  value: R;
  kept: number;
  dropped: number;
}

type Turn = Anthropic.MessageParam;

/** Longer than any CV; a longer text is not worth its price. */
const mostInputTokens = 60_000;

/** Failures that say nothing about whether the provider is up. */
const harmless: ReadonlySet<FailureKind> = new Set<FailureKind>(['cancelled', 'budget', 'resting', 'too-long']);

/** The text exactly as it is sent, instructions included. */
export const sentText = ({ instructions, text }: { instructions: string; text: string }): string => `${instructions}\n\n${text}`;

/**
 * Asks once, and a second time with the reason where the answer does not fit its schema.
 * @throws ClaudeFailure
 */
export async function ask<T, R>(
  context: ClaudeContext,
  recorder: UsageRecorder,
  request: ClaudeRequest<T>,
  use: (answer: T) => Used<R>,
): Promise<R> {
  return supervised(context, recorder, request, async (signal, totals) => {
    const { value, kept, dropped } = use(await converse(context, recorder, request, signal, totals));
    Object.assign(totals, { kept, dropped });
    return value;
  });
}

/** What every call shares: circuit breaker, record, deadline, failures, usage. */
export async function supervised<R>(
  context: ClaudeContext,
  recorder: UsageRecorder,
  request: { purpose: Purpose; instructions: string; text: string; signal?: AbortSignal | undefined },
  work: (signal: AbortSignal, totals: UsageTotals) => Promise<R>,
): Promise<R> {
  const cooldown = context.breaker.cooldownSeconds();
  if (cooldown > 0) throw new ClaudeFailure('resting', cooldown);
  const started = context.now();
  const totals: UsageTotals = {
    requests: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    kept: 0,
    dropped: 0,
  };
  const record = (outcome: 'written' | FailureKind) =>
    recorder.called({ ...totals, purpose: request.purpose, model: context.model, outcome, ms: Math.round(context.now() - started) });
  const deadline = AbortSignal.timeout(context.deadlineMs);
  try {
    request.signal?.throwIfAborted();
    await recorder.sent(request.purpose, sentText(request));
    const written = await work(request.signal ? AbortSignal.any([request.signal, deadline]) : deadline, totals);
    context.breaker.succeeded();
    await record('written');
    return written;
  } catch (error) {
    const failure = failureOf(error, request.signal);
    if (!failure) throw error;
    if (!harmless.has(failure.kind)) context.breaker.failed();
    await record(failure.kind);
    throw failure;
  }
}

/** One question, as it is counted and then sent. */
export type Question = Pick<Anthropic.MessageCountTokensParams, 'model' | 'system' | 'messages' | 'output_config'>;

export const questionOf = (
  { model, effort }: ClaudeContext,
  instructions: string,
  messages: Turn[],
  form: Pick<Anthropic.OutputConfig, 'format'> = {},
): Question => {
  const output = effort === 'none' ? form : { ...form, effort };
  return {
    model,
    system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
    messages,
    // The field is left out for a model without effort levels, which may refuse it.
    ...(Object.keys(output).length > 0 ? { output_config: output } : {}),
  };
};

async function converse<T>(
  context: ClaudeContext,
  recorder: UsageRecorder,
  request: ClaudeRequest<T>,
  signal: AbortSignal,
  totals: UsageTotals,
): Promise<T> {
  const first: Turn[] = [{ role: 'user', content: request.text }];
  const answer = await send(context, request, first, signal, totals);
  const read = readAnswer(request.schema, answer);
  if (read.ok) return read.value;
  const turns = correction(answer, read.problem);
  // The second request repeats the first and adds the reason.
  await recorder.sent(request.purpose, turns.map(({ content }) => content).join('\n\n'));
  const again = await send(context, request, [...first, ...turns], signal, totals);
  const reread = readAnswer(request.schema, again);
  if (reread.ok) return reread.value;
  throw new ClaudeFailure(reread.kind);
}

interface Reply {
  text: string;
  truncated: boolean;
}

async function send<T>(
  context: ClaudeContext,
  request: ClaudeRequest<T>,
  messages: Turn[],
  signal: AbortSignal,
  totals: UsageTotals,
): Promise<Reply> {
  const { maxTokens } = request;
  const { type, schema } = zodOutputFormat(request.schema);
  const question = questionOf(context, request.instructions, messages, { format: { type, schema } });
  return paidFor(context, { question, maxTokens, signal }, totals, async (paid) => {
    const message = await context.client.messages.create({ ...question, max_tokens: maxTokens }, { signal });
    if (!isMessage(message)) throw new ClaudeFailure('malformed');
    paid(message.usage);
    if (message.stop_reason === 'refusal') throw new ClaudeFailure('refusal');
    const text = message.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
    return { text, truncated: isCutOff(message.stop_reason) };
  });
}

export const isCutOff = (reason: Anthropic.StopReason | null): boolean =>
  reason === 'max_tokens' || reason === 'model_context_window_exceeded';

/** A gateway may answer 200 with a page of its own, which the SDK passes on as it is. */
const isMessage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content) && 'usage' in value;

/**
 * Counts the tokens before sending, reserves them, and settles with what was really used, also where the answer fails or breaks off.
 * Where a call was given up before it reported its usage, the tokens of the question are counted, because the provider has read it.
 */
export async function paidFor<R>(
  { client, budget }: ClaudeContext,
  { question, maxTokens, signal }: { question: Question; maxTokens: number; signal: AbortSignal },
  totals: UsageTotals,
  call: (paid: (usage: UsageSeen) => void) => Promise<R>,
): Promise<R> {
  const { input_tokens: inputTokens } = await client.messages.countTokens(question, { signal });
  if (!Number.isFinite(inputTokens)) throw new ClaudeFailure('malformed');
  if (inputTokens > mostInputTokens) throw new ClaudeFailure('too-long');
  const reservation = await budget.reserve(inputTokens + maxTokens);
  if (!reservation) throw new ClaudeFailure('budget');
  let usage = noUsage;
  try {
    totals.requests += 1;
    return await call((seen) => {
      usage = seen;
    });
  } catch (error) {
    if (usage === noUsage && !wasRefused(error)) usage = { ...noUsage, input_tokens: inputTokens };
    throw error;
  } finally {
    await reservation.settle(add(totals, usage));
  }
}

/** An answer with an error status costs nothing. */
const wasRefused = (error: unknown): boolean => error instanceof APIError && typeof error.status === 'number';

export const noUsage: UsageSeen = { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 };

type UsageSeen = Pick<Anthropic.Usage, 'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'>;

/** Adds a reply's usage to the totals and returns how many tokens it took. */
function add(totals: UsageTotals, usage: UsageSeen): number {
  const { input_tokens: input, output_tokens: output, cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
  totals.inputTokens += input;
  totals.outputTokens += output;
  totals.cacheReadTokens += read ?? 0;
  totals.cacheWriteTokens += written ?? 0;
  return input + output + (read ?? 0) + (written ?? 0);
}

type Reading<T> = { ok: true; value: T } | { ok: false; kind: FailureKind; problem: string };

const fence = /^```(?:json)?\s*|\s*```$/g;

function readAnswer<T>(schema: z.ZodType<T>, { text, truncated }: Reply): Reading<T> {
  if (truncated) return { ok: false, kind: 'truncated', problem: 'Your answer was cut off. Answer again, half as long.' };
  const json = text.trim().replace(fence, '');
  if (!json) return { ok: false, kind: 'empty', problem: 'Your answer was empty.' };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, kind: 'malformed', problem: 'Your answer was not JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { ok: false, kind: 'malformed', problem: `Your answer did not fit the schema:\n${problems.join('\n')}` };
}

/** The answer is sent back with the reason, shortened, so that the second request costs less than the first. */
const correction = ({ text }: Reply, problem: string): { role: 'assistant' | 'user'; content: string }[] => [
  { role: 'assistant', content: text.slice(0, 4_000).trim() || '(nothing)' },
  { role: 'user', content: `${problem}\nAnswer again with JSON of the schema and nothing else.` },
];
