import type * as z from 'zod/mini'
import type { BytesEndpoint } from '#contract/endpoint.ts'
import { clientError } from './api-error.ts'
import type { CallOptions } from './api.ts'
import { chunksOf } from './chunks.ts'
import { contentTypeOf, openBody } from './open-body.ts'

/**
 * Asks once for a file.
 * @throws ApiError as `call` does; `unreadable` for a file of another type or a larger one than there may be
 */
export async function callBytes<E extends BytesEndpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await openBody(endpoint, input, options, endpoint.types)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of chunksOf(response, options.signal)) {
    size += chunk.length
    if (size > endpoint.maxBytes) throw clientError('unreadable', response.status)
    parts.push(chunk)
  }
  return new Blob(parts, { type: contentTypeOf(response) })
}
