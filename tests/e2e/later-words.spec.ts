/**
 * The first screens load only their own messages, later screens the rest; a message without translation logs an error on the
 * console.
 */
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { readBuildChunks } from '../build/first-load.ts'
import { SEED, takeSeededShare } from '../support/lane.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'

const texts: Readonly<Record<Locale, { login: string; language: string; chart: string; settings: string }>> = {
  zh_CN: { login: '用邮箱登录', language: '语言', chart: '怎么来的', settings: '账户与安全' },
  zh_TW: { login: '用電子郵件登入', language: '語言', chart: '怎麼來的', settings: '帳號與安全' },
  en_US: { login: 'Log in with email', language: 'Language', chart: 'How it’s worked out', settings: 'Account and security' },
}
const names: Readonly<Record<Locale, string>> = { zh_CN: '简体中文', zh_TW: '繁體中文', en_US: 'English' }

/** Delays the later messages of a language until the returned function is called. */
async function holdLaterMessages(page: Page, locale: Locale): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/${readBuildChunks().get(`src/locales/${locale}.po?later`)!.file}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

// Without a worker, because it would load the messages past the route that delays them.
test.describe('on a slow connection', () => {
  test.use({ serviceWorkers: 'block' })

  for (const locale of takeSeededShare(LOCALES, 3, SEED + 2)) {
    test(`in ${locale} only later pages wait for the later messages`, async ({ page, server }) => {
      const token = await seedLogin(page, server, newAddress())
      await addArchive(server, token)
      await setAppearance(page, server.url, locale, 'light')

      const letGo = await holdLaterMessages(page, locale)
      await page.goto(`${server.url}/fate/index`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const fileCame = page.waitForResponse(/\/setting-pages-.*js/)
      await page.goto(`${server.url}/setting/language`)
      await fileCame
      await expect(page.locator('.first-paint')).toHaveCount(0)
      await expect(page.getByRole('heading')).toHaveCount(0)
      letGo()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].language)
    })

    test(`in ${locale} the login does not wait for the later messages`, async ({ page, server }) => {
      await setAppearance(page, server.url, locale, 'light')
      await holdLaterMessages(page, locale)
      await page.goto(server.url)
      await expect(page.getByRole('button', { name: texts[locale].login })).toBeVisible()
    })
  }
})

test('every page shows messages after a language change', async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  for (const locale of ['zh_TW', 'en_US', 'zh_CN'] as const) {
    await page.goto(`${server.url}/setting/language`)
    await page.getByText(names[locale], { exact: true }).last().click()
    // Polls, because either the page or the worker may send the change, at any time.
    const serverLanguage = async () =>
      (await call<{ interface_language: Locale }>(server, '/user/user-info', undefined, token)).data.interface_language
    await expect.poll(serverLanguage).toBe(locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].language)
    await page.goBack()
    await page.goto(`${server.url}/setting/me`)
    await page.getByRole('link', { name: texts[locale].settings }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].settings)
    await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=chart`)
    await expect(page.getByText(texts[locale].chart).first()).toBeVisible()
  }
})
