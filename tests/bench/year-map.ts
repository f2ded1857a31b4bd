/**
 * Time from a tap until the page and the map of a year are shown, at 4× CPU throttling. Run after a build: `node
 * tests/bench/year-map.ts [rounds]`.
 */
import { setTimeout } from 'node:timers/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import { buy, tokenOf } from '../e2e/support/buying.ts'
import { addArchive, seedLogin, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 10)
const CPU_THROTTLE = 4
/** Time after which prefetches are complete and the page is idle. */
const REST_MS = 3000

/** Milliseconds from a tap until the page, and until the map, is shown. */
interface Marks {
  page: number
  map: number
}

const executablePath = chromiumPath()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  const page = await browser.newPage({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  await seedLogin(page, server, newAddress())
  const token = await tokenOf(page)
  const { archive_id } = await addArchive(server, token)
  await buy(server, token, 'vip_year', archive_id)
  await page.goto(`${server.url}/fate/year`)
  await page.getByRole('grid').waitFor()
  await setTimeout(2 * REST_MS)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  const from: Record<'cycles' | 'tab', Marks[]> = { cycles: [], tab: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await page.getByRole('main').getByRole('link', { name: '大运流年' }).click()
    await page.getByRole('heading', { name: /运的十年/ }).waitFor()
    from.cycles.push(await tapped(page, page.getByRole('button', { name: '返回' })))
    from.tab.push(await tapped(page, page.getByRole('navigation', { name: '年份' }).locator('a:not([aria-current])').first()))
  }
  for (const [name, times] of Object.entries(from)) print(name, times)
} finally {
  await browser.close()
  await server.stop()
}

/** Clicks `target`; returns when a new page and a new map with all its days were shown. */
async function tapped(page: Page, target: Locator): Promise<Marks> {
  await setTimeout(REST_MS)
  const seen = page.evaluate(
    () =>
      new Promise<Marks>((resolve) => {
        const here = () => ({
          map: document.querySelector('[role="grid"]'),
          head: document.querySelector('#content article h1'),
        })
        const before = here()
        const marks = { page: 0, map: 0 }
        let start = 0
        addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
        // Measures at the next frame, before which the frame that contains the element is painted.
        const mark = (name: keyof Marks) => requestAnimationFrame(() => (marks[name] = performance.now() - start))
        const found = { page: false, map: false }
        const poll = () => {
          const { map, head } = here()
          if (!found.page && head && head !== before.head) found.page = mark('page') > 0
          if (!found.map && map && map !== before.map && map.querySelectorAll('[data-band]').length >= 365) found.map = mark('map') > 0
          if (marks.page > 0 && marks.map > 0) return resolve(marks)
          return requestAnimationFrame(poll)
        }
        requestAnimationFrame(poll)
      }),
  )
  await target.click()
  return seen
}

function print(from: string, marks: readonly Marks[]) {
  for (const name of ['page', 'map'] as const) {
    const sorted = marks.map((each) => Math.round(each[name])).toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)]
    console.log(`from ${from.padEnd(6)} to the ${name.padEnd(4)} median ${middle} ms, smallest ${sorted[0]} ms  (${sorted.join(' ')})`)
  }
}
