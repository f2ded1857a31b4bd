import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseByLane, SEED, takeSeededShare } from '../support/lane.ts'
import type { SampleOf, SecurityTestState } from '../support/member.ts'
import { startIssuer } from '../support/openid-issuer.ts'
import { hasPostgres } from '../support/postgres.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'
import { spawnServers } from '../support/spawned-servers.ts'
import { MUTE_SPEECH_PROGRAM } from '../support/spoken-book.ts'
import { accessSuite } from './suites/access.ts'
import { fuzzSuite } from './suites/fuzz.ts'
import { leftoverDataSuite } from './suites/traces.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('security of the whole API on %s', (kind) => {
  let sweep: SecurityTestState
  beforeAll(async () => {
    const issuer = await startIssuer()
    sweep = {
      issuer,
      members: [],
      fixture: await spawnServers(kind, { LOG_LEVEL: 'trace', SPEECH_COMMAND: MUTE_SPEECH_PROGRAM, ...issuer.settings }),
    }
  })
  afterAll(async () => {
    await sweep.fixture.stop()
    await sweep.issuer.stop()
  })

  const now = (): SecurityTestState => sweep
  // The API behaves alike on both databases, so only a smaller sample is checked on the second.
  const oneIn = kind === 'SQLite' ? 2 : 5
  const shares: (readonly [all: number, taken: number])[] = []
  const some: SampleOf = (all, rule) => {
    const taken = takeSeededShare(all, oneIn, SEED + rule)
    shares.push([all.length, taken.length])
    return taken
  }
  describe('access control', () => accessSuite(now, some))
  describe('hostile input', () => fuzzSuite(now, some))
  describe('data traces', () => leftoverDataSuite(now))
  test('each rule is checked for its share of endpoints or fields', () => {
    expect(shares).toHaveLength(7)
    expect(shares.map(([, taken]) => taken)).toEqual(shares.map(([all]) => chooseByLane(Math.ceil(all / oneIn), all)))
  })
})
