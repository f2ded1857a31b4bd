import { axeFindings } from './support/axe.ts'
import { addArchive } from './support/person.ts'
import { expect, logIn, newAddress, test, untilAllStored, watchErrors, WITH_WORKER, FURTHER } from './support/fixtures.ts'
import { swipe } from './support/swipe.ts'

test(
  'whoever has no account comes from the login to the almanac, and after that first visit turns its days in flight mode',
  WITH_WORKER,
  async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Shanghai' })
    const page = await context.newPage()
    const errors = watchErrors(page, /ERR_FAILED/)
    await page.goto(`${server.url}/login`)
    // Plain at first; pair and lunar date come when the page is idle.
    const line = page.getByRole('link', { name: /^..日 · .月..?.? ?/ })
    await expect(line).toBeVisible()
    await line.click()
    await expect(page).toHaveURL(/\/almanac$/)
    await expect(page).toHaveTitle('历书 · 命书')
    await expect(page.getByText(/^农历/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await untilAllStored(page)
    await page.close()
    await context.setOffline(true)

    const later = await context.newPage()
    const offline = watchErrors(later, /ERR_FAILED/)
    await later.goto(`${server.url}/almanac?date=2026-02-17`)
    await expect(later.getByText('春节', { exact: true })).toBeVisible()
    await expect(later.getByText('农历正月初一')).toBeVisible()
    await swipe(await context.newCDPSession(later), 300, 100)
    await expect(later.getByText('农历正月初二')).toBeVisible()
    await expect(later).toHaveURL(/date=2026-02-18$/)
    await later.keyboard.press('ArrowLeft')
    await later.keyboard.press('ArrowLeft')
    await expect(later.getByText('除夕', { exact: true })).toBeVisible()
    await later.getByLabel('日期').fill('2026-11-22')
    await expect(later.getByText('小雪 15:23')).toBeVisible()
    await later.goto(`${server.url}/almanac?date=2100-01-01`)
    await expect(later.getByRole('heading', { name: '历书里没有这一天' })).toBeVisible()
    expect([...errors, ...offline]).toEqual([])
    await context.close()
  },
)

test('a term of the almanac opens its entry, and who is logged in finds the way there and home', FURTHER, async ({ page, server }) => {
  await addArchive(server, await logIn(page, server, newAddress()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${server.url}/fate/index`)
  await page.getByRole('navigation', { name: '运势' }).getByRole('link', { name: '历书' }).click()
  await expect(page.getByText(/^农历/)).toBeVisible()
  await page.getByRole('button', { name: '建除' }).click()
  await expect(page.getByRole('dialog', { name: '建除十二神' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '看你自己的这一天' }).click()
  await expect(page).toHaveURL(/\/home\/index$/)
  await page.goto(`${server.url}/almanac?date=2001-03-04`)
  await page.getByRole('link', { name: '看你自己的这一天' }).click()
  await expect(page).toHaveURL(/\/fate\/index#2001-03-04$/)
})
