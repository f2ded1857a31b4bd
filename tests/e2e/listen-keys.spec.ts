/** Sleep timer, lock screen and headphone controls of a book, and a server without speech. */
import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { buy } from './support/buying.ts'
import { finishUtterance, giveVoices, VOICES } from './support/device-voices.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, VARIANT_TEST } from './support/fixtures.ts'
import { locatePlayerBar, getLastUtterance, logInWithArchive, soundOf, fetchPodcastStatus, test, watchSound } from './support/listening.ts'
import { call } from './support/person.ts'
import { TestServer } from './support/server.ts'

test.use({ expectedErrors: /ERR_/ })

const MINUTE = 60_000
const CHINESE = VOICES.filter(({ lang }) => lang === 'zh-CN')
const isSpeaking = (page: Page) => page.evaluate(() => window.heard.isSpeaking())

test('a server without speech falls back to the voices of the device', async ({ page }) => {
  const mute = await TestServer.start({ SPEECH_COMMAND: 'off' })
  try {
    await giveVoices(page, CHINESE)
    const { token, archiveId, at } = await logInWithArchive(page, mute)
    expect((await fetchPodcastStatus(mute, token, archiveId)).state).toBe('off')
    await page.goto(at())
    const row = page.getByRole('button', { name: /^用本机的声音听/ })
    await expect(row).toContainText('这里的服务器没有配声音，先用本机的声音听。')
    await expect(page.getByRole('button', { name: /有声解读|试听/ })).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await row.click()
    await expect(page).toHaveURL(/card=chart/)
    await expect(locatePlayerBar(page)).toContainText('本机的声音，离线可用')
    await expect.poll(() => getLastUtterance(page)).toMatchObject({ text: '第一篇，命盘。', voice: 'Tingting' })
  } finally {
    await mute.stop()
  }
})

test('the sleep timer stops after its minutes or with the card', VARIANT_TEST, async ({ page, server }) => {
  await giveVoices(page, CHINESE)
  const { token, archiveId, at } = await logInWithArchive(page, server)
  await buy(server, token, 'fatebook', archiveId)
  await page.goto(at('&card=self'))
  await page.getByRole('button', { name: '朗读' }).click()
  await expect.poll(() => getLastUtterance(page)).toMatchObject({ text: '第二篇，日主。' })
  await page.clock.install()
  const sheet = page.getByRole('dialog', { name: '声音与语速' })
  const choose = async (name: string) => {
    await locatePlayerBar(page).getByRole('button', { name: '声音与语速' }).click()
    await sheet.getByText(name, { exact: true }).click()
    await expect(sheet.getByRole('radio', { name, exact: true })).toBeChecked()
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect(sheet).toBeHidden()
  }
  await choose('10 分钟')
  await page.clock.fastForward(9 * MINUTE)
  expect(await isSpeaking(page)).toBe(true)
  await page.clock.fastForward(MINUTE)
  await expect(locatePlayerBar(page)).toContainText('已暂停')
  await expect.poll(() => isSpeaking(page)).toBe(false)

  await choose('读完这一卡')
  await locatePlayerBar(page).getByRole('button', { name: '接着读' }).click()
  await expect
    .poll(
      async () => {
        await finishUtterance(page)
        return locatePlayerBar(page).isVisible()
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(false)
  await expect(page).toHaveURL(/card=self/)
  await expect.poll(() => isSpeaking(page)).toBe(false)
})

/** The window with the media session handlers that the page registers. */
declare global {
  interface Window {
    systemKeys: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>
  }
}

async function watchKeys(page: Page) {
  await page.addInitScript(() => {
    window.systemKeys = {}
    navigator.mediaSession.setActionHandler = (name, act) => {
      if (act) window.systemKeys[name] = act
      else delete window.systemKeys[name]
    }
  })
}

const press = (page: Page, action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
  page.evaluate(({ action: name, more: rest }) => window.systemKeys[name]!({ action: name, ...rest }), { action, more })
const session = (page: Page) =>
  page.evaluate(() => [
    navigator.mediaSession.playbackState,
    navigator.mediaSession.metadata?.title,
    navigator.mediaSession.metadata?.album,
  ])

test('the media keys control a recording, and the sleep timer stops it', async ({ page, server }) => {
  await watchSound(page)
  await watchKeys(page)
  const { token, archiveId, at } = await logInWithArchive(page, server)
  await buy(server, token, 'fatebook', archiveId)
  await call(server, '/fatebook/podcast-create', { archive_id: archiveId, locale: 'zh_CN' }, token)
  await expect.poll(async () => (await fetchPodcastStatus(server, token, archiveId)).state, { timeout: 120_000 }).toBe('done')
  await setAppearance(page, server.url, 'zh_CN', 'dark')
  await page.goto(at())
  const row = page.getByRole('button', { name: /有声解读/ })
  await expect(row).toContainText(/全书 \d+ 分钟/)
  expect(await axeFindings(page)).toEqual([])
  await row.click()
  const sheet = page.getByRole('dialog', { name: '有声解读' })
  await sheet.getByRole('button', { name: '日主' }).click()
  await expect.poll(() => session(page)).toEqual(['playing', '日主', '林知远的命书'])
  expect(await axeFindings(page)).toEqual([])

  await press(page, 'pause')
  await expect.poll(async () => (await soundOf(page)).isPaused).toBe(true)
  await expect.poll(async () => (await session(page))[0]).toBe('paused')
  await press(page, 'seekto', { seekTime: 20 })
  await expect.poll(async () => (await soundOf(page)).seconds).toBeCloseTo(20, 0)
  await press(page, 'seekbackward')
  await expect.poll(async () => (await soundOf(page)).seconds).toBeCloseTo(5, 0)
  await press(page, 'seekforward', { seekOffset: 10 })
  await expect.poll(async () => (await soundOf(page)).seconds).toBeCloseTo(15, 0)
  // `previoustrack` within a chapter goes back to the chapter's start; at its start, to the previous chapter.
  await press(page, 'previoustrack')
  await expect.poll(async () => (await soundOf(page)).seconds).toBe(0)
  await press(page, 'previoustrack')
  await expect.poll(() => session(page)).toEqual(['playing', '命盘', '林知远的命书'])
  await press(page, 'nexttrack')
  await expect.poll(() => session(page)).toEqual(['playing', '日主', '林知远的命书'])
  await press(page, 'pause')
  await press(page, 'play')
  await expect.poll(async () => (await soundOf(page)).isPaused).toBe(false)

  await page.clock.install()
  await sheet.getByText('10 分钟', { exact: true }).click()
  await page.clock.fastForward(10 * MINUTE)
  await expect.poll(async () => (await soundOf(page)).isPaused).toBe(true)
  await expect(sheet.getByRole('radio', { name: '不停' })).toBeChecked()

  await sheet.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('link', { name: /日主/ }).first().click()
  await expect(locatePlayerBar(page)).toContainText('日主')
  expect(await axeFindings(page)).toEqual([])
  await press(page, 'stop')
  await expect(locatePlayerBar(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => Object.keys(window.systemKeys))).toEqual([])
  await expect.poll(async () => (await session(page))[0]).toBe('none')
})
