/**
 * Pictures of every screen at 390×844 and 1280×800, light and dark, in Simplified Chinese and English, into
 * `shots/`, so that they can be looked at. `npm run shots -- today en_US` takes only the names with these words;
 * `zh_TW` and `tablet` (820×1180) are taken when they are asked for.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { addArchive, logIn, newAddress } from './support/person.ts'
import { dress } from './support/dress.ts'
import { TestServer } from './support/server.ts'

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800] } as const
const publicPages = { login: '/login', privacy: '/privacyagreement', service: '/serviceagreement' }
const pages = {
  today: '/fate/index', year: '/fate/year', month: '/fate/month', pictures: '/fate/pic',
  archives: '/archive/index', add: '/archive/add', edit: '/archive/file?archiveId=ID', chart: '/archive/index?archiveId=ID',
  chat: '/chat/index?chat=bg', shop: '/setting/shop', payments: '/setting/paylog', exchange: '/setting/exchangecode',
  me: '/setting/me', account: '/setting/account', language: '/setting/language', appearance: '/setting/appearance', contact: '/setting/contact',
}
const wanted = process.argv.slice(2)
const onlyWhenAsked = ['zh_TW', 'tablet'].filter((word) => !wanted.includes(word))
const isWanted = (name: string) => wanted.every((word) => name.includes(word)) && !onlyWhenAsked.some((word) => name.includes(word))
const folder = new URL('../../shots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })

const server = await TestServer.start()
const browser = await chromium.launch({ ...(chromiumPath() && { executablePath: chromiumPath()! }), args: chromiumFlags })
try {
  await shootAll(browser)
} finally {
  await browser.close()
  await server.stop()
}

async function shootAll(browser: Browser) {
  const newcomer = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  await logIn(await newcomer.newPage(), server, newAddress())
  const member = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const memberPage = await member.newPage()
  await logIn(memberPage, server, newAddress())
  const token = (await memberPage.evaluate(() => localStorage.getItem('mingshu-token')))!
  const { archive_id } = await addArchive(server, token)
  await addArchive(server, token, { user_name: '周若棠', gender: '0', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  await addArchive(server, token, { user_name: '沈伯川', birthday: '1958-09-09 12:00:00', hour_unknown: true, offset_seconds: 28_800 })
  await addArchive(server, token, {
    user_name: 'Amelia Hart', gender: '0', birthday: '1988-07-22 16:45:00', offset_seconds: -14_400, zone: 'America/New_York', lat: 40.714, lng: -74.006,
    place_name: { zh_CN: '纽约', zh_TW: '紐約', en_US: 'New York' },
  })
  await memberPage.goto(`${server.url}/archive/index`)
  await memberPage.getByText('Amelia Hart').first().waitFor()
  const states = { member: await member.storageState({ indexedDB: true }), newcomer: await newcomer.storageState({ indexedDB: true }) }

  for (const locale of ['zh_CN', 'zh_TW', 'en_US']) {
    for (const mode of ['light', 'dark']) {
      for (const [size, [width, height]] of Object.entries(sizes)) {
        const shoot = async (who: 'member' | 'newcomer' | undefined, list: Record<string, string>) => {
          const names = Object.entries(list).filter(([name]) => isWanted(`${name}-${locale}-${mode}-${size}`))
          if (names.length === 0) return
          const context = await browser.newContext({
            viewport: { width, height }, deviceScaleFactor: 1, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', serviceWorkers: 'block',
            colorScheme: mode === 'dark' ? 'dark' : 'light', ...(who && { storageState: states[who] }),
          })
          const page = await context.newPage()
          await dress(page, server.url, locale, mode)
          for (const [name, path] of names) await shootOne(page, path.replace('ID', archive_id), `${name}-${locale}-${mode}-${size}`)
          await context.close()
        }
        await shoot(undefined, publicPages)
        await shoot('newcomer', { onboarding: '/onboarding' })
        await shoot('member', pages)
      }
    }
  }
}

async function shootOne(page: Page, path: string, name: string) {
  await page.goto(server.url + path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: true })
  console.log(name, overflow > 0 ? `OVERFLOWS by ${overflow}px` : '')
}
