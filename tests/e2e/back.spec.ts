import { addArchive } from './support/person.ts'
import { expect, seedLogin, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'

test.beforeEach(async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(server.url)
  await page.waitForURL(/\/home\/index$/)
})

test('back closes the seven seconds and stays on the day', async ({ page }) => {
  await page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  await expect(page.getByRole('dialog', { name: '静心七秒' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/home\/index$/)
  await expect(page.getByRole('button', { name: '静心七秒，打开今日' })).toBeVisible()
})

test('back cancels a question and skips one that was already answered', VARIANT_TEST, async ({ page, server }) => {
  await page.goto(`${server.url}/setting/me`)
  await page.getByRole('link', { name: '账户与安全' }).click()
  await expect(page).toHaveURL(/\/setting\/account$/)
  const ask = page.getByRole('button', { name: '退出登录' })
  await ask.click()
  await expect(page.getByRole('dialog', { name: '退出登录？' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/setting\/account$/)
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/setting\/me$/)
})

test('back closes a sheet and then leaves the page', async ({ page, server }) => {
  await page.goto(`${server.url}/archive/index`)
  await page.getByRole('link', { name: /林知远/ }).click()
  await expect(page).toHaveURL(/archiveId=/)
  await page.getByRole('link', { name: '看命盘' }).click()
  await expect(page).toHaveURL(/card=chart/)
  await page.getByRole('button', { name: '怎么来的' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/card=chart/)
  await page.goBack()
  await expect(page).toHaveURL(/archiveId=[^&]*$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/archive\/index$/)
})

test('back closes the pay sheet that was opened by its URL', VARIANT_TEST, async ({ page, server }) => {
  await page.goto(`${server.url}/setting/shop`)
  await page.goto(`${server.url}/setting/shop?payment=dt`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/setting\/shop$/)
})
