/** The command palette by keyboard only, offline after a restart: focus is returned, and axe finds nothing. */
import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { SEED, takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, watchErrors, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import type { TestServer } from './support/server.ts'

const texts: Readonly<
  Record<Locale, { find: string; keys: string; person: string; day: string; term: string; title: string; footer: string; off: string }>
> = {
  zh_CN: { find: '查找', keys: '快捷键', person: 'zrt', day: '12月3日', term: 'qisha', title: '七杀', footer: '页脚', off: '关' },
  zh_TW: { find: '尋找', keys: '快速鍵', person: '周若', day: '12月3號', term: '七殺', title: '七殺', footer: '頁尾', off: '關' },
  en_US: {
    find: 'Find',
    keys: 'Shortcuts',
    person: '若棠',
    day: 'Dec 3',
    term: 'seven k',
    title: 'Seven killings',
    footer: 'Footer',
    off: 'Off',
  },
}

async function arrive(page: Page, server: TestServer, locale: Locale, mode: 'light' | 'dark') {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  const other = await addArchive(server, token, {
    user_name: '周若棠',
    gender: '0',
    birthday: '1992-11-03 22:10:00',
    offset_seconds: 28_800,
  })
  await setAppearance(page, server.url, locale, mode)
  await page.goto(`${server.url}/fate/index`)
  return other.archive_id
}

for (const [locale, mode, width] of takeSeededShare(
  [
    ['zh_CN', 'light', 1280],
    ['zh_TW', 'dark', 820],
    ['en_US', 'light', 1280],
  ] as const,
  3,
  SEED + 1,
)) {
  test(`in ${locale} finds archives, days, terms and settings by keyboard, offline`, WITH_WORKER, async ({ page: first, server }) => {
    await first.setViewportSize({ width, height: 800 })
    const words = texts[locale]
    const archiveId = await arrive(first, server, locale, mode)
    await untilWorkerControls(first)
    const context = first.context()
    await first.close()
    await context.setOffline(true)
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 800 })
    const errors = watchErrors(page, /ERR_FAILED/)
    await page.goto(`${server.url}/fate/index`)
    const button = page.getByRole('button', { name: words.find, exact: true })
    const palette = page.getByRole('dialog', { name: words.find })
    const active = palette.getByRole('option', { selected: true })
    const type = async (text: string) => {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused()
      await expect(active).toBeVisible()
      await page.keyboard.type(text)
    }

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(active).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expect(button).toBeFocused()

    await type(words.person)
    await expect(active).toContainText('周若棠')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`archiveId=${archiveId}`))
    await expect(palette).toHaveCount(0)

    await type(words.day)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fate\/index#\d{4}-12-03$/)

    await type(words.term)
    await expect(active).toContainText(words.title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: words.title, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await type(words.footer)
    await expect(active).not.toContainText(words.off)
    await page.keyboard.press('Enter')
    await expect(active).toContainText(words.off)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Shift+Enter')
    await expect(page).toHaveURL(/\/setting\/appearance#showFooter$/)

    // Recently used entries are listed first.
    await type('')
    await expect(palette.getByRole('option').first()).toContainText(words.footer)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: words.keys })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

test('on a phone it fills the screen, and back closes it', VARIANT_TEST, async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, server, 'zh_CN', 'dark')
  await page.goto(`${server.url}/setting/me`)
  await page.getByRole('button', { name: /^查找/ }).click()
  const palette = page.getByRole('dialog', { name: '查找' })
  await expect(palette.getByRole('option').first()).toBeVisible()
  expect(await palette.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await axeFindings(page)).toEqual([])
  const heights = await palette.getByRole('option').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await page.goBack()
  await expect(palette).toHaveCount(0)
  await expect(page).toHaveURL(/\/setting\/me$/)
  await page.getByRole('button', { name: /^查找/ }).click()
  await palette.getByRole('combobox').fill('择日')
  await palette.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/fate\/days$/)
})
