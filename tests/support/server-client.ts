import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ArchiveInput } from '#contract/archive.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName, type EndpointName, type OutputOf } from '#contract/endpoints.ts'
import { API_PREFIX, envelope, IDEMPOTENCY_HEADER, ZONE_HEADER } from '#contract/envelope.ts'
import type { ApiTokenName } from '#contract/session.ts'
import type { TestServer } from './server.ts'

export interface Answer<Data> {
  readonly status: number
  readonly code: number
  readonly data: Data
  /** The whole body as it came. */
  readonly text: string
  readonly headers: Headers
}

interface Request {
  readonly token?: string | undefined
  readonly key?: string
  /** Seen by a server that trusts its proxy. */
  readonly ip?: string
  /** Whose day it is. */
  readonly zone?: string
  /** What the browser says of itself. */
  readonly agent?: string
}

export const randomIp = (): string => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')

/** What a GET call carries: its input, and the time that keeps it from being answered by a cache. */
function queryOf(input: unknown): string {
  const fields = Object.entries(input as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams([['_t', String(Date.now())], ...fields.map(([name, value]) => [name, String(value)])]).toString()}`
}

/** What a call brings; a stream or a file brings its text as it came. */
type DataOf<N extends EndpointName> = N extends CallName ? OutputOf<N> : string

/** Code and data of an answer. The envelope is checked, and on success the data against the endpoint's own schema. */
export function outcomeOf(endpoint: Endpoint, text: string, type: string | null): { readonly code: number; readonly data: unknown } {
  if (endpoint.reply !== 'envelope' && !type?.startsWith('application/json')) {
    const [, failure] = /^event: error\ndata: (.*)$/m.exec(text) ?? []
    return failure === undefined ? { code: 0, data: text } : z.parse(envelope, JSON.parse(failure))
  }
  const { code, data } = z.parse(envelope, JSON.parse(text))
  if (code === 0 && endpoint.reply === 'envelope') z.parse(endpoint.output, data)
  return { code, data }
}

/** Makes a call of the contract over HTTP. */
export async function call<N extends EndpointName>(
  server: Pick<TestServer, 'url'>,
  name: N,
  input: unknown = {},
  { token, key, ip, zone, agent }: Request = {},
): Promise<Answer<DataOf<N>>> {
  const endpoint: Endpoint = endpoints[name]
  const { method, path } = endpoint
  const response = await fetch(`${server.url}${API_PREFIX}${path}${method === 'GET' ? queryOf(input) : ''}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: token }),
      ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
      ...(ip !== undefined && { 'X-Forwarded-For': ip }),
      ...(zone !== undefined && { [ZONE_HEADER]: zone }),
      ...(agent !== undefined && { 'User-Agent': agent }),
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  })
  const text = await response.text()
  const { code, data } = outcomeOf(endpoint, text, response.headers.get('content-type'))
  return { status: response.status, code, data: data as DataOf<N>, text, headers: response.headers }
}

export interface Account {
  readonly address: string
  readonly userId: string
  readonly token: string
  readonly apiTokens: Readonly<Record<ApiTokenName, string>>
  readonly call: <N extends EndpointName>(name: N, input?: unknown, key?: string) => Promise<Answer<DataOf<N>>>
}

export const newAddress = (): string => `person-${randomBytes(6).toString('hex')}@mail.example`

/** Asks for a code, reads it from the outbox and logs in: what a person does. */
export async function signIn(
  server: TestServer,
  address = newAddress(),
  more: Readonly<Record<string, unknown>> = {},
  agent = '',
): Promise<Account> {
  const ip = randomIp()
  const sent = await call(server, 'emailVerification', { email: address, ...more }, { ip })
  if (sent.code !== 0) throw new Error(`no code was sent: ${sent.text}`)
  const { code, data, text } = await call(
    server,
    'loginByEmail',
    { email: address, code: await server.latestCode(address), ...more },
    { ip, agent },
  )
  if (code !== 0) throw new Error(`no login: ${text}`)
  return {
    address,
    userId: data.user_id,
    token: data.token,
    apiTokens: data.api_tokens,
    call: (name, input, key) => call(server, name, input, { token: data.token, ...(key !== undefined && { key }) }),
  }
}

/** A UUIDv7, as devices make them. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** A birth as the form sends it; what a test does not name is a plain one in Beijing. */
export function birth(
  more: Partial<Record<keyof ArchiveInput | 'base_version', unknown>> = {},
): Record<string, unknown> & { archive_id: string } {
  return {
    archive_id: newId(),
    user_name: '王小明',
    gender: '1',
    birthday: '1984-02-15 08:30:00',
    place_name: { zh_CN: '北京', zh_TW: '北京', en_US: 'Beijing' },
    lat: 39.9042,
    lng: 116.4074,
    zone: 'Asia/Shanghai',
    ...more,
  } as Record<string, unknown> & { archive_id: string }
}
