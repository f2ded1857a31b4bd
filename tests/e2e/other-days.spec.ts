import { expect, seedLogin, newAddress, test, WITH_WORKER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { swipe } from './support/swipe.ts'

/** Returns two consecutive days of the current month by the device clock, neither of them today. */
function twoDays(now: Date): readonly [first: Date, second: Date] {
  const on = (day: number) => new Date(now.getFullYear(), now.getMonth(), day)
  return now.getDate() > 15 ? [on(5), on(6)] : [on(20), on(21)]
}

const isoOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

test('swipes and keys change the day offline; distant days are locked', WITH_WORKER, async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(`${server.url}/fate/index`)
  await expect(page.getByRole('button', { name: '静心七秒，打开今日' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)

  // Uses the page's clock, whose zone is Shanghai.
  const [first, second] = twoDays(new Date(await page.evaluate(() => Date.now() + 8 * 3_600_000)))
  await page.goto(`${server.url}/fate/index#${isoOf(first)}`)
  const headline = page.getByRole('heading', { level: 1 })
  const dateLine = (date: Date) => page.getByText(`${date.getMonth() + 1}.${date.getDate()}`, { exact: true })
  await expect(dateLine(first)).toBeVisible()
  await expect(page.getByText('另看的一天，不是今日')).toBeVisible()
  const firstHeadline = await headline.textContent()

  await swipe(await context.newCDPSession(page), 300, 100)
  await expect(dateLine(second)).toBeVisible()
  await expect(headline).not.toHaveText(firstHeadline!)
  for (const topic of ['财业', '情缘', '学', '歇']) await expect(page.getByText(topic, { exact: true })).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(headline).toHaveText(firstHeadline!)

  const later = new Date(first.getFullYear(), first.getMonth() + 2, 5)
  await page.goto(`${server.url}/fate/index#${isoOf(later)}`)
  await expect(page.getByText('今天前后三十天人人可看，其余的日子要有会员。')).toBeVisible()
  await expect(page.getByText('力量值')).toHaveCount(0)
  await context.close()
})
