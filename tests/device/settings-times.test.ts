import 'fake-indexeddb/auto'
import type { Table } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigValues } from '#contract/settings.ts'
import { fetchUserInfo } from '#device/account/account.ts'
import { logOut } from '#device/session/log-out.ts'
import { changeConfig, readLanguage, readSettings } from '#device/settings/settings.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { getUserDb } from '#device/store/db.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { sync } from '#device/sync/sync.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { createOtherDeviceUser, useHostileServer } from './here.ts'

const server = useHostileServer()
const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

/** Runs `act` with the device clock set to `hour` hours after `morning`; the server clock does not change. */
async function at<T>(hour: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: morning + hour * HOUR_MS })
  const result = await act()
  vi.useRealTimers()
  return result
}
const morning = Date.now() - 12 * HOUR_MS

/** Table rows of the device that is not in use. */
type DeviceRows = readonly { readonly table: string; readonly rows: readonly object[] }[]

/** Switches this device to the user's other device and returns the rows of the previous one. */
async function swap(userId: string, other: DeviceRows): Promise<DeviceRows> {
  const tables = [deviceDb.settings, getUserDb(userId).outbox, getUserDb(userId).state]
  const rowsOfDevice = await Promise.all(tables.map(async (table) => ({ table: table.name, rows: (await table.toArray()) as object[] })))
  for (const table of tables) {
    await table.clear()
    await (table as Table).bulkAdd(other.find(({ table: name }) => name === table.name)?.rows ?? [])
  }
  return rowsOfDevice
}

type Choice = readonly [device: 'a' | 'b', hour: number, change: ConfigValues]

/** Makes the choices offline, syncs in the given order, and returns the settings of both devices and of the server. */
async function afterwards(choices: readonly Choice[], syncing: readonly ('a' | 'b')[]) {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  let [current, otherRows]: ['a' | 'b', DeviceRows] = ['a', []]
  const take = async (device: 'a' | 'b') => {
    if (device !== current) [current, otherRows] = [device, await swap(userId, otherRows)]
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
  const { chosen_at: _, ...onServer } = (await account.call('userInfo')).data.config
  return { a: await shown('a'), b: await shown('b'), onServer }
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
    it('have the latest choice of each value, like the server', async () => {
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
      expect(await afterwards(choices, order)).toEqual({ a: expected, b: expected, onServer: expected })
    })

    it('agree on values chosen in the same millisecond', async () => {
      const choices: Choice[] = [
        ['a', 1, { mode: 'dark', showFooter: false }],
        ['b', 1, { mode: 'auto', showFooter: true }],
      ]
      const { a, b, onServer } = await afterwards(choices, order)
      expect(a).toEqual(b)
      expect(onServer).toEqual(a)
      // Of two equal times, the greater text wins.
      expect(onServer.settings).toMatchObject({ mode: 'dark', showFooter: true })
    })

    it('adopt a value that was chosen again last', async () => {
      const choices: Choice[] = [
        ['a', 1, { mode: 'dark' }],
        ['b', 2, { mode: 'auto' }],
        ['a', 3, { mode: 'light' }],
      ]
      const { a, b, onServer } = await afterwards(choices, order)
      expect([a, b, onServer].map(({ settings }) => settings.mode)).toEqual(['light', 'light', 'light'])
    })
  },
)

describe('settings', () => {
  it('waiting to be sent outrank older and yield to later choices', async () => {
    const account = await createOtherDeviceUser(server)
    await account.here()
    await at(1, () => changeConfig({ mode: 'dark' }))
    await account.call('config', { mode: 'auto', splitMenu: true }, crypto.randomUUID())
    await fetchUserInfo()
    expect(await readSettings()).toMatchObject({ mode: 'dark', splitMenu: true })
    await sync()
    expect(await readSettings()).toMatchObject({ mode: 'auto', splitMenu: true })
  })

  it('are dated after known choices even with a slow clock', async () => {
    const account = await createOtherDeviceUser(server)
    await account.here()
    await account.call('config', { mode: 'auto' }, crypto.randomUUID())
    await fetchUserInfo()
    await at(-48, () => changeConfig({ mode: 'dark' }))
    await sync()
    expect((await readSettings()).mode).toBe('dark')
    expect((await account.call('userInfo')).data.config.settings.mode).toBe('dark')
  })

  it('queued without times use the time of queueing', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const old = { id: uuidv7(), kind: 'config', subject: 'settings', input: { mode: 'dark', splitMenu: true }, at: morning, ahead: null }
    await getUserDb(userId).outbox.add(old)
    await at(1, () => changeConfig({ mode: 'auto' }))
    expect((await listPendingChanges(userId)).map(({ input }) => input)).toEqual([
      { mode: 'auto', splitMenu: true, chosen_at: { mode: morning + HOUR_MS, splitMenu: morning } },
    ])
    await sync()
    expect((await account.call('userInfo')).data.config.settings).toMatchObject({ mode: 'auto', splitMenu: true })
  })

  it('left at an old default adopt the new default', async () => {
    const account = await createOtherDeviceUser(server)
    await account.here()
    await deviceDb.settings.put({ key: 'display', value: { ...defaultSettings, timeFormat: '24' } })
    await fetchUserInfo()
    expect((await readSettings()).timeFormat).toBe('auto')
    await changeConfig({ timeFormat: '24' })
    await sync()
    await fetchUserInfo()
    expect((await readSettings()).timeFormat).toBe('24')
  })

  it('of one user are not affected by the previous user', async () => {
    const first = await createOtherDeviceUser(server)
    await first.here()
    await changeConfig({ mode: 'dark' })
    await sync()
    await logOut()
    const second = await createOtherDeviceUser(server)
    await second.here()
    await fetchUserInfo()
    expect((await readSettings()).mode).toBe('light')
  })
})
