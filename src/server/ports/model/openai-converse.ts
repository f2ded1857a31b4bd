import { APIError, type OpenAI } from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import * as z from 'zod/mini'
import { PortFailure } from '../port-failure.ts'
import type { ModelOutput, ModelMessage, ModelRequest, ToolCall } from './model.ts'

/** Timeouts of a streamed response in ms: until the next chunk, and for the whole response. */
export interface ModelTimeouts {
  readonly wordMs: number
  readonly wholeMs: number
}

/** Default timeouts. A large model takes up to half a minute before its first chunk. */
export const MODEL_TIMEOUTS: ModelTimeouts = { wordMs: 45_000, wholeMs: 120_000 }

/** Maximum number of tool calls in one response, and maximum length of a call's input, in case the model does not stop by itself. */
const MOST_CALLS = 16
const LONGEST_INPUT = 4_000
/** Maximum characters per token, to bound the length of a response. */
const WIDEST_TOKEN = 8

const chunkShape = z.object({
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.nullish(
            z.object({
              content: z.nullish(z.string()),
              tool_calls: z.nullish(
                z.array(
                  z.object({
                    index: z.optional(z.int().check(z.minimum(0))),
                    id: z.nullish(z.string()),
                    function: z.nullish(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
                  }),
                ),
              ),
            }),
          ),
          finish_reason: z.nullish(z.string()),
        }),
      ),
    ),
  ),
  usage: z.nullish(z.object({ total_tokens: z.optional(z.number()) })),
})
type Delta = NonNullable<NonNullable<z.output<typeof chunkShape>['choices']>[number]['delta']>

function toMessageParam(message: ModelMessage): ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || message.calls === undefined) return { role: message.role, content: message.content }
  const calls = message.calls.map(({ id, name, input }) => ({ id, type: 'function' as const, function: { name, arguments: input } }))
  return { role: 'assistant', content: message.content, tool_calls: calls }
}

interface PartialCall {
  id: string
  name: string
  input: string
}

/** Adds parts of tool calls from a chunk. Some endpoints number the parts; others only give an id at the start of each call. */
function addCalls(calls: PartialCall[], parts: NonNullable<Delta['tool_calls']>): void {
  for (const { index, id, function: part } of parts) {
    const at = index ?? (id || calls.length === 0 ? calls.length : calls.length - 1)
    if (at >= MOST_CALLS) throw new PortFailure('model nonsense')
    const call = (calls[at] ??= { id: '', name: '', input: '' })
    call.id ||= id ?? ''
    call.name ||= part?.name ?? ''
    call.input += part?.arguments ?? ''
    if (call.input.length > LONGEST_INPUT) throw new PortFailure('model nonsense')
  }
}

const finished = (calls: readonly PartialCall[]): readonly ToolCall[] =>
  // Leaves out the holes that skipped numbers make in the array.
  calls.flatMap((call, index) => (call === undefined ? [] : [{ ...call, id: call.id || `call-${index}` }]))

/** Converts a stream of chunks to model output. Throws `PortFailure` if it is invalid or incomplete. */
async function* heardIn(chunks: AsyncIterable<unknown>, { maxTokens }: ModelRequest): AsyncGenerator<ModelOutput, void, void> {
  const calls: PartialCall[] = []
  let [isWhole, length] = [false, 0]
  let tokens: number | undefined
  try {
    for await (const chunk of chunks) {
      const { success, data } = z.safeParse(chunkShape, chunk)
      if (!success) throw new PortFailure('model nonsense')
      const choice = data.choices?.[0]
      const text = choice?.delta?.content ?? ''
      if ((length += text.length) > maxTokens * WIDEST_TOKEN) throw new PortFailure('model nonsense')
      if (text !== '') yield { type: 'text', text }
      addCalls(calls, choice?.delta?.tool_calls ?? [])
      isWhole ||= Boolean(choice?.finish_reason)
      tokens = data.usage?.total_tokens ?? tokens
    }
  } catch (error) {
    // Ignores the error if the response was complete; then only the usage is missing.
    if (!isWhole) throw error
  }
  if (!isWhole) throw new PortFailure('model cut')
  yield { type: 'end', calls: finished(calls), tokens }
}

/** Passes chunks on, and aborts `late` if the next takes longer than `wordMs`. The time that the consumer takes does not count. */
async function* withChunkTimeout<T>(chunks: AsyncIterable<T>, wordMs: number, late: AbortController): AsyncGenerator<T, void, void> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => late.abort(), wordMs)
      const { value, done } = await iterator.next().finally(() => clearTimeout(timer))
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}

interface Line {
  readonly client: OpenAI
  readonly model: string
  readonly patience: ModelTimeouts
  readonly failureOf: (error: APIError) => PortFailure
}

/** Creates the port's `converse` function, with streamed chat completions. */
export function createConverse({ client, model, patience, failureOf }: Line) {
  // Name of the limit parameter: newer OpenAI models use another one than all other endpoints.
  let limit: 'max_tokens' | 'max_completion_tokens' = 'max_tokens'

  async function opened({ messages, tools, mayCall, maxTokens }: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<unknown>> {
    const offered = tools.map(({ name, description, parameters }) => ({
      type: 'function' as const,
      function: { name, description, parameters },
    }))
    const ask = () =>
      client.chat.completions.create(
        {
          model,
          messages: messages.map(toMessageParam),
          stream: true,
          stream_options: { include_usage: true },
          [limit]: maxTokens,
          ...(offered.length > 0 && { tools: offered, tool_choice: mayCall ? ('auto' as const) : ('none' as const) }),
        },
        { signal, timeout: patience.wholeMs },
      )
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof APIError && error.status === 400 && error.param === limit)) throw error
      limit = limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
      return ask()
    }
  }

  return async function* converse(talk: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelOutput, void, void> {
    const late = new AbortController()
    const whole = setTimeout(() => late.abort(), patience.wholeMs)
    const either = AbortSignal.any([signal, late.signal])
    try {
      const first = setTimeout(() => late.abort(), patience.wordMs)
      const chunks = await opened(talk, either).finally(() => clearTimeout(first))
      yield* heardIn(withChunkTimeout(chunks, patience.wordMs, late), talk)
    } catch (error) {
      signal.throwIfAborted()
      if (late.signal.aborted) throw new PortFailure('model slow', { cause: error })
      if (error instanceof PortFailure) throw error
      if (error instanceof APIError) throw failureOf(error)
      throw new PortFailure(error instanceof SyntaxError ? 'model nonsense' : 'model cut', { cause: error })
    } finally {
      clearTimeout(whole)
    }
  }
}
