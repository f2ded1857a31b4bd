/**
 * Longest main-thread task of the day finder at 4× CPU throttling, alone and in the page. Run after a build: `node
 * tests/bench/finder.ts`.
 */
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { buy, tokenOf } from '../e2e/support/buying.ts'
import { addArchive, seedLogin, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const RATE = 4
const PAGES = 7
const REST_MS = 3000

interface Finder {
  readonly ganzhiOfText: (text: string) => object
  readonly findSharedDays: (charts: readonly object[], purpose: string, from: object, to: object) => object
}

interface TraceEvent {
  readonly name: string
  readonly tdur?: number
}

const executablePath = chromiumPath()
const code = await finderCode()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  for (const people of [1, 2]) for (const years of [1, 10]) await printFinder(people, years)
  await printPage()
} finally {
  await browser.close()
  await server.stop()
}

async function finderCode(): Promise<string> {
  const entry = `
    export { ganzhiOfText } from '#bazi/index.ts'
    export { findSharedDays } from '#readings/daily/shared-days.ts'`
  const bundle = await rolldown({
    input: 'finder-entry',
    cwd: new URL('../..', import.meta.url).pathname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'finder-entry' ? new URL('../../finder-entry.ts', import.meta.url).pathname : undefined),
        load: (id) => (id.endsWith('/finder-entry.ts') ? entry : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'finder', minify: true })
  return output[0].code
}

/** Returns the longest task of the page's main thread during `act`, in milliseconds of this thread's CPU time. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  await session.detach()
  return Math.max(...events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000))
}

/** Prints the longest task of the first call, each on a new page, and of later calls. */
async function printFinder(people: number, years: number) {
  const [first, then]: number[][] = [[], []]
  for (let each = 0; each < PAGES; each++) {
    const page = await browser.newPage()
    await page.addScriptTag({ content: code })
    for (const purpose of ['moving', 'signing', 'wedding', 'opening']) {
      const task = await longestTask(page, () => page.evaluate(findOnPage, { people, years, purpose }))
      if (purpose === 'moving') first!.push(task)
      else then!.push(task)
    }
    await page.close()
  }
  console.log(`finder, people: ${people}, years: ${years}: first ${middle(first!)}, then ${middle(then!)}`)
}

function findOnPage({ people, years, purpose }: { people: number; years: number; purpose: string }) {
  const { ganzhiOfText, findSharedDays } = (globalThis as unknown as { finder: Finder }).finder
  const charts = ['庚午 辛巳 庚辰 庚辰', '丁卯 癸丑 乙未 辛巳'].slice(0, people).map((text) => {
    const [year, month, day, hour] = text.split(' ').map(ganzhiOfText)
    return { pillars: { year, month, day, hour } }
  })
  findSharedDays(charts, purpose, { year: 2026, month: 11, day: 23 }, { year: 2026 + years, month: 11, day: 22 })
}

async function printPage() {
  const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 390, height: 844 } })
  await seedLogin(page, server, newAddress())
  const token = await tokenOf(page)
  await addArchive(server, token)
  await page.goto(`${server.url}/payok?order_id=${await buy(server, token, 'vip_year')}`)
  await page.getByRole('heading', { name: '一年为期' }).waitFor()
  const [first, then]: number[][] = [[], []]
  for (let each = 0; each < PAGES; each++) {
    await page.goto(`${server.url}/fate/days`)
    await page.getByRole('heading', { name: '可选的日子' }).waitFor()
    // Waits until the idle page has prefetched the almanac.
    await setTimeout(REST_MS)
    for (const name of ['一年', '签约', '会面', '结婚'])
      (name === '一年' ? first! : then!).push(await longestTask(page, () => page.getByText(name, { exact: true }).click()))
  }
  console.log(`page: a year is asked for ${middle(first!)}, another purpose in it ${middle(then!)}`)
}

function middle(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms (${sorted[0]!.toFixed(1)} to ${sorted.at(-1)!.toFixed(1)})`
}
