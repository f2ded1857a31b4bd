import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { tokenOf } from '../e2e/support/buying.ts'
import { addArchive, logIn, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
const executablePath = chromiumPath()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  let page = await context.newPage()
  await logIn(page, server, newAddress())
  await addArchive(server, await tokenOf(page))
  await page.goto(`${server.url}/fate/index`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await setTimeout(4000)
  await page.close()
  page = await context.newPage()
  await page.goto(`${server.url}/fate/index`)
  await page.getByRole('link', { name: '月运' }).waitFor()
  await setTimeout(4000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Performance.enable')
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
  const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  const run = async (name: string, act: () => Promise<unknown>) => {
    const a = await metrics()
    await cdp.send('Profiler.start')
    await act()
    await setTimeout(1500)
    const { profile } = await cdp.send('Profiler.stop')
    const b = await metrics()
    console.log(
      '==',
      name,
      ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration']
        .map((k) => `${k} ${((b[k]! - a[k]!) * 1000).toFixed(0)}`)
        .join(' '),
    )
    const self = new Map<string, number>()
    const byId = new Map(profile.nodes.map((n) => [n.id, n]))
    profile.samples!.forEach((id, i) => {
      const n = byId.get(id)!
      const key = `${n.callFrame.functionName} ${n.callFrame.url.split('/').at(-1)}:${n.callFrame.columnNumber}`
      self.set(key, (self.get(key) ?? 0) + profile.timeDeltas![i]! / 1000)
    })
    for (const [k, v] of [...self].toSorted((x, y) => y[1] - x[1]).slice(0, 16)) console.log(v.toFixed(0).padStart(6), k)
    const files = new Map<string, number>()
    for (const [k, v] of self) {
      const f = k.split(' ').at(-1)!.split(':')[0]!
      files.set(f, (files.get(f) ?? 0) + v)
    }
    console.log(
      [...files]
        .toSorted((x, y) => y[1] - x[1])
        .slice(0, 12)
        .map(([k, v]) => `${k} ${v.toFixed(0)}`)
        .join(' | '),
    )
  }
  const marks = () => page.getByRole('link', { name: '月运' }).tap()
  await run('first tap', marks)
  await page.goBack()
  await page.getByRole('link', { name: '月运' }).waitFor()
  await setTimeout(1000)
  await run('second', marks)
  await run('turn', () => page.getByRole('button', { name: '上一个月' }).tap())
} finally {
  await browser.close()
  await server.stop()
}
