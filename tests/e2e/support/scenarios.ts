import { expect, type Page } from '@playwright/test'
import { lockByDescription } from '../../device/locked-by-description.ts'
import { call, lin } from './person.ts'
import type { TestServer } from './server.ts'

/** Values that a scenario may need in addition to the page. */
export interface Scene {
  server: TestServer
  token: string
  /** Id of the first archive in the list. */
  archiveId: string
}

/** A state of a screen without an address of its own: opened by `path`, then `reach`, which works in every language. */
export interface Scenario {
  path: string
  reach: (page: Page, scene: Scene) => Promise<void>
}

const names = {
  open: /静心七秒|靜心七秒|seven quiet/i,
  finish: /^(看今日|see today)$/i,
  how: /怎么来的|怎麼來的|how it’s worked/i,
  pin: /置顶|置頂|^pin /i,
  more: /更多操作|^more for/i,
  view: /^(查看|檢視|检视|view)$/i,
  install: /怎么装|如何安裝|show how/i,
  goOn: /^(继续关闭|繼續關閉|continue closing)$/i,
  lock: /^(用口令锁上|用密語鎖上|lock with a passphrase)$/i,
  lockNow: /锁上并导出|鎖上並匯出|lock and export/i,
  done: /^(保存|儲存|save)$/i,
}

/** Types numbers into the segments of date and time, in this order, whatever their labels. */
async function typeBirth(page: Page, ...numbers: string[]) {
  const segments = page.locator('[data-segments] input')
  for (const [place, number] of numbers.entries()) await segments.nth(place).fill(number)
}

async function typePlace(page: Page, text: string) {
  await page.getByRole('combobox').fill(text)
  await page.getByRole('option').first().waitFor()
}

async function pinSecond(page: Page) {
  // Focuses the button, which in the panel is visible only on hover or focus.
  await page.getByRole('button', { name: names.pin }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
}

/** Opens the page of today and lets the seven seconds of the quiet dialog pass. */
export async function completeQuietDialog(page: Page) {
  await page.clock.install()
  await page.getByRole('button', { name: names.open }).click()
  await page.clock.runFor(7500)
  await page.getByRole('dialog').getByRole('button', { name: names.finish }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const repeatedHour = { year: '1986', month: '9', day: '14', hour: '1', minute: '30' }

/** Saves two life events and eleven verdicts through the API, as if from another device. */
async function saveLife({ server, token, archiveId: archive_id }: Scene) {
  const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
  const events = [
    { kind: 'move', date: '2008-06', note: '搬到上海' },
    { kind: 'child', date: '2019-03-04', note: '' },
  ]
  for (const [at, event] of events.entries())
    await call(server, '/life/save', { archive_id, event_id: id(at), made_at: 1, ...event }, token)
  for (let at = 0; at < 11; at += 1) {
    const verdict = at % 3 === 0 ? 'miss' : 'hit'
    await call(
      server,
      '/life/judge',
      { archive_id, product_id: 'fatebook', paragraph: `a.${at}`, version: 0, share: 5 + 4 * at, verdict, made_at: 1 },
      token,
    )
  }
}

export const scenarios: Record<string, Scenario> = {
  life: {
    path: '/archive/life?archiveId=ID',
    reach: async (page, scene) => {
      await saveLife(scene)
      await page.reload()
      await page.getByText('2019', { exact: true }).waitFor()
    },
  },
  'life-event': {
    path: '/archive/life?archiveId=ID',
    reach: async (page, scene) => {
      await saveLife(scene)
      await page.reload()
      await page.getByRole('button', { name: '搬到上海' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'life-judged': {
    path: '/archive/index?archiveId=ID&card=self',
    reach: async (page) => {
      const menu = page.getByRole('article').locator('[data-paragraph] button[aria-haspopup="dialog"]').last()
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.locator('fieldset').waitFor()
    },
  },
  focus: {
    path: '/fate/index',
    reach: async (page) => {
      await page.clock.install()
      await page.getByRole('button', { name: names.open }).click()
      await page.clock.runFor(3600)
    },
  },
  switcher: { path: '/fate/index', reach: (page) => page.getByRole('button', { name: lin.user_name }).first().click() },
  receipt: {
    path: '/archive/index?archiveId=ID&card=chart',
    reach: async (page) => {
      await page.getByRole('button', { name: names.how }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  note: {
    path: '/archive/index?archiveId=ID&card=chart',
    reach: async (page) => {
      await page.getByRole('table').first().getByRole('button').first().click()
    },
  },
  places: {
    path: '/archive/add',
    reach: async (page) => {
      await typeBirth(page, '1990', '5', '15', '8', '30')
      await typePlace(page, 'shang')
    },
  },
  broken: {
    path: '/archive/add',
    reach: async (page) => {
      await typeBirth(page, '1990', '2', '31', '8', '30')
      await page.getByRole('combobox').focus()
      await page.getByRole('button', { name: /^(完成|done)$/i }).click()
    },
  },
  repeated: {
    path: '/archive/add',
    reach: async (page) => {
      await typeBirth(page, ...Object.values(repeatedHour))
      await typePlace(page, 'shanghai')
      await page.getByRole('option').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  menu: {
    path: '/archive/index',
    reach: async (page) => {
      await page.getByRole('button', { name: names.more }).first().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menu').waitFor()
    },
  },
  delete: {
    path: '/archive/index',
    reach: async (page) => {
      await page.getByRole('button', { name: names.more }).last().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem').last().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  pin: { path: '/archive/index', reach: pinSecond },
  offline: {
    path: '/archive/index',
    reach: async (page) => {
      await page.getByRole('button', { name: names.pin }).first().waitFor()
      await page.context().setOffline(true)
      await pinSecond(page)
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  install: {
    path: '/setting/me',
    reach: async (page) => {
      await page.getByRole('button', { name: names.install }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  logout: {
    path: '/setting/account',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button').last().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  closeCode: {
    path: '/setting/close',
    reach: async (page) => {
      await page.getByRole('button', { name: names.goOn }).click()
      await page.getByRole('textbox').fill('4719')
      await page.getByRole('textbox').focus()
    },
  },
  lockFile: {
    path: '/setting/account',
    reach: async (page) => {
      await page.getByText(names.lock).click()
      await page.locator('input[type=password]').first().fill('Mingshu2026')
      await page.locator('input[type=password]').last().fill('Mingshu')
      await page.getByRole('button', { name: names.lockNow }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  unlockFile: {
    path: '/setting/import',
    reach: async (page) => {
      const buffer = lockByDescription('{}', '三更灯火 five o’clock')
      await page.locator('input[type=file]').setInputFiles({ name: 'mingshu-2026-11-28.mingshu', mimeType: '', buffer })
      await page.locator('input[type=password]').fill('三更灯火')
      await page.locator('input[type=password]').press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  importPreview: {
    path: '/setting/import',
    reach: async (page, { archiveId }) => {
      const filed = (change: object) => ({
        ...lin,
        hour_unknown: false,
        disambiguation: 'compatible',
        solar_time: true,
        zi: '23',
        told_within: null,
        ...change,
      })
      const archives = [
        filed({ archive_id: '0190a000-0000-7000-8000-000000000001', user_name: '顾南星', gender: '0', birthday: '1995-12-22 06:10:00' }),
        filed({ archive_id: archiveId, gender: '0', birthday: '1990-05-15 09:10:00' }),
        filed({ archive_id: '0190a000-0000-7000-8000-000000000002' }),
      ]
      const buffer = Buffer.from(JSON.stringify({ format: 'mingshu-export', version: 1, archives }))
      await page.locator('input[type=file]').setInputFiles({ name: 'mingshu.json', mimeType: 'application/json', buffer })
      await page.getByRole('radio').first().waitFor()
    },
  },
  importTrouble: {
    path: '/setting/import',
    reach: async (page) => {
      const archives = [{ archive_id: '0190a000-0000-7000-8000-000000000001', ...lin, birthday: '1990-02-30 08:30:00' }]
      const buffer = Buffer.from(JSON.stringify({ format: 'mingshu-export', version: 1, archives }))
      await page.locator('input[type=file]').setInputFiles({ name: 'mingshu.json', mimeType: 'application/json', buffer })
      await page.getByRole('alert').waitFor()
    },
  },
  conflict: {
    path: '/archive/file?archiveId=ID',
    reach: async (page, { server, token, archiveId }) => {
      const { version } = (
        await call<{ archives: { archive_id: string; version: number }[] }>(server, '/user/get-archive', undefined, token)
      ).data.archives.find(({ archive_id }) => archive_id === archiveId)!
      // Blocks only API calls: without a worker the page needs its files from the server.
      await page.route('**/fapi/**', (route) => route.abort())
      await page.getByRole('textbox').first().fill('林远')
      await page.getByRole('button', { name: names.done }).click()
      await expect(page).toHaveURL(/archive\/index/)
      await call(server, '/user/update-archive', { ...lin, archive_id: archiveId, base_version: version, user_name: '林知' }, token)
      await page.unroute('**/fapi/**')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.getByRole('button', { name: names.view }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
}
