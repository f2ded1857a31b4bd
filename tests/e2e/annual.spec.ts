/** Annual reports of a chart: open and locked years, the cycles, and all of them offline. */
import type { Page } from '@playwright/test'
import { takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { buy, issueCodeByCommand } from './support/buying.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import type { TestServer } from './support/server.ts'

// Creates a user with an archive and unlocks 2026 by a code; 2025 stays locked. Both years have a tab on any date.
async function ownerOf2026(page: Page, server: TestServer): Promise<string> {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  server.letTimePass()
  const { code } = await call(server, '/exchange/redeem', { code: issueCodeByCommand(server, 'annual:2026'), archive_id }, token)
  expect(code).toBe(0)
  return archive_id
}

const yearOf = (server: TestServer, archiveId: string, year: number) => `${server.url}/fate/year?archiveId=${archiveId}&year=${year}`

test('shows an open year in full and previews a locked one', async ({ page, server }) => {
  const archiveId = await ownerOf2026(page, server)
  await page.goto(yearOf(server, archiveId, 2026))
  await expect(page.getByRole('heading', { level: 3, name: /月.*起/ })).toHaveCount(12)
  const winter = page.getByRole('heading', { level: 3, name: '冬' })
  await page.getByRole('button', { name: /^冬/ }).click()
  await expect(winter).toBeFocused()
  await expect(winter).toBeInViewport()
  await page.getByRole('button', { name: /^空间/ }).click()
  await expect(page.getByRole('heading', { level: 3, name: '空间' })).toBeFocused()

  await page.getByRole('link', { name: /^2025/ }).click()
  await expect(page.getByText(/这一年还有 \d+ 段，随全书开启/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
  await expect(page.getByRole('img', { name: '十二个月的山脊，还在雾里' })).toBeVisible()
})

test('opens the years of a cycle and the page of a year', async ({ page, server }) => {
  const archiveId = await ownerOf2026(page, server)
  await page.goto(yearOf(server, archiveId, 2026))
  await page.getByRole('main').getByRole('link', { name: '大运流年' }).click()
  await expect(page.getByRole('heading', { name: '甲申运的十年' })).toBeVisible()
  await page.getByRole('button', { name: /^1997/ }).click()
  await expect(page.getByRole('heading', { name: '壬午运的十年' })).toBeVisible()
  await page.getByRole('link', { name: /^2006/ }).click()
  await expect(page).toHaveURL(/year=2006/)
  await expect(page.getByText('这一年的书现在不在店里。')).toBeVisible()
})

test('opens the unlocked year and the cycles offline after a restart', WITH_WORKER, async ({ page, server, context }) => {
  const archiveId = await ownerOf2026(page, server)
  await page.goto(yearOf(server, archiveId, 2026))
  await expect(page.getByRole('heading', { level: 3, name: /月.*起/ })).toHaveCount(12)
  // Until the year's book is stored, its title is the year with its pair.
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('2026 丙午')
  const line = await title.textContent()
  await untilWorkerControls(page)
  await page.close()
  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto(yearOf(server, archiveId, 2026))
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(line!)
  await expect(cold.getByRole('heading', { level: 3, name: /月.*起/ })).toHaveCount(12)
  await cold.goto(`${server.url}/fate/cycles?archiveId=${archiveId}`)
  await expect(cold.getByRole('heading', { name: '甲申运的十年' })).toBeVisible()
})

test('marks, finds and prints a report offline', WITH_WORKER, async ({ page, server, context }) => {
  const archiveId = await ownerOf2026(page, server)
  await page.goto(yearOf(server, archiveId, 2026))
  // At this width the page shows the months in two columns.
  await page.setViewportSize({ width: 1440, height: 900 })
  const months = page.getByRole('heading', { level: 3, name: /月.*起/ })
  await expect(months).toHaveCount(12)
  const topOf = async (at: number) => Math.round((await months.nth(at).boundingBox())!.y)
  await expect(async () => expect(await topOf(1)).toBe(await topOf(0))).toPass()
  await untilWorkerControls(page)
  await context.setOffline(true)
  const last = page.locator('[data-paragraph^="month."]').last()
  const words = (await last.locator('[data-words]').textContent())!.slice(0, 14)
  await last.getByRole('button', { name: '标记这一段' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '标亮' }).click()
  await expect(last.locator('mark').first()).toBeVisible()

  await page.goto(`${server.url}/fate/index`)
  // The key listener is loaded when the page is idle.
  const palette = page.getByRole('combobox', { name: '查找' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 1000 })
  }).toPass()
  await palette.fill(words)
  await page
    .getByRole('option', { name: /2026 年度报告.*原文/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/fate\/year\?.*year=2026#month\./)
  await expect(last).toBeInViewport()
  await expect(last.locator('mark').first()).toBeVisible()

  await page.evaluate(() => void (window.print = () => undefined))
  await page.getByRole('button', { name: '这份报告的更多操作' }).click()
  await page.getByRole('menuitem', { name: '打印报告' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '2026 年度报告' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: '命盘' })).toBeVisible()
  for (const around of ['运势', '跳到正文', '打印']) {
    for (const found of await page.getByText(around, { exact: true }).all()) await expect(found).toBeHidden()
  }
})

const daysOf = (page: Page) => page.getByRole('grid', { name: '一年里每天的力量值' })

test('opens thirty days around today and links the others to the shop', async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/fate/year`)
  await expect(daysOf(page).locator('[aria-current="date"]')).toHaveAccessibleName(/力量值 \d+/)
  const closed = await daysOf(page)
    .getByRole('gridcell', { name: /未开放$/ })
    .count()
  expect(closed).toBeGreaterThanOrEqual(365 - 61)
  await expect(page.getByRole('link', { name: `其余 ${closed} 天随会员开放` })).toHaveAttribute('href', '/setting/shop')
})

test('shows a member all days of the year offline after a restart', WITH_WORKER, async ({ page, server, context }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await buy(server, token, 'vip_year', archive_id)
  await page.goto(`${server.url}/fate/year`)
  await expect(daysOf(page).getByRole('gridcell').first()).toHaveAccessibleName(/力量值 \d+/)
  await untilWorkerControls(page)
  await page.close()
  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto(`${server.url}/fate/year`)
  const first = daysOf(cold).getByRole('gridcell').first()
  await expect(first).toHaveAccessibleName(/力量值 \d+/)
  await expect(daysOf(cold).getByRole('gridcell', { name: /未开放$/ })).toHaveCount(0)
  await daysOf(cold).locator('[aria-current="date"]').focus()
  await cold.keyboard.press('Control+Home')
  await expect(first).toBeFocused()
  await expect(cold.getByRole('link', { name: '看这一天' })).toHaveAttribute('href', /^\/fate\/index#\d{4}-02-0[345]$/)
})

for (const mode of takeSeededShare(['light', 'dark'], 2)) {
  test(`axe finds nothing on open and locked years and cycles: ${mode}`, async ({ page, server }) => {
    const archiveId = await ownerOf2026(page, server)
    await setAppearance(page, server.url, 'zh_CN', mode)
    for (const path of [
      `year?archiveId=${archiveId}&year=2026`,
      `year?archiveId=${archiveId}&year=2025`,
      `cycles?archiveId=${archiveId}`,
    ]) {
      await page.goto(`${server.url}/fate/${path}`)
      await untilReady(page)
      expect(await axeFindings(page), path).toEqual([])
    }
  })
}
