import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLane, SEED, share } from '../support/lane.ts'
import type { Some, Sweep } from '../support/member.ts'
import { startIssuer } from '../support/openid-issuer.ts'
import { hasPostgres } from '../support/postgres.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'
import { spawnServers } from '../support/spawned-servers.ts'
import { MUTE } from '../support/spoken-book.ts'
import { accessSuite } from './suites/access.ts'
import { fuzzSuite } from './suites/fuzz.ts'
import { traceSuite } from './suites/traces.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('the whole contract on %s', (kind) => {
  let sweep: Sweep
  beforeAll(async () => {
    const issuer = await startIssuer()
    sweep = { issuer, members: [], fixture: await spawnServers(kind, { LOG_LEVEL: 'trace', SPEECH_COMMAND: MUTE, ...issuer.settings }) }
  })
  afterAll(async () => {
    await sweep.fixture.stop()
    await sweep.issuer.stop()
  })

  const now = (): Sweep => sweep
  // What the calls do is the same on both; what the databases do with it is seen on some.
  const oneIn = kind === 'SQLite' ? 2 : 5
  const shares: (readonly [all: number, taken: number])[] = []
  const some: Some = (all, rule) => {
    const taken = share(all, oneIn, SEED + rule)
    shares.push([all.length, taken.length])
    return taken
  }
  describe('whose is what', () => accessSuite(now, some))
  describe('whatever is sent', () => fuzzSuite(now, some))
  describe('what is left behind', () => traceSuite(now))
  test('each rule is held against every call or field, or a share of them', () => {
    expect(shares).toHaveLength(7)
    expect(shares.map(([, taken]) => taken)).toEqual(shares.map(([all]) => inLane(Math.ceil(all / oneIn), all)))
  })
})
