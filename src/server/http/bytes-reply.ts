import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BytesEndpoint } from '#contract/endpoint.ts'
import { type ByteRange, byteRangeOf } from './byte-range.ts'

/** Bytes that are read from where they are kept, and only those that are asked for. */
export interface StoredFile {
  /** Of all. */
  readonly size: number
  readonly read: (range?: ByteRange) => Promise<Readable>
}

/** A file as an answer. */
export interface File<Type extends string = string> {
  readonly type: Type
  readonly body: Uint8Array | Readable | StoredFile
  /** What it is called when it is saved. */
  readonly filename?: string
  /** Stands for these very bytes, in quotes as HTTP has it. */
  readonly etag?: string
  /** Seconds for which the user's own browser may keep it; without it nobody does. */
  readonly maxAge?: number
}

/**
 * Answers with a file, never shown by the browser in place of a page. Nobody on the way keeps it, as a rule not even the browser: the
 * device keeps it in its own database. Bytes that are kept can be asked for by a range. Throws for a file that the contract does not
 * let through.
 */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { types, maxBytes }: BytesEndpoint,
  { type, body, filename, etag, maxAge }: File,
): Promise<FastifyReply> {
  if (!types.includes(type)) throw new Error(`a file of the type ${type}`)
  if (etag !== undefined) void reply.header('etag', etag)
  // One who logs in after another in the same browser has nothing of what that one was answered.
  if (maxAge !== undefined) void reply.headers({ 'cache-control': `private, max-age=${maxAge}`, vary: 'authorization' })
  if (etag !== undefined && isNamed(headers['if-none-match'], etag)) return reply.code(304).send()
  void reply.type(type).header('content-disposition', dispositionOf(filename))
  if (body instanceof Uint8Array) return reply.send(whole(body, maxBytes))
  if (body instanceof Readable) return reply.send(Readable.from(atMost(body, maxBytes), { objectMode: false }))
  // Of another file than the one that the range is meant for, all is sent.
  const isMeant = headers['if-range'] === undefined || headers['if-range'] === etag
  return sendKept(reply, body, maxBytes, isMeant ? headers.range : undefined).catch((error: unknown) => {
    // What was said of the file is not said of the refusal.
    for (const name of ['etag', 'accept-ranges', 'content-length', 'content-range', 'content-disposition', 'vary']) reply.removeHeader(name)
    void reply.header('cache-control', 'no-store')
    throw error
  })
}

const isNamed = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false)

async function sendKept(
  reply: FastifyReply,
  { size, read }: StoredFile,
  maxBytes: number,
  asked: string | undefined,
): Promise<FastifyReply> {
  if (size > maxBytes) throw new Error(`a file of ${size} bytes`)
  void reply.header('accept-ranges', 'bytes')
  const range = byteRangeOf(asked, size)
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
    // The head is out: all that is left is to cut the line.
    if (sent > maxBytes) throw new Error(`a file of more than ${maxBytes} bytes`)
    yield chunk
  }
}

/** RFC 8187: letters of any script. */
function dispositionOf(filename: string | undefined): string {
  if (filename === undefined) return 'attachment'
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`)
  return `attachment; filename*=UTF-8''${encoded}`
}
