/** Theme of the page: applied before the first paint, updated live, and adapted to accessibility settings of the system. */
import type { Page } from '@playwright/test'
import { SEED, takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { readStoredPreference, setAppearance } from './support/set-appearance.ts'
import { expect, VARIANT_TEST, seedLogin, newAddress, test } from './support/fixtures.ts'
import { openOtherTab } from './support/other-tab.ts'
import { addArchive } from './support/person.ts'
import { untilReady } from './support/ready.ts'

const chosen = { sideMode: 'dark', brandTheme: '#2e6b8f' } as const
const THEME_ATTRIBUTES = ['theme-mode', 'side-mode', 'theme-color'] as const

declare global {
  interface Window {
    /** Themes that the root element has had since the page was opened, oldest first. */
    themes: string[]
  }
}

/** Records every theme of the root element from the start of the page on. */
async function watchThemes(page: Page) {
  await page.addInitScript((names) => {
    window.themes = []
    const note = () => {
      const root = document.documentElement
      const theme = names.map((name) => root.getAttribute(name)).join(' ')
      if (root.hasAttribute('lang') && window.themes.at(-1) !== theme) window.themes.push(theme)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: [...names] })
  }, THEME_ATTRIBUTES)
}

const themeOf = (page: Page) =>
  page.evaluate((names) => names.map((name) => document.documentElement.getAttribute(name)).join(' '), THEME_ATTRIBUTES)
const variable = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

/** Creates a user with an archive and this appearance. */
async function createUser(page: Page, server: { url: string }, mode: string, further = {}) {
  const token = await seedLogin(page, server as Parameters<typeof seedLogin>[1], newAddress())
  const { archive_id } = await addArchive(server as Parameters<typeof addArchive>[0], token)
  await setAppearance(page, server.url, 'zh_CN', mode, further)
  return archive_id
}

test.describe('at a start', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

  test('nothing is painted before the chosen theme is applied', async ({ page, server }) => {
    await setAppearance(page, server.url, 'zh_CN', 'dark', chosen)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/boot.js', async (route) => {
      await held
      await route.continue()
    })
    const sheetCame = page.waitForResponse(/\/assets\/.*\.css/)
    await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
    await (await sheetCame).finished()
    letGo()
    const [painted, scripted] = await page.evaluate(async () => {
      const first = await new Promise<PerformanceEntry>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]!)).observe({ type: 'paint', buffered: true })
      })
      const boot = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/boot.js')) as PerformanceResourceTiming
      return [first.startTime, boot.responseEnd]
    })
    expect(painted).toBeGreaterThan(scripted)
    expect(await themeOf(page)).toBe('dark dark #2e6b8f')
    expect(await page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))).toEqual([
      '#151615',
      '#151615',
    ])
  })

  test('the root has only the chosen theme until the page is ready', VARIANT_TEST, async ({ page, server }) => {
    await createUser(page, server, 'dark', chosen)
    await watchThemes(page)
    await page.goto(`${server.url}/setting/appearance`)
    await expect(page.getByRole('radio', { name: '自选' })).toBeChecked()
    await untilReady(page)
    // The first entry is the theme in the HTML, recorded before the page's first script has run.
    expect(await page.evaluate(() => window.themes)).toEqual(['light light #46494b', 'dark dark #2e6b8f'])
  })
})

test('auto follows the system, including the browser bar', VARIANT_TEST, async ({ page, server }) => {
  await setAppearance(page, server.url, 'zh_CN', 'auto')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(server.url)
  const bars = () => page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  for (const [colorScheme, paper] of [
    ['dark', '#151615'],
    ['light', '#F5F2EB'],
    ['dark', '#151615'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('theme-mode', colorScheme)
    await expect.poll(bars).toEqual([paper, paper])
  }
})

test('a custom colour is applied as the nearest readable one everywhere', async ({ page, context, server }) => {
  await createUser(page, server, 'light')
  const other = await context.newPage()
  await other.goto(`${server.url}/setting/language`)
  const changing = await openOtherTab(context, server)
  await watchThemes(page)
  await page.goto(`${server.url}/setting/appearance`)
  await page.getByRole('radio', { name: '自选' }).press('Space')
  const field = page.getByRole('textbox', { name: '色值' })
  await expect(field).toHaveValue('#46494b')
  await expect(page.getByText(/用了最近的可读的一档/)).toBeHidden()

  // A change made in another tab must not restore the old colour while a new one is being typed here.
  await field.fill('FFE066')
  await changing.changeConfig({ showFooter: false })
  await expect(page.locator('html')).toHaveAttribute('theme-color', '#ffe066')
  const fill = await variable(page, 'html', '--brand-fill')
  expect(fill).toMatch(/^#[0-9a-f]{6}$/)
  expect(fill).not.toBe('#ffe066')
  await expect(page.getByText(`用了最近的可读的一档 ${fill}`)).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('theme-color', '#ffe066')
  expect(await axeFindings(page)).toEqual([])

  await field.fill('#ffe0')
  await expect(page.getByText('写成 #46494b 这样的六位色值')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('theme-color', '#ffe066')
  await page.getByLabel('选一种颜色').fill('#204060')
  await expect(field).toHaveValue('#204060')
  await expect(page.locator('html')).toHaveAttribute('theme-color', '#204060')
  await expect.poll(() => readStoredPreference(page, 'display')).toMatchObject({ brandTheme: '#204060' })
  expect(await page.evaluate(() => window.themes)).toEqual(['#46494b', '#ffe066', '#204060'].map((colour) => `light light ${colour}`))
  await page.reload()
  await expect(page.getByRole('textbox', { name: '色值' })).toHaveValue('#204060')
})

test('a dark side panel and a light page have their own colours', VARIANT_TEST, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const archiveId = await createUser(page, server, 'light', chosen)
  await page.goto(`${server.url}/archive/index?archiveId=${archiveId}&card=chart`)
  const table = page.getByRole('table').first()
  await expect(table).toBeVisible()
  const chartColours = () =>
    table.evaluate((element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(box)
        if (borderTopWidth === '1px') return [borderTopColor, backgroundColor]
      }
      return []
    })
  // Expected colours: #dcdcdc on white in light mode, #5e5e5e on #242424 in dark mode.
  expect(await chartColours()).toEqual(['rgb(220, 220, 220)', 'rgb(255, 255, 255)'])
  expect(await ground(page, 'nav[data-side]')).toBe('rgb(29, 30, 29)')
  expect(await ground(page, 'body')).toBe('rgb(245, 242, 235)')
  expect(await variable(page, 'nav[data-side]', '--brand-on')).toBe('#151615')
  expect(await axeFindings(page)).toEqual([])
  await setAppearance(page, server.url, 'zh_CN', 'dark')
  await page.goto(`${server.url}/archive/index?archiveId=${archiveId}&card=chart`)
  await expect(table).toBeVisible()
  expect(await chartColours()).toEqual(['rgb(94, 94, 94)', 'rgb(36, 36, 36)'])
})

const screens = ['/fate/index', '/archive/index?archiveId=ID&card=chart', '/fate/month', '/setting/appearance']
const mediaFeatures = [
  { name: 'more contrast, light', mode: 'light', media: { contrast: 'more' } },
  { name: 'more contrast, dark', mode: 'dark', media: { contrast: 'more' } },
  { name: 'forced colours', mode: 'light', media: { forcedColors: 'active', colorScheme: 'dark' } },
] as const

for (const [at, { name, mode, media }] of takeSeededShare([...mediaFeatures.entries()], 3)) {
  test(`with ${name} axe finds nothing and the current page is marked`, async ({ page, server }) => {
    const archiveId = await createUser(page, server, mode)
    await page.emulateMedia({ reducedMotion: 'reduce', ...media })
    for (const screen of takeSeededShare(screens, 2, SEED + at)) {
      await page.goto(server.url + screen.replace('ID', archiveId))
      await untilReady(page)
      expect(await axeFindings(page), screen).toEqual([])
    }
    const bar = page.getByRole('navigation', { name: '主导航' })
    const [isNow, isNot] = [bar.locator('[aria-current] [class*=mark]'), bar.locator('a:not([aria-current]) [class*=mark]').first()]
    const backs = await Promise.all([isNow, isNot].map((mark) => mark.evaluate((element) => getComputedStyle(element).backgroundColor)))
    expect(backs[0]).not.toBe(backs[1])
  })
}

test('reduced transparency hides what is behind a sheet', VARIANT_TEST, async ({ page, server }) => {
  await page.goto(`${server.url}/login`)
  const solid = await variable(page, 'html', '--sunken')
  expect(await variable(page, 'html', '--scrim')).not.toBe(solid)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }] })
  await expect.poll(() => variable(page, 'html', '--scrim')).toBe(solid)
})
