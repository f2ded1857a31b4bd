import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ArchiveInput } from '#contract/archive.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type EnvelopeCallName, type EndpointName, type OutputOf } from '#contract/endpoints.ts'
import { API_PREFIX, envelope, IDEMPOTENCY_HEADER, ZONE_HEADER } from '#contract/envelope.ts'
import type { ApiTokenName } from '#contract/session.ts'
import type { TestServer } from './server.ts'

export interface Answer<Data> {
  readonly status: number
  readonly code: number
  readonly data: Data
  /** The whole response body. */
  readonly text: string
  readonly headers: Headers
}

interface Request {
  readonly token?: string | undefined
  readonly key?: string
  /** Client address, as seen by a server that trusts its proxy. */
  readonly ip?: string
  /** Time zone of the client. */
  readonly zone?: string
  /** User agent of the client. */
  readonly agent?: string
}

export const randomIp = (): string => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')

/** Returns the query string of a GET call: its input, and a timestamp that bypasses caches. */
function queryOf(input: unknown): string {
  const fields = Object.entries(input as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams([['_t', String(Date.now())], ...fields.map(([name, value]) => [name, String(value)])]).toString()}`
}

/** Data type of a call's response; for streams and files the raw text. */
type DataOf<N extends EndpointName> = N extends EnvelopeCallName ? OutputOf<N> : string

/** Returns code and data of a response. Validates the envelope, and on success the data against the endpoint's schema. */
export function outcomeOf(endpoint: Endpoint, text: string, type: string | null): { readonly code: number; readonly data: unknown } {
  if (endpoint.reply !== 'envelope' && !type?.startsWith('application/json')) {
    const [, failure] = /^event: error\ndata: (.*)$/m.exec(text) ?? []
    return failure === undefined ? { code: 0, data: text } : z.parse(envelope, JSON.parse(failure))
  }
  const { code, data } = z.parse(envelope, JSON.parse(text))
  if (code === 0 && endpoint.reply === 'envelope') z.parse(endpoint.output, data)
  return { code, data }
}

/** Makes an API call over HTTP. */
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

/** Signs in as a user does: requests a code, reads it from the mail outbox and logs in. */
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

/** Generates a UUIDv7, as devices do. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Builds the form input of an archive with a birth in Beijing; `more` overrides fields. */
export function createArchiveInput(
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
