/**
 * Smoothness of page turns in a fate book at 4× CPU throttling; env TRACE: trace file. Run: `node tests/bench/page-turn.ts
 * [rounds]`.
 */
import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { buy, tokenOf } from '../e2e/support/buying.ts'
import { addArchive, seedLogin, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const CARDS = 10
/** Pause between two turns: the transition takes a third of it, then the app prepares the next card. */
const REST_MS = 1500

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly tid: number
  readonly pid: number
  readonly dur?: number
  readonly args: {
    readonly data?: { readonly type?: string }
    readonly frame_reporter?: { readonly state?: string; readonly affects_smoothness?: boolean }
  }
}

interface Turn {
  /** Milliseconds from the key press to the next frame, which the Event Timing API rounds to 8 ms. */
  readonly keyToFrame: number
  readonly longestTask: number
  readonly frames: number
  /** Number of dropped frames that affect smoothness, as the browser reports them. */
  readonly dropped: number
}

const executablePath = chromiumPath()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  const book = await openedBook()
  const bare = await barePages()
  const turns: Record<'book' | 'bare', Turn[]> = { book: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      for (let at = 2; at < CARDS; at++) {
        turns.book.push(await turn(book, key))
        turns.bare.push(await turn(bare, key))
      }
    }
  }
  for (const [name, each] of Object.entries(turns)) print(name, each)
} finally {
  await browser.close()
  await server.stop()
}

/** Opens the second card of a new user's book and waits until the page is idle. */
async function openedBook(): Promise<Page> {
  const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 390, height: 844 } })
  await seedLogin(page, server, newAddress())
  const token = await tokenOf(page)
  const { archive_id } = await addArchive(server, token)
  await buy(server, token, 'fatebook', archive_id)
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=self`)
  await page.getByRole('article').waitFor()
  await setTimeout(6000)
  return page
}

/** Opens a minimal page with a view transition per key press, whose dropped frames are due to the machine, not to the app. */
async function barePages(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.setContent('<p>1</p>')
  await page.evaluate(() => {
    addEventListener('keydown', ({ key }) => document.startViewTransition(() => void (document.querySelector('p')!.textContent = key)))
  })
  return page
}

/** Records a trace while it presses a key and waits until the page is idle; returns the measured turn. */
async function turn(page: Page, key: string): Promise<Turn> {
  await page.bringToFront()
  await page.evaluate(() => {
    const observed = (globalThis as { latest?: { at: number } }).latest
    if (observed) return void (observed.at = 0)
    const latest = { at: 0 }
    Object.assign(globalThis, { latest })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') latest.at = duration
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'viz'] },
  })
  await page.keyboard.press(key)
  await setTimeout(REST_MS)
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  const keyToFrame = await page.evaluate(() => (globalThis as unknown as { latest: { at: number } }).latest.at)
  await session.detach()
  const file = process.env['TRACE']
  if (file) writeFileSync(file, JSON.stringify({ traceEvents: events }))
  return turnOf(events, keyToFrame)
}

/** Computes a turn's measurements from the events of the first second after the key press. */
function turnOf(events: readonly TraceEvent[], keyToFrame: number): Turn {
  const key = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')!
  const within = events.filter(({ ts }) => ts >= key.ts && ts < key.ts + 1_000_000)
  const tasks = within.filter(({ name, tid, pid }) => name === 'RunTask' && tid === key.tid && pid === key.pid)
  const frames = within.flatMap(({ args }) => args.frame_reporter ?? [])
  return {
    keyToFrame,
    longestTask: Math.round(Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000))),
    frames: frames.length,
    dropped: frames.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness).length,
  }
}

function print(name: string, turns: readonly Turn[]) {
  const line = (what: string, of: (turn: Turn) => number) => {
    const sorted = turns.map(of).toSorted((a, b) => a - b)
    console.log(
      `${name} ${what.padEnd(28)} median ${sorted[Math.floor(sorted.length / 2)]}, smallest ${sorted[0]}, largest ${sorted.at(-1)}`,
    )
  }
  console.log(`${name}: ${turns.length} turns`)
  line('key to the next frame, ms', ({ keyToFrame }) => keyToFrame)
  line('longest task, ms', ({ longestTask }) => longestTask)
  line('frames', ({ frames }) => frames)
  line('of them dropped', ({ dropped }) => dropped)
}
