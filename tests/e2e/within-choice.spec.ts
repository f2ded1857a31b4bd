/** Choosing the precision of a birth time by touch on the narrowest phone, in Chinese and in English. */
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

test('every option is at least 44 px wide and high', async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token, { birthday: '2024-02-04 16:27:08', offset_seconds: 28_800, told_within: 0 })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [locale, name] of [
    ['zh_CN', '时间准到'],
    ['en_US', 'How exact is the time?'],
  ] as const) {
    await setAppearance(page, server.url, locale, 'light')
    await page.goto(`${server.url}/archive/file?archiveId=${archive_id}`)
    const answers = page.getByRole('group', { name, exact: true }).locator('label')
    await expect(answers).toHaveCount(6)
    const boxes = await answers.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect))
    for (const { width, height, right } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(right).toBeLessThanOrEqual(320)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
