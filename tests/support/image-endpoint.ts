import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'

type Answer = (response: ServerResponse) => void

/** Makes a picture of one colour with EXIF metadata. */
export async function createTestPicture(type: 'png' | 'jpeg' | 'webp' = 'png', side = 256): Promise<Buffer> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#c23' } })
  return picture
    .withExif({ IFD0: { ImageDescription: 'made by somebody' } })
    .toFormat(type)
    .toBuffer()
}

export const createPictureAnswer =
  (bytes: Uint8Array): Answer =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: [{ b64_json: Buffer.from(bytes).toString('base64') }] }))

/**
 * Starts a loopback server of OpenAI's `images/generations`. It sends the configured answers in order and then repeats the last
 * one.
 */
export async function startImageEndpoint() {
  const asked: string[] = []
  let answers: Answer[] = []

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push(`${request.url} ${await text(request)}`)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response)
  }

  const server = createServer((request, response) => void reply(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerBy: (...next: Answer[]) => {
      asked.length = 0
      answers = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type ImageEndpoint = Awaited<ReturnType<typeof startImageEndpoint>>
