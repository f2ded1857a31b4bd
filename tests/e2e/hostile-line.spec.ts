/** Wrong answers in the place of the app's own files: while it is installed, while it is updated, while it runs. */
import { existsSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, untilKept } from './support/fixtures.ts'
import { type Asked, lieNames } from './support/hostile-line.ts'
import { keptPaths, wrongFiles } from './support/kept-files.ts'
import { test } from './support/worlds-of-versions.ts'

// While the line is cut, a face that was still on its way to the open page does not come.
test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

/** The page, code, style and a face, as the worker asks for them. */
const someFiles = ({ path, as }: Asked) =>
  as === 'empty' && /^\/(?:index\.html|boot\.js|assets\/(?:index|privacy-page|core-latin-serif-italic)-)/.test(path)

/** Two screens, each with code and style of its own. */
async function expectApp(page: Page, url: string) {
  await page.goto(`${url}/login`)
  await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
  await page.goto(`${url}/privacyagreement`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectAppOffline(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await context.setOffline(true)
  await expectApp(page, url)
  await context.setOffline(false)
  await page.close()
}

/** What the browser knows of the worker's versions. */
const versions = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return [installing, waiting, active].map((worker) => Boolean(worker))
  })
const [none, running] = [
  [false, false, false],
  [false, false, true],
]

const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Whether the page runs the code of a build. */
async function isOf(page: Page, dist: string): Promise<boolean> {
  const code = await page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'))
  return existsSync(dist + String(code))
}
const isLater = (page: Page, dist: string) => isOf(page, dist).catch(() => false)

for (const name of lieNames) {
  test(`${name} while the app is installed: it is not installed, and with the next visit whole`, async ({ page, context, line }) => {
    line.tellLies(name, someFiles)
    await page.goto(`${line.url}/login`)
    await expect.poll(() => line.lied).toBeGreaterThan(2)
    await expect.poll(() => versions(page)).toEqual(none)

    line.tellTruth()
    await page.reload()
    await untilKept(page)
    expect(await wrongFiles(page)).toEqual([])
    await expectAppOffline(context, line.url)
  })

  test(`${name} while it is updated: the old version stays, and the new one is offered when it is whole`, async ({
    page,
    context,
    line,
    next,
  }) => {
    await page.goto(`${line.url}/login`)
    await untilKept(page)
    line.deploy(next.url, '/sw.js')
    line.tellLies(name, someFiles)
    await lookForUpdate(page)
    await expect.poll(() => line.lied).toBeGreaterThan(2)
    await expect.poll(() => versions(page)).toEqual(running)
    await expectAppOffline(context, line.url)
    expect(await isOf(page, next.dist)).toBe(false)
    const notice = page.getByRole('status', { name: '新版本已备好' })
    await expect(notice).toBeHidden()

    line.tellTruth()
    await lookForUpdate(page)
    await notice.getByRole('button', { name: '重开' }).click()
    await expect.poll(() => isLater(page, next.dist)).toBe(true)
    await page.waitForLoadState()
    expect(await wrongFiles(page, next.dist)).toEqual([])
    await expectAppOffline(context, line.url)
  })
}

test('what is kept later is looked at as well: a cut place table is none, and is asked for anew', async ({ page, line }) => {
  line.tellLies('200 cut without length', ({ path }) => path.includes('gazetteer'))
  await page.goto(`${line.url}/login`)
  await expect.poll(() => line.lied).toBe(2)
  line.tellTruth()
  await page.reload()
  await expect.poll(async () => (await keptPaths(page)).some((path) => path.includes('gazetteer'))).toBe(true)
  expect(await wrongFiles(page)).toEqual([])
})

test('a cleared cache is filled again by one visit with the line', async ({ page, context, line }) => {
  await page.goto(`${line.url}/login`)
  await untilKept(page)
  await page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))))
  await expectApp(page, line.url)
  await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(156)
  expect(await keptPaths(page)).toContain('/index.html')
  expect(await wrongFiles(page)).toEqual([])
  await expectAppOffline(context, line.url)
})

test.describe('a first visit that meets a deployment', () => {
  test.use({ expectedErrors: /404|Failed to fetch/ })

  test('opens the new version by itself', async ({ page, line, next }) => {
    await page.addInitScript(() => sessionStorage.setItem('visits', `${sessionStorage.getItem('visits') ?? ''}.`))
    line.deploy(next.url, '/sw.js')
    await page.goto(`${line.url}/login`)
    await expect.poll(() => isLater(page, next.dist)).toBe(true)
    await untilKept(page)
    await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('visits'))).toBe('..')
  })
})

test('a tab that came past the worker joins the version that another tab accepts', async ({ page, context, line, next }) => {
  await page.goto(`${line.url}/login`)
  await untilKept(page)
  const past = await context.newPage()
  await past.goto(`${line.url}/login`)
  const session = await context.newCDPSession(past)
  await Promise.all([past.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
  expect(await past.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect(past.getByRole('button', { name: '用邮箱登录' })).toBeVisible()

  line.deploy(next.url, '/sw.js')
  await lookForUpdate(page)
  await page.getByRole('status', { name: '新版本已备好' }).getByRole('button', { name: '重开' }).click()
  for (const tab of [page, past]) await expect.poll(() => isLater(tab, next.dist)).toBe(true)
})

test.describe('a page without a worker whose own code is not what was built', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: /SyntaxError|MIME type|Failed to (?:fetch|load)/ })
  const code = /^\/assets\/index-.*\.js$/

  test('mends itself with a word, past what the browser has kept', async ({ page, line }) => {
    line.tellLies('200 cut without length', ({ path, as }) => as === 'script' && code.test(path))
    await page.goto(`${line.url}/login`)
    await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
    await expect(page.getByText('有文件没取全，已重新取回')).toBeVisible()
    expect(line.documents).toBe(2)
  })

  test('and stays so is opened again once, not for ever', async ({ page, line }) => {
    line.tellLies('200 HTML', ({ path }) => code.test(path))
    await page.goto(`${line.url}/login`)
    await expect.poll(() => line.documents).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(line.documents).toBe(2)
  })

  test('mends a screen that is opened later', async ({ page, line }) => {
    line.tellLies('200 HTML', ({ path, as }) => as === 'script' && path.includes('/privacy-page-'))
    await page.goto(`${line.url}/privacyagreement`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/隐私/)
  })
})
