import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type * as z from 'zod/mini'
import type { StreamEndpoint } from '#contract/endpoint.ts'
import { END_EVENT, ERROR_EVENT, MAX_EVENT_LENGTH } from '#contract/event-stream.ts'
import { validate, parseEnvelope, parseJson } from './answer.ts'
import { clientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { chunksOf } from './chunks.ts'
import { openBody } from './open-body.ts'

/** An answer that began well is a 200, whatever becomes of it. */
const BEGAN = 200

/**
 * Asks once, when first read, and brings the checked events as they come, those of one chunk together; who stops reading ends the call.
 * @throws ApiError as `call` does, also midway; `unreadable` for a stream that stops without its end
 */
export async function* callStream<E extends StreamEndpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  options: CallOptions = {},
): AsyncGenerator<readonly z.output<E['event']>[]> {
  const response = await openBody(endpoint, input, options, ['text/event-stream'])
  for await (const messages of messagesIn(chunksOf(response, options.signal))) {
    const events: z.output<E['event']>[] = []
    const end = endOf(messages, ({ data }) => events.push(validate(endpoint.event, parseJson(data, BEGAN), BEGAN) as z.output<E['event']>))
    if (events.length > 0) yield events
    if (end === 'well') return
    if (end) throw end.error
  }
  throw clientError('unreadable', BEGAN)
}

/** Takes messages until one of them ends the stream, well or not; what came before that is good. */
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

async function* messagesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<EventSourceMessage[]> {
  const decoder = new TextDecoder()
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message), onError: refuseLong, maxBufferSize: MAX_EVENT_LENGTH })
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (messages.length > 0) yield messages.splice(0)
  }
}

/** A line that means nothing is passed over, as in every reader of such streams. */
function refuseLong(error: { readonly type: string }): void {
  if (error.type === 'max-buffer-size-exceeded') throw clientError('unreadable', BEGAN, error)
}
