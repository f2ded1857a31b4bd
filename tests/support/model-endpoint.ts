import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type ModelChatRequest, sendModelReply, type ModelReply } from './model-talk.ts'

/** A paragraph that a request asks the model to word. */
export interface AskedParagraph {
  readonly id: string
  readonly facts: string
  readonly house: string
  readonly mend?: readonly string[]
}

export interface AskedCard {
  readonly language: string
  readonly paragraphs: readonly AskedParagraph[]
  /** The whole request body. */
  readonly whole: string
}

/** Returns the model's text for a paragraph, or an HTTP status with which the whole request is rejected. */
type Answer = (paragraph: AskedParagraph, asked: AskedCard) => string | number

/** Starts a loopback server of OpenAI's chat completions. */
export async function startModelEndpoint() {
  const asked: AskedCard[] = []
  let answer: Answer = ({ house }) => house
  const talks: ModelChatRequest[] = []
  let saying: (talk: ModelChatRequest) => ModelReply = () => ({ status: 404 })

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const body = (await json(request)) as { messages: { content: string }[]; stream?: boolean }
    if (body.stream) {
      const talk = { ...(body as unknown as Omit<ModelChatRequest, 'whole'>), whole: JSON.stringify(body) }
      talks.push(talk)
      return sendModelReply(response, saying(talk))
    }
    const card = { ...(JSON.parse(body.messages[1]!.content) as Omit<AskedCard, 'whole'>), whole: JSON.stringify(body) }
    asked.push(card)
    const texts = card.paragraphs.map((paragraph) => [paragraph.id, answer(paragraph, card)] as const)
    const refused = texts.find(([, text]) => typeof text === 'number')
    const content = `Here it is:\n${JSON.stringify(Object.fromEntries(texts))}`
    const choices = [{ index: 0, message: { role: 'assistant', content } }]
    response.writeHead(refused ? Number(refused[1]) : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(refused ? { error: { message: 'no' } } : { choices }))
  }

  const server = createServer((request, response) => void reply(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerBy: (next: Answer) => {
      answer = next
    },
    /** Chat requests received so far. */
    talks,
    sayBy: (next: (talk: ModelChatRequest) => ModelReply) => {
      saying = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type ModelEndpoint = Awaited<ReturnType<typeof startModelEndpoint>>
