/** Sharing the day: the device draws a picture and passes it to the system's share sheet or to the clipboard. */
import type { Page } from '@playwright/test'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import type { TestServer } from './support/server.ts'

async function openToday(page: Page, server: TestServer) {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/fate/index`)
  await page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  await page.getByRole('button', { name: '看今日' }).click()
  await expect(page.getByText('推算仅供娱乐')).toBeVisible()
}

/** Returns width, height and number of colours of the shared picture. */
const measurePicture = (page: Page) =>
  page.evaluate(async () => {
    const picture = await createImageBitmap(await (globalThis as unknown as { shared: Promise<Blob> }).shared)
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, picture.width, picture.height)
    return { width: picture.width, height: picture.height, colours: new Set(new Uint32Array(data.buffer)).size }
  })

test('shares the day as a picture by the system sheet', async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files } = {}) => void Object.assign(globalThis, { shared: Promise.resolve(files![0]) })
  })
  await openToday(page, server)
  await page.getByRole('button', { name: '分享今日' }).click()
  // The page shows a preview before it shares.
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await expect(page.getByText('已分享')).toBeVisible()
  const { width, height, colours } = await measurePicture(page)
  expect([width, height]).toEqual([1080, 1440])
  // An empty picture would have only one colour.
  expect(colours).toBeGreaterThan(100)
})

test('a wide screen copies the picture to the clipboard', VARIANT_TEST, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openToday(page, server)
  await page.getByRole('button', { name: '分享今日' }).click()
  await page.getByRole('button', { name: '复制图片' }).click()
  await expect(page.getByText('图片已复制')).toBeVisible()
  await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    Object.assign(globalThis, { shared: item!.getType('image/png') })
  })
  expect(await measurePicture(page)).toMatchObject({ width: 1080, height: 1440 })
})

test('a phone makes a lock screen in its own pixels offline', WITH_WORKER, async ({ browser, server }) => {
  const phone = { viewport: { width: 360, height: 780 }, screen: { width: 360, height: 780 }, deviceScaleFactor: 3 }
  const context = await browser.newContext({ ...phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files } = {}) => void Object.assign(globalThis, { shared: Promise.resolve(files![0]) })
  })
  await openToday(page, server)
  await untilWorkerControls(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: '分享今日' }).click()
  await page.getByRole('menuitem', { name: '锁屏壁纸' }).click()
  await page.waitForFunction(() => 'shared' in globalThis)
  const { width, height, colours } = await measurePicture(page)
  expect([width, height]).toEqual([1080, 2340])
  expect(colours).toBeGreaterThan(100)
  // On a lock screen the clock covers the top third and the buttons the bottom: both must be free of drawing.
  const isPaper = await page.evaluate(async () => {
    const picture = await createImageBitmap(await (globalThis as unknown as { shared: Promise<Blob> }).shared)
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
    pen.drawImage(picture, 0, 0)
    const coloursIn = (from: number, to: number) =>
      new Set(
        new Uint32Array(
          pen.getImageData(0, Math.round(from * picture.height), picture.width, Math.round((to - from) * picture.height)).data.buffer,
        ),
      ).size
    return [coloursIn(0, 1 / 3), coloursIn(0.85, 1)]
  })
  expect(isPaper).toEqual([1, 1])
  await context.close()
})
