/** The app in the engines of Safari and Firefox: the basics of a first day, with a profile on disk. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { DEADLINE_MS, listInstalledEngines } from './browser.ts'
import { firefox } from './firefox.ts'
import { startBrowserVisit } from './visit.ts'
import { webkit } from './webkit.ts'

vi.setConfig({ testTimeout: 4 * DEADLINE_MS, hookTimeout: 2 * DEADLINE_MS })

const FILE_LIST = fileURLToPath(new URL('../../dist/files.json', import.meta.url))

describe.each(listInstalledEngines([webkit, firefox]))('in $name', (engine) => {
  const { server, browser, inPage, address, text, chart, open, startAgain, logInByCode, writeBirth, payFor } = startBrowserVisit(engine)

  test('vertical lists align their columns at the top', async () => {
    // A day with more than six entries of two to four characters.
    await open('/almanac?date=2026-03-05')
    await inPage(() => {
      const items = [...document.querySelectorAll('section[data-kind="do"] li')]
      return items.map((item) => {
        const text = document.createRange()
        text.selectNodeContents(item)
        return Math.round(text.getBoundingClientRect().top - item.getBoundingClientRect().top)
      })
    }).toEqual(Array.from({ length: 15 }, () => 0))
  })

  test('works from login to checkout, then starts without the server', async () => {
    await logInByCode('lin@example.com')
    await writeBirth()
    await chart().toContain('庚')
    const chartAddress = await browser().evaluate(() => location.href)

    await payFor('dt', 'cancel')
    await address().toContain('/setting/shop?cancelled=')
    await text().toContain('付款已取消')

    const files = Object.keys((JSON.parse(readFileSync(FILE_LIST, 'utf8')) as { shell: object }).shell)
    await inPage(async () => {
      const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return cached.flat().map(({ url }) => new URL(url).pathname)
    }).toEqual(expect.arrayContaining(files))
    await server().kill()
    await startAgain()
    await browser().open(chartAddress)
    await chart().toContain('庚')
  })
})
