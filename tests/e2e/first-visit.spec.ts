import { fillBirth } from './support/birth.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { archivesOf, logInByCode } from './support/person.ts'

test('leads from the first visit to the chart and to today', async ({ page, server }) => {
  await logInByCode(page, server, newAddress())
  await expect(page).toHaveURL(/\/onboarding$/)
  for (const next of ['下一步', '下一步', '写下生辰']) await page.getByRole('button', { name: next }).click()

  await fillBirth(page, { name: '林知远', gender: '男', date: '1990-5-15', time: '8:30', place: '上海' })
  const seal = page.getByRole('contentinfo').or(page.locator('form'))
  await expect(seal).toContainText('庚')
  await page.getByRole('button', { name: '完成' }).click()

  await expect(page).toHaveURL(/\/archive\/index\?archiveId=/)
  // The seal and one sentence are shown first; a screen reader announces the sentence.
  const thought = '日主庚，阳金，生在初夏。五行里金最重，占 51%。'
  await expect(page.getByRole('status').filter({ hasText: thought })).toHaveCount(1)
  await expect(page.locator('p:not([role])', { hasText: thought })).toBeInViewport()
  const table = page.getByRole('table', { name: '命盘' })
  for (const character of ['庚', '午', '辛', '巳', '辰']) await expect(table).toContainText(character)

  // The archive was first shown from the device; now it has reached the server too.
  const token = (await page.evaluate(() => localStorage.getItem('mingshu-token')))!
  await expect.poll(async () => (await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual(['林知远'])

  await expect(page.getByText(/阳金，像矿里的生铁和出炉的刀/)).toBeVisible()
  await page.getByRole('link', { name: '看今日', exact: true }).click()
  await expect(page).toHaveURL(/\/fate\/index$/)
  await page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  const focus = page.getByRole('dialog', { name: '静心七秒' })
  await expect(focus).toBeVisible()
  await focus.getByRole('button', { name: '看今日' }).click()
  await expect(page.getByText('力量值').first()).toBeVisible()
  await expect(page.getByText('宜', { exact: true }).first()).toBeVisible()
})

test('asks about a repeated hour instead of guessing', async ({ page, server }) => {
  await seedLogin(page, server, newAddress())
  await page.goto(server.url)
  await page.getByRole('button', { name: '跳过' }).first().click()
  // On 14 September 1986 Shanghai's clocks went back from 2:00 to 1:00, so 1:30 occurred twice.
  await fillBirth(page, { name: '重', gender: '女', date: '1986-9-14', time: '1:30', place: '上海' })
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/两次/)
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0)
})
