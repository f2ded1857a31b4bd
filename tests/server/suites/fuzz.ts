import { expect, test } from 'vitest'
import { resultCodes } from '#contract/codes.ts'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { openSession } from '#server/http/session.ts'
import { exampleInputs } from '../../support/example-inputs.ts'
import { chokingInputs, anyHostileRequest, type HostileRequest } from '../../support/hostile.ts'
import { chooseByLane } from '../../support/lane.ts'
import { newMember, type SampleOf, type SecurityTestState } from '../../support/member.ts'
import { outcomeOf } from '../../support/server-client.ts'
import fc from '../../support/seeded-fast-check.ts'

const names = Object.keys(endpoints) as EndpointName[]

/** Fixed seed, so that every run sends the same requests; a failure prints seed and path. */
const SEED = 20_261_122
const RUNS = chooseByLane(20, 60)

/** Matches stack traces, queries and database messages, which no response may contain. */
const INSIDES =
  /\n\s*at |node:internal|node_modules|\.[jt]s:\d|\b(?:select|insert into|update|delete from) .{0,80}\b(?:from|values|set|where)\b|SQLITE|sqlite|postgres|constraint|syntax error|Error:/i

const statuses = new Map<number, number>(Object.values(resultCodes).map(({ code, status }) => [code, status]))

/** Sends hostile input to every endpoint that `some` selects. */
export function fuzzSuite(sweep: () => SecurityTestState, some: SampleOf): void {
  async function send(method: string, path: string, { query, headers, body }: HostileRequest, token?: string) {
    const url = `${sweep().fixture.server.url}${path}${query === '' ? '' : `?${query}`}`
    const response = await fetch(url, {
      method,
      body,
      redirect: 'manual',
      headers: { ...headers, ...(token !== undefined && { Authorization: token }) },
    })
    const text = await response.text()
    expect(response.status, text).toBeLessThan(500)
    expect(text).not.toMatch(INSIDES)
    return { status: response.status, text, type: response.headers.get('content-type') }
  }

  test.each(some(names, 0))('hostile input to %s gets an envelope without internals', async (name) => {
    const { method, path, access } = endpoints[name]
    const me = await newMember(sweep())
    const example = await exampleInputs[name](me, sweep())
    const newToken = async () => (await openSession(sweep().fixture.db, me.userId, '', Date.now())).token
    let token = me.token
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(anyHostileRequest(example, method), async (hostile) => {
        const first = await send(method, API_PREFIX + path, hostile, token)
        // Repeats the request with a new token after a 401: the previous request may have been a valid logout.
        if (access !== 'public' && first.status === 401) token = await newToken()
        const { status, text, type } = first.status === 401 ? await send(method, API_PREFIX + path, hostile, token) : first
        const { code } = outcomeOf(endpoints[name], text, type)
        expect(status).toBe(statuses.get(code))
        expect(status).not.toBe(401)
        seen.add(status)
      }),
      { seed: SEED, numRuns: RUNS },
    )
    expect([...seen].some((status) => status === 200 || status === 422)).toBe(true)
  })

  test.each(some(names, 1))('%s survives zero bytes, lone surrogates, 200 kB and deep lists', async (name) => {
    const { method, path } = endpoints[name]
    const me = await newMember(sweep())
    for (const input of chokingInputs(await exampleInputs[name](me, sweep()))) {
      const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value).slice(0, 8000)])).toString()
      const post: HostileRequest = { query: '', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) }
      const { text, type } = await send(method, API_PREFIX + path, method === 'GET' ? { query, headers: {}, body: null } : post, me.token)
      outcomeOf(endpoints[name], text, type)
    }
  })

  test.each([
    ['GET', '/pay'],
    ['POST', '/pay'],
    ['POST', '/fapi/order/webhook'],
  ])('hostile input to %s %s causes no server error', async (method, path) => {
    const { checkoutToken } = await newMember(sweep())
    const example =
      method === 'GET'
        ? { token: checkoutToken, product_id: 'cs', archive_id: '', from: '/' }
        : { token: 'A'.repeat(43), choice: 'approve' }
    await fc.assert(
      fc.asyncProperty(anyHostileRequest(example, method), async (hostile) => {
        await send(method, path, {
          ...hostile,
          headers: { ...hostile.headers, 'Mingshu-Signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
        })
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })
}
