/** Text at 200 % on the narrowest phone: nothing is cut, overlaps or scrolls sideways. The long lane checks another width. */
import type { Page } from '@playwright/test'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { navigateWithoutReload, untilReady } from './support/ready.ts'

const behind = [
  '/fate/index',
  '/archive/index',
  '/archive/index?archiveId=ID',
  '/archive/index?archiveId=ID&card=chart',
  '/fate/year',
  '/fate/month',
  '/fate/days',
  '/setting/reminders',
  '/almanac',
  '/archive/match',
  '/setting/shop',
  '/setting/me',
  '/setting/account',
]

const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

/** Returns the items of the tab bar whose icon or name overflows its link, or whose icon and name overlap. */
const crowdedIn = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('nav a')].filter((link) => getComputedStyle(link.parentElement!).position === 'fixed')
    return links.flatMap((link) => {
      const within = link.getBoundingClientRect()
      const [mark, name] = [...link.children].map((child) => child.getBoundingClientRect()) as [DOMRect, DOMRect]
      const isApart = mark.bottom <= name.top + 1
      const isWithin = name.left >= within.left - 1 && name.right <= within.right + 1 && mark.top >= within.top - 1
      return isApart && isWithin && name.bottom <= innerHeight + 1 ? [] : [link.textContent]
    })
  })

/** Returns the dates and times that are broken across lines. */
const brokenDatesIn = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: date, index } of (node.textContent ?? '').matchAll(/\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]+ \d{4}|\d{1,2}:\d{2}/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + date.length)
        const [first, ...others] = range.getClientRects()
        if (others.some(({ top }) => top > first!.bottom - 1)) broken.push(date)
      }
    }
    return broken
  })

/** Returns by how many pixels the page can be scrolled sideways. */
const sidewaysIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const locale of takeSeededShare(['zh_CN', 'zh_TW', 'en_US'], 3)) {
  for (const width of chooseByLane([320], [390, 320])) {
    test(`in ${locale} at ${width} px, nothing is cut behind the login`, async ({ page, server }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 844 })
      const token = await seedLogin(page, server, newAddress())
      const { archive_id } = await addArchive(server, token)
      await addArchive(server, token, { user_name: 'Amelia Hart', gender: '0' })
      await setAppearance(page, server.url, locale, 'light')
      await page.goto(server.url)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
      await untilReady(page)
      await enlarge(page)
      for (const path of behind) {
        await navigateWithoutReload(page, path.replace('ID', archive_id))
        const found = { sideways: await sidewaysIn(page), crowded: await crowdedIn(page), broken: await brokenDatesIn(page) }
        expect(found, path).toEqual({ sideways: 0, crowded: [], broken: [] })
      }
    })
  }
}
