import { openDeviceLayer } from './support/device-layer.ts'
import { expect, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive, lin, logInByApi } from './support/person.ts'

/** Needs a real IndexedDB: Dexie's zones survive at most 100 microtasks in a transaction, and a list may have 500 archives. */
test('pulls of 99 to 500 archives use equally many requests', async ({ browser, server }) => {
  const login = await logInByApi(server, newAddress())
  const steps = new Set<number>()
  let created = 0
  for (const count of [99, 100, 101, 500]) {
    for (; created < count; created++) await addArchive(server, login.token, { user_name: `第${created}` })
    // A new browser context is a device without any data.
    const device = await browser.newContext()
    const page = await device.newPage()
    await openDeviceLayer(page, server)
    const { last, shown, firsts, requests } = await page.evaluate(
      async ([given, address]) => {
        const device = (await import(address)) as typeof import('./support/device-door.ts')
        // Rethrows a Dexie error as a plain error, because it would lose its message outside the page.
        return device.pullDuringLiveQuery(given).catch((error: Error) => {
          throw new Error(`${error.name}: ${error.message}`)
        })
      },
      [login, '/device.js'] as const,
    )
    expect(shown).toHaveLength(count)
    expect([shown[0], ...new Set(firsts)]).toEqual([last, last])
    steps.add(requests)
    await device.close()
  }
  expect([...steps]).toHaveLength(1)
})

test('imports 120 archives and changes one beside a live query', VARIANT_TEST, async ({ page, server }) => {
  const login = await logInByApi(server, newAddress())
  await openDeviceLayer(page, server)
  const profile = {
    ...lin,
    gender: '1',
    hour_unknown: false,
    disambiguation: 'compatible',
    solar_time: true,
    zi: '23',
    school: {},
    told_within: null,
  } as const
  const shown = await page.evaluate(
    async ([given, birthProfile, address]) => {
      const device = (await import(address)) as typeof import('./support/device-door.ts')
      return device.changeDuringLiveQuery(given, birthProfile, 120)
    },
    [login, profile, '/device.js'] as const,
  )
  expect(shown).toEqual(['改', ...Array.from({ length: 119 }, (_, i) => `第${i + 1}`)])
})
