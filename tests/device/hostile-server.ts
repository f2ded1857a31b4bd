import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CodeName } from '#contract/codes.ts'
import { codes } from '#contract/codes.ts'
import { USER_HEADER } from '#contract/envelope.ts'
import type { TestServer } from '../support/server.ts'
import { startTestServer } from '../support/server.ts'
import type { Clock } from '../support/server-clock.ts'
import { movableClock } from '../support/server-clock.ts'

/** What can happen to one request on its way to the real server and back. */
export type Fault =
  /** Nothing: it passes. */
  | 'none'
  /** The line is cut before the server hears of it. */
  | 'down'
  /** The server does it; the line is cut before its answer arrives. */
  | 'loseReply'
  /** The server hears it twice; the second answer arrives. */
  | 'duplicate'
  /** The server does it, and a proxy answers 500 / with no body / with a page of its own. */
  | 'error500'
  | 'emptyAnswer'
  | 'captivePortal'
  /** The server never hears of it, and no answer comes. */
  | 'hang'
  /** The server never hears of it and this is answered; `timedOutIn200` in a 200. */
  | 'serverError'
  | 'tooManyRequests'
  | 'sessionTimedOut'
  | 'timedOutIn200'
  | 'forbidden'
  /** A portal on the way answers in good form, with nothing in it. */
  | 'strangersEnvelope'
  /** The server itself answers with nothing in it, as one does that was set back. */
  | 'emptied'

export interface HostileServer {
  readonly url: string
  readonly real: TestServer
  /** The server's; this device keeps the real time. */
  readonly clock: Clock
  /** The troubles of the next changes, one each, in order; after them everything passes. */
  readonly plan: (...faults: Fault[]) => void
  /** The same for everything else that is asked. */
  readonly planReads: (...faults: Fault[]) => void
  /** Every change that was asked for, by path, with its key and the token it came with. */
  readonly asked: { path: string; key: string; token: string; fault: Fault }[]
  /** Everything else that was asked for, by path. */
  readonly looked: string[]
  /** The answer to the next request does not leave until what this returns is called. */
  readonly delayNextAnswer: () => () => void
  readonly stop: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  /** The mark of the user. */
  readonly user?: string | null
}

/** The real server behind a line that does to changes what lines, proxies and sick servers do. */
export async function startHostileServer(): Promise<HostileServer> {
  const clock = movableClock()
  const real = await startTestServer({ now: clock.now })
  const planned: Fault[] = []
  const plannedLooks: Fault[] = []
  const asked: HostileServer['asked'] = []
  const looked: string[] = []
  let held = Promise.resolve()
  const server = createServer((request, response) => {
    const { path, key, token } = seen(request)
    const fault = (key === '' ? plannedLooks : planned).shift() ?? 'none'
    if (key === '') looked.push(path)
    else asked.push({ path, key, token, fault })
    const release = held
    held = Promise.resolve()
    const send = async (answer: Answer) => {
      await release
      response
        .writeHead(answer.status, { 'Content-Type': answer.type, ...(answer.user && { [USER_HEADER]: answer.user }) })
        .end(answer.body)
    }
    handle(real.url, fault, request, { send, cut: () => void response.destroy() }).catch((error: unknown) =>
      response.destroy(error as Error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    real,
    clock,
    plan: (...faults) => void planned.splice(0, planned.length, ...faults),
    planReads: (...faults) => void plannedLooks.splice(0, plannedLooks.length, ...faults),
    asked,
    looked,
    delayNextAnswer: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await real.stop()
    },
  }
}

function seen({ url = '', headers }: IncomingMessage): { path: string; key: string; token: string } {
  const path = url.split('?')[0]!.replace('/fapi', '')
  return { path, key: String(headers['idempotency-key'] ?? ''), token: headers.authorization ?? '' }
}

const EMPTY_LIST = '{"code":0,"data":{"archives":[],"removed":[]},"message":"ok"}'

interface Line {
  readonly send: (answer: Answer) => Promise<void>
  readonly cut: () => void
}

async function handle(base: string, fault: Fault, request: IncomingMessage, { send, cut }: Line): Promise<void> {
  const body = await bodyOf(request)
  const pass = () => forward(base, request, body)
  switch (fault) {
    case 'none':
      return send(await pass())
    case 'down':
      return cut()
    case 'loseReply':
      await pass()
      return cut()
    case 'duplicate':
      await pass()
      return send(await pass())
    case 'error500':
      await pass()
      return send({ status: 500, type: 'text/plain', body: 'Internal Server Error' })
    case 'emptyAnswer':
      await pass()
      return send({ status: 200, type: 'application/json', body: '' })
    case 'captivePortal':
      return send({ status: 200, type: 'text/html', body: '<!doctype html><title>Log in to the Wi-Fi</title>' })
    case 'hang':
      return
    case 'timedOutIn200':
      return send({ ...refusal('sessionTimedOut'), status: 200 })
    case 'strangersEnvelope':
      return send({ status: 200, type: 'application/json', body: EMPTY_LIST })
    case 'emptied':
      return send({ ...(await pass()), body: EMPTY_LIST })
    default:
      return send({ ...refusal(fault), user: await userOf(base, request) })
  }
}

function refusal(name: CodeName): Answer {
  const { code, status } = codes[name]
  return { status, type: 'application/json', body: JSON.stringify({ code, data: null, message: name }) }
}

/** The mark that the server gives the answers to this request. */
async function userOf(base: string, { headers: { authorization = '' } }: IncomingMessage): Promise<string | null> {
  const answer = await fetch(`${base}/fapi/user/user-info`, { headers: { authorization } })
  return answer.headers.get(USER_HEADER)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

async function forward(base: string, request: IncomingMessage, body: string): Promise<Answer> {
  const headers: Record<string, string> = {}
  for (const name of ['authorization', 'idempotency-key', 'content-type']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const answer = await fetch(base + request.url, {
    method: request.method ?? 'GET',
    headers,
    ...(request.method === 'POST' && { body }),
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
    user: answer.headers.get(USER_HEADER),
  }
}
