/** The pay sheet in the least space: on the narrowest phone and with text at 200 %. */
import type { Page } from '@playwright/test'
import { takeSeededShare } from '../support/lane.ts'
import { buy } from './support/buying.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

/** Doubles every font size and line height, like a browser's large text setting. */
async function enlarge(page: Page) {
  await page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return { element, fontSize: parseFloat(fontSize), lineHeight: parseFloat(lineHeight) }
    })
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = `${fontSize * 2}px`
      if (!Number.isNaN(lineHeight)) element.style.lineHeight = `${lineHeight * 2}px`
    }
  })
}

/** Returns the texts of the open sheet that overflow their container or the window. */
function cutIn(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const isHidden = (element: Element) => element.closest('.visually-hidden') !== null
    return [...dialog.querySelectorAll('label *, button, button *, li, p, h2')]
      .filter((element) => !isHidden(element) && !(element instanceof SVGElement))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const around = element.parentElement!.getBoundingClientRect()
        return width > 0 && (left < -1 || right > innerWidth + 1 || right > around.right + 1)
      })
      .map((element) => element.textContent)
  })
}

for (const [locale, name] of takeSeededShare(
  [
    ['zh-CN', 'Simplified Chinese'],
    ['en-US', 'English'],
  ] as const,
  2,
)) {
  test.describe(`in ${name}`, () => {
    test.use({ locale })

    test('at 320 px and with doubled text nothing is cut', async ({ page, server }) => {
      const token = await seedLogin(page, server, newAddress())
      const { archive_id } = await addArchive(server, token)
      await buy(server, token, 'fatebook', archive_id)
      await page.setViewportSize({ width: 320, height: 640 })
      for (const payment of ['vip_year', 'dt']) {
        await page.goto(`${server.url}/setting/shop?payment=${payment}`)
        const pay = page.getByRole('dialog').getByRole('button', { name: /US\$/ })
        await pay.scrollIntoViewIfNeeded()
        await expect(pay).toBeInViewport({ ratio: 1 })
        expect(await cutIn(page), `${payment} at 320 px`).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        await enlarge(page)
        await pay.scrollIntoViewIfNeeded()
        await expect(pay).toBeInViewport({ ratio: 1 })
        expect(await cutIn(page), `${payment} in large type`).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
      }
    })
  })
}
