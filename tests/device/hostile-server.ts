import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CodeName } from '#contract/codes.ts'
import { resultCodes } from '#contract/codes.ts'
import { USER_HEADER } from '#contract/envelope.ts'
import type { TestServer } from '../support/server.ts'
import { startTestServer } from '../support/server.ts'
import type { Clock } from '../support/server-clock.ts'
import { movableClock } from '../support/server-clock.ts'

/** Fault of one request on its way to the real server and back. */
export type Fault =
  /** The request passes. */
  | 'none'
  /** The connection is cut before the server receives the request. */
  | 'down'
  /** The server processes the request; the connection is cut before its answer arrives. */
  | 'loseReply'
  /** The server receives the request twice; the second answer arrives. */
  | 'duplicate'
  /** The server processes the request, and a proxy answers with status 500, an empty body or its own page. */
  | 'error500'
  | 'emptyAnswer'
  | 'captivePortal'
  /** The server does not receive the request, and no answer comes. */
  | 'hang'
  /** The server does not receive the request, and this error is returned; `timedOutIn200` with status 200. */
  | 'serverError'
  | 'tooManyRequests'
  | 'sessionTimedOut'
  | 'timedOutIn200'
  | 'forbidden'
  /** A captive portal answers with a valid envelope and empty data. */
  | 'foreignEnvelope'
  /** The server itself answers with empty data, as after a reset. */
  | 'emptied'

export interface HostileServer {
  readonly url: string
  readonly real: TestServer
  /** Clock of the server; this device uses the real time. */
  readonly clock: Clock
  /** Sets the faults of the next write requests, in order; later requests pass. */
  readonly plan: (...faults: Fault[]) => void
  /** Sets the faults of the next read requests, in order; later requests pass. */
  readonly planReads: (...faults: Fault[]) => void
  /** Received write requests, in order. */
  readonly writes: { path: string; key: string; token: string; fault: Fault }[]
  /** Paths of the received read requests, in order. */
  readonly reads: string[]
  /** Delays the answer to the next request until the returned function is called. */
  readonly delayNextAnswer: () => () => void
  readonly stop: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  /** User id that the response states in its header. */
  readonly user?: string | null
}

/** Starts the real server behind a proxy that applies planned faults. */
export async function startHostileServer(): Promise<HostileServer> {
  const clock = movableClock()
  const real = await startTestServer({ now: clock.now })
  const planned: Fault[] = []
  const plannedReads: Fault[] = []
  const writes: HostileServer['writes'] = []
  const reads: string[] = []
  let delay = Promise.resolve()
  const server = createServer((request, response) => {
    const { path, key, token } = seen(request)
    const fault = (key === '' ? plannedReads : planned).shift() ?? 'none'
    if (key === '') reads.push(path)
    else writes.push({ path, key, token, fault })
    const release = delay
    delay = Promise.resolve()
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
    planReads: (...faults) => void plannedReads.splice(0, plannedReads.length, ...faults),
    writes,
    reads,
    delayNextAnswer: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      delay = promise
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
    case 'foreignEnvelope':
      return send({ status: 200, type: 'application/json', body: EMPTY_LIST })
    case 'emptied':
      return send({ ...(await pass()), body: EMPTY_LIST })
    default:
      return send({ ...refusal(fault), user: await userOf(base, request) })
  }
}

function refusal(name: CodeName): Answer {
  const { code, status } = resultCodes[name]
  return { status, type: 'application/json', body: JSON.stringify({ code, data: null, message: name }) }
}

/** Fetches the user header that the server sends with responses to this request's token. */
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
