/** The glossary in three languages: search, keyboard use, offline reading after a restart, and axe checks. */
import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, watchErrors, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import type { TestServer } from './support/server.ts'

const texts: Readonly<
  Record<Locale, { title: string; field: string; typed: string; term: string; plain: string; next: string; near: string }>
> = {
  zh_CN: { title: '术语', field: '查术语', typed: 'qisha', term: '七杀', plain: '管着你、又与你同性的字', next: '官杀', near: '另见' },
  zh_TW: { title: '術語', field: '查術語', typed: '七殺', term: '七殺', plain: '管著你、又與你同性的字', next: '官殺', near: '另見' },
  en_US: {
    title: 'Glossary',
    field: 'Look up a term',
    typed: 'seven k',
    term: 'Seven killings',
    plain: 'What governs you',
    next: 'Officers',
    near: 'See also',
  },
}

/** Creates a user with a chart and sets language and mode. */
async function arrive(page: Page, server: TestServer, locale: Locale, mode: 'light' | 'dark') {
  const { archive_id } = await addArchive(server, await seedLogin(page, server, newAddress()))
  await setAppearance(page, server.url, locale, mode)
  return archive_id
}

for (const [locale, mode] of takeSeededShare(
  [
    ['zh_CN', 'light'],
    ['zh_TW', 'dark'],
    ['en_US', 'light'],
  ] as const,
  3,
)) {
  const words = texts[locale]
  test(`in ${locale} finds, reads and follows terms by keyboard, offline too`, WITH_WORKER, async ({ page, server }) => {
    const errors = watchErrors(page, /ERR_FAILED/)
    await arrive(page, server, locale, mode)
    await page.goto(`${server.url}/glossary`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(274)
    await untilWorkerControls(page)
    expect(await axeFindings(page)).toEqual([])

    const field = page.getByRole('searchbox', { name: words.field })
    await field.focus()
    await page.keyboard.type(words.typed)
    const row = page.getByRole('main').getByRole('listitem').first().getByRole('button')
    await expect(row).toContainText(words.term)
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    const entry = page.getByRole('dialog', { name: words.term, exact: true })
    await expect(entry).toContainText(words.plain)
    await expect(page).toHaveURL(/term=god-qisha/)
    expect(await axeFindings(page)).toEqual([])
    await entry.getByRole('navigation', { name: words.near }).getByRole('button', { name: words.next, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.next, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/glossary$/)

    const context = page.context()
    await page.close()
    await context.setOffline(true)
    const start = await context.newPage()
    const offline = watchErrors(start, /ERR_FAILED/)
    await start.goto(`${server.url}/glossary?term=god-qisha`)
    await expect(start.getByRole('dialog', { name: words.term, exact: true })).toContainText(words.plain)
    expect([...errors, ...offline]).toEqual([])
  })
}

test('a chart cell leads to its entry and to all terms', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const archiveId = await arrive(page, server, 'zh_CN', 'dark')
  await page.goto(`${server.url}/archive/index?archiveId=${archiveId}&card=chart`)
  await page.getByRole('row', { name: /^十神/ }).getByRole('button', { name: '劫财' }).click()
  const note = page.getByRole('dialog', { name: '月柱 · 十神' })
  await note.getByRole('button', { name: '劫财' }).click()
  const entry = page.getByRole('dialog', { name: '劫财' })
  await expect(entry).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await entry.getByRole('link', { name: '全部术语' }).click()
  await expect(page).toHaveURL(/\/glossary$/)
})

test('the lists and reasons of a day open their entries', VARIANT_TEST, async ({ page, server }) => {
  await arrive(page, server, 'zh_CN', 'light')
  await page.goto(`${server.url}/fate/index`)
  await page.getByRole('button', { name: '静心七秒，打开今日' }).click()
  await page.getByRole('button', { name: '看今日' }).click()
  await page.getByRole('heading', { name: '宜' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '宜忌' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '建除' }).press('Enter')
  await expect(page.getByRole('dialog', { name: '建除十二神' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
