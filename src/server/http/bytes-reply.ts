import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { BytesEndpoint } from '#contract/endpoint.ts'

/** A file as an answer. */
export interface File<Type extends string = string> {
  readonly type: Type
  readonly body: Uint8Array | Readable
  /** What it is called when it is saved. */
  readonly filename?: string
}

/**
 * Answers with a file, never shown by the browser in place of a page. Like every answer it is kept by
 * nobody on the way: the device keeps it in its own database. Throws for one that the contract does not let through.
 */
export function sendFile(reply: FastifyReply, { types, maxBytes }: BytesEndpoint, { type, body, filename }: File): FastifyReply {
  if (!types.includes(type)) throw new Error(`a file of the type ${type}`)
  return reply
    .type(type)
    .header('content-disposition', dispositionOf(filename))
    .send(body instanceof Readable ? Readable.from(atMost(body, maxBytes), { objectMode: false }) : whole(body, maxBytes))
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
