/** Today's page, kept as it stood: seen at the next start before any of the app's code has run. */
import type { Page } from '@playwright/test'
import { expect, logIn, newAddress, test, untilAllStored, WITH_WORKER, FURTHER_WITH_WORKER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import type { TestServer } from './support/server.ts'

const picture = '#root > [data-picture]'
const alive = '#root > div:not([data-picture]) #content'

/** Lets the app's code wait until `go` is called: what is seen until then is the picture alone. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: Node[] = []
    let isHeld = true
    const append = (node: Node) => Node.prototype.appendChild.call(document.head, node)
    // The page itself may ask for its code only after that: it waits for its first paint.
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

/** Where the headline, the sun and each way in the navigation stand. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#content h1, #content svg, #root nav a')].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      // What lies below the screen is not in the picture.
      return y < innerHeight ? [[part.textContent, ...[x, y, width, height].map(Math.round)].join(' ')] : []
    }),
  )
}

/** Opens today, and sees it stand still from its picture to the app's own page. */
async function seeTheKeptDay(page: Page, server: TestServer) {
  await addArchive(server, await logIn(page, server, newAddress()))
  await page.goto(`${server.url}/fate/index`)
  await untilAllStored(page)
  await page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  await page.getByRole('button', { name: '看今日' }).click()
  await page.getByText('推算仅供娱乐').waitFor()
  const headline = await page.locator('#content h1').textContent()

  const start = await page.context().newPage()
  await start.setViewportSize(page.viewportSize()!)
  const go = await holdCode(start)
  // It is kept when the page has come to rest.
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
  // Nothing stands elsewhere for a moment; a part that is fetched later may still be to come, at its place.
  expect(before).toEqual(expect.arrayContaining(await places(start)))
  await expect.poll(() => places(start)).toEqual(before)
  await start.close()
}

test(
  'the kept day is seen before the code has come, and the page takes its place without a shift; a log-out takes it along',
  WITH_WORKER,
  async ({ page, server }) => {
    await seeTheKeptDay(page, server)
    await page.goto(`${server.url}/setting/me`)
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/$|login/)
    const answer = await page.goto(`${server.url}/fate/index`)
    expect(await answer!.text()).not.toContain('data-picture')
  },
)

test('a wide screen is kept whole, with what stands beside the day', FURTHER_WITH_WORKER, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await seeTheKeptDay(page, server)
})
