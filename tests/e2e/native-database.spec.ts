import { openDeviceLayer } from './support/device-layer.ts'
import { expect, newAddress, test, FURTHER } from './support/fixtures.ts'
import { addArchive, lin, loginOf } from './support/person.ts'

/** What the library follows of one transaction ends with a hundred turns; a list may have 500 archives. In the browser's own database. */
test('a list of 99, 100, 101 and 500 archives comes, comes again in as few steps, and a pin made meanwhile stays', async ({
  browser,
  server,
}) => {
  const login = await loginOf(server, newAddress())
  const steps = new Set<number>()
  let made = 0
  for (const count of [99, 100, 101, 500]) {
    for (; made < count; made++) await addArchive(server, login.token, { user_name: `第${made}` })
    // A device that has nothing yet.
    const device = await browser.newContext()
    const page = await device.newPage()
    await openDeviceLayer(page, server)
    const { last, shown, firsts, requests } = await page.evaluate(
      async ([given, address]) => {
        const device = (await import(address)) as typeof import('./support/device-door.ts')
        // Outside of the page an error of the database's library is told by its class alone.
        return device.pullBesideScreen(given).catch((error: Error) => {
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

test(
  'a file of 120 archives comes in as one step, and every change is one, beside a screen that reads',
  FURTHER,
  async ({ page, server }) => {
    const login = await loginOf(server, newAddress())
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
      async ([given, told, address]) => {
        const device = (await import(address)) as typeof import('./support/device-door.ts')
        return device.changeBesideScreen(given, told, 120)
      },
      [login, profile, '/device.js'] as const,
    )
    expect(shown).toEqual(['改', ...Array.from({ length: 119 }, (_, i) => `第${i + 1}`)])
  },
)
