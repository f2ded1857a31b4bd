/** Listening to a book: read by a voice of the device, and as a recording that is generated, played, resumed and stored. */
import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { buy } from './support/buying.ts'
import { finishUtterance, giveVoices, said, VOICES } from './support/device-voices.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { locatePlayerBar, getLastUtterance, logInWithArchive, soundOf, fetchPodcastStatus, test, watchSound } from './support/listening.ts'

test.use({ expectedErrors: /ERR_|fetching the script/ })

/** Returns the text highlighted on the page. */
const lit = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].join(''))

/** Ends sentence after sentence until the voice says one that matches. */
async function untilSaid(page: Page, wanted: RegExp) {
  await page.waitForFunction((source) => {
    const isSaid = new RegExp(source).test(window.heard.said.at(-1)?.text ?? '')
    if (!isSaid) window.heard.finish()
    return isSaid
  }, wanted.source)
}

test('reads a card aloud with highlights, controls, voices and the next card', WITH_WORKER, async ({ page, server, context }) => {
  await giveVoices(
    page,
    VOICES.filter(({ lang }) => lang.startsWith('zh')),
  )
  const { token, archiveId, at } = await logInWithArchive(page, server)
  await buy(server, token, 'fatebook', archiveId)
  await page.goto(at('&card=self'))
  await page.getByRole('button', { name: '朗读' }).click()
  await expect.poll(() => getLastUtterance(page)).toMatchObject({ text: '第二篇，日主。', voice: 'Tingting', rate: 1 })
  await expect(locatePlayerBar(page)).toContainText('本机的声音，离线可用')
  await expect.poll(() => lit(page).then(async (text) => (text === '' ? (await finishUtterance(page), '') : text))).not.toBe('')
  const first = await lit(page)
  await expect(page.locator('[data-words]').filter({ hasText: first, visible: true })).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])

  await locatePlayerBar(page).getByRole('button', { name: '暂停' }).click()
  const { length } = await said(page)
  await expect(locatePlayerBar(page)).toContainText('已暂停')
  await locatePlayerBar(page).getByRole('button', { name: '进一句' }).click()
  await expect.poll(() => lit(page)).not.toBe(first)
  await locatePlayerBar(page).getByRole('button', { name: '退一句' }).click()
  await expect.poll(() => lit(page)).toBe(first)
  // Stepping while paused speaks nothing.
  expect((await said(page)).length).toBe(length)
  await locatePlayerBar(page).getByRole('button', { name: '接着读' }).click()
  await expect.poll(async () => (await said(page)).length).toBe(length + 1)

  await locatePlayerBar(page).getByRole('button', { name: '声音与语速' }).click()
  const sheet = page.getByRole('dialog', { name: '声音与语速' })
  await expect(sheet.getByText('Google 普通话')).toBeVisible()
  await expect(sheet.getByText('要联网')).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByText('1.5×').click()
  await expect.poll(() => getLastUtterance(page)).toMatchObject({ voice: 'Tingting', rate: 1.5 })
  await sheet.getByText('Google 普通话').click()
  await expect.poll(() => getLastUtterance(page)).toMatchObject({ voice: 'Google 普通话', rate: 1.5 })
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(locatePlayerBar(page)).toContainText('联网的声音')

  // When the network is lost, a voice of the device replaces the online voice.
  await untilWorkerControls(page)
  await context.setOffline(true)
  await expect.poll(() => getLastUtterance(page)).toMatchObject({ voice: 'Tingting' })
  await untilSaid(page, /^第三篇，外在性格/)
  await expect(page).toHaveURL(/card=outer/)
  await context.setOffline(false)
  await page.getByRole('button', { name: '回到目录' }).click()
  await expect(locatePlayerBar(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false)

  // The chosen voice and rate are stored on this device; in a language without a voice the bar shows a message.
  await setAppearance(page, server.url, 'en_US', 'dark')
  await page.goto(at('&card=love'))
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(locatePlayerBar(page)).toContainText('This device has no voice for English')
  expect(await said(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})

const heard = (page: Page) => page.evaluate(() => window.events)
const mediaTitle = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title)

test('samples, generates, plays and resumes a recording, offline too', WITH_WORKER, async ({ page, server, context }) => {
  await watchSound(page)
  const { token, archiveId, at } = await logInWithArchive(page, server)
  await page.goto(at())
  await page.getByRole('button', { name: '试听 30 秒' }).click()
  await expect(page.getByRole('button', { name: '停下试听' })).toBeVisible()
  await expect.poll(async () => (await soundOf(page)).length).toBeGreaterThan(3)
  expect((await soundOf(page)).length).toBeLessThan(31)

  await buy(server, token, 'fatebook', archiveId)
  await page.reload()
  await page.getByRole('button', { name: '生成有声解读' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成', exact: true }).click()
  const row = page.getByRole('button', { name: /有声解读/ })
  await expect(row).toContainText(/有声解读生成中，(约需 15 分钟|还要约 \d+ 分钟)/)
  await expect.poll(async () => (await fetchPodcastStatus(server, token, archiveId)).state, { timeout: 120_000 }).toBe('done')
  const { chapters } = await fetchPodcastStatus(server, token, archiveId)
  // Waits until the page has learned that the recording is complete.
  await expect(row).toContainText(/全书 \d+ 分钟/)

  await row.click()
  const sheet = page.getByRole('dialog', { name: '有声解读' })
  await expect(sheet.getByText('由合成声 tone Tone 朗读')).toBeVisible()
  expect(await heard(page)).toEqual([])
  await sheet.getByRole('button', { name: '播放' }).click()
  await expect.poll(() => mediaTitle(page)).toBe('卷首')
  await expect.poll(async () => (await soundOf(page)).length).toBeCloseTo(chapters[0]!.seconds!, 0)
  // The chapter plays to its end, and the next chapter follows by itself.
  await expect.poll(() => mediaTitle(page)).toBe('命盘')
  expect((await heard(page)).filter((event) => event.startsWith('ended'))).toHaveLength(1)
  expect((await heard(page)).filter((event) => event.startsWith('error'))).toEqual([])
  await expect.poll(async () => (await soundOf(page)).length).toBeCloseTo(chapters[1]!.seconds!, 0)
  await sheet.getByText('1.25×').click()
  await expect.poll(async () => (await soundOf(page)).pace).toBe(1.25)
  await sheet.getByRole('button', { name: '暂停' }).click()
  await sheet.getByRole('slider').fill('10')
  await expect.poll(async () => (await soundOf(page)).seconds).toBeCloseTo(10, 0)
  await sheet.getByRole('button', { name: '进 15 秒' }).click()
  await expect.poll(async () => (await soundOf(page)).seconds).toBeCloseTo(25, 0)
  expect(await axeFindings(page)).toEqual([])

  await expect(sheet.getByRole('button', { name: /存到本机，飞行模式也能听/ })).toContainText(/约 [\d.]+ (KB|MB)/)
  await sheet.getByRole('button', { name: /存到本机/ }).click()
  await expect(sheet.getByRole('button', { name: /已存在本机/ })).toBeVisible()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('link', { name: /日主/ }).first().click()
  await expect(locatePlayerBar(page)).toContainText('命盘')
  expect(await axeFindings(page)).toEqual([])

  // A page opened offline plays nothing until the user asks, then resumes at the stored position.
  await untilWorkerControls(page)
  await page.goto(at())
  await expect(row).toContainText(/全书 \d+ 分钟/)
  await context.setOffline(true)
  await page.reload()
  await row.click()
  await expect(sheet.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:25，/)
  await sheet.getByRole('button', { name: '播放' }).click()
  await expect.poll(async () => (await soundOf(page)).seconds).toBeGreaterThan(25)
  await sheet.getByRole('button', { name: '健康' }).click()
  await expect.poll(() => mediaTitle(page)).toBe('健康')
  await expect.poll(async () => (await soundOf(page)).length).toBeCloseTo(chapters.find(({ id }) => id === 'health')!.seconds!, 0)
  await sheet.getByRole('button', { name: /已存在本机/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移走', exact: true }).click()
  await row.click()
  await expect(sheet.getByRole('button', { name: /存到本机/ })).toBeDisabled()
})
