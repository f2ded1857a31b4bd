/**
 * Pictures of every screen at 390×844 and 1280×800, light and dark, in Simplified Chinese and English, into
 * `shots/`, so that they can be looked at. `npm run shots -- fate en_US` takes only the names with these words;
 * `zh_TW`, `tablet` (820×1180), `small` (320×640) and `short` (390×667) are taken when they are asked for, and `layout`: each
 * layout with a light and a dark side, `npm run shots -- layout`.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { LAYOUTS, type Settings } from '#contract/settings.ts'
import { readPages, type Page as Address } from '#build/pages.ts'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { scenarios, openToday, type Scene } from './support/scenarios.ts'
import { shopScenarios } from './support/shop-scenarios.ts'
import { addArchive, logIn, newAddress } from './support/person.ts'
import { dress } from './support/dress.ts'
import { untilReady } from './support/ready.ts'
import { TestServer } from './support/server.ts'

const sizes = { phone: [390, 844], desktop: [1280, 800], tablet: [820, 1180], small: [320, 640], short: [390, 667] } as const
const pages = (await readPages()).filter(({ leadsTo }) => !leadsTo)
/** The pages for these people by names made of their addresses: `setting-me`. */
const shown = (...whom: Address['needs'][]) =>
  Object.fromEntries(
    pages.filter(({ needs }) => whom.includes(needs)).map(({ path }) => [path.slice(1).replaceAll('/', '-') || 'welcome', path]),
  )
/** What an address may say besides. */
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
/** In every layout, each side beside a light page. */
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
  /** The member, after the seven seconds. */
  opened: State
}

// As on a server where Google is set up; nobody goes there.
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
        const look = `${locale}-${mode}-${size}`
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
          await dress(page, server.url, locale, mode, settings)
          return page
        }
        const shoot = async (who: keyof People | undefined, list: Record<string, string>, settings: Partial<Settings> = {}) => {
          const names = Object.keys(list).filter((name) => isWanted(`${name}-${look}`))
          if (names.length === 0) return
          const page = await open(who, settings)
          for (const name of names) {
            await page.setViewportSize({ width, height })
            await visit(page, path(list[name]!))
            await picture(page, `${name}-${look}`, true)
          }
          await page.context().close()
        }
        await shoot(undefined, shown('no session'))
        await shoot('newcomer', shown('no archive'))
        await shoot('member', { ...shown('archive'), ...further })
        await shoot('opened', { opened: '/fate/index' })
        // A phone has one layout, and a dark page no light side.
        if (size === 'desktop')
          for (const { layout, sideMode } of inLayouts) {
            const named = Object.entries(layoutPages).map(([name, path]) => [`layout-${layout}-side_${sideMode}-${name}`, path])
            await shoot('opened', Object.fromEntries(named), { layout, sideMode })
          }
        for (const [name, moment] of Object.entries({ ...scenarios, ...shopScenarios })) {
          if (!isWanted(`${name}-${look}`)) continue
          const page = await open('member')
          await visit(page, path(moment.path))
          await moment
            .reach(page, scene)
            .catch((error: unknown) => console.log(`${name}-${look} NOT REACHED`, String(error).split('\n')[0]))
          await picture(page, `${name}-${look}`, false)
          await page.context().close()
        }
      }
    }
  }
}

/** Somebody new, and somebody with four archives: before today is opened, and after. */
async function gather(browser: Browser): Promise<{ people: People; scene: Scene; path: (path: string) => string }> {
  const newcomer = await browser.newContext(home)
  await logIn(await newcomer.newPage(), server, newAddress())
  const member = await browser.newContext(home)
  const page = await member.newPage()
  const token = await logIn(page, server, newAddress())
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
  await openToday(page)
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

/** Until the page says nothing new, its faces are there and nothing moves any more. */
async function settled(page: Page) {
  let before = ''
  // Counted out here: a moment may have stopped the page's own clock.
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

/**
 * A window as high as the page. Chromium's own picture of a whole page makes the window one pixel wide for
 * a moment, which is a phone to the page; and the bar at the foot would stand in the middle.
 */
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
