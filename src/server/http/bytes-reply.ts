import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BytesEndpoint } from '#contract/endpoint.ts'
import { type ByteRange, parseByteRange } from './byte-range.ts'

/** Stored file of which only the requested bytes are read. */
export interface StoredFile {
  /** Size of the whole file in bytes. */
  readonly size: number
  readonly read: (range?: ByteRange) => Promise<Readable>
}

/** File in a response. */
export interface ResponseFile<Type extends string = string> {
  readonly type: Type
  readonly body: Uint8Array | Readable | StoredFile
  /** File name offered for saving. */
  readonly filename?: string
  /** Entity tag, in quotes as in the HTTP header. */
  readonly etag?: string
  /** Seconds for which the browser may cache the file; not cached if absent. */
  readonly maxAge?: number
}

/**
 * Sends a file as a download, by default uncached, as the app stores it itself. Stored files support ranges. Throws outside the
 * contract.
 */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { types, maxBytes }: BytesEndpoint,
  { type, body, filename, etag, maxAge }: ResponseFile,
): Promise<FastifyReply> {
  if (!types.includes(type)) throw new Error(`a file of the type ${type}`)
  if (etag !== undefined) void reply.header('etag', etag)
  // Varies by user: another user of the same browser must not get the file from the cache.
  if (maxAge !== undefined) void reply.headers({ 'cache-control': `private, max-age=${maxAge}`, vary: 'authorization' })
  if (etag !== undefined && isNamed(headers['if-none-match'], etag)) return reply.code(304).send()
  void reply.type(type).header('content-disposition', formatDisposition(filename))
  if (body instanceof Uint8Array) return reply.send(whole(body, maxBytes))
  if (body instanceof Readable) return reply.send(Readable.from(atMost(body, maxBytes), { objectMode: false }))
  // Sends the whole file if the range is meant for another version.
  const isMeant = headers['if-range'] === undefined || headers['if-range'] === etag
  return sendStored(reply, body, maxBytes, isMeant ? headers.range : undefined).catch((error: unknown) => {
    // Removes the file's headers from the error response.
    for (const name of ['etag', 'accept-ranges', 'content-length', 'content-range', 'content-disposition', 'vary']) reply.removeHeader(name)
    void reply.header('cache-control', 'no-store')
    throw error
  })
}

const isNamed = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false)

async function sendStored(
  reply: FastifyReply,
  { size, read }: StoredFile,
  maxBytes: number,
  asked: string | undefined,
): Promise<FastifyReply> {
  if (size > maxBytes) throw new Error(`a file of ${size} bytes`)
  void reply.header('accept-ranges', 'bytes')
  const range = parseByteRange(asked, size)
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send(Buffer.alloc(0))
  if (range === undefined) return reply.header('content-length', size).send(await read())
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(await read(range))
}

function whole(body: Uint8Array, maxBytes: number): Buffer {
  if (body.byteLength > maxBytes) throw new Error(`a file of ${body.byteLength} bytes`)
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
}

async function* atMost(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let sent = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    sent += chunk.length
    // Throws to cut the connection: the headers are already sent.
    if (sent > maxBytes) throw new Error(`a file of more than ${maxBytes} bytes`)
    yield chunk
  }
}

/** Formats the header for a download, with RFC 8187 encoding for file names in any script. */
function formatDisposition(filename: string | undefined): string {
  if (filename === undefined) return 'attachment'
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`)
  return `attachment; filename*=UTF-8''${encoded}`
}
