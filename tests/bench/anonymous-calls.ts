import { randomBytes, randomUUID } from 'node:crypto'
import { newAddress, type Account } from '../support/server-client.ts'

export interface Call {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Body that is sent as JSON by POST; without one the call is a GET. */
  readonly body?: object
}

/** Returns a valid zone id in random letter case, which very likely no earlier call has used. */
function randomCase(zone: string): string {
  const bits = randomBytes(zone.length)
  return (
    zone[0] +
    [...zone]
      .slice(1)
      .map((letter, i) => (bits[i]! % 2 ? letter.toUpperCase() : letter.toLowerCase()))
      .join('')
  )
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex')

const newIp = (i: number): string =>
  i % 2 ? [...randomBytes(4)].join('.') : `2001:db8:${hex(2)}:${hex(2)}:${hex(2)}:${hex(2)}:${hex(2)}:${hex(2)}`

/** Returns headers whose values no earlier call has sent. */
export const newHeaders = (i: number): Record<string, string> => ({
  'X-Forwarded-For': newIp(i),
  'X-Time-Zone': i % 3 ? randomCase('America/Argentina/Buenos_Aires') : `Nowhere/${hex(8)}`,
  'Accept-Language': `${hex(2)}-${hex(2)}, x-${hex(4)};q=0.5`,
  'User-Agent': `Mozilla/5.0 (${hex(8)}) Chrome/${i}`,
  'X-Request-Id': randomUUID(),
})

/** One function per kind of call with external input; `i` makes each call of its kind unique. */
export const anonymousCalls: readonly ((i: number, people: readonly Account[]) => Call)[] = [
  (i, people) => ({ path: '/fapi/user/product-times', headers: { Authorization: people[i % people.length]!.token } }),
  () => ({ path: '/fapi/user/user-info', headers: { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` } }),
  (i) => ({ path: '/fapi/auth/login-by-email', body: { email: newAddress(), code: String(100_000 + (i % 900_000)) } }),
  (i, people) => ({
    path: '/fapi/user/config',
    headers: { Authorization: people[i % people.length]!.token, 'Idempotency-Key': randomUUID() },
    body: { mode: i % 2 ? 'dark' : 'auto' },
  }),
  () => ({ path: '/fapi/auth/email-verification', body: { email: newAddress() } }),
  (i, people) => ({
    path: '/fapi/user/place-complete',
    headers: { Authorization: people[i % people.length]!.token },
    body: { query: hex(6) },
  }),
  () => ({ path: `/fapi/${hex(8)}?${hex(8)}=${hex(8)}` }),
  () => ({ path: `/${hex(8)}/${hex(8)}` }),
  () => ({ path: `/pay?token=${hex(20)}&product_id=${hex(4)}` }),
  () => ({ path: '/fapi/order/webhook', headers: { 'Mingshu-Signature': `t=1,v1=${hex(32)}` }, body: { id: hex(8) } }),
]
