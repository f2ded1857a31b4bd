/** Every button and link can be clicked with a mouse, at every width. */
import type { Page } from '@playwright/test'
import { takeSeededShare } from '../support/lane.ts'
import { listCoveredControls } from './support/covered.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'
import { OPEN_PATHS, LOGIN_REQUIRED_PATHS } from './support/paths.ts'
import { addArchive } from './support/person.ts'
import { navigateWithoutReload, untilReady } from './support/ready.ts'

const WIDTHS = [390, 820, 1024, 1280, 1440]

/** Checks the loaded page at each width. */
async function expectReached(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => listCoveredControls(page), `${path} at ${width} px`).toEqual([])
  }
}

test('no control is covered on the pages without an account', async ({ page, server }) => {
  await setAppearance(page, server.url, 'zh_CN', 'light')
  for (const path of OPEN_PATHS) {
    await page.goto(server.url + path)
    await untilReady(page)
    await expectReached(page, path)
  }
})

test('no control is covered on the email login, forward and back', async ({ page, server }) => {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: '用邮箱登录' }).click()
  await expect(page.getByRole('textbox', { name: '邮箱' })).toBeVisible()
  await expectReached(page, '/login')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
})

test('no control is covered on the pages behind the login', async ({ page, server }) => {
  const paths = takeSeededShare(LOGIN_REQUIRED_PATHS, 4)
  test.setTimeout(paths.length * 20_000)
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await addArchive(server, token, { user_name: '沈伯川', hour_unknown: true, birthday: '1958-09-09 12:00:00', offset_seconds: 28_800 })
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText('沈伯川').first()).toBeVisible()
  for (const path of paths) {
    await navigateWithoutReload(page, path.replace('ID', archive_id))
    await expectReached(page, path)
  }
})
