/**
 * Navigation stands in every setting: eight screens at two widths, in sets of settings where every two values of two settings meet
 * (`support/walked-settings.ts`), changed while the page stands. axe looks at each screen, in the long lane in every set; the
 * contrast of what the colours paint is reckoned from what is painted, nine colours and a free one in both modes.
 */
import type { Page } from '@playwright/test'
import type { ConfigChange } from '#contract/settings.ts'
import { inLane, share } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { dress } from './support/dress.ts'
import { expect, FURTHER, logIn, newAddress, test } from './support/fixtures.ts'
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

/** Sections by the addresses that they lead to. */
const sections = ['/fate/', '/archive/', '/chat/', '/setting/shop', '/setting/(me|appearance)']

async function comeIn(page: Page, server: Parameters<typeof logIn>[1]) {
  const token = await logIn(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await dress(page, server.url, 'zh_CN', 'light')
  return { archive: archive_id, tab: await openOtherTab(page.context(), server) }
}

/** Changes settings in another tab, under a page that is open, and waits until the page has heard of it. */
async function change(page: Page, tab: OtherTab, settings: Omit<ConfigChange, 'interface_language'>) {
  await tab.changeConfig(settings)
  // What the page has read it also writes into local storage.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('mingshu-settings') ?? '{}') as object))
    .toMatchObject(settings)
  const { mode, sideMode, isSidebarFixed, isHeaderFixed } = settings
  const root = page.locator('html')
  if (mode && mode !== 'auto') await expect(root).toHaveAttribute('theme-mode', mode)
  if (sideMode) await expect(root).toHaveAttribute('side-mode', sideMode)
  if (isSidebarFixed !== undefined) await expect(page.locator('[data-side-stays]')).toHaveCount(Number(isSidebarFixed))
  if (isHeaderFixed !== undefined) await expect(page.locator('[data-header-stays]')).toHaveCount(Number(isHeaderFixed))
  // Two frames: what was read is rendered, and laid out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** What is wrong with the place of things: drawn sideways, or a section that neither stands nor has a button that shows it. */
function misplacedIn(page: Page): Promise<string[]> {
  return page.evaluate((starts) => {
    const wrong: string[] = []
    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > 0) wrong.push(`${sideways} px sideways`)
    const isSeen = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0 && left >= -1 && right <= innerWidth + 1
    }
    const around = [...document.querySelectorAll('nav, header, aside')].filter((part) => !part.closest('main'))
    const links = around.flatMap((part) => [...part.querySelectorAll<HTMLAnchorElement>('a[href]')])
    // Where the header was put away, one button lays the sections over the page.
    const hasMenu = [...document.querySelectorAll('button[aria-label="打开导航"]')].some(isSeen)
    for (const start of starts) {
      const leading = links.filter((link) => new RegExp(`^${start}`).test(new URL(link.href).pathname))
      if (!hasMenu && !leading.some(isSeen)) wrong.push(`no way to ${start}`)
    }
    // A strip that can be drawn along reaches all that is in it.
    const isInStrip = (element: Element): boolean => {
      const within = element.parentElement
      if (!within) return false
      return (within.scrollWidth > within.clientWidth && /auto|scroll/.test(getComputedStyle(within).overflowX)) || isInStrip(within)
    }
    for (const control of around.flatMap((part) => [...part.querySelectorAll('a[href], button')])) {
      if (control.checkVisibility({ visibilityProperty: true }) && !isSeen(control) && !isInStrip(control))
        wrong.push(`out of reach: ${control.getAttribute('aria-label') ?? control.textContent}`)
    }
    return wrong
  }, sections)
}

for (const width of share([1280, 820], 2)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, serviceWorkers: 'block' })

    test('on eight screens nothing leads sideways, every section is within reach, and axe finds nothing', async ({ page, server }) => {
      const { archive, tab } = await comeIn(page, server)
      const every = inLane(6, 1)
      for (const [at, screen] of screens.entries()) {
        const sets = pairwiseSettings().filter((_, i) => i % every === at % every)
        await page.goto(server.url + screen.replace('ID', archive))
        await expect(page.locator('main :is(h1, h2, [role=tab])').first()).toBeVisible()
        await untilReady(page)
        // The screens together in every set, each in a sixth of them and looked at by axe in one; in the long lane in all of them.
        const looked = inLane([sets[at % sets.length]], sets)
        for (const set of sets) {
          await change(page, tab, set)
          expect(await misplacedIn(page), `${screen} ${JSON.stringify(set)}`).toEqual([])
          if (looked.includes(set)) expect(await axeFindings(page), `${screen} ${JSON.stringify(set)}`).toEqual([])
        }
      }
    })

    test(
      'with the header away, top and a divided mix lay the sections over the page from one button',
      FURTHER,
      async ({ page, server }) => {
        const { tab } = await comeIn(page, server)
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
      },
    )
  })
}

/** Contrast of what the colour paints, from what is painted: name and ratio of each that cannot be read. */
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

  test('each of nine and a free one is read in light, in dark, and at a dark side', FURTHER, async ({ page, server }) => {
    const { tab } = await comeIn(page, server)
    await page.goto(`${server.url}/setting/appearance`)
    await untilReady(page)
    for (const brandTheme of walkedValues.brandTheme) {
      for (const look of [
        { mode: 'light', sideMode: 'light' },
        { mode: 'light', sideMode: 'dark' },
        { mode: 'dark', sideMode: 'light' },
      ] as const) {
        await change(page, tab, { ...look, brandTheme })
        expect(await unreadableIn(page), `${brandTheme} ${JSON.stringify(look)}`).toEqual([])
      }
    }
  })
})
