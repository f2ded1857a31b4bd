/** Fixture for this device: IndexedDB in memory and a logged-in user. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { configureApi } from '#device/wire/api.ts'
import { requestSettings } from '#device/wire/wire.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { logInByEmail, requestLoginCode } from '#device/account/login.ts'
import type { Account } from '../support/server-client.ts'
import { newAddress, signIn } from '../support/server-client.ts'
import type { HostileServer } from './hostile-server.ts'
import { startHostileServer } from './hostile-server.ts'

/** Initial settings of the HTTP layer. */
const firstWire = { ...requestSettings }

/** Starts one hostile server for the tests of a file; each test starts without a logged-in user. */
export function useHostileServer(): HostileServer {
  const server = {} as HostileServer
  beforeAll(async () => {
    Object.assign(server, await startHostileServer())
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await Promise.all(deviceDb.tables.map((table) => table.clear()))
    server.plan()
    server.planReads()
    server.writes.length = 0
    server.reads.length = 0
    configureApi({ ...firstWire, baseUrl: server.url, timeoutMs: 5_000, hedgeAfterMs: 10_000 })
  })
  return server
}

/** Logs in by an email code, as a new user unless an address is given. */
export async function logInHere(server: HostileServer, address = newAddress()): Promise<{ userId: string; address: string }> {
  // The server sends at most one code per minute to an address.
  server.clock.pass({ seconds: 61 })
  await requestLoginCode({ email: address })
  const { user_id } = await logInByEmail({ email: address, code: await server.real.latestCode(address) })
  return { userId: user_id, address }
}

/** Creates a user on another device, which calls the server directly; `here` logs the same user in on this device. */
export async function createOtherDeviceUser(server: HostileServer): Promise<Account & { here: () => Promise<string> }> {
  const account = await signIn(server.real)
  const here = async () => {
    const { token, userId: user_id, address: email, apiTokens: api_tokens } = account
    const { saveLogin } = await import('#device/session/session.ts')
    await saveLogin({ token, user_id, email, api_tokens })
    return user_id
  }
  return { ...account, here }
}

export async function serverList(account: Account): Promise<Archive[]> {
  return (await account.call('getArchive')).data.archives
}

/** Returns a complete profile; the default is a birth in Beijing without special cases. */
export function createTestProfile(more: Partial<ArchiveProfile> = {}): ArchiveProfile {
  return {
    user_name: '王小明',
    gender: '1',
    birthday: '1984-02-15 08:30:00',
    hour_unknown: false,
    place_name: { zh_CN: '北京', zh_TW: '北京', en_US: 'Beijing' },
    lat: 39.9042,
    lng: 116.4074,
    zone: 'Asia/Shanghai',
    offset_seconds: 28_800,
    disambiguation: 'compatible',
    solar_time: true,
    zi: '23',
    school: {},
    told_within: null,
    ...more,
  }
}

/** Returns the profile fields of an archive. */
export { pickProfile as profileOf } from '#device/archives/profile.ts'

/** Returns the archive without the fields that the list adds. */
export function omitListFields<T extends Archive>(archive: T): Archive {
  const { mark: _, ...rest } = { mark: null, ...archive }
  return rest
}
