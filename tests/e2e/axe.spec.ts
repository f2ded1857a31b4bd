/** Axe finds nothing on any route, in light mode on a phone and in dark mode on a desktop. The long lane checks every route in both. */
import type { Page } from '@playwright/test'
import { SEED, takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { OPEN_PATHS, LOGIN_REQUIRED_PATHS } from './support/paths.ts'
import { addArchive } from './support/person.ts'
import { navigateWithoutReload, untilReady } from './support/ready.ts'

async function expectNothingFound(page: Page, url: string) {
  await page.goto(url)
  await untilReady(page)
  expect(await axeFindings(page), url).toEqual([])
}

const appearances = [
  { mode: 'light', size: 'phone', viewport: { width: 390, height: 844 }, behind: takeSeededShare(LOGIN_REQUIRED_PATHS, 2) },
  { mode: 'dark', size: 'desktop', viewport: { width: 1280, height: 800 }, behind: takeSeededShare(LOGIN_REQUIRED_PATHS, 4, SEED + 1) },
]

for (const { mode, size, viewport, behind } of appearances) {
  test.describe(`${mode}, ${size}`, () => {
    test.use({ viewport })
    test('axe finds nothing on the open pages', async ({ page, server }) => {
      await setAppearance(page, server.url, 'zh_CN', mode)
      for (const path of OPEN_PATHS) await expectNothingFound(page, server.url + path)
    })
    test('axe finds nothing on the pages behind the login', async ({ page, server }) => {
      test.setTimeout(behind.length * 20_000)
      const token = await seedLogin(page, server, newAddress())
      await expectNothingFound(page, `${server.url}/onboarding`)
      const { archive_id } = await addArchive(server, token)
      await addArchive(server, token, { user_name: '沈伯川', hour_unknown: true, birthday: '1958-09-09 12:00:00', offset_seconds: 28_800 })
      await page.goto(`${server.url}/archive/index`)
      await expect(page.getByText('沈伯川').first()).toBeVisible()
      await chooseMode(page, server.url, mode)
      for (const path of behind) {
        await navigateWithoutReload(page, path.replace('ID', archive_id))
        expect(await axeFindings(page), path).toEqual([])
      }
    })
  })
}

async function chooseMode(page: Page, origin: string, mode: string) {
  await page.goto(`${origin}/setting/appearance`)
  await page
    .getByRole('group', { name: '明暗', exact: true })
    .getByRole('radio', { name: mode === 'dark' ? '深色' : '浅色' })
    .press('Space')
  await expect(page.locator('html')).toHaveAttribute('theme-mode', mode)
}
