import { fillBirth } from './support/birth.ts'
import { expect, logIn, newAddress, test } from './support/fixtures.ts'
import { archivesOf, logInByCode } from './support/person.ts'

test('from the first visit to the chart, and on to today', async ({ page, server }) => {
  await logInByCode(page, server, newAddress())
  await expect(page).toHaveURL(/\/onboarding$/)
  for (const next of ['下一步', '下一步', '写下生辰']) await page.getByRole('button', { name: next }).click()

  await fillBirth(page, { name: '林知远', gender: '男', date: '1990-5-15', time: '8:30', place: '上海' })
  const seal = page.getByRole('contentinfo').or(page.locator('form'))
  await expect(seal).toContainText('庚')
  await page.getByRole('button', { name: '完成' }).click()

  await expect(page).toHaveURL(/\/archive\/index\?archiveId=/)
  // What is seen first is the seal and one thought, which a screen reader hears.
  const thought = '日主庚，阳金，生在初夏。五行里金最重，占 51%。'
  await expect(page.getByRole('status').filter({ hasText: thought })).toHaveCount(1)
  await expect(page.locator('p:not([role])', { hasText: thought })).toBeInViewport()
  const table = page.getByRole('table', { name: '命盘' })
  for (const character of ['庚', '午', '辛', '巳', '辰']) await expect(table).toContainText(character)

  // What the device showed at once has reached the server too.
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

test('a repeated hour is asked about, not guessed', async ({ page, server }) => {
  await logIn(page, server, newAddress())
  await page.goto(server.url)
  await page.getByRole('button', { name: '跳过' }).first().click()
  // Shanghai's clocks went back from 0:00 to 23:00 on 13 September 1986 (end of 13 September, 1:00 → 0:00 by zone history).
  await fillBirth(page, { name: '重', gender: '女', date: '1986-9-14', time: '1:30', place: '上海' })
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/两次/)
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0)
})
