import { beforeAll, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { allRows } from '../../support/all-rows.ts'
import { exampleInputs } from '../../support/example-inputs.ts'
import { newMember, type Member, type SecurityTestState } from '../../support/member.ts'
import { call, newAddress, randomIp } from '../../support/server-client.ts'

/** Names of the fields that are logged for a request. */
const LOGGED = ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'reqId', 'route', 'status', 'time']

interface Line {
  readonly level: number
  readonly msg: string
  readonly [key: string]: unknown
}

const tokensOf = ({ token, apiTokens, checkoutToken }: Member): readonly string[] => [token, ...Object.values(apiTokens), checkoutToken]

/** Joins patterns into one expression, because there are thousands of patterns and of rows. */
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.toSorted().join('|'))

/** Tests what every call, and the suites that ran before, left in the log and the database. */
export function leftoverDataSuite(sweep: () => SecurityTestState): void {
  /** Makes every call, all but GET calls twice: as JSON and as multipart. */
  async function makeCalls(): Promise<void> {
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const me = await newMember(sweep())
      const example = await exampleInputs[name](me, sweep())
      await call(sweep().fixture.server, name, example, { token: me.token, ip: randomIp() })
      if (endpoints[name].method === 'GET') continue
      const body = new FormData()
      for (const [field, value] of Object.entries(example)) body.set(field, String(value))
      await fetch(`${sweep().fixture.server.url}${API_PREFIX}${endpoints[name].path}`, {
        method: 'POST',
        body,
        headers: { Authorization: me.token },
      })
    }
  }
  beforeAll(makeCalls)

  const lines = () =>
    sweep()
      .fixture.log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)

  test('no table contains a token or code in plain text', async () => {
    const { fixture, members } = sweep()
    const me = await newMember(sweep())
    const { code } = (await exampleInputs.redeem(me, sweep())) as { code: string }
    const anonymous = newAddress()
    await call(fixture.server, 'emailVerification', { email: anonymous })
    const rows = await allRows(fixture.db)
    const tables = new Set(rows.map((row) => row.split(' ')[0]))
    expect(
      ['users', 'sessions', 'login_codes', 'answers', 'orders', 'exchange_codes', 'identities', 'turns'].filter(
        (table) => !tables.has(table),
      ),
    ).toEqual([])
    expect(rows.filter((row) => row.includes(me.ids.order_id))).toHaveLength(1)
    const mailed = await fixture.server.latestCode(anonymous)
    const secret = anyOf(...members.flatMap(tokensOf), anonymous, code, code.replaceAll('-', ''), `"${mailed}"`)
    expect(rows.filter((row) => secret.test(row))).toEqual([])
  })

  test('a request is logged by its route, status and time only', () => {
    const answered = lines().filter(({ msg }) => msg === 'answered')
    expect(answered.length).toBeGreaterThan(50)
    expect([...new Set(answered.flatMap((line) => Object.keys(line)))].toSorted()).toEqual(LOGGED)
    expect(answered.filter(({ route }) => /[?=]|[0-9a-f]{8}-/.test(String(route)))).toEqual([])
  })

  test('the log contains no personal data or secrets at any level', async () => {
    const { fixture, members } = sweep()
    const me = await newMember(sweep())
    const anonymous = newAddress()
    await call(fixture.server, 'emailVerification', { email: anonymous }, { ip: randomIp() })
    await fetch(`${fixture.server.url}/pay?token=${me.checkoutToken}&email=${me.address}`)
    await fetch(`${fixture.server.url}/archive/index?archiveId=${me.ids.archive_id}`)
    await fetch(`${fixture.server.url}/fapi/nothing/${me.ids.archive_id}?token=${me.token}`, { headers: { Authorization: me.token } })
    const written = fixture.log().split('\n')
    // Returns only the lines that match, because a failure with the whole log would be unreadable.
    const found = (secret: RegExp) => written.filter((line) => secret.test(line))
    const personal = members.flatMap((member) => [...tokensOf(member), member.address, member.userId, ...Object.values(member.ids)])
    const codes = await Promise.all([anonymous, me.address].map((address) => fixture.server.latestCode(address)))
    expect(found(anyOf(...personal, anonymous, '王小明', '李四', '北京', ...codes.map((code) => `\\b${code}\\b`)))).toEqual([])
    expect(found(/@mail\.example|\b10\.\d+\.\d+\.\d+\b|remoteAddress/)).toEqual([])
    expect(found(/127\.0\.0\.1/).filter((line) => !/listening|Mingshu runs on/.test(line))).toEqual([])
  })

  test('no request caused a server error', () => {
    expect(lines().filter(({ level }) => level >= 50)).toEqual([])
  })
}
