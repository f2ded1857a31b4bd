import { takeSeededShare } from '../support/lane.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

test.describe('the browser language decides the first visit', () => {
  for (const [locale, lang, words] of takeSeededShare(
    [
      ['zh-CN', 'zh-CN', '用邮箱登录'],
      ['zh-TW', 'zh-TW', '登入'],
      ['zh-HK', 'zh-TW', '登入'],
      ['zh-MO', 'zh-TW', '登入'],
      ['en-GB', 'en-US', 'email'],
      ['fr-FR', 'zh-CN', '用邮箱登录'],
    ] as const,
    2,
  )) {
    test.describe(locale, () => {
      test.use({ locale })
      test(`${locale} opens in ${lang}`, async ({ page, server }) => {
        await page.goto(server.url)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('button', { name: new RegExp(words, 'i') })).toBeVisible()
      })
    })
  }
})

test.describe('in the settings', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('a chosen language applies at once, offline too, and is sent later', WITH_WORKER, async ({ page, context, server }) => {
    const token = await seedLogin(page, server, newAddress())
    await addArchive(server, token)
    await page.goto(`${server.url}/setting/language`)
    const english = page.getByText('English', { exact: true }).last()
    await expect(english).toBeVisible()
    // After this, every file of the app is stored on the device.
    await untilWorkerControls(page)
    await context.setOffline(true)
    await english.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await page.evaluate(() => localStorage.getItem('starter-locale'))).toBe('en_US')
    await context.setOffline(false)
    await expect
      .poll(async () => {
        const answer = await fetch(`${server.url}/fapi/user/user-info?t=1`, { headers: { Authorization: token } })
        return ((await answer.json()) as { data: { interface_language: string } }).data.interface_language
      })
      .toBe('en_US')
  })
})

test('auto mode follows the system while the page is open', async ({ page, server }) => {
  await setAppearance(page, server.url, 'zh_CN', 'auto')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(server.url)
  await expect(page.locator('html')).toHaveAttribute('theme-mode', 'dark')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('theme-mode', 'light')
})

test('text follows the font size set in the browser', async ({ page, server }) => {
  await page.goto(`${server.url}/login`)
  const line = page.getByText('登录即表示同意')
  const size = () => line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  const usual = await size()
  await page.evaluate(() => (document.documentElement.style.fontSize = '20px'))
  expect(await size()).toBeCloseTo(usual * 1.25, 1)
})
