import type { ServerResponse } from 'node:http'

/** A chat request to the endpoint. */
export interface ModelChatRequest {
  readonly messages: readonly {
    readonly role: string
    readonly content: string
    readonly tool_calls?: readonly { readonly function: { readonly name: string; readonly arguments: string } }[]
  }[]
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: { readonly properties?: object } } }[]
  readonly tool_choice?: string
  /** The whole request body. */
  readonly whole: string
}

/** The endpoint's response: text in chunks, tool calls, or a failure. */
export interface ModelReply {
  readonly text?: string | readonly string[]
  readonly calls?: readonly (readonly [name: string, input: string | object])[]
  readonly status?: number
  readonly tokens?: number
  /** Number of bytes after which the connection breaks. */
  readonly cutAt?: number
  /** Stops sending before the end of the stream, without closing it. */
  readonly isStalled?: boolean
  /** Raw body that is sent in place of the stream. */
  readonly raw?: string
}

const chunk = (delta: object, finish_reason: string | null = null) => ({ choices: [{ index: 0, delta, finish_reason }] })

/** Encodes the response as the bytes of an event stream. */
export function streamOf({ text = [], calls = [], tokens }: ModelReply): Buffer {
  const texts = typeof text === 'string' ? [text] : text
  const called = calls.flatMap(([name, input], index) => {
    const written = typeof input === 'string' ? input : JSON.stringify(input)
    const half = written.length >> 1
    return [
      chunk({ tool_calls: [{ index, id: `c${index}`, type: 'function', function: { name, arguments: written.slice(0, half) } }] }),
      chunk({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] }),
    ]
  })
  const all = [
    chunk({ role: 'assistant', content: '' }),
    ...texts.map((content) => chunk({ content })),
    ...called,
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    ...(tokens === undefined ? [] : [{ choices: [], usage: { total_tokens: tokens } }]),
  ]
  return Buffer.from([...all.map((one) => `data: ${JSON.stringify(one)}`), 'data: [DONE]', ''].join('\n\n'))
}

/** Sends the response; the connection may break or stall as configured. */
export function sendModelReply(response: ServerResponse, saying: ModelReply): void {
  if (saying.status !== undefined) {
    response.writeHead(saying.status, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify({ error: { message: 'no' } }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const bytes = saying.raw === undefined ? streamOf(saying) : Buffer.from(saying.raw)
  if (saying.cutAt !== undefined) return void response.write(bytes.subarray(0, saying.cutAt), () => response.destroy())
  if (saying.isStalled) return void response.write(bytes.subarray(0, bytes.lastIndexOf('data: {"choices":[{"index":0,"delta":{},"finish')))
  response.end(bytes)
}
