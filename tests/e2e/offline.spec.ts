/** Offline use after a restart. The server is stopped as well, so that no request can succeed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { fillBirth } from './support/birth.ts'
import { readStoredPreference } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, watchErrors, WITH_WORKER } from './support/fixtures.ts'
import { addArchive, archivesOf } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import type { TestServer } from './support/server.ts'

/** Opens a browser with a profile on disk, like an installed app. */
async function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...(chromiumPath() && { executablePath: chromiumPath()! }),
    args: chromiumFlags,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    permissions: ['background-sync'],
  })
}

/** Name whose last character no text of the interface uses, so that the core fonts lack it. */
const NAME = '林知翀'

/** Makes a user's first visit: logs in, waits until all files are cached and the worker is active. Returns the token. */
async function settledVisit(context: BrowserContext, server: TestServer): Promise<string> {
  const page = await context.newPage()
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token, { user_name: NAME })
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText(NAME).first()).toBeVisible()
  // Slices of the complete font have the characters that the interface does not use; they are loaded when the page is idle.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some((face) => face.family.includes('Noto Serif SC') && face.status === 'loaded')))
    .toBe(true)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // Waits for the worker, which controls the next load, and for the fonts of other languages and the gazetteer, cached when idle.
    for (;;) {
      const caches_ = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)),
      )
      const cachedUrls = caches_.flat()
      if (
        cachedUrls.some((url) => /gazetteer/.test(url)) &&
        ['zh_TW', 'en_US'].every((locale) => cachedUrls.some((url) => url.includes(`core-${locale}`)))
      )
        return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  // Opens the pages used below, because slices of the complete fonts are loaded on first use, after everything else.
  for (const path of ['/fate/index', '/setting/language']) {
    await page.goto(server.url + path)
    await page.evaluate(() => document.fonts.ready)
    await untilReady(page)
  }
  await page.close()
  return token
}

test.describe('without a network', () => {
  let profile: string
  test.beforeEach(() => {
    profile = mkdtempSync(join(tmpdir(), 'mingshu-profile-'))
  })
  test.afterEach(() => rmSync(profile, { recursive: true, force: true }))

  test('a restart shows chart and today in three languages with fonts', WITH_WORKER, async ({ server }) => {
    let context = await openBrowser(profile)
    await settledVisit(context, server)
    await context.close()
    await server.kill()

    context = await openBrowser(profile)
    await context.setOffline(true)
    for (const [locale, name, word] of [
      ['zh_CN', '简体中文', '怎么来的'],
      ['zh_TW', '繁體中文', '怎麼來的'],
      ['en_US', 'English', 'How'],
    ] as const) {
      const page = await context.newPage()
      const failed: string[] = []
      // Ignores aborted requests, and slices of the complete fonts: they are for typed characters; the interface uses the core fonts.
      page.on('requestfailed', (request) => {
        const isExpected = /\/fapi\/|\/rest-|\/noto-|\/lxgw/.test(request.url())
        if (!isExpected && request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
      })
      const errors = watchErrors(page, /ERR_FAILED/)
      await page.goto(`${server.url}/setting/language`)
      await page.getByText(name, { exact: true }).last().click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
      await expect.poll(() => readStoredPreference(page, 'language')).toBe(locale)
      await page.goto(`${server.url}/fate/index`)
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await page.goto(`${server.url}/archive/index`)
      await page.getByText(NAME).first().click()
      await expect(page.getByText('庚').first()).toBeVisible()
      await page.getByRole('link', { name: /^(看命盘|看命盤|View the chart)$/ }).click()
      await expect(page.getByText(word).first()).toBeVisible()
      const loadedFaces = () =>
        page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family))
      await expect.poll(async () => (await loadedFaces()).join()).toMatch(/Song/)
      expect(failed, locale).toEqual([])
      expect(errors, locale).toEqual([])
      await page.close()
    }
    await context.close()
    await server.up()
  })

  test('background sync sends a pin and an archive with all pages closed', WITH_WORKER, async ({ server }) => {
    const context = await openBrowser(profile)
    const token = await settledVisit(context, server)
    await addArchive(server, token, { user_name: '周若棠' })
    const page = await context.newPage()
    await page.goto(`${server.url}/archive/index`)
    await expect(page.getByText('周若棠')).toBeVisible()

    await context.setOffline(true)
    await page.getByRole('button', { name: /“周若棠”置顶/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '置顶' }).click()
    await expect(page.getByText('待同步').first()).toBeVisible()

    await page.goto(`${server.url}/archive/add`)
    await fillBirth(page, { name: '沈伯川', gender: '男', date: '1958-9-9', time: '6:30', place: 'shanghai' })
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page).toHaveURL(/archiveId=/)
    await expect(page.getByText('戊').first()).toBeVisible()
    expect((await archivesOf(server, token)).map((archive) => archive.user_name)).toEqual([NAME, '周若棠'])

    await page.close()
    await context.setOffline(false)
    await expect
      .poll(async () => (await archivesOf(server, token)).map((archive) => archive.user_name), { timeout: 30_000 })
      .toEqual(['周若棠', NAME, '沈伯川'])
    await context.close()
  })
})
