import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type * as z from 'zod/mini'
import type { StreamEndpoint } from '#contract/endpoint.ts'
import { END_EVENT, ERROR_EVENT, MAX_EVENT_LENGTH } from '#contract/event-stream.ts'
import { parseWithSchema, parseEnvelope, parseJson } from './answer.ts'
import { createClientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { readChunks, openResponse } from './open-body.ts'

/** HTTP status of a stream that began successfully, for errors after its start. */
const BEGAN = 200

/**
 * Yields the validated events of each chunk; breaking the loop cancels the request. @throws ApiError as `call`; `unreadable` without an end
 * event
 */
export async function* callStream<E extends StreamEndpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  options: CallOptions = {},
): AsyncGenerator<readonly z.output<E['event']>[]> {
  const response = await openResponse(endpoint, input, options, ['text/event-stream'])
  for await (const messages of parseMessages(readChunks(response, options.signal))) {
    const events: z.output<E['event']>[] = []
    const end = endOf(messages, ({ data }) =>
      events.push(parseWithSchema(endpoint.event, parseJson(data, BEGAN), BEGAN) as z.output<E['event']>),
    )
    if (events.length > 0) yield events
    if (end === 'well') return
    if (end) throw end.error
  }
  throw createClientError('unreadable', BEGAN)
}

/** Passes messages to `take` until one ends the stream or is invalid. Returns 'well' for the end event, else the error if there is one. */
function endOf(
  messages: readonly EventSourceMessage[],
  take: (message: EventSourceMessage) => void,
): 'well' | { error: unknown } | undefined {
  try {
    for (const message of messages) {
      if (message.event === END_EVENT) return 'well'
      if (message.event === ERROR_EVENT) parseEnvelope(message.data, BEGAN)
      take(message)
    }
    return undefined
  } catch (error) {
    return { error }
  }
}

async function* parseMessages(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<EventSourceMessage[]> {
  const decoder = new TextDecoder()
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message), onError: rejectLongEvent, maxBufferSize: MAX_EVENT_LENGTH })
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (messages.length > 0) yield messages.splice(0)
  }
}

/** Throws only if an event is too long; ignores invalid lines, as event stream readers do. */
function rejectLongEvent(error: { readonly type: string }): void {
  if (error.type === 'max-buffer-size-exceeded') throw createClientError('unreadable', BEGAN, error)
}
