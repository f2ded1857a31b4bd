/** The agreements inside the app: opened from the settings, the footer and the pay sheet, online and offline. */
import { expect, seedLogin, newAddress, test, WITH_WORKER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

const titles = { '/setting/terms': '服务协议', '/setting/privacy': '隐私政策' }

test('opens both agreements from the settings, the footer and the pay sheet', async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/setting/me`)
  for (const [path, title] of Object.entries(titles)) {
    for (const part of ['navigation', 'contentinfo'] as const) {
      await page.getByRole(part).getByRole('link', { name: title }).first().click()
      await expect(page).toHaveURL(server.url + path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).nth(5)).toBeAttached()
      await page.goBack()
      await expect(page).toHaveURL(`${server.url}/setting/me`)
    }
  }
  await page.goto(`${server.url}/setting/shop`)
  await page.getByRole('button', { name: /年度会员/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: '《服务协议》' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '服务协议' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(dialog.getByRole('button', { name: /前往付款/ })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('opens both agreements', WITH_WORKER, async ({ page, server, context }) => {
    await addArchive(server, await seedLogin(page, server, newAddress()))
    await page.goto(`${server.url}/setting/me`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await context.setOffline(true)
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).nth(5)).toBeAttached()
    }
  })
})
