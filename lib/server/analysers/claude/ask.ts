import { APIError, type Anthropic } from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type { z } from 'zod';
import type { Desk, Diary, Purpose, Tally } from './desk';
import { ClaudeFailure, failureOf, type FailureKind } from './failure';

export interface Letter<T> {
  purpose: Purpose;
  instructions: string;
  /** The data: the only part that says anything of the visitor. */
  text: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  /** Ends the call when the visitor goes; absent where the work was accepted for later. */
  signal?: AbortSignal | undefined;
}

/** What was made of an answer: how many of its pieces stayed. */
export interface Used<R> {
  value: R;
  kept: number;
  dropped: number;
}

type Turn = Anthropic.MessageParam;

/** No CV is longer; what is, is not worth its price. */
const mostInputTokens = 60_000;

/** Failures that say nothing about the provider's health. */
const harmless: ReadonlySet<FailureKind> = new Set<FailureKind>(['cancelled', 'budget', 'resting', 'too-long']);

/** The text exactly as it goes out, instructions included. */
export const sentText = ({ instructions, text }: { instructions: string; text: string }): string => `${instructions}\n\n${text}`;

/**
 * Asks once, and once more with the reason where the answer does not fit its schema.
 * @throws ClaudeFailure
 */
export async function ask<T, R>(desk: Desk, diary: Diary, letter: Letter<T>, use: (answer: T) => Used<R>): Promise<R> {
  return supervised(desk, diary, letter, async (signal, tally) => {
    const { value, kept, dropped } = use(await converse(desk, diary, letter, signal, tally));
    Object.assign(tally, { kept, dropped });
    return value;
  });
}

/** The frame of every call: rest, diary, deadline, failures, usage. */
export async function supervised<R>(
  desk: Desk,
  diary: Diary,
  letter: { purpose: Purpose; instructions: string; text: string; signal?: AbortSignal | undefined },
  work: (signal: AbortSignal, tally: Tally) => Promise<R>,
): Promise<R> {
  const rest = desk.breaker.restsForSeconds();
  if (rest > 0) throw new ClaudeFailure('resting', rest);
  const started = desk.now();
  const tally: Tally = { requests: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, kept: 0, dropped: 0 };
  const record = (outcome: 'written' | FailureKind) =>
    diary.called({ ...tally, purpose: letter.purpose, model: desk.model, outcome, ms: Math.round(desk.now() - started) });
  const deadline = AbortSignal.timeout(desk.deadlineMs);
  try {
    letter.signal?.throwIfAborted();
    await diary.sent(letter.purpose, sentText(letter));
    const written = await work(letter.signal ? AbortSignal.any([letter.signal, deadline]) : deadline, tally);
    desk.breaker.succeeded();
    await record('written');
    return written;
  } catch (error) {
    const failure = failureOf(error, letter.signal);
    if (!failure) throw error;
    if (!harmless.has(failure.kind)) desk.breaker.failed();
    await record(failure.kind);
    throw failure;
  }
}

/** One question as it is counted and then sent. */
export type Question = Pick<Anthropic.MessageCountTokensParams, 'model' | 'system' | 'messages' | 'output_config'>;

export const questionOf = (
  { model, effort }: Desk,
  instructions: string,
  messages: Turn[],
  form: Pick<Anthropic.OutputConfig, 'format'> = {},
): Question => {
  const output = effort === 'none' ? form : { ...form, effort };
  return {
    model,
    system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
    messages,
    // A model that knows no effort may not know the field at all.
    ...(Object.keys(output).length > 0 ? { output_config: output } : {}),
  };
};

async function converse<T>(desk: Desk, diary: Diary, letter: Letter<T>, signal: AbortSignal, tally: Tally): Promise<T> {
  const first: Turn[] = [{ role: 'user', content: letter.text }];
  const answer = await send(desk, letter, first, signal, tally);
  const read = readAnswer(letter.schema, answer);
  if (read.ok) return read.value;
  const turns = correction(answer, read.problem);
  // What goes out a second time is what went out before and this.
  await diary.sent(letter.purpose, turns.map(({ content }) => content).join('\n\n'));
  const again = await send(desk, letter, [...first, ...turns], signal, tally);
  const reread = readAnswer(letter.schema, again);
  if (reread.ok) return reread.value;
  throw new ClaudeFailure(reread.kind);
}

interface Reply {
  text: string;
  truncated: boolean;
}

async function send<T>(desk: Desk, letter: Letter<T>, messages: Turn[], signal: AbortSignal, tally: Tally): Promise<Reply> {
  const { maxTokens } = letter;
  const { type, schema } = zodOutputFormat(letter.schema);
  const question = questionOf(desk, letter.instructions, messages, { format: { type, schema } });
  return paidFor(desk, { question, maxTokens, signal }, tally, async (paid) => {
    const message = await desk.client.messages.create({ ...question, max_tokens: maxTokens }, { signal });
    if (!isMessage(message)) throw new ClaudeFailure('malformed');
    paid(message.usage);
    if (message.stop_reason === 'refusal') throw new ClaudeFailure('refusal');
    const text = message.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
    return { text, truncated: isCutOff(message.stop_reason) };
  });
}

export const isCutOff = (reason: Anthropic.StopReason | null): boolean =>
  reason === 'max_tokens' || reason === 'model_context_window_exceeded';

/** A gateway may answer 200 with a page of its own; the SDK hands it on as it is. */
const isMessage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content) && 'usage' in value;

/**
 * Counts before sending, sets the tokens aside, and settles with what was really used, also of an answer that fails or
 * breaks off. Where a call was given up before it said what it used, its question counts: the provider has read it.
 */
export async function paidFor<R>(
  { client, budget }: Desk,
  { question, maxTokens, signal }: { question: Question; maxTokens: number; signal: AbortSignal },
  tally: Tally,
  call: (paid: (usage: UsageSeen) => void) => Promise<R>,
): Promise<R> {
  const { input_tokens: inputTokens } = await client.messages.countTokens(question, { signal });
  if (!Number.isFinite(inputTokens)) throw new ClaudeFailure('malformed');
  if (inputTokens > mostInputTokens) throw new ClaudeFailure('too-long');
  const reservation = await budget.reserve(inputTokens + maxTokens);
  if (!reservation) throw new ClaudeFailure('budget');
  let usage = noUsage;
  try {
    tally.requests += 1;
    return await call((seen) => {
      usage = seen;
    });
  } catch (error) {
    if (usage === noUsage && !wasRefused(error)) usage = { ...noUsage, input_tokens: inputTokens };
    throw error;
  } finally {
    await reservation.settle(add(tally, usage));
  }
}

/** An answer with an error's status costs nothing. */
const wasRefused = (error: unknown): boolean => error instanceof APIError && typeof error.status === 'number';

export const noUsage: UsageSeen = { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 };

export type UsageSeen = Pick<Anthropic.Usage, 'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'>;

/** Adds a reply's usage to the tally and answers how many tokens it took. */
function add(tally: Tally, usage: UsageSeen): number {
  const { input_tokens: input, output_tokens: output, cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
  tally.inputTokens += input;
  tally.outputTokens += output;
  tally.cacheReadTokens += read ?? 0;
  tally.cacheWriteTokens += written ?? 0;
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

/** The answer goes back with the reason, shortened: the second try is to be cheaper than the first. */
const correction = ({ text }: Reply, problem: string): { role: 'assistant' | 'user'; content: string }[] => [
  { role: 'assistant', content: text.slice(0, 4_000).trim() || '(nothing)' },
  { role: 'user', content: `${problem}\nAnswer again with JSON of the schema and nothing else.` },
];
