import type * as z from 'zod/mini'
import type { BytesEndpoint } from '#contract/endpoint.ts'
import { createClientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { readChunks, contentTypeOf, openResponse } from './open-body.ts'

/** Downloads a file, without hedging. @throws ApiError as `call` does; `unreadable` for a wrong type or a file above the size limit */
export async function fetchBytes<E extends BytesEndpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await openResponse(endpoint, input, options, endpoint.types)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of readChunks(response, options.signal)) {
    size += chunk.length
    if (size > endpoint.maxBytes) throw createClientError('unreadable', response.status)
    parts.push(chunk)
  }
  return new Blob(parts, { type: contentTypeOf(response) })
}
