/** Month view of a chart: days and their details, locked days, members, and offline use. */
import type { Page } from '@playwright/test'
import { readStoredPreference } from './support/set-appearance.ts'
import { issueCodeByCommand } from './support/buying.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { untilRowStored } from './support/stored-rows.ts'
import { addArchive, call } from './support/person.ts'
import type { TestServer } from './support/server.ts'

async function ownerOf(page: Page, server: TestServer) {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  return { token, archive_id }
}

const days = (page: Page) => page.locator('[data-day]')
const LOCKED = '今天前后三十天人人可看，其余日子的力量值随会员开放。'

test('opens a day, changes months and marks a distant month as locked', async ({ page, server }) => {
  await ownerOf(page, server)
  await page.goto(`${server.url}/fate/index`)
  await page.getByRole('link', { name: '月运' }).first().click()
  await expect(page).toHaveURL(/fate\/month$/)
  await expect(days(page).first()).toBeVisible()
  const count = await days(page).count()
  expect(count).toBeGreaterThanOrEqual(28)
  await expect(page.locator('[data-day]:has-text("力量值")')).toHaveCount(count)
  await expect(page.locator('[data-day]:has-text("农历")')).toHaveCount(count)

  const fifth = days(page).nth(4)
  await fifth.click()
  await expect(fifth).toHaveAttribute('aria-expanded', 'true')
  const iso = (await fifth.getAttribute('data-day'))!
  await expect(page.locator(`a[href$="/fate/index#${iso}"]`).first()).toContainText('力量值')

  for (const _month of ['next', 'second', 'third']) await page.getByRole('button', { name: '下一个月' }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  await expect(page.getByText(LOCKED)).toBeVisible()
  await expect(page.locator('[data-day]:has-text("力量值")')).toHaveCount(0)
  await days(page).nth(9).click()
  await expect(page.getByText(/在今天前后三十天以外，力量值随会员开放$/)).toBeVisible()
  const back = page.getByRole('button', { name: '上一个月' })
  for (const _month of ['second', 'next']) await back.click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(LOCKED)).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(/fate\/index$/)
})

test.describe('without a network', () => {
  test('shows every month to members, offline after a restart too', WITH_WORKER, async ({ page, server, context }) => {
    const { token, archive_id } = await ownerOf(page, server)
    const other = `${server.url}/fate/month?month=2031-05`
    await page.goto(other)
    await expect(page.getByText(LOCKED)).toBeVisible()
    await untilWorkerControls(page)
    await context.setOffline(true)
    await page.goto(`${server.url}/fate/month`)
    await expect(page.locator('[data-day]:has-text("力量值")').first()).toBeVisible()
    await page.goto(other)
    await expect(page.getByText(LOCKED)).toBeVisible()
    await expect(page.locator('[data-day="2031-05-06"]')).toContainText('立夏')
    await context.setOffline(false)

    server.letTimePass()
    const { code } = await call(server, '/exchange/redeem', { code: issueCodeByCommand(server, 'vip_year'), archive_id }, token)
    expect(code).toBe(0)
    await page.goto(other)
    await expect(page.locator('[data-day]:has-text("力量值")')).toHaveCount(31)
    await expect(page.getByText(LOCKED)).toBeHidden()
    await untilRowStored(page, 'queries', 'user-info', '"is_year_vip":true')
    await page.close()
    await context.setOffline(true)
    const cold = await context.newPage()
    await cold.goto(other)
    await expect(cold.locator('[data-day]:has-text("力量值")')).toHaveCount(31)
    await expect(cold.locator('[data-day]:has-text("农历")')).toHaveCount(31)
    await expect(cold.getByRole('heading', { level: 3 })).toHaveCount(2)
  })
})

test('in English the menu has no link, but the address works', VARIANT_TEST, async ({ page, server }) => {
  await ownerOf(page, server)
  await page.goto(`${server.url}/setting/language`)
  await page.getByText('English', { exact: true }).last().click()
  await expect.poll(() => readStoredPreference(page, 'language')).toBe('en_US')
  await page.goto(`${server.url}/fate/index`)
  await expect(page.getByRole('button', { name: /seven quiet/i })).toBeVisible()
  await expect(page.locator('a[href="/fate/month"]')).toHaveCount(0)
  await page.goto(`${server.url}/fate/month?month=2026-11`)
  await expect(page.getByRole('heading', { level: 1, name: 'November' })).toBeVisible()
  await expect(page.getByText('Bing Wu year, Wu Xu month; from day 7, Ji Hai month')).toBeVisible()
})
