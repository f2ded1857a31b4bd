/**
 * Speed of first visit and offline start on a slow phone; env `CHROMIUM`: browser. Run: `node tests/bench/page-speed.ts [rounds
 * [folder …]]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { addArchive, seedLogin, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { BareBrowser } from './bare-browser.ts'
import { startSlowConnection } from './slow-connection.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
/** Folders of project copies whose builds are compared; empty for this project alone. */
const ROOTS = process.argv.slice(3)
const CPU_THROTTLE = 4
const executablePath = chromiumPath()
const phone = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions
/** Time after which even the slowest start is complete. */
const REST_MS = 6000

/**
 * What a page records: timings in milliseconds since the start of its navigation, and the bytes fetched before the button was
 * shown.
 */
interface Marks {
  fcp: number
  lcp: number
  bytes: number
  /** First paint of each watched element, by its name. */
  seen: Record<string, number>
}

/** Runs in the page before its scripts: records paints and when each selector is first visible. */
function watch(selectors: Record<string, string>) {
  const marks: Marks = { fcp: 0, lcp: 0, bytes: 0, seen: {} }
  Object.assign(globalThis, { marks })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    marks.lcp = list.getEntries().at(-1)!.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const poll = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (marks.seen[name] || !document.querySelector(selector)?.getClientRects().length) continue
      // Measures at the next frame, before which the frame that contains the element is painted.
      marks.seen[name] = -1
      requestAnimationFrame(() => (marks.seen[name] = performance.now()))
    }
    requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}

/** Opens an address in a new browser with a throttled CPU; returns the page's marks after `REST_MS`. */
async function marksOf(address: string, profile: string, selectors: Record<string, string>): Promise<Marks> {
  const browser = new BareBrowser(profile, { TZ: phone.timezoneId })
  const page = await browser.page()
  await page('Emulation.setDeviceMetricsOverride', { ...phone.viewport, deviceScaleFactor: 1, mobile: false })
  await page('Emulation.setUserAgentOverride', { userAgent: 'Chrome', acceptLanguage: phone.locale })
  await page('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: phone.reducedMotion }] })
  await page('Page.enable')
  await page('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watch)})(${JSON.stringify(selectors)})` })
  await page('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  await page('Page.navigate', { url: address })
  await setTimeout(REST_MS)
  const { result } = (await page('Runtime.evaluate', { expression: `(${String(marksNow)})()`, returnByValue: true })) as {
    result: { value: Marks }
  }
  await browser.close()
  return result.value
}

/** Runs in the page: returns its marks with the transferred bytes of all requests that started before the button was shown. */
function marksNow(): Marks {
  const { marks } = globalThis as unknown as { marks: Marks }
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const before = entries.filter(({ startTime }) => startTime < (marks.seen.button ?? 0))
  return { ...marks, bytes: before.reduce((total, { transferSize }) => total + transferSize, 0) }
}

/** Opens the login page with an empty profile over a slow connection. */
async function firstVisit(build: Build): Promise<Marks> {
  const line = await startSlowConnection(build.server.url)
  const profile = newProfile('new')
  const marks = await marksOf(`${line.url}/login`, profile, { button: 'main button[class*=button], main button[class*=Button]' })
  line.close()
  rmSync(profile, { recursive: true, force: true })
  return marks
}

const newProfile = (name: string) => mkdtempSync(join(tmpdir(), `mingshu-bench-${name}-`))

/** Creates a user with an archive and a fully cached app in a profile; with `opensToday`, also opens the day. */
async function settle(server: TestServer, profile: string, opensToday: boolean) {
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
    ...phone,
  })
  const page = await context.newPage()
  await seedLogin(page, server, newAddress())
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
  // Waits until fonts and the gazetteer are fetched, as an idle page does on a normal first day.
  await page.waitForTimeout(6000)
  await context.close()
}

/**
 * Opens Today with an existing profile: `fortune` is the first headline, maybe that of the stored picture; `life` is that of the
 * running app.
 */
const coldStart = (server: TestServer, profile: string): Promise<Marks> =>
  marksOf(`${server.url}/fate/index`, profile, { fortune: '#content h1', life: '#root > div:not([data-picture]) #content h1' })

/** A measured build: its server, a profile in which today has been opened, and one in which it has not. */
interface Build {
  readonly name: string
  readonly server: TestServer
  readonly opened: string
  readonly unopened: string
}

async function buildAt(root: string | undefined, at: number): Promise<Build> {
  return {
    name: root ?? `build ${at + 1}`,
    server: await TestServer.start({}, root),
    opened: newProfile('opened'),
    unopened: newProfile('unopened'),
  }
}

/** Runs a measurement on each build in turn, `ROUNDS` times, so that other load of the machine affects all equally. */
async function rounds(builds: readonly Build[], run: (build: Build) => Promise<Marks>): Promise<Map<Build, Marks[]>> {
  const all = new Map<Build, Marks[]>(builds.map((build) => [build, []]))
  for (let i = 0; i < ROUNDS; i++) for (const build of builds) all.get(build)!.push(await run(build))
  return all
}

function print(name: string, marks: ReadonlyMap<Build, readonly Marks[]>, valueOf: (marks: Marks) => number, unit = 'ms') {
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
  const visits = await rounds(builds, firstVisit)
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
