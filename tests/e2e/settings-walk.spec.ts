/**
 * Navigation in pairwise combinations of settings (`support/walked-settings.ts`) at two widths, with checks by axe and of colour
 * contrast.
 */
import type { Page } from '@playwright/test'
import type { ConfigValues } from '#contract/settings.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, VARIANT_TEST, seedLogin, newAddress, test } from './support/fixtures.ts'
import { openOtherTab, type OtherTab } from './support/other-tab.ts'
import { addArchive } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import { pairwiseSettings, walkedValues } from './support/walked-settings.ts'

const screens = [
  '/fate/index',
  '/fate/month',
  '/archive/index',
  '/archive/index?archiveId=ID&card=chart',
  '/chat/ai?chat=bg',
  '/setting/shop',
  '/setting/appearance',
  '/setting/account',
]

/** Sections of the app, as regular expressions for the start of their pages' addresses. */
const sections = ['/fate/', '/archive/', '/chat/', '/setting/shop', '/setting/(me|appearance)']

async function createUser(page: Page, server: Parameters<typeof seedLogin>[1]) {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await setAppearance(page, server.url, 'zh_CN', 'light')
  return { archive: archive_id, tab: await openOtherTab(page.context(), server) }
}

/** Changes settings in another tab and waits until the open page has applied them. */
async function change(page: Page, tab: OtherTab, settings: Omit<ConfigValues, 'interface_language'>) {
  await tab.changeConfig(settings)
  // The page copies the settings to local storage when it has read them.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('mingshu-settings') ?? '{}') as object))
    .toMatchObject(settings)
  const { mode, sideMode, isSidebarFixed, isHeaderFixed } = settings
  const root = page.locator('html')
  if (mode && mode !== 'auto') await expect(root).toHaveAttribute('theme-mode', mode)
  if (sideMode) await expect(root).toHaveAttribute('side-mode', sideMode)
  if (isSidebarFixed !== undefined) await expect(page.locator('[data-side-stays]')).toHaveCount(Number(isSidebarFixed))
  if (isHeaderFixed !== undefined) await expect(page.locator('[data-header-stays]')).toHaveCount(Number(isHeaderFixed))
  // Waits two frames: one for rendering and one for the layout.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/**
 * Returns layout errors: horizontal overflow, controls outside the window, sections without a visible link while there is no menu
 * button.
 */
function misplacedIn(page: Page): Promise<string[]> {
  return page.evaluate((starts) => {
    const wrong: string[] = []
    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > 0) wrong.push(`${sideways} px sideways`)
    const isVisible = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0 && left >= -1 && right <= innerWidth + 1
    }
    const around = [...document.querySelectorAll('nav, header, aside')].filter((part) => !part.closest('main'))
    const links = around.flatMap((part) => [...part.querySelectorAll<HTMLAnchorElement>('a[href]')])
    // If the header is hidden, one button opens the sections over the page.
    const hasMenu = [...document.querySelectorAll('button[aria-label="打开导航"]')].some(isVisible)
    for (const start of starts) {
      const leading = links.filter((link) => new RegExp(`^${start}`).test(new URL(link.href).pathname))
      if (!hasMenu && !leading.some(isVisible)) wrong.push(`no way to ${start}`)
    }
    // Items of a strip that scrolls sideways count as visible.
    const isInStrip = (element: Element): boolean => {
      const within = element.parentElement
      if (!within) return false
      return (within.scrollWidth > within.clientWidth && /auto|scroll/.test(getComputedStyle(within).overflowX)) || isInStrip(within)
    }
    for (const control of around.flatMap((part) => [...part.querySelectorAll('a[href], button')])) {
      if (control.checkVisibility({ visibilityProperty: true }) && !isVisible(control) && !isInStrip(control))
        wrong.push(`out of reach: ${control.getAttribute('aria-label') ?? control.textContent}`)
    }
    return wrong
  }, sections)
}

for (const width of takeSeededShare([1280, 820], 2)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, serviceWorkers: 'block' })

    test('eight screens have complete navigation and no axe findings', async ({ page, server }) => {
      const { archive, tab } = await createUser(page, server)
      const every = chooseByLane(6, 1)
      for (const [at, screen] of screens.entries()) {
        const sets = pairwiseSettings().filter((_, i) => i % every === at % every)
        await page.goto(server.url + screen.replace('ID', archive))
        await expect(page.locator('main :is(h1, h2, [role=tab])').first()).toBeVisible()
        await untilReady(page)
        // Each screen checks a sixth of the sets, and one of these with axe; together the screens cover all sets. The long lane
        // checks all everywhere.
        const checkedByAxe = chooseByLane([sets[at % sets.length]], sets)
        for (const set of sets) {
          await change(page, tab, set)
          expect(await misplacedIn(page), `${screen} ${JSON.stringify(set)}`).toEqual([])
          if (checkedByAxe.includes(set)) expect(await axeFindings(page), `${screen} ${JSON.stringify(set)}`).toEqual([])
        }
      }
    })

    test('without the header, one button opens the navigation', VARIANT_TEST, async ({ page, server }) => {
      const { tab } = await createUser(page, server)
      await page.goto(`${server.url}/setting/account`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const layout of ['top', 'mix'] as const) {
        await change(page, tab, { layout, splitMenu: true, showHeader: false })
        await page.getByRole('button', { name: '打开导航' }).click()
        const menu = page.getByRole('dialog', { name: '导航' })
        for (const name of ['运势', '命书', '召唤', '商店', '我的'])
          await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      }
    })
  })
}

/** Returns the name and contrast ratio of each painted element with a contrast below 4.5. */
function unreadableIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const rgba = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
    }
    const light = (colour: string) => {
      const [r, g, b] = rgba(colour).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number, number]
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (rgba(backgroundColor)[3] === 255) return backgroundColor
      }
      return getComputedStyle(document.documentElement).backgroundColor
    }
    const painted = {
      'primary button': '[data-variant=filled]:not(:disabled)',
      'open section': 'nav [aria-current] > span:first-child',
      'its name': 'nav [aria-current] > span:last-child',
      'open page of the panel': 'aside nav a[aria-current]',
      'chosen value': 'main label:has(input[type=radio]:checked)',
    }
    return Object.entries(painted).flatMap(([name, selector]) => {
      const found = document.querySelector(selector)
      if (!found) return [`no ${name}`]
      const [one, two] = [light(getComputedStyle(found).color), light(groundOf(found))].toSorted((a, b) => b - a) as [number, number]
      const ratio = (one + 0.05) / (two + 0.05)
      return ratio >= 4.5 ? [] : [`${name} ${ratio.toFixed(2)}`]
    })
  })
}

test.describe('colours', () => {
  test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })

  test('every brand colour is readable in light and dark', VARIANT_TEST, async ({ page, server }) => {
    const { tab } = await createUser(page, server)
    await page.goto(`${server.url}/setting/appearance`)
    await untilReady(page)
    for (const brandTheme of walkedValues.brandTheme) {
      for (const appearance of [
        { mode: 'light', sideMode: 'light' },
        { mode: 'light', sideMode: 'dark' },
        { mode: 'dark', sideMode: 'light' },
      ] as const) {
        await change(page, tab, { ...appearance, brandTheme })
        expect(await unreadableIn(page), `${brandTheme} ${JSON.stringify(appearance)}`).toEqual([])
      }
    }
  })
})
