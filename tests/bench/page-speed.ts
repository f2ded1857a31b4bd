/**
 * Prints how long the first visit and a cold offline start take on a slow phone.
 * Run after a build: `node tests/bench/page-speed.ts [rounds [folder …]]`. On a busy machine the smallest value says most.
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
/** Copies of the project, each with a build of its own, to be measured beside each other; without any, this one. */
const ROOTS = process.argv.slice(3)
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
  await page.waitForTimeout(6000)
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

/** A build under measurement: its server, a profile with today opened and one without. */
interface Build {
  readonly name: string
  readonly server: TestServer
  readonly opened: string
  readonly unopened: string
}

async function buildAt(root: string | undefined, at: number): Promise<Build> {
  const profile = (name: string) => mkdtempSync(join(tmpdir(), `mingshu-bench-${name}-`))
  return {
    name: root ?? `build ${at + 1}`,
    server: await TestServer.start({}, root),
    opened: profile('opened'),
    unopened: profile('unopened'),
  }
}

/** Runs the builds in turn, so that what the machine does besides falls on all of them. */
async function rounds<M extends Marks>(builds: readonly Build[], run: (build: Build) => Promise<M>): Promise<Map<Build, M[]>> {
  const all = new Map<Build, M[]>(builds.map((build) => [build, []]))
  for (let i = 0; i < ROUNDS; i++) for (const build of builds) all.get(build)!.push(await run(build))
  return all
}

function print<M extends Marks>(name: string, marks: ReadonlyMap<Build, readonly M[]>, valueOf: (marks: M) => number, unit = 'ms') {
  for (const [build, each] of marks) {
    const values = each.map(valueOf)
    const sorted = values.toSorted((a, b) => a - b)
    const middle = Math.round(sorted[Math.floor(sorted.length / 2)]!)
    const best = Math.round(sorted[0]!)
    console.log(
      `${name.padEnd(44)} ${build.name}: median ${middle} ${unit}, smallest ${best} ${unit}  (${values.map(Math.round).join(' ')})`,
    )
  }
}

const builds: Build[] = []
try {
  for (const [at, root] of (ROOTS.length > 0 ? ROOTS : [undefined]).entries()) builds.push(await buildAt(root, at))
  const visits = await rounds(builds, ({ server }) => firstVisit(server))
  print('first visit /login: first contentful paint', visits, ({ fcp }) => fcp)
  print('first visit /login: largest contentful paint', visits, ({ lcp }) => lcp)
  print('first visit /login: login button', visits, ({ seen }) => seen.button!)
  print('  asked for before it', visits, ({ bytes }) => bytes / 1000, 'kB')
  for (const { server, opened, unopened } of builds) {
    await settle(server, opened, true)
    await settle(server, unopened, false)
    await server.kill()
  }
  for (const [name, profileOf] of [
    ["today's kept fortune", ({ opened }: Build) => opened],
    ['the page before it', ({ unopened }: Build) => unopened],
  ] as const) {
    const starts = await rounds(builds, (build) => coldStart(build.server, profileOf(build)))
    print(`cold offline start: ${name}`, starts, ({ seen }) => seen.fortune!)
    print('  the page is alive', starts, ({ seen }) => seen.life!)
    print('  its first contentful paint', starts, ({ fcp }) => fcp)
  }
} finally {
  for (const { server, opened, unopened } of builds) {
    await server.stop()
    for (const profile of [opened, unopened]) rmSync(profile, { recursive: true, force: true })
  }
}
