/**
 * Time from a tap until the month is shown, without and with lunar dates, at 4× CPU throttling. Run: `node
 * tests/bench/month-view.ts [rounds]`.
 */
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { tokenOf } from '../e2e/support/buying.ts'
import { addArchive, seedLogin, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 7)
/** Time after which the idle page has completed its prefetches. */
const REST_MS = 4000

/** Milliseconds from the tap until the days, and until their lunar dates, are shown. */
interface Marks {
  days: number
  lunar: number
}

const executablePath = chromiumPath()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
const found: Record<'first tap' | 'second tap' | 'turn', Marks[]> = { 'first tap': [], 'second tap': [], turn: [] }
try {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await settle(context)
  for (let round = 0; round < ROUNDS; round++) await measure(await context.newPage())
  for (const [name, marks] of Object.entries(found)) print(name, marks)
} finally {
  await browser.close()
  await server.stop()
}

/** Creates a user with an archive and waits until the app is fully cached. */
async function settle(context: BrowserContext) {
  const page = await context.newPage()
  await seedLogin(page, server, newAddress())
  await addArchive(server, await tokenOf(page))
  await page.goto(`${server.url}/fate/index`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await setTimeout(REST_MS)
  await page.close()
}

async function measure(page: Page) {
  await page.goto(`${server.url}/fate/index`)
  await page.getByRole('link', { name: '月运' }).waitFor()
  await setTimeout(REST_MS)
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const tap of ['first tap', 'second tap'] as const) {
    found[tap].push(await marksAfter(page, () => page.getByRole('link', { name: '月运' }).tap(), 'h1'))
    if (tap === 'second tap') break
    await page.goBack()
    await page.getByRole('link', { name: '月运' }).waitFor()
    await setTimeout(1000)
  }
  found.turn.push(await marksAfter(page, () => page.getByRole('button', { name: '上一个月' }).tap(), 'turned'))
  await page.close()
}

/** Runs an action that taps; returns how long after it the page showed the new days and their lunar dates. */
async function marksAfter(page: Page, act: () => Promise<unknown>, how: 'h1' | 'turned'): Promise<Marks> {
  await page.evaluate((isTurn) => {
    const before = document.querySelector('[data-day]')?.getAttribute('data-day')
    const marks = { days: 0, lunar: 0 }
    Object.assign(globalThis, { marks })
    const isNew = () => {
      const first = document.querySelector('[data-day]')
      return first !== null && (!isTurn || first.getAttribute('data-day') !== before)
    }
    const note = (name: 'days' | 'lunar', since: number) => requestAnimationFrame(() => (marks[name] ||= performance.now() - since))
    const tapped = ({ timeStamp }: Event) => {
      const poll = () => {
        if (isNew()) {
          if (!marks.days) note('days', timeStamp)
          if (/[初十廿]/.test(document.querySelector('[data-day]')!.textContent)) return note('lunar', timeStamp)
        }
        requestAnimationFrame(poll)
      }
      requestAnimationFrame(poll)
    }
    addEventListener('click', tapped, { capture: true, once: true })
  }, how === 'turned')
  await act()
  await setTimeout(2500)
  return page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks)
}

function print(name: string, marks: readonly Marks[]) {
  for (const what of ['days', 'lunar'] as const) {
    const values = marks.map((each) => Math.round(each[what]))
    const sorted = values.toSorted((a, b) => a - b)
    console.log(
      `${name.padEnd(11)} ${what.padEnd(6)} median ${sorted[Math.floor(sorted.length / 2)]} ms, smallest ${sorted[0]} ms  (${values.join(' ')})`,
    )
  }
}
