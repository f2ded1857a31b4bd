/** Unsupported browsers show a message instead of an endless loading screen. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { expect, seedLogin, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { untilIdle } from './support/ready.ts'

// Blocks the worker, in which the features that a test removes from the page would still exist.
test.use({ serviceWorkers: 'block' })

const tooOld: Record<string, () => void> = {
  'modules (Safari before 11)': () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
  'a lookbehind (Safari before 16.4)': () => {
    const Real = RegExp
    const older = (pattern: string | RegExp, flags?: string) => {
      if (String(pattern).includes('(?<=')) throw new SyntaxError('invalid group specifier name')
      return new Real(pattern, flags)
    }
    window.RegExp = Object.assign(older, { prototype: Real.prototype }) as unknown as RegExpConstructor
  },
  ':has() (Firefox before 121)': () => {
    const real = CSS.supports
    CSS.supports = (...args: [string, string?]) => !args[0].includes(':has') && real.apply(CSS, args as [string])
  },
  'color-mix() (Chrome before 111)': () => {
    const real = CSS.supports
    CSS.supports = (...args: [string, string?]) => !args[1]?.includes('color-mix') && real.apply(CSS, args as [string])
  },
  'CSS.supports': () => Reflect.deleteProperty(window, 'CSS'),
}

const noStorage: Record<string, () => void> = {
  'no IndexedDB': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'IndexedDB that throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  'IndexedDB that opens nothing': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest
      const fail = () => {
        const event = new Event('error', { cancelable: true })
        request.onerror?.(event)
        request.dispatchEvent(event)
      }
      setTimeout(fail)
      return Object.defineProperty(request, 'error', { value: new DOMException('denied', 'UnknownError') })
    }
  },
  'local storage that throws': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  'local storage that is null': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'local storage that takes nothing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [what, removeQuestion] of takeSeededShare(Object.entries(tooOld), 2))
  test(`without ${what} the page names the supported browsers`, async ({ page, server }) => {
    await page.addInitScript(removeQuestion)
    await page.goto(`${server.url}/login`)
    await expect(page.getByRole('alert')).toContainText('请用 Safari 16.4、Chrome 111、Firefox 121 或更新的版本')
    await expect(page.getByRole('button')).toHaveCount(0)
  })

for (const [what, removeQuestion] of takeSeededShare(Object.entries(noStorage), 2))
  test(`with ${what} the page explains that it cannot store data`, async ({ page, server }) => {
    await page.addInitScript(removeQuestion)
    await page.goto(`${server.url}/home`)
    await untilIdle(page)
    await expect(page.getByRole('alert')).toContainText('允许 Cookie 和网站数据')
    await expect(page.getByRole('button')).toHaveCount(0)
    // The page has not reloaded itself, because a reload would not help.
    expect(await page.evaluate(() => sessionStorage.getItem('mingshu-mended'))).toBeNull()
  })

test('blocked cookies show that the page cannot store data', VARIANT_TEST, async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mingshu-profile-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const executablePath = chromiumPath()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
    locale: 'en-US',
  })
  try {
    const page = context.pages()[0]!
    await page.goto(server.url)
    await expect(page.getByRole('alert')).toContainText('Allow cookies and site data')
  } finally {
    await context.close()
    rmSync(profile, { recursive: true })
  }
})

for (const [locale, name, sentences] of takeSeededShare(
  [
    ['zh-CN', '命书', ['这个浏览器太旧', '浏览器不许本书']],
    ['zh-TW', '命書', ['這個瀏覽器太舊', '瀏覽器不准本書']],
    ['en-US', 'Mingshu', ['This browser is too old', 'This browser lets Mingshu store nothing']],
  ] as const,
  3,
))
  test.describe(() => {
    test.use({ locale })
    for (const [at, removeQuestion] of [tooOld[':has() (Firefox before 121)']!, noStorage['local storage that throws']!].entries())
      test(`${sentences[at]!}: accessible and without font requests in ${locale}`, async ({ page, server }) => {
        const faces: string[] = []
        page.on('request', (request) => request.resourceType() === 'font' && faces.push(request.url()))
        await page.addInitScript(removeQuestion)
        await page.goto(server.url)
        await untilIdle(page)
        await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('alert')).toContainText(sentences[at]!)
        await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
        expect(await axeFindings(page)).toEqual([])
        expect(faces).toEqual([])
      })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the first screen asks for JavaScript in three languages', async ({ page, server }) => {
    await page.goto(server.url)
    const sentences = page.locator('noscript p')
    await expect(sentences).toHaveText([/^命书需要 JavaScript/, /^命書需要 JavaScript/, /^Mingshu needs JavaScript/])
    for (const sentence of await sentences.all()) await expect(sentence).toBeInViewport({ ratio: 1 })
  })
})

test('the app casts a chart without features of newer browsers', async ({ page, server }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy')
    Reflect.deleteProperty(Object, 'groupBy')
    Reflect.deleteProperty(Intl, 'Segmenter')
  })
  const { archive_id } = await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=chart`)
  await expect(page.getByRole('table', { name: '命盘' })).toContainText('庚')
})
