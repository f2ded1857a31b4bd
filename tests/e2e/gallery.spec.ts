/** Images: chosen, generated, downloaded, stored offline, and the screen without quota. */
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Image } from '#contract/image.ts'
import { axeFindings } from './support/axe.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive, archivesOf, call } from './support/person.ts'
import type { TestServer } from './support/server.ts'

// These tests end offline, which the browser logs as errors.
test.use({ expectedErrors: /ERR_|fetching the script/ })

interface List {
  readonly images: readonly Image[]
  readonly left: number
}

const listOf = async (server: TestServer, token: string) => (await call<List>(server, '/image/list', undefined, token)).data
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const dialog = (page: Page) => page.getByRole('dialog')

async function person(page: Page, server: TestServer) {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id: archiveId } = await addArchive(server, token)
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText('林知远').first()).toBeVisible()
  return { token, archiveId }
}

/** Waits until the image file is decoded; before, only a placeholder is shown. */
async function expectDrawn(page: Page, name: string) {
  const picture = page.locator('main').getByRole('link', { name, exact: true }).locator('img')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('makes and downloads a wallpaper and shows it offline after a restart', WITH_WORKER, async ({ page, context, server }) => {
  const { token } = await person(page, server)
  await page.goto(`${server.url}/fate/pic`)
  await page.getByRole('link', { name: '画一张' }).click()
  await expect(page.getByRole('img', { name: '预览' })).toBeVisible()
  await page.getByRole('radio', { name: '云海' }).check({ force: true })
  await page.getByRole('radio', { name: '青绿' }).check({ force: true })
  expect(await axeFindings(page)).toEqual([])
  await expect(page.getByText('余 3 张')).toBeVisible()

  await page.getByRole('button', { name: '生成', exact: true }).click()
  await expect(dialog(page).getByText('用 1 张，余 2 张。')).toBeVisible()
  await dialog(page).getByRole('button', { name: '生成' }).click()
  await expect(page).toHaveURL(/\/fate\/pic$/)
  const title = (await page.getByRole('heading', { name: /月壁纸$/ }).textContent())!
  await expectDrawn(page, title)
  await expect(page.getByText('余 2 张')).toBeVisible()
  const [image] = (await listOf(server, token)).images
  expect(image).toMatchObject({
    kind: 'wallpaper',
    state: 'done',
    made_by: 'house',
    recipe: { composition: 2, palette: 1, width: 390, height: 844 },
  })

  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByText(/^已存在本机/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: '下载原图' }).click()
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: '下载' }).click()
  const file = await fetch(`${server.url}/fapi/image/file?image_id=${image!.image_id}`, { headers: { Authorization: token } })
  expect(hash(await readFile(await (await downloading).path()))).toBe(hash(await file.bytes()))

  await page.goto(`${server.url}/fate/pic`)
  await untilWorkerControls(page)
  await expectDrawn(page, title)
  await context.setOffline(true)
  await page.close()
  const later = await context.newPage()
  await later.goto(`${server.url}/fate/pic`)
  await expectDrawn(later, title)
  await later.getByRole('link', { name: '月令壁纸' }).click()
  await expect(later.getByRole('radio', { name: '云海' })).toBeChecked()
  await later.getByRole('button', { name: '生成', exact: true }).click()
  await expect(later.getByRole('alert')).toHaveText('生成要联网，选好的都留着。')
})

test('sets a portrait as the avatar and undoes its removal offline', WITH_WORKER, async ({ page, context, server }) => {
  const { token, archiveId } = await person(page, server)
  const recipe = { composition: 0, palette: 0, scheme: 'dark', width: 480, height: 480, locale: 'zh_CN', seed: 1 }
  const image_id = randomUUID()
  expect(
    (await call(server, '/image/generate', { image_id, archive_id: archiveId, kind: 'avatar', month: '2026-11', recipe }, token)).code,
  ).toBe(0)
  await expect.poll(async () => (await listOf(server, token)).images[0]?.state).toBe('done')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('mingshu-settings', JSON.stringify({ mode: 'dark' })))
  await page.goto(`${server.url}/fate/pic`)
  await page.getByRole('link', { name: /^命盘画像 · 林知远/ }).click()
  await expect(page.getByText(/^已存在本机/)).toBeVisible()
  await untilWorkerControls(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: '用作头像' }).click()
  await expect(page.getByRole('button', { name: '换回印章' })).toBeVisible()
  await page.getByRole('button', { name: '删除这张图' }).click()
  await expect(page).toHaveURL(/\/fate\/pic$/)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('link', { name: /^命盘画像 · 林知远/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /当前档案：林知远/ }).locator('img')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await context.setOffline(false)
  await expect.poll(async () => (await archivesOf(server, token))[0]).toMatchObject({ avatar_id: image_id })
  expect((await listOf(server, token)).images).toHaveLength(1)
})

test('without quota links to the shop and preserves the choices', VARIANT_TEST, async ({ page, server }) => {
  const { token, archiveId } = await person(page, server)
  const recipe = { composition: 0, palette: 0, scheme: 'light', width: 240, height: 480, locale: 'zh_CN', seed: 1 }
  for (let left = 3; left > 0; left--)
    await call(
      server,
      '/image/generate',
      { image_id: randomUUID(), archive_id: archiveId, kind: 'wallpaper', month: '2026-01', recipe },
      token,
    )
  await page.goto(`${server.url}/fate/picWallpaper`)
  await page.getByRole('radio', { name: '版画' }).check({ force: true })
  await page.getByRole('link', { name: '看价目' }).click()
  await expect(page).toHaveURL(/\/setting\/shop\?payment=image_pack/)
  await expect(dialog(page).getByText(/2\.99/).first()).toBeVisible()
  await page.goto(`${server.url}/fate/picWallpaper`)
  await expect(page.getByRole('radio', { name: '版画' })).toBeChecked()
  await expect(page.getByText('张数用完了，选好的都留着。')).toBeVisible()
})
