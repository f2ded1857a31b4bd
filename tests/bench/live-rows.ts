/**
 * Compares shared live queries (`useLive`) with one query per component at 4× CPU throttling. Run: `node tests/bench/live-rows.ts
 * [rounds]`.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 20)
const WAYS = ['shared', 'own'] as const
const STEPS = ['first', 'next', 'change'] as const

const bundle = await rolldown({
  input: fileURLToPath(new URL('live-rows-page.tsx', import.meta.url)),
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
})
const { output } = await bundle.generate({ codeSplitting: false })
const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  const page = await browser.newPage()
  await page.route('**/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: output[0].code }))
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('http://localhost/empty')
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const rounds = await page.evaluate(
    async ([count, ways, address]) => {
      const { measureLiveRows } = (await import(address)) as typeof import('./live-rows-page.tsx')
      const found = []
      for (let round = 0; round < count; round++)
        for (const way of round % 2 ? ways : ways.toReversed()) found.push({ way, ...(await measureLiveRows(way)) })
      return found
    },
    [ROUNDS, WAYS, '/page.js'] as const,
  )
  for (const step of STEPS) {
    for (const way of WAYS) {
      const found = rounds.filter((round) => round.way === way).map((round) => round[step])
      const times = found.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const median = times[Math.floor(times.length / 2)]!
      console.log(
        `${step} ${way}  median ${median.toFixed(1)} ms, smallest ${times[0]!.toFixed(1)} ms, drawn without a row ${found.at(-1)!.empty}`,
      )
    }
  }
} finally {
  await browser.close()
}
