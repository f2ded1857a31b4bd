/**
 * Prints how long the first visit and a cold offline start take on a slow phone.
 * Run after a build: `node tests/bench/page-speed.ts [rounds]`. On a busy machine the smallest value says most.
 *
 * First visit: `/login`, empty profile, 4× CPU throttle, 1.6 Mbit/s, 150 ms: first paint, largest contentful
 * paint, the login button, and what came over the wire for it. Cold start: a new browser on a kept profile, the server
 * dead, no network, 4× CPU throttle: `/fate/index` until today's sentence (or the question before it) stands on the screen,
 * and until the app's own page does in the place of a kept picture.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { addArchive, logIn, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
/** Another copy of the project, with a build of its own. */
const ROOT = process.argv[3]
const CPU_THROTTLE = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const executablePath = chromiumPath()
const launch = { ...(executablePath && { executablePath }), args: chromiumFlags }
const phone = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  permissions: ['background-sync'],
} satisfies BrowserContextOptions

/** What a page notes about itself, in milliseconds since its navigation began. */
interface Marks {
  fcp: number
  lcp: number
  lcpText: string
  /** Each element looked for, when it was first painted. */
  seen: Record<string, number>
}

/** Runs in the page before its own scripts: notes the paints and when each selector first has a place on the screen. */
function watch(selectors: Record<string, string>) {
  const marks: Marks = { fcp: 0, lcp: 0, lcpText: '', seen: {} }
  Object.assign(globalThis, { marks })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
    marks.lcp = last.startTime
    marks.lcpText = last.element?.textContent?.slice(0, 40) ?? ''
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (marks.seen[name] || !document.querySelector(selector)?.getClientRects().length) continue
      // The frame that this was found in is on the screen with the next one.
      marks.seen[name] = -1
      requestAnimationFrame(() => (marks.seen[name] = performance.now()))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function throttle(page: Page, network?: typeof NETWORK) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
}

/** The page's marks when the named element has been painted, and nothing larger has been for a while. */
async function marksOf(page: Page, name: string): Promise<Marks> {
  await page.waitForFunction((wanted) => ((globalThis as unknown as { marks: Marks }).marks.seen[wanted] ?? 0) > 0, name, {
    timeout: 60_000,
  })
  await page.waitForTimeout(1500)
  return page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks)
}

/** What the page had asked for by then came to so many bytes on the wire, with what was still on its way. */
function bytesAskedFor(page: Page, untilMs: number): Promise<number> {
  return page.evaluate((until) => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return (entries as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < until)
      .reduce((total, { transferSize }) => total + transferSize, 0)
  }, untilMs)
}

async function firstVisit(server: TestServer): Promise<Marks & { bytes: number }> {
  const browser = await chromium.launch(launch)
  const page = await (await browser.newContext(phone)).newPage()
  await page.addInitScript(watch, { button: 'main button[class*=button], main button[class*=Button]' })
  await throttle(page, NETWORK)
  await page.goto(`${server.url}/login`)
  const marks = await marksOf(page, 'button')
  const bytes = await bytesAskedFor(page, marks.seen.button!)
  await browser.close()
  return { ...marks, bytes }
}

const openProfile = (profile: string, offline: boolean): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...launch, ...phone, offline })

/** Somebody with an archive whose app is kept whole; with today already opened, if wanted. */
async function settle(server: TestServer, profile: string, opensToday: boolean) {
  const context = await openProfile(profile, false)
  const page = await context.newPage()
  await logIn(page, server, newAddress())
  const token = (await page.evaluate(() => localStorage.getItem('mingshu-token')))!
  await addArchive(server, token)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${server.url}/fate/index`)
  const core = page.getByRole('button', { name: '静心七秒，打开今日' })
  await core.waitFor()
  if (opensToday) {
    await core.click()
    await page.getByRole('button', { name: '看今日' }).click({ timeout: 20_000 })
    await page.getByText('推算仅供娱乐').waitFor()
  }
  // What is fetched when idle (faces, places) is on its way as on any first day.
  await page.waitForTimeout(4000)
  await context.close()
}

async function coldStart(server: TestServer, profile: string): Promise<Marks> {
  const context = await openProfile(profile, true)
  const page = await context.newPage()
  await page.addInitScript(watch, { fortune: '#content h1', life: '#root > div:not([data-picture]) #content h1' })
  await throttle(page)
  await page.goto(`${server.url}/fate/index`)
  const marks = await marksOf(page, 'life')
  await context.close()
  return marks
}

async function rounds<M extends Marks>(run: () => Promise<M>): Promise<M[]> {
  const all: M[] = []
  for (let i = 0; i < ROUNDS; i++) all.push(await run())
  return all
}

function print(name: string, values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]!
  console.log(
    `${name.padEnd(46)} median ${Math.round(median)} ms, smallest ${Math.round(sorted[0]!)} ms  (${values.map(Math.round).join(' ')})`,
  )
}

const server = await TestServer.start({}, ROOT)
const profiles = ['opened', 'before'].map((name) => mkdtempSync(join(tmpdir(), `mingshu-bench-${name}-`)))
try {
  const visits = await rounds(() => firstVisit(server))
  print(
    'first visit /login: first contentful paint',
    visits.map(({ fcp }) => fcp),
  )
  print(
    'first visit /login: largest contentful paint',
    visits.map(({ lcp }) => lcp),
  )
  print(
    'first visit /login: login button',
    visits.map(({ seen }) => seen.button!),
  )
  console.log(`asked for before the login button: ${visits.map(({ bytes }) => `${Math.round(bytes / 1000)} kB`).join(' ')}`)
  console.log(`largest contentful paint was: ${visits[0]!.lcpText}`)
  for (const [i, profile] of profiles.entries()) await settle(server, profile, i === 0)
  await server.kill()
  for (const [i, profile] of profiles.entries()) {
    const starts = await rounds(() => coldStart(server, profile))
    print(
      `cold offline start: ${i === 0 ? "today's kept fortune" : 'the page before it'}`,
      starts.map(({ seen }) => seen.fortune!),
    )
    print(
      '  the page is alive',
      starts.map(({ seen }) => seen.life!),
    )
    print(
      '  its first contentful paint',
      starts.map(({ fcp }) => fcp),
    )
  }
} finally {
  await server.stop()
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true })
}
