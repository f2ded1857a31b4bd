/**
 * Prints how smoothly the pages of a fate book turn on a slow phone (4× CPU throttle, motion as the app has it).
 * Run after a build: `node tests/bench/page-turn.ts [rounds]`. A round turns by key through all ten cards and back. Per turn: from the
 * key to the next frame on the screen (as the browser's Event Timing has it, in steps of 8 ms), the longest task of the main thread,
 * and the frames that the compositor dropped of those it was asked for until the crossing is over.
 * With `TRACE=file` the trace of the last round is written there, for DevTools' Performance panel.
 */
import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type CDPSession, chromium } from '@playwright/test'
import { buy, tokenOf } from '../e2e/support/buying.ts'
import { addArchive, logIn, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const CARDS = 10
/** Between two turns: the crossing takes a third of it, in the rest the neighbour is made ready. */
const REST_MS = 1500

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly args: { readonly data?: { readonly type?: string }; readonly frame_reporter?: { readonly state?: string } }
}

interface Turn {
  readonly keyToFrame: number
  readonly longestTask: number
  readonly frames: number
  readonly dropped: number
}

const executablePath = chromiumPath()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 390, height: 844 } })
  await logIn(page, server, newAddress())
  const token = await tokenOf(page)
  const { archive_id } = await addArchive(server, token)
  await buy(server, token, 'fatebook', archive_id)
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=chart`)
  await page.getByRole('article').waitFor()
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=self`)
  await page.getByRole('article').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await setTimeout(6000)
  await page.evaluate(() => {
    Object.assign(globalThis, { turns: [] })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') (globalThis as unknown as { turns: number[] }).turns.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  const turns: Turn[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      for (let at = 2; at < CARDS; at++) {
        const { events, keyToFrame } = await traced(session, async () => {
          await page.keyboard.press(key)
          await setTimeout(REST_MS)
          return page.evaluate(() => (globalThis as unknown as { turns: number[] }).turns.splice(0).at(-1) ?? 0)
        })
        turns.push(turnOf(events, keyToFrame))
        if (process.env['TRACE']) writeFileSync(process.env['TRACE'], JSON.stringify({ traceEvents: events }))
      }
    }
  }
  const line = (name: string, of: (turn: Turn) => number) => {
    const sorted = turns.map(of).toSorted((a, b) => a - b)
    console.log(`${name.padEnd(34)} median ${sorted[Math.floor(sorted.length / 2)]}, smallest ${sorted[0]}, largest ${sorted.at(-1)}`)
  }
  console.log(`${turns.length} turns`)
  line('key to the next frame, ms', ({ keyToFrame }) => keyToFrame)
  line('longest task, ms', ({ longestTask }) => longestTask)
  line('frames in the crossing', ({ frames }) => frames)
  line('of them dropped', ({ dropped }) => dropped)
} finally {
  await browser.close()
  await server.stop()
}

/** Runs something under the browser's tracing. */
async function traced(session: CDPSession, run: () => Promise<number>): Promise<{ events: TraceEvent[]; keyToFrame: number }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'viz'] },
  })
  const keyToFrame = await run()
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  session.off('Tracing.dataCollected', collect)
  return { events, keyToFrame }
}

/** A turn begins with its key and is over after a second at the latest. */
function turnOf(events: readonly TraceEvent[], keyToFrame: number): Turn {
  const key = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const from = key?.ts ?? 0
  const within = events.filter(({ ts }) => ts >= from && ts < from + 1_000_000)
  const tasks = within.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000)
  const states = within.filter(({ name }) => name === 'PipelineReporter').map(({ args }) => args.frame_reporter?.state)
  return {
    keyToFrame,
    longestTask: Math.round(Math.max(0, ...tasks)),
    frames: states.filter(Boolean).length,
    dropped: states.filter((state) => state === 'STATE_DROPPED').length,
  }
}
