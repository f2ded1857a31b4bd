/** A fate book: cover and contents, unlocking, updates, older versions and offline reading. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import type { Book } from '#contract/book.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { axeFindings } from './support/axe.ts'
import { buy, issueCodeByCommand } from './support/buying.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive, call, lin } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import type { TestServer } from './support/server.ts'

const atBook = (archiveId: string, rest = '') => `/archive/index?archiveId=${archiveId}${rest}`
const cards = (page: Page) => page.getByRole('list').filter({ has: page.getByRole('link', { name: /日主|Day master/ }) })
const dialog = (page: Page) => page.getByRole('dialog')

async function person(page: Page, server: TestServer) {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id: archiveId } = await addArchive(server, token)
  return { token, archiveId }
}

const infoOf = async (server: TestServer, token: string, archiveId: string) =>
  (await call<Book>(server, `/fatebook/fatebook-info?archive_id=${archiveId}`, undefined, token)).data

const markRead = (server: TestServer, token: string, archive_id: string, card: string, made_at = Date.now()) =>
  call(
    server,
    '/fatebook/mark',
    { archive_id, mark_id: `read fatebook ${card}`, product_id: 'fatebook', kind: 'read', card, locale: 'zh_CN', made_at },
    token,
  )

test('shows two cards of a locked book and ten after a code', async ({ page, server }) => {
  const { token, archiveId } = await person(page, server)
  await page.goto(server.url + atBook(archiveId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/林知远的命书\s*庚金\s*生于巳月/)
  await expect(page.getByText('男 · 四月廿一辰时 · 上海')).toBeVisible()
  await expect(page.getByText('2 / 10 卡可读')).toBeVisible()
  await expect(cards(page).getByRole('link', { name: '未解锁' })).toHaveCount(8)
  expect(await axeFindings(page)).toEqual([])

  // Cards are laid out and read from right to left.
  const [first, second] = [
    await cards(page).getByRole('link').nth(0).boundingBox(),
    await cards(page).getByRole('link').nth(1).boundingBox(),
  ]
  expect(first!.x).toBeGreaterThan(second!.x)

  await expect(page.getByRole('link', { name: '解锁全书 US$39.99' })).toHaveAttribute('href', /\/setting\/shop\?payment=fatebook/)
  await page.getByRole('link', { name: '使用兑换码' }).click()
  await page.getByRole('textbox', { name: '兑换码' }).fill(issueCodeByCommand(server))
  await page.getByRole('button', { name: '看看能换什么' }).click()
  await dialog(page).getByRole('button', { name: '确认兑换' }).click()
  await page.getByRole('link', { name: '翻开命书' }).click()
  await expect(page.getByText('10 / 10 卡可读')).toBeVisible()
  await expect(cards(page).getByRole('link', { name: '未读' })).toHaveCount(10)

  // Simulates that another device marks a card as read.
  await markRead(server, token, archiveId, 'chart')
  await page.reload()
  await expect(cards(page).getByRole('link', { name: /命盘\s*已读/ })).toHaveCount(1)
  await page.getByRole('link', { name: '接着读：日主' }).click()
  await expect(page).toHaveURL(/card=self/)
})

test('shows the next action without scrolling before and after unlocking', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { token, archiveId } = await person(page, server)
  await page.goto(server.url + atBook(archiveId))
  await expect(page.getByRole('link', { name: /^解锁全书/ })).toBeInViewport({ ratio: 1 })
  await buy(server, token, 'fatebook', archiveId)
  await page.reload()
  await expect(page.getByRole('link', { name: '从头读起' })).toBeInViewport({ ratio: 1 })
})

test('stores no locked paragraph on the device before the purchase', WITH_WORKER, async ({ page, server }) => {
  const { token, archiveId } = await person(page, server)
  // Leaves the app: an open page would fetch the book that is removed below and get a 404.
  await page.goto('about:blank')
  const { archive_id: unlocked } = await addArchive(server, token, { user_name: '周若棠' })
  // Both archives have the same birth, so their books have the same texts.
  await buy(server, token, 'fatebook', unlocked)
  const { cards: open } = await infoOf(server, token, unlocked)
  const paid = open.filter(({ id }) => id !== 'chart' && id !== 'self').flatMap(({ sections }) => sections.flatMap((one) => one.paragraphs))
  await call(server, '/user/remove-archive', { archive_id: unlocked }, token)
  await page.goto(server.url + atBook(archiveId))
  await expect(page.getByText('2 / 10 卡可读')).toBeVisible()
  await page.goto(server.url + atBook(archiveId, '&card=outer'))
  // The neighbouring cards are in the document too, but hidden.
  await expect(page.getByText(/这一卡还有 \d+ 段/).filter({ visible: true })).toHaveCount(1)
  const storedText = await readAllStores(page)
  expect(storedText).toContain(open[2]!.line!.text.zh_CN)
  const known = new Set(
    (await infoOf(server, token, archiveId)).cards
      .slice(0, 2)
      .flatMap(({ sections }) => sections.flatMap((one) => one.paragraphs.map(({ id }) => id))),
  )
  const leaked = paid.filter(({ id, text }) => !known.has(id) && Object.values(text).some((one) => storedText.includes(one)))
  expect(leaked.map(({ id }) => id)).toEqual([])
})

/** Returns all rows of every database and every cached text response. */
function readAllStores(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open(name!)
        asked.addEventListener('success', () => resolve(asked.result))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const asked = db.transaction(store).objectStore(store).getAll()
          asked.addEventListener('success', () => resolve(asked.result))
        })
        parts.push(JSON.stringify(rows))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/\.(js|json|html)$/.test(new URL(request.url).pathname)) parts.push(await (await cache.match(request))!.text())
      }
    }
    return parts.join('\n').replaceAll('\\"', '"')
  })
}

test('updates the texts on request and lists the changes and old version', async ({ page, server }) => {
  const { token, archiveId } = await person(page, server)
  await buy(server, token, 'fatebook', archiveId)
  await infoOf(server, token, archiveId)
  await markRead(server, token, archiveId, 'self')
  server.ageBooks()
  await page.goto(server.url + atBook(archiveId))
  await page.getByRole('button', { name: '更新' }).click()
  await expect(dialog(page)).toContainText('旧的一版留着')
  await dialog(page).getByRole('button', { name: '更新' }).click()
  await expect(page).toHaveURL(/\/archive\/newversion\?/)
  // The texts themselves are unchanged: the test only marks the book as outdated in the server's database.
  await expect(page.getByText('文字与前一版一样。')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: '翻开命书' }).click()
  await expect(cards(page).getByRole('link', { name: /日主\s*有新内容/ })).toHaveCount(1)
  await page.getByRole('link', { name: '旧版命书' }).click()
  await expect(page.getByText('第一次写成')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /第 1 版/ }).click()
  await page.getByRole('link', { name: /外在性格/ }).click()
  await expect(page).toHaveURL(/version=1/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('外在性格')
})

test('writes a new book after the one edit and preserves the old', async ({ page, server }) => {
  const { token, archiveId } = await person(page, server)
  await buy(server, token, 'fatebook', archiveId)
  // The first read composes the book: an edit before it would leave no old version.
  await infoOf(server, token, archiveId)
  await page.goto(server.url + atBook(archiveId))
  await expect(page.getByText('10 / 10 卡可读')).toBeVisible()
  await page.getByRole('button', { name: '修改' }).click()
  await expect(page.getByText('改了生辰，书会照新的命盘另写一版，原来的留着。')).toBeVisible()
  const edit = { ...lin, archive_id: archiveId, base_version: 1, birthday: '1990-05-16 08:30:00' }
  expect((await call(server, '/user/update-archive', edit, token)).code).toBe(0)
  await page.goto(server.url + atBook(archiveId))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('辛金')
  await page.getByRole('link', { name: '旧版命书' }).click()
  await expect(page.getByRole('link', { name: /第 1 版/ })).toContainText('庚午 辛巳 庚辰 庚辰')
  await page.goto(`${server.url}/archive/newversion?archiveId=${archiveId}`)
  await expect(page.getByText(/^添了 \d+ 段 · 改了 \d+ 段 · 去了 \d+ 段$/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })
  let profile: string
  test.beforeEach(() => {
    profile = mkdtempSync(join(tmpdir(), 'mingshu-profile-'))
  })
  test.afterEach(() => rmSync(profile, { recursive: true, force: true }))

  function browser(): Promise<BrowserContext> {
    return chromium.launchPersistentContext(profile, {
      ...(chromiumPath() && { executablePath: chromiumPath()! }),
      args: chromiumFlags,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
  }

  test('reads a stored book offline after a restart in three languages', WITH_WORKER, async ({ server }) => {
    let context = await browser()
    let page = await context.newPage()
    const { token, archiveId } = await person(page, server)
    await buy(server, token, 'fatebook', archiveId)
    await page.goto(server.url + atBook(archiveId))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(page.getByRole('button', { name: '已存，可离线阅读' })).toBeVisible({ timeout: 120_000 })
    // Waits for requests in progress: the reader's scripts belong to the app's cache, not to the stored book.
    await untilReady(page)
    await context.close()
    await server.kill()

    context = await browser()
    await context.setOffline(true)
    for (const [locale, name] of [
      ['zh-CN', '简体中文'],
      ['zh-TW', '繁體中文'],
      ['en-US', 'English'],
    ] as const) {
      page = await context.newPage()
      const missing: string[] = []
      page.on('requestfailed', (request) => {
        if (/\.woff2|\.css|\.js/.test(request.url()) && request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url())
      })
      await page.goto(`${server.url}/setting/language`)
      await page.getByText(name, { exact: true }).last().click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await page.goto(server.url + atBook(archiveId))
      await expect(page.getByRole('button', { name: /可离线阅读|可離線閱讀|read it offline/ })).toBeVisible()
      for (const card of ['self', 'outer', 'health']) {
        await page.goto(server.url + atBook(archiveId, `&card=${card}`))
        await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
      }
      expect(missing, locale).toEqual([])
      expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0)
      await page.close()
    }
    await context.close()
    await server.up()
  })

  test('removes and restores a local book and shows a chart without one', WITH_WORKER, async ({ page, server, context }) => {
    const { token, archiveId } = await person(page, server)
    await buy(server, token, 'fatebook', archiveId)
    await page.goto(server.url + atBook(archiveId))
    await page.getByRole('button', { name: /还没存全|已存/ }).click()
    await expect(dialog(page)).toContainText(/这本书\d+ KB/)
    await dialog(page).getByRole('button', { name: '从本机移走' }).click()
    await dialog(page).getByRole('button', { name: '移走' }).click()
    await expect(page.getByText('这本书已从本机移走，笔记都在。')).toBeVisible()
    await page.reload()
    await expect(page.getByText('这本书已从本机移走，笔记都在。')).toBeVisible()
    await page.getByRole('button', { name: '取回来' }).click()
    await expect(page.getByRole('button', { name: /还没存全|已存/ })).toBeVisible()

    const { archive_id: friend } = await addArchive(server, token, { user_name: '周若棠' })
    await page.goto(`${server.url}/archive/index`)
    await expect(page.getByText('周若棠')).toBeVisible()
    await untilWorkerControls(page)
    await context.setOffline(true)
    await page.getByText('周若棠').click()
    await expect(page).toHaveURL(new RegExp(friend))
    await expect(page.getByText('命盘随时可看；其余各卡的文字，联网后会自己送到。')).toBeVisible()
    await page.getByRole('link', { name: '看命盘' }).click()
    await expect(page.getByRole('button', { name: '怎么来的' })).toBeVisible()
  })
})
