/** Starts in each layout: the first frame has the right one, nothing moves later, and no file of other layouts is fetched. */
import type { Page } from '@playwright/test'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { untilReady } from './support/ready.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

declare global {
  interface Window {
    /** One entry per change: the parts around the page, then the page's left, top and width in pixels. */
    arranged: string[]
    /** Elements that moved without user input, each with the browser's layout shift score. */
    moved: string[]
  }
}

/** Records the parts around the page and every layout shift, from the first frame on. */
async function watchFrame(page: Page) {
  await page.addInitScript(() => {
    window.arranged = []
    window.moved = []
    const parts = {
      bar: 'body header[data-side]',
      rail: 'nav[data-side]',
      panel: 'aside[data-side]',
      strip: '[data-strip]',
      tabs: '[data-tabs]',
    }
    const note = () => {
      const content = document.getElementById('content')
      if (!content) return
      const { left, top, width } = content.getBoundingClientRect()
      const present = Object.entries(parts).flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : []))
      const now = `${present.join(' ')} at ${left} ${top} ${width}`
      if (window.arranged.at(-1) !== now) window.arranged.push(now)
    }
    // Takes a record before each painted frame.
    const watch = () => requestAnimationFrame(() => (note(), watch()))
    watch()
    type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // Ignores content inside the page and text widths, which may change while fonts and data load; only the frame around must
        // be stable.
        const around = sources.flatMap(({ node }) => (node instanceof Element && !node.matches('#content *, li, li *') ? [node] : []))
        if (around.length > 0)
          window.moved.push(`${value.toFixed(4)} ${around.map((each) => `${each.localName}.${each.className}`).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Settings → expected record: the parts around the page, then the page's left, top and width in pixels. */
const starts: readonly (readonly [settings: Partial<Settings>, present: string])[] = [
  [{}, 'rail panel at 352 0 928'],
  [{ isSidebarCompact: true }, 'rail at 132 0 1088'],
  [{ showBreadcrumb: true, isUseTabsRouter: true }, 'rail panel strip tabs at 352 90 928'],
  [{ layout: 'top' }, 'bar strip at 96 101 1088'],
  [{ layout: 'mix', showBreadcrumb: true }, 'bar rail panel strip at 352 101 928'],
  [{ layout: 'mix', splitMenu: true, isUseTabsRouter: true }, 'bar panel tabs at 280 101 1000'],
  [{ layout: 'top', showHeader: false }, ' at 122 0 1088'],
]

test('a reload paints the right layout first, and nothing moves', async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await watchFrame(page)
  for (const [settings, present] of starts) {
    await setAppearance(page, server.url, 'zh_CN', 'dark', { ...defaultSettings, ...settings })
    await page.goto(`${server.url}/setting/account`)
    await untilReady(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilReady(page)
    expect(await page.evaluate(() => window.arranged), JSON.stringify(settings)).toEqual([present])
    expect(await page.evaluate(() => window.moved), JSON.stringify(settings)).toEqual([])
  }
})

test('fetches only the file of the chosen layout', VARIANT_TEST, async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(...(/\/(side|top|mix|menu)-[\w-]{7}\.js$/.exec(request.url())?.slice(1) ?? [])))
  for (const [settings, file] of [
    [{}, []],
    [{ showBreadcrumb: true }, ['side']],
    [{ layout: 'top' }, ['top']],
    [{ layout: 'mix' }, ['mix']],
    [{ layout: 'top', showHeader: false }, ['menu']],
  ] as const) {
    await setAppearance(page, server.url, 'zh_CN', 'light', { ...defaultSettings, ...settings })
    await page.goto(`${server.url}/setting/account`)
    await untilReady(page)
    fetched.length = 0
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilReady(page)
    expect(fetched, JSON.stringify(settings)).toEqual(file)
  }
})

test('scrolls under a movable header and restores positions of open tabs', VARIANT_TEST, async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await setAppearance(page, server.url, 'zh_CN', 'light', { layout: 'top', isHeaderFixed: false, isUseTabsRouter: true })
  const row = page.getByRole('navigation', { name: '打开的页面' })
  for (const [path, name] of [
    ['/setting/account', '账户与安全'],
    ['/setting/appearance', '外观'],
  ] as const) {
    await page.goto(server.url + path)
    await expect(row.getByRole('link', { name })).toBeVisible()
  }
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect(page.locator('header[data-side]')).not.toBeInViewport()
  await row.getByRole('link', { name: '账户与安全' }).click()
  await expect(page.getByRole('heading', { name: '账户与安全' })).toBeVisible()
  await row.getByRole('link', { name: '外观' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
