import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { toneWav } from './tone.ts'

/** A request of OpenAI's `audio/speech`. */
export interface AskedSpeech {
  readonly model: string
  readonly voice: string
  readonly input: string
  readonly response_format: string
  readonly key: string | undefined
}

type Answer = (asked: AskedSpeech, response: ServerResponse) => void

export const answerWithTone: Answer = ({ input }, response) => {
  response.writeHead(200, { 'content-type': 'audio/wav' }).end(toneWav(input, 24_000))
}

/** Starts a loopback server of OpenAI's `audio/speech`. */
export async function startSpeechEndpoint() {
  const asked: AskedSpeech[] = []
  let answer = answerWithTone

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Omit<AskedSpeech, 'key'>
    const one = { ...body, key: request.headers.authorization }
    asked.push(one)
    if (request.url === '/v1/audio/speech') answer(one, response)
    else response.writeHead(404).end()
  }

  const server = createServer((request, response) => void reply(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerBy: (next: Answer) => void (answer = next),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type SpeechEndpoint = Awaited<ReturnType<typeof startSpeechEndpoint>>
