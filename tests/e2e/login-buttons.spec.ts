/** What the login offers can be clicked with a mouse, at every width. */
import type { Page } from '@playwright/test'
import { SEED, share } from '../support/lane.ts'
import { expect, test } from './support/fixtures.ts'

/** Names of the buttons and links whose center belongs to another element; all of them are seen before. */
async function coveredOn(page: Page): Promise<string[]> {
  const targets = page.locator('main').locator('a, button')
  await expect(targets.first()).toBeVisible()
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return element.contains(hit) ? [] : [element.getAttribute('aria-label') ?? element.textContent]
    }),
  )
}

for (const width of share([390, 1024, 1280, 820, 1440], 2, SEED)) {
  test(`no button or link of the login is covered at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/login`)
    await expect(page.getByRole('link', { name: /历书|月/ })).toBeVisible()
    await expect.poll(() => coveredOn(page)).toEqual([])
    await page.getByRole('button', { name: '用邮箱登录' }).click()
    await expect(page.getByRole('button', { name: '返回' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: '邮箱' })).toBeVisible()
    await expect.poll(() => coveredOn(page)).toEqual([])
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
  })
}
