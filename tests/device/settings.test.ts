import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '#contract/default-settings.ts'
import { fetchProductTimes, fetchUserInfo } from '#device/account/account.ts'
import { changeConfig, readLanguage, readSettings } from '#device/settings/settings.ts'
import { sync } from '#device/sync/sync.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { logInHere, createOtherDeviceUser, useHostileServer } from './here.ts'

const server = useHostileServer()

describe('settings', () => {
  it('have default values and no language until one is changed', async () => {
    expect(await readSettings()).toEqual(defaultSettings)
    expect(await readLanguage()).toBeNull()
  })

  it('apply at once and are sent as one change', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    await changeConfig({ mode: 'dark' })
    await changeConfig({ brandTheme: 'green', interface_language: 'en_US' })
    await changeConfig({ mode: 'auto' })
    expect(await readSettings()).toEqual({ ...defaultSettings, mode: 'auto', brandTheme: 'green' })
    expect(await readLanguage()).toBe('en_US')
    const time = expect.any(Number) as number
    const chosen_at = { mode: time, brandTheme: time, interface_language: time }
    expect((await listPendingChanges(userId)).map(({ kind, input }) => [kind, input])).toEqual([
      ['config', { mode: 'auto', brandTheme: 'green', interface_language: 'en_US', chosen_at }],
    ])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    const { data } = await account.call('userInfo')
    expect(data.config).toMatchObject({ interface_language: 'en_US', settings: { ...defaultSettings, mode: 'auto', brandTheme: 'green' } })
  })

  it('chosen before a login are adopted by the user', async () => {
    await changeConfig({ mode: 'dark' })
    await changeConfig({ interface_language: 'zh_TW' })
    const { userId } = await logInHere(server)
    expect((await listPendingChanges(userId)).map(({ input }) => input)).toMatchObject([{ mode: 'dark', interface_language: 'zh_TW' }])
    await sync()
    expect((await fetchUserInfo()).config).toMatchObject({ interface_language: 'zh_TW', settings: { mode: 'dark' } })
  })

  it('are pulled from another device', async () => {
    const account = await createOtherDeviceUser(server)
    await account.here()
    await account.call('config', { mode: 'dark', interface_language: 'en_US' }, crypto.randomUUID())
    await fetchUserInfo()
    expect((await readSettings()).mode).toBe('dark')
    expect(await readLanguage()).toBe('en_US')
  })

  it('are not undone by an answer older than a local change', async () => {
    const account = await createOtherDeviceUser(server)
    await account.here()
    await changeConfig({ mode: 'dark' })
    await fetchUserInfo()
    expect((await readSettings()).mode).toBe('dark')
    const release = server.delayNextAnswer()
    const asking = fetchUserInfo()
    await vi.waitFor(() => expect(server.reads.filter((path) => path === '/user/user-info')).toHaveLength(2))
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    release()
    expect((await asking).config.settings.mode).toBe('light')
    expect((await readSettings()).mode).toBe('dark')
  })
})

describe('product uses', () => {
  it('start with the free ones', async () => {
    await logInHere(server)
    expect(await fetchProductTimes()).toContainEqual({ product_id: 'bg', times: 1 })
  })
})
