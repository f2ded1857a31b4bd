/** Time from sending a question to the first text of the answer, with 4× CPU throttling. Run: `node tests/bench/chat-words.ts [rounds]`. */
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { buy, tokenOf } from '../e2e/support/buying.ts'
import { addArchive, seedLogin, newAddress } from '../e2e/support/person.ts'
import { TestServer } from '../e2e/support/server.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'

const ROUNDS = Number(process.argv[2] ?? 8)
const REST_MS = 3000
const QUESTIONS = { ms: '明年该不该换工作？', dt: '什么是食神？' } as const

const executablePath = chromiumPath()
const server = await TestServer.start()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
try {
  const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 390, height: 844 } })
  await seedLogin(page, server, newAddress())
  const token = await tokenOf(page)
  const { archive_id } = await addArchive(server, token)
  await buy(server, token, 'ms', archive_id)
  await page.goto(`${server.url}/chat/index?chat=ms`)
  await setTimeout(2 * REST_MS)
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [mode, question] of Object.entries(QUESTIONS)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${server.url}/chat/index?chat=${mode}`)
      times.push(Math.round(await firstWords(page, question)))
    }
    const sorted = times.toSorted((a, b) => a - b)
    console.log(`${mode}  median ${sorted[Math.floor(sorted.length / 2)]} ms, smallest ${sorted[0]} ms  (${times.join(' ')})`)
  }
} finally {
  await browser.close()
  await server.stop()
}

/** Returns the milliseconds from the tap to the frame that shows the first piece of the answer. */
async function firstWords(page: Page, question: string): Promise<number> {
  await page.getByRole('textbox', { name: '要问的事' }).fill(question)
  await setTimeout(REST_MS)
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0
        addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
        const poll = () => {
          if (start > 0 && document.querySelector('[role="log"] article [data-kind] p'))
            requestAnimationFrame(() => resolve(performance.now() - start))
          else requestAnimationFrame(poll)
        }
        requestAnimationFrame(poll)
      }),
  )
  await page.getByRole('button', { name: '送出', exact: true }).click()
  return seen
}
