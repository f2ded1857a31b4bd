/** Stored picture of the page of today: shown at the next start before any code of the app has run. */
import type { Page } from '@playwright/test'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER, VARIANT_WITH_WORKER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import type { TestServer } from './support/server.ts'

const picture = '#root > [data-picture]'
const alive = '#root > div:not([data-picture]) #content'

/** Delays the app's code, so that only the stored picture is shown. Returns a function that releases the code. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: Node[] = []
    let isHeld = true
    const append = (node: Node) => Node.prototype.appendChild.call(document.head, node)
    // The page may request its code after `go` was called, because it waits for its first paint.
    const go = () => {
      isHeld = false
      held.splice(0).forEach(append)
    }
    Object.assign(globalThis, { go })
    HTMLHeadElement.prototype.appendChild = (node) => {
      if (isHeld && node instanceof HTMLScriptElement) held.push(node)
      else append(node)
      return node
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { go: () => void }).go())
}

/** Returns the text, position and size of the headline, the sun and each navigation link, in pixels. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#content h1, #content svg, #root nav a')].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      // Elements below the screen are not in the picture.
      return y < innerHeight ? [[part.textContent, ...[x, y, width, height].map(Math.round)].join(' ')] : []
    }),
  )
}

/** Opens the page of today and checks that nothing moves when the app replaces the picture. */
async function expectStableStart(page: Page, server: TestServer) {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/fate/index`)
  await untilWorkerControls(page)
  await page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  await page.getByRole('button', { name: '看今日' }).click()
  await page.getByText('推算仅供娱乐').waitFor()
  const headline = await page.locator('#content h1').textContent()

  const start = await page.context().newPage()
  await start.setViewportSize(page.viewportSize()!)
  const go = await holdCode(start)
  // The picture is stored only when the page is idle, so the start is repeated until it is there.
  await expect(async () => {
    await start.goto(`${server.url}/fate/index`)
    await expect(start.locator(`${picture} h1`)).toHaveText(headline!, { timeout: 1000 })
  }).toPass()
  await expect(start.locator(alive)).toHaveCount(0)
  await start.evaluate(() => document.fonts.ready)
  const before = await places(start)
  await go()
  await expect(start.locator(`${alive} h1`)).toHaveText(headline!)
  await expect(start.locator(picture)).toHaveCount(0)
  // Nothing moves: whatever is shown now was already at this place. Parts that load later may still be missing.
  expect(before).toEqual(expect.arrayContaining(await places(start)))
  await expect.poll(() => places(start)).toEqual(before)
  await start.close()
}

test('shows the stored day before the code and deletes it at logout', WITH_WORKER, async ({ page, server }) => {
  await expectStableStart(page, server)
  await page.goto(`${server.url}/setting/me`)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/$|login/)
  const answer = await page.goto(`${server.url}/fate/index`)
  expect(await answer!.text()).not.toContain('data-picture')
})

test('stores a wide screen with the panels beside the day', VARIANT_WITH_WORKER, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectStableStart(page, server)
})
