import 'fake-indexeddb/auto'
import type { Table } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigChange } from '#contract/settings.ts'
import { fetchUserInfo } from '#device/account/account.ts'
import { logOut } from '#device/session/log-out.ts'
import { changeConfig, readLanguage, readSettings } from '#device/settings/settings.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { userDb } from '#device/store/db.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { sync } from '#device/sync/sync.ts'
import { listUnsent } from '#device/outbox/unsent.ts'
import { otherDevice, useHostileServer } from './here.ts'

const server = useHostileServer()
const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

/** What is done at an hour of the morning before now; the clock of this device says so, the server's does not matter. */
async function at<T>(hour: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: morning + hour * HOUR_MS })
  const result = await act()
  vi.useRealTimers()
  return result
}
const morning = Date.now() - 12 * HOUR_MS

/** The tables of the one device that is not in anybody's hand just now. */
type Kept = readonly { readonly table: string; readonly rows: readonly object[] }[]

/** Puts this device away and takes the other one, which has the same user. */
async function swap(userId: string, other: Kept): Promise<Kept> {
  const tables = [deviceDb.settings, userDb(userId).outbox, userDb(userId).state]
  const kept = await Promise.all(tables.map(async (table) => ({ table: table.name, rows: (await table.toArray()) as object[] })))
  for (const table of tables) {
    await table.clear()
    await (table as Table).bulkAdd(other.find(({ table: name }) => name === table.name)?.rows ?? [])
  }
  return kept
}

type Choice = readonly [device: 'a' | 'b', hour: number, change: ConfigChange]

/** Both choose without a network, and then send and ask in the given order; answers with what each shows and what the server has. */
async function afterwards(choices: readonly Choice[], syncing: readonly ('a' | 'b')[]) {
  const account = await otherDevice(server)
  const userId = await account.here()
  let [inHand, away]: ['a' | 'b', Kept] = ['a', []]
  const take = async (device: 'a' | 'b') => {
    if (device !== inHand) [inHand, away] = [device, await swap(userId, away)]
  }
  for (const [device, hour, change] of choices) {
    await take(device)
    await at(hour, () => changeConfig(change))
  }
  for (const device of syncing) {
    await take(device)
    expect((await sync()).outcome).toBe('done')
    await fetchUserInfo()
  }
  const shown = async (device: 'a' | 'b') => {
    await take(device)
    return { settings: await readSettings(), interface_language: await readLanguage() }
  }
  const { chosen_at: _, ...told } = (await account.call('userInfo')).data.config
  return { a: await shown('a'), b: await shown('b'), told }
}

const ORDERS = [
  ['a', 'b', 'a'],
  ['b', 'a', 'b'],
  ['a', 'a', 'b', 'a'],
  ['b', 'b', 'a', 'b'],
] as const

describe.each(ORDERS.map((order) => [order.join(', '), order] as const))(
  'two devices that were offline and sync in the order %s',
  (_name, order) => {
    it('have, like the server, the later choice of each value', async () => {
      const choices: Choice[] = [
        ['a', 1, { mode: 'dark', layout: 'top', interface_language: 'en_US' }],
        ['b', 2, { mode: 'auto', brandTheme: 'green', interface_language: 'zh_TW' }],
        ['a', 3, { brandTheme: '#2f4f86', splitMenu: true }],
        ['b', 4, { remindAt: 450 }],
        ['a', 5, { remindAt: 460 }],
        ['b', 6, { remindAt: 470 }],
      ]
      const expected = {
        interface_language: 'zh_TW',
        settings: { ...defaultSettings, mode: 'auto', layout: 'top', brandTheme: '#2f4f86', splitMenu: true, remindAt: 470 },
      }
      expect(await afterwards(choices, order)).toEqual({ a: expected, b: expected, told: expected })
    })

    it('agree on what both chose in the same millisecond', async () => {
      const choices: Choice[] = [
        ['a', 1, { mode: 'dark', showFooter: false }],
        ['b', 1, { mode: 'auto', showFooter: true }],
      ]
      const { a, b, told } = await afterwards(choices, order)
      expect(a).toEqual(b)
      expect(told).toEqual(a)
      // Of the two texts the greater one.
      expect(told.settings).toMatchObject({ mode: 'dark', showFooter: true })
    })

    it('have what was chosen back again last', async () => {
      const choices: Choice[] = [
        ['a', 1, { mode: 'dark' }],
        ['b', 2, { mode: 'auto' }],
        ['a', 3, { mode: 'light' }],
      ]
      const { a, b, told } = await afterwards(choices, order)
      expect([a, b, told].map(({ settings }) => settings.mode)).toEqual(['light', 'light', 'light'])
    })
  },
)

describe('settings', () => {
  it('that wait unsent stay over what another device chose, and later give way to a later choice', async () => {
    const account = await otherDevice(server)
    await account.here()
    await at(1, () => changeConfig({ mode: 'dark' }))
    await account.call('config', { mode: 'auto', splitMenu: true }, crypto.randomUUID())
    await fetchUserInfo()
    expect(await readSettings()).toMatchObject({ mode: 'dark', splitMenu: true })
    await sync()
    expect(await readSettings()).toMatchObject({ mode: 'auto', splitMenu: true })
  })

  it('are chosen after what is known of them, under a clock that is behind, too', async () => {
    const account = await otherDevice(server)
    await account.here()
    await account.call('config', { mode: 'auto' }, crypto.randomUUID())
    await fetchUserInfo()
    await at(-48, () => changeConfig({ mode: 'dark' }))
    await sync()
    expect((await readSettings()).mode).toBe('dark')
    expect((await account.call('userInfo')).data.config.settings.mode).toBe('dark')
  })

  it('queued before times were kept count by when they were queued, and are sent with what is chosen now', async () => {
    const account = await otherDevice(server)
    const userId = await account.here()
    const old = { id: uuidv7(), kind: 'config', subject: 'settings', input: { mode: 'dark', splitMenu: true }, at: morning, ahead: null }
    await userDb(userId).outbox.add(old)
    await at(1, () => changeConfig({ mode: 'auto' }))
    expect((await listUnsent(userId)).map(({ input }) => input)).toEqual([
      { mode: 'auto', splitMenu: true, chosen_at: { mode: morning + HOUR_MS, splitMenu: morning } },
    ])
    await sync()
    expect((await account.call('userInfo')).data.config.settings).toMatchObject({ mode: 'auto', splitMenu: true })
  })

  it('as they were by default in an earlier version give way to those of now, and what was chosen stays', async () => {
    const account = await otherDevice(server)
    await account.here()
    await deviceDb.settings.put({ key: 'display', value: { ...defaultSettings, timeFormat: '24' } })
    await fetchUserInfo()
    expect((await readSettings()).timeFormat).toBe('auto')
    await changeConfig({ timeFormat: '24' })
    await sync()
    await fetchUserInfo()
    expect((await readSettings()).timeFormat).toBe('24')
  })

  it('of one person are not kept by those of the one before on this device', async () => {
    const first = await otherDevice(server)
    await first.here()
    await changeConfig({ mode: 'dark' })
    await sync()
    await logOut()
    const second = await otherDevice(server)
    await second.here()
    await fetchUserInfo()
    expect((await readSettings()).mode).toBe('light')
  })
})
