/** Wrong answers in the place of the app's own files: while it is installed, while it is updated, while it runs. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, untilAllStored, WITH_WORKER, FURTHER, FURTHER_WITH_WORKER } from './support/fixtures.ts'
import type { Asked, LieName } from './support/hostile-connection.ts'
import { cachedPaths, shellSize, changedCachedFiles } from './support/cached-files.ts'
import { untilIdle } from './support/ready.ts'
import { isOf, lookForUpdate, test } from './support/version-fixtures.ts'

// While the line is cut, a face that was still on its way to the open page does not come.
test.use({ expectedErrors: /ERR_FAILED/ })

/** What the worker is told in the place of the page, code and a face, each in another way. */
type Lies = Readonly<Record<LieName, RegExp>>

const whileInstalled: Lies = {
  '200 HTML': /^\/index\.html/,
  '200 cut without length': /\/privacy-page-.*js/,
  '200 other text': /^\/boot\.js/,
  '302 elsewhere': /\/core-latin-serif-italic-/,
  'valid envelope of a stranger': /^\/manifest\.webmanifest/,
}
/** Of what the old version has as well the new one takes a copy: only other files are asked for. */
const whileUpdated: Lies = {
  '200 HTML': /\/privacy-page-.*js/,
  '200 cut without length': /^\/index\.html/,
  '200 other text': /\/import-page-.*js/,
  '302 elsewhere': /\/shop-page-.*js/,
  'valid envelope of a stranger': /\/service-page-.*js/,
}

const toTheWorker =
  (lies: Lies) =>
  ({ path, as }: Asked) =>
    as === 'empty' && (Object.keys(lies) as LieName[]).find((name) => lies[name].test(path))

/** All that was told truly is kept for the next try in one of the caches, and nothing else: the last of it may still be on its way. */
async function expectPart(page: Page, cache: 0 | -1, lies: Lies) {
  await expect(async () => {
    const kept = (await cachedPaths(page)).at(cache)
    expect(kept).toHaveLength(shellSize() - Object.keys(lies).length)
    expect(kept?.filter((path) => Object.values(lies).some((lied) => lied.test(path)))).toEqual([])
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

/** Which versions of the worker the browser has. */
const versions = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (['installing', 'waiting', 'active'] as const).filter((state) => registration?.[state])
  })

test(
  'wrong answers while the app is installed and updated: each is found out, and no version is there before it is whole',
  WITH_WORKER,
  async ({ page, context, line, next }) => {
    line.tellLies(toTheWorker(whileInstalled))
    await page.goto(`${line.url}/login`)
    await expect.poll(() => line.lied).toBeGreaterThan(5)
    await expect.poll(() => versions(page)).toEqual([])
    await expectPart(page, 0, whileInstalled)

    line.tellTruth()
    await page.reload()
    await untilAllStored(page)
    expect(await changedCachedFiles(page)).toEqual([])
    await expectAppOffline(context, line.url)

    line.deploy(next.url, '/sw.js')
    line.tellLies(toTheWorker(whileUpdated))
    await lookForUpdate(page)
    await expect.poll(() => line.lied).toBeGreaterThan(5)
    await expect.poll(() => versions(page)).toEqual(['active'])
    await expectPart(page, -1, whileUpdated)
    const notice = page.getByRole('status', { name: '新版本已备好' })
    await expect(notice).toBeHidden()
    await expectApp(page, line.url)
    await expectAppOffline(context, line.url)
    expect(await isOf(page, next.dist)).toBe(false)

    line.tellTruth()
    await lookForUpdate(page)
    await notice.getByRole('button', { name: '重开' }).click()
    await expect.poll(() => isOf(page, next.dist)).toBe(true)
    await page.waitForLoadState()
    expect(await changedCachedFiles(page, next.dist)).toEqual([])
    await expectAppOffline(context, line.url)
  },
)

test(
  'what is kept later is looked at as well: a cut place table is none, and is asked for anew',
  FURTHER_WITH_WORKER,
  async ({ page, line }) => {
    line.tellLies(({ path }) => path.includes('gazetteer') && '200 cut without length')
    await page.goto(`${line.url}/login`)
    await expect.poll(() => line.lied).toBe(2)
    line.tellTruth()
    await page.reload()
    await expect.poll(async () => (await cachedPaths(page)).flat().some((path) => path.includes('gazetteer'))).toBe(true)
    expect(await changedCachedFiles(page)).toEqual([])
  },
)

test('a cleared cache is filled again by one visit with the line', FURTHER_WITH_WORKER, async ({ page, context, line }) => {
  await page.goto(`${line.url}/login`)
  await untilAllStored(page)
  await page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))))
  await expectApp(page, line.url)
  await expect.poll(async () => Math.max(...(await cachedPaths(page)).map((paths) => paths.length))).toBe(shellSize())
  expect(await changedCachedFiles(page)).toEqual([])
  await expectAppOffline(context, line.url)
})

test.describe('a page without a worker whose own code is not what was built', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: /SyntaxError|MIME type|Failed to (?:fetch|load)/ })
  const code = /^\/assets\/index-.*\.js$/

  test('mends itself with a word, past what the browser has kept', async ({ page, line }) => {
    line.tellLies(({ path, as }) => as === 'script' && code.test(path) && '200 cut without length')
    await page.goto(`${line.url}/login`)
    await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
    await expect(page.getByText('有文件没取全，已重新取回')).toBeVisible()
    expect(line.documents).toBe(2)
  })

  test('and stays so is opened again once, not for ever', FURTHER, async ({ page, line }) => {
    line.tellLies(({ path }) => code.test(path) && '200 HTML')
    await page.goto(`${line.url}/login`)
    // What the first document is asked may meet its end: the second is idle in its own time.
    await expect(async () => {
      expect(line.documents).toBe(2)
      await untilIdle(page)
    }).toPass()
    expect(line.documents).toBe(2)
  })

  test('mends a screen that is opened later', FURTHER, async ({ page, line }) => {
    line.tellLies(({ path, as }) => as === 'script' && path.includes('/privacy-page-') && '200 HTML')
    await page.goto(`${line.url}/privacyagreement`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/隐私/)
  })
})
