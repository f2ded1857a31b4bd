import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings.ts'
import { signIn } from '../../support/server-client.ts'
import type { World } from '../../support/server-world.ts'

export function accountFacts(world: () => World): void {
  const someone = () => signIn(world().server)

  test('a new user has the default settings and no membership', async () => {
    const me = await someone()
    expect((await me.call('userInfo')).data).toEqual({
      user_id: me.userId,
      email: me.address,
      is_vip: false,
      is_month_vip: false,
      is_year_vip: false,
      is_big_member: false,
      interface_language: 'zh_CN',
      config: { interface_language: 'zh_CN', settings: defaultSettings },
    })
  })

  test('settings follow the user, and what is not named stays', async () => {
    const me = await someone()
    await me.call('config', { mode: 'dark', isSidebarCompact: 'true' })
    const { data } = await me.call('config', { interface_language: 'zh_TW', brandTheme: 'green' })
    const expected = {
      interface_language: 'zh_TW',
      settings: { ...defaultSettings, mode: 'dark', isSidebarCompact: true, brandTheme: 'green' },
    }
    expect(data).toEqual(expected)
    world().clock.pass({ minutes: 2 })
    const elsewhere = await signIn(world().server, me.address)
    expect((await elsewhere.call('userInfo')).data).toMatchObject({ interface_language: 'zh_TW', config: expected })
  })

  test('settings changed at once are all kept', async () => {
    const me = await someone()
    const changes = [{ mode: 'auto' }, { layout: 'top' }, { splitMenu: true }, { brandTheme: 'pink' }, { interface_language: 'en_US' }]
    await Promise.all(changes.map((change) => me.call('config', change)))
    expect((await me.call('userInfo')).data.config).toEqual({
      interface_language: 'en_US',
      settings: { ...defaultSettings, mode: 'auto', layout: 'top', splitMenu: true, brandTheme: 'pink' },
    })
  })

  test('a new user has the free times and no other', async () => {
    const times = { bg: 1, dt: 5, cs: 5, image_pack: 3 }
    expect((await (await someone()).call('productTimes')).data).toEqual(
      Object.entries(times).map(([product_id, times]) => ({ product_id, times })),
    )
  })

  test('places are found as on the device, best first and no more than asked for', async () => {
    const me = await someone()
    const { data } = await me.call('placeComplete', { query: ' beijing ', limit: '3' })
    expect(data.places.length).toBeLessThanOrEqual(3)
    expect(data.places[0]).toMatchObject({ name: { zh_CN: '北京市', en_US: 'Beijing' }, zone: 'Asia/Shanghai' })
    expect((await me.call('placeComplete', { query: '' })).data.places).toEqual([])
  })
}
