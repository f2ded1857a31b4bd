/** Wrong responses to requests for the app's own files: during installation, during an update and at run time. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, untilWorkerControls, WITH_WORKER, VARIANT_TEST, VARIANT_WITH_WORKER } from './support/fixtures.ts'
import type { AssetRequest, FaultName } from './support/hostile-connection.ts'
import { cachedPaths, countShellFiles, changedCachedFiles } from './support/cached-files.ts'
import { untilIdle } from './support/ready.ts'
import { isRunningBuild, lookForUpdate, test } from './support/version-fixtures.ts'

// While the network is cut off, requests for fonts that are still loading fail.
test.use({ expectedErrors: /ERR_FAILED/ })

/** Fault → path of the file to which the worker gets this wrong response. */
type Faults = Readonly<Record<FaultName, RegExp>>

const whileInstalled: Faults = {
  '200 HTML': /^\/index\.html/,
  '200 cut without length': /\/privacy-page-.*js/,
  '200 other text': /^\/boot\.js/,
  '302 elsewhere': /\/core-latin-serif-italic-/,
  'valid foreign envelope': /^\/manifest\.webmanifest/,
}
/**
 * The new worker copies unchanged files from the old version and requests only changed ones, so these faults are on changed
 * files.
 */
const whileUpdated: Faults = {
  '200 HTML': /\/privacy-page-.*js/,
  '200 cut without length': /^\/index\.html/,
  '200 other text': /\/import-page-.*js/,
  '302 elsewhere': /\/shop-page-.*js/,
  'valid foreign envelope': /\/service-page-.*js/,
}

const forWorker =
  (faults: Faults) =>
  ({ path, as }: AssetRequest) =>
    as === 'empty' && (Object.keys(faults) as FaultName[]).find((name) => faults[name].test(path))

/** Expects that a cache holds exactly the files without faults, for the next attempt; the last of them may still be loading. */
async function expectPart(page: Page, cache: 0 | -1, faults: Faults) {
  await expect(async () => {
    const cached = (await cachedPaths(page)).at(cache)
    expect(cached).toHaveLength(countShellFiles() - Object.keys(faults).length)
    expect(cached?.filter((path) => Object.values(faults).some((pattern) => pattern.test(path)))).toEqual([])
  }).toPass({ timeout: 30_000 })
}

async function expectApp(page: Page, url: string) {
  await page.goto(`${url}/privacyagreement`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/隐私/)
}

async function expectAppOffline(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await context.setOffline(true)
  await expectApp(page, url)
  await context.setOffline(false)
  await page.close()
}

/** Returns the states in which the registration has a worker. */
const versions = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (['installing', 'waiting', 'active'] as const).filter((state) => registration?.[state])
  })

test('detects wrong files and activates only a complete version', WITH_WORKER, async ({ page, context, line, next }) => {
  line.injectFaults(forWorker(whileInstalled))
  await page.goto(`${line.url}/login`)
  await expect.poll(() => line.faultCount).toBeGreaterThan(5)
  await expect.poll(() => versions(page)).toEqual([])
  await expectPart(page, 0, whileInstalled)

  line.clearFaults()
  await page.reload()
  await untilWorkerControls(page)
  expect(await changedCachedFiles(page)).toEqual([])
  await expectAppOffline(context, line.url)

  line.deploy(next.url, '/sw.js')
  line.injectFaults(forWorker(whileUpdated))
  await lookForUpdate(page)
  await expect.poll(() => line.faultCount).toBeGreaterThan(5)
  await expect.poll(() => versions(page)).toEqual(['active'])
  await expectPart(page, -1, whileUpdated)
  const notice = page.getByRole('status', { name: '新版本已备好' })
  await expect(notice).toBeHidden()
  await expectApp(page, line.url)
  await expectAppOffline(context, line.url)
  expect(await isRunningBuild(page, next.dist)).toBe(false)

  line.clearFaults()
  await lookForUpdate(page)
  await notice.getByRole('button', { name: '重开' }).click()
  await expect.poll(() => isRunningBuild(page, next.dist)).toBe(true)
  await page.waitForLoadState()
  expect(await changedCachedFiles(page, next.dist)).toEqual([])
  await expectAppOffline(context, line.url)
})

test('detects a truncated gazetteer and requests it again', VARIANT_WITH_WORKER, async ({ page, line }) => {
  line.injectFaults(({ path }) => path.includes('gazetteer') && '200 cut without length')
  await page.goto(`${line.url}/login`)
  await expect.poll(() => line.faultCount).toBe(2)
  line.clearFaults()
  await page.reload()
  await expect.poll(async () => (await cachedPaths(page)).flat().some((path) => path.includes('gazetteer'))).toBe(true)
  expect(await changedCachedFiles(page)).toEqual([])
})

test('one online visit refills a deleted cache', VARIANT_WITH_WORKER, async ({ page, context, line }) => {
  await page.goto(`${line.url}/login`)
  await untilWorkerControls(page)
  await page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))))
  await expectApp(page, line.url)
  await expect.poll(async () => Math.max(...(await cachedPaths(page)).map((paths) => paths.length))).toBe(countShellFiles())
  expect(await changedCachedFiles(page)).toEqual([])
  await expectAppOffline(context, line.url)
})

test.describe('a page without a worker and with broken code', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: /SyntaxError|MIME type|Failed to (?:fetch|load)/ })
  const code = /^\/assets\/index-.*\.js$/

  test('repairs itself, past the HTTP cache, and reports it', async ({ page, line }) => {
    line.injectFaults(({ path, as }) => as === 'script' && code.test(path) && '200 cut without length')
    await page.goto(`${line.url}/login`)
    await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
    await expect(page.getByText('有文件没取全，已重新取回')).toBeVisible()
    expect(line.documents).toBe(2)
  })

  test('reloads only once if it remains broken', VARIANT_TEST, async ({ page, line }) => {
    line.injectFaults(({ path }) => code.test(path) && '200 HTML')
    await page.goto(`${line.url}/login`)
    // The first document may still be loading code; the page becomes idle only after it has reloaded itself once.
    await expect(async () => {
      expect(line.documents).toBe(2)
      await untilIdle(page)
    }).toPass()
    expect(line.documents).toBe(2)
  })

  test('repairs a screen that is opened later', VARIANT_TEST, async ({ page, line }) => {
    line.injectFaults(({ path, as }) => as === 'script' && path.includes('/privacy-page-') && '200 HTML')
    await page.goto(`${line.url}/privacyagreement`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/隐私/)
  })
})
