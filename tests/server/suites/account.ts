import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/default-settings.ts'
import { addSettingTimes as addUses } from '#server/db/migrations/0020-setting-times.ts'
import { signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

export function accountSuite(fixture: () => ServerFixture): void {
  const someone = () => signIn(fixture().server)

  test('a new user has default settings and no membership', async () => {
    const me = await someone()
    expect((await me.call('userInfo')).data).toEqual({
      user_id: me.userId,
      email: me.address,
      is_vip: false,
      is_month_vip: false,
      is_year_vip: false,
      is_big_member: false,
      interface_language: 'zh_CN',
      config: { interface_language: 'zh_CN', settings: defaultSettings, chosen_at: {} },
    })
  })

  test('settings follow the user and unnamed ones do not change', async () => {
    const me = await someone()
    await me.call('config', { mode: 'dark', isSidebarCompact: 'true' })
    const { data } = await me.call('config', { interface_language: 'zh_TW', brandTheme: 'green' })
    const expected = {
      interface_language: 'zh_TW',
      settings: { ...defaultSettings, mode: 'dark', isSidebarCompact: true, brandTheme: 'green' },
    }
    expect(data).toMatchObject(expected)
    fixture().clock.pass({ minutes: 2 })
    const elsewhere = await signIn(fixture().server, me.address)
    expect((await elsewhere.call('userInfo')).data).toMatchObject({ interface_language: 'zh_TW', config: expected })
  })

  test('concurrent changes of different settings are all stored', async () => {
    const me = await someone()
    const changes = [{ mode: 'auto' }, { layout: 'top' }, { splitMenu: true }, { brandTheme: 'pink' }, { interface_language: 'en_US' }]
    await Promise.all(changes.map((change) => me.call('config', change)))
    expect((await me.call('userInfo')).data.config).toMatchObject({
      interface_language: 'en_US',
      settings: { ...defaultSettings, mode: 'auto', layout: 'top', splitMenu: true, brandTheme: 'pink' },
    })
  })

  test('the later choice of a setting wins in any order', async () => {
    const now = fixture().clock.now()
    const changes = [
      { mode: 'dark', chosen_at: { mode: now - 2000 } },
      { mode: 'auto', layout: 'mix', chosen_at: { mode: now - 1000, layout: now - 1000 } },
      { layout: 'top', interface_language: 'en_US', chosen_at: { layout: now - 1000, interface_language: now - 3000 } },
      { interface_language: 'zh_TW', chosen_at: { interface_language: now - 2500 } },
    ]
    for (const order of [changes, changes.toReversed()]) {
      const me = await someone()
      let answered: unknown
      for (const change of order) answered = (await me.call('config', change)).data
      const { config } = (await me.call('userInfo')).data
      expect(config).toEqual({
        interface_language: 'zh_TW',
        settings: { ...defaultSettings, mode: 'auto', layout: 'top' },
        chosen_at: { mode: now - 1000, layout: now - 1000, interface_language: now - 2500 },
      })
      expect(answered).toEqual(config)
    }
  })

  test('a device clock years ahead does not win forever', async () => {
    const me = await someone()
    const ahead = fixture().clock.now() + 3650 * 86_400_000
    const { data } = await me.call('config', { mode: 'dark', chosen_at: { mode: ahead } })
    expect(data.chosen_at.mode).toBeLessThanOrEqual(fixture().clock.now())
    expect((await me.call('config', { mode: 'auto' })).data.settings.mode).toBe('auto')
    fixture().clock.pass({ seconds: 1 })
    const later = { mode: 'light', chosen_at: { mode: fixture().clock.now() } }
    expect((await me.call('config', later)).data.settings.mode).toBe('light')
  })

  test('settings without stored choice times remain until the next choice', async () => {
    const me = await someone()
    await me.call('config', { mode: 'dark', layout: 'top' })
    await fixture().db.schema.alterTable('users').dropColumn('chosen_at').execute()
    await addUses(fixture().db)
    expect((await me.call('userInfo')).data.config).toEqual({
      interface_language: 'zh_CN',
      settings: { ...defaultSettings, mode: 'dark', layout: 'top' },
      chosen_at: {},
    })
    await me.call('config', { mode: 'auto', chosen_at: { mode: 1 } })
    expect((await me.call('userInfo')).data.config.settings).toMatchObject({ mode: 'auto', layout: 'top' })
  })

  test('a new user has only the free uses', async () => {
    const times = { bg: 1, dt: 5, cs: 5, image_pack: 3 }
    expect((await (await someone()).call('productTimes')).data).toEqual(
      Object.entries(times).map(([product_id, times]) => ({ product_id, times })),
    )
  })

  test('places are ranked best first, up to the limit', async () => {
    const me = await someone()
    const { data } = await me.call('placeComplete', { query: ' beijing ', limit: '3' })
    expect(data.places.length).toBeLessThanOrEqual(3)
    expect(data.places[0]).toMatchObject({ name: { zh_CN: '北京市', en_US: 'Beijing' }, zone: 'Asia/Shanghai' })
    expect((await me.call('placeComplete', { query: '' })).data.places).toEqual([])
  })
}
