/**
 * Takes screenshots of every screen into `shots/`. Arguments filter by parts of names: `npm run shots -- fate en_US`, `tablet` or
 * `layout`.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { LAYOUTS, type Settings } from '#contract/settings.ts'
import { readPages, type AppPage as Address } from '#build/pages.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { scenarios, completeQuietDialog, type Scene } from './support/scenarios.ts'
import { shopScenarios } from './support/shop-scenarios.ts'
import { addArchive, seedLogin, newAddress } from './support/person.ts'
import { setAppearance } from './support/set-appearance.ts'
import { untilReady } from './support/ready.ts'
import { TestServer } from './support/server.ts'

const sizes = { phone: [390, 844], desktop: [1280, 800], tablet: [820, 1180], small: [320, 640], short: [390, 667] } as const
const pages = (await readPages()).filter(({ leadsTo }) => !leadsTo)
/** Returns the pages for these kinds of user by name, which is the path with hyphens, e.g. `setting-me`. */
const shown = (...whom: Address['needs'][]) =>
  Object.fromEntries(
    pages.filter(({ needs }) => whom.includes(needs)).map(({ path }) => [path.slice(1).replaceAll('/', '-') || 'welcome', path]),
  )
/** Further addresses, with query parameters; ID, UNKNOWN and ABROAD are placeholders of archive ids. */
const further = {
  paid: '/payok?order_id=none',
  edit: '/archive/file?archiveId=ID',
  contents: '/archive/index?archiveId=ID',
  chart: '/archive/index?archiveId=ID&card=chart',
  sealed: '/archive/index?archiveId=ID&card=outer',
  unlocked: '/archive/index?archiveId=ID&opened=true',
  unknown: '/archive/index?archiveId=UNKNOWN&card=chart',
  abroad: '/archive/index?archiveId=ABROAD&card=chart',
}
/** Every layout, once with a light and once with a dark side panel. */
const inLayouts = LAYOUTS.flatMap((layout) => (['light', 'dark'] as const).map((sideMode) => ({ layout, sideMode })))
const layoutPages = { fate: '/fate/index', contents: '/archive/index?archiveId=ID' }

const wanted = process.argv.slice(2)
const onlyWhenAsked = ['zh_TW', 'tablet', 'small', 'short', 'layout'].filter((word) => !wanted.includes(word))
const isWanted = (name: string) =>
  wanted.every((word) => name.split('-').includes(word)) && !onlyWhenAsked.some((word) => name.includes(word))
const folder = new URL('../../shots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })

const home = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
type State = NonNullable<BrowserContextOptions['storageState']>
interface People {
  newcomer: State
  member: State
  /** The same member after opening the day. */
  opened: State
}

// Google login is configured so that its button is shown, but it is not used.
const server = await TestServer.start({ GOOGLE_CLIENT_ID: 'shown', GOOGLE_CLIENT_SECRET: 'shown' })
const browser = await chromium.launch({ ...(chromiumPath() && { executablePath: chromiumPath()! }), args: chromiumFlags })
try {
  await shootAll(browser)
} finally {
  await browser.close()
  await server.stop()
}

async function shootAll(browser: Browser) {
  const { people, scene, path } = await gather(browser)
  for (const locale of ['zh_CN', 'zh_TW', 'en_US']) {
    for (const mode of ['light', 'dark'] as const) {
      for (const [size, [width, height]] of Object.entries(sizes)) {
        const suffix = `${locale}-${mode}-${size}`
        const open = async (who: keyof People | undefined, settings: Partial<Settings> = {}) => {
          const context = await browser.newContext({
            ...home,
            viewport: { width, height },
            deviceScaleFactor: 1,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
            colorScheme: mode,
            ...(who && { storageState: people[who] }),
          })
          const page = await context.newPage()
          await setAppearance(page, server.url, locale, mode, settings)
          return page
        }
        const shoot = async (who: keyof People | undefined, list: Record<string, string>, settings: Partial<Settings> = {}) => {
          const names = Object.keys(list).filter((name) => isWanted(`${name}-${suffix}`))
          if (names.length === 0) return
          const page = await open(who, settings)
          for (const name of names) {
            await page.setViewportSize({ width, height })
            await visit(page, path(list[name]!))
            await picture(page, `${name}-${suffix}`, true)
          }
          await page.context().close()
        }
        await shoot(undefined, shown('no session'))
        await shoot('newcomer', shown('no archive'))
        await shoot('member', { ...shown('archive'), ...further })
        await shoot('opened', { opened: '/fate/index' })
        // Only on a desktop, because a phone has one layout. In dark mode both side modes look the same: there is no light side panel.
        if (size === 'desktop')
          for (const { layout, sideMode } of inLayouts) {
            const named = Object.entries(layoutPages).map(([name, path]) => [`layout-${layout}-side_${sideMode}-${name}`, path])
            await shoot('opened', Object.fromEntries(named), { layout, sideMode })
          }
        for (const [name, scenario] of Object.entries({ ...scenarios, ...shopScenarios })) {
          if (!isWanted(`${name}-${suffix}`)) continue
          const page = await open('member')
          await visit(page, path(scenario.path))
          await scenario
            .reach(page, scene)
            .catch((error: unknown) => console.log(`${name}-${suffix} NOT REACHED`, String(error).split('\n')[0]))
          await picture(page, `${name}-${suffix}`, false)
          await page.context().close()
        }
      }
    }
  }
}

/**
 * Creates a user without archives and one with four archives; stores the state of the latter before and after the day is opened.
 */
async function gather(browser: Browser): Promise<{ people: People; scene: Scene; path: (path: string) => string }> {
  const newcomer = await browser.newContext(home)
  await seedLogin(await newcomer.newPage(), server, newAddress())
  const member = await browser.newContext(home)
  const page = await member.newPage()
  const token = await seedLogin(page, server, newAddress())
  const own = await addArchive(server, token)
  await addArchive(server, token, { user_name: '周若棠', gender: '0', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  const unknown = await addArchive(server, token, {
    user_name: '沈伯川',
    birthday: '1958-09-09 12:00:00',
    hour_unknown: true,
    offset_seconds: 28_800,
  })
  const abroad = await addArchive(server, token, {
    user_name: 'Amelia Hart',
    gender: '0',
    birthday: '1988-07-22 16:45:00',
    offset_seconds: -14_400,
    zone: 'America/New_York',
    lat: 40.714,
    lng: -74.006,
    place_name: { zh_CN: '纽约', zh_TW: '紐約', en_US: 'New York' },
  })
  await page.goto(`${server.url}/archive/index`)
  await page.getByText('Amelia Hart').first().waitFor()
  const before = await member.storageState({ indexedDB: true })
  await page.goto(`${server.url}/fate/index`)
  await completeQuietDialog(page)
  const people = {
    newcomer: await newcomer.storageState({ indexedDB: true }),
    member: before,
    opened: await member.storageState({ indexedDB: true }),
  }
  const path = (path: string) =>
    path.replace('=ID', `=${own.archive_id}`).replace('UNKNOWN', unknown.archive_id).replace('ABROAD', abroad.archive_id)
  return { people, scene: { server, token, archiveId: own.archive_id }, path }
}

async function visit(page: Page, path: string) {
  await page.goto(server.url + path)
  await untilReady(page)
}

/** Waits until the page's text is stable, its fonts are loaded and no finite animation runs. */
async function settled(page: Page) {
  let before = ''
  // Waits outside the page, because a scenario may have stopped the page's clock.
  for (let quiet = 0; quiet < 6; quiet++) {
    await page.waitForTimeout(100)
    const now = await page.evaluate(() => document.body.innerText)
    if (now !== before) quiet = 0
    before = now
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0))
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
}

/** Makes the window as high as the page. Chromium's full-page screenshot would shrink the window and misplace the bottom bar. */
async function makeRoom(page: Page) {
  const { width, height } = page.viewportSize()!
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole <= height) return
  await page.setViewportSize({ width, height: whole })
  await settled(page)
}

async function picture(page: Page, name: string, whole: boolean) {
  await page.mouse.move(0, 0)
  await settled(page)
  if (whole) await makeRoom(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.screenshot({ path: `${folder}${name}.png` })
  console.log(name, overflow > 0 ? `OVERFLOWS by ${overflow}px` : '')
}
