/** Reading a book card by card: reading levels, page turns by finger, key and bar, search, printing and sharing. */
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import type { Page } from '@playwright/test'
import { takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { setAppearance } from './support/set-appearance.ts'
import { expect, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'
import { swipe } from './support/swipe.ts'
import { cardOf, factOf, open, paragraph, readerOf, title, topmost } from './support/reader.ts'

test.use({ expectedErrors: /ERR_/ })

async function chooseLevel(page: Page, name: string) {
  await page.getByRole('button', { name: '读法' }).click()
  await page.getByRole('dialog').getByText(name, { exact: true }).click()
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('levels and text sizes apply at once and survive a reload', async ({ page, server }) => {
  const reader = await readerOf(page, server)
  await open(page, server, reader, 'self')
  const [first] = cardOf(reader, 'self').sections[0]!.paragraphs
  const fact = factOf(reader, first!.because[0]!)
  await expect(paragraph(page, first!.id)).not.toContainText(fact.rule.zh_CN)
  await chooseLevel(page, '行家')
  await expect(paragraph(page, first!.id)).toContainText(fact.rule.zh_CN)
  const size = () =>
    paragraph(page, first!.id)
      .locator('[data-words]')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await expect.poll(size).toBeCloseTo(17, 1)
  await page.getByRole('button', { name: '读法' }).click()
  await page.getByRole('dialog').locator('label:has-text("Aa")').last().click()
  await expect.poll(size).toBeCloseTo(17 * 1.4, 1)
  await page.reload()
  await expect(paragraph(page, first!.id)).toContainText(fact.rule.zh_CN)
  await expect.poll(size).toBeCloseTo(17 * 1.4, 1)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBe(0)
})

test('a reason highlights its cells in the chart', VARIANT_TEST, async ({ page, server }) => {
  const reader = await readerOf(page, server)
  await open(page, server, reader, 'outer')
  const fact = factOf(reader, 'stems:one-element')
  expect(cardOf(reader, 'outer').reasons).toContain('stems:one-element')
  await page.getByRole('button', { name: fact.plain.zh_CN }).first().click()
  const note = page.getByRole('dialog')
  await expect(note.locator('[data-lit]')).toHaveCount(fact.cells.length)
  await expect(note).toContainText(fact.term.zh_CN)
  await expect(note.locator('[data-lit]')).toContainText(['庚', '辛', '庚', '庚'])
})

test('pages turn by key, bar and finger; back opens the contents', async ({ browser, server }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const reader = await readerOf(page, server)
  await open(page, server, reader, 'self')
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('三 外在性格')
  await expect(title(page)).toBeFocused()
  await page.getByRole('navigation', { name: '翻页' }).getByRole('button', { name: '日主' }).click()
  await expect(title(page)).toHaveText('二 日主')
  const hand = await context.newCDPSession(page)
  await swipe(hand, 300, 120)
  await expect(title(page)).toHaveText('三 外在性格')
  await swipe(hand, 100, 300)
  await expect(title(page)).toHaveText('二 日主')
  // A short swipe and a mostly vertical swipe do not turn the page.
  await swipe(hand, 200, 165)
  await swipe(hand, 200, 180, 300)
  await expect(title(page)).toHaveText('二 日主')
  await page.getByRole('button', { name: '回到目录' }).click()
  await expect(page).toHaveURL(`${server.url}/archive/index?archiveId=${reader.archiveId}`)
  await context.close()
})

test('a search covers the whole book and leads to each match', async ({ page, server }) => {
  const reader = await readerOf(page, server)
  const wanted = cardOf(reader, 'love').sections[1]!.paragraphs[0]!
  const words = adaptTextToLevel(wanted.text.zh_CN, 'plain').slice(0, 8)
  await open(page, server, reader, 'self')
  await page.getByRole('button', { name: '这本书的更多操作' }).click()
  await page.getByRole('menuitem', { name: '在书里找' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox').fill('没有这样的字呢')
  await expect(sheet.getByRole('status')).toHaveText('书里没有这几个字')
  await sheet.getByRole('searchbox').fill(words)
  await expect(sheet.locator('mark')).toHaveText(words)
  await sheet.getByRole('button', { name: /爱情婚姻/ }).click()
  await expect(title(page)).toHaveText('八 爱情婚姻')
  await expect.poll(() => topmost(page)).toBe(wanted.id)
})

test('the whole book is printed in light colours without navigation', async ({ page, server }) => {
  await page.addInitScript(() => {
    globalThis.print = () => void Object.assign(globalThis, { isPrinted: true })
  })
  const reader = await readerOf(page, server)
  await setAppearance(page, server.url, 'zh_CN', 'dark')
  await open(page, server, reader, 'self')
  await page.getByRole('button', { name: '这本书的更多操作' }).click()
  await page.getByRole('menuitem', { name: '打印全书' }).click()
  await page.waitForFunction(() => 'isPrinted' in globalThis)
  await page.emulateMedia({ media: 'print' })
  const printed = await page.getByRole('main').innerText()
  for (const { title: name, line, sections, todo } of reader.book.cards) {
    expect(printed).toContain(name.zh_CN)
    expect(printed).toContain(line!.text.zh_CN)
    const paragraphs = [...sections.flatMap((section) => section.paragraphs), todo!]
    for (const { text } of paragraphs) expect(printed).toContain(adaptTextToLevel(text.zh_CN, 'plain'))
  }
  const [skip, state] = [page.getByRole('link', { name: '跳到正文' }), page.getByRole('region', { name: '状态' })]
  const parts = [
    page.getByRole('navigation'),
    page.getByRole('banner'),
    page.getByRole('status'),
    page.getByRole('button', { name: '依据' }),
  ]
  for (const around of [skip, state, ...parts]) {
    for (const found of await around.all()) await expect(found).toBeHidden()
  }
  await expect(page.getByRole('table', { name: '命盘' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim())).toBe('#f5f2eb')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(10)
  await page.reload()
  await expect(page.getByText(reader.book.cards[0]!.line!.text.zh_CN)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => 'isPrinted' in globalThis)).toBe(false)
})

test('a card is shared as a picture', VARIANT_TEST, async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files } = {}) => void Object.assign(globalThis, { shared: files![0] })
  })
  const reader = await readerOf(page, server)
  await open(page, server, reader, 'outer')
  await page.getByRole('button', { name: '这本书的更多操作' }).click()
  await page.getByRole('menuitem', { name: '分享这一卡' }).click()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.waitForFunction(() => 'shared' in globalThis)
  const size = await page.evaluate(async () => {
    const { width, height } = await createImageBitmap((globalThis as unknown as { shared: Blob }).shared)
    return [width, height]
  })
  expect(size).toEqual([1080, 1440])
})

/** Returns the controls whose touch area, including that of `::after`, is under 44 px high or 24 px wide. */
const tooSmallIn = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>('article button, article a')].filter((one) => one.checkVisibility())
    return pressed.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const around = getComputedStyle(one, '::after')
      const [more, wider] = around.content === 'none' ? [0, 0] : [-2 * Number.parseFloat(around.top), -2 * Number.parseFloat(around.left)]
      return height + more < 43.5 || width + wider < 24 ? [`${one.textContent} ${width} × ${height + more}`] : []
    })
  })

for (const mode of takeSeededShare(['light', 'dark'], 2)) {
  test(`axe and touch targets are fine at any level: ${mode}`, async ({ page, server }) => {
    const reader = await readerOf(page, server)
    const { archive_id } = await addArchive(server, reader.token, { user_name: '周若棠' })
    await setAppearance(page, server.url, 'zh_CN', mode)
    for (const level of ['白话', '行家']) {
      await open(page, server, reader, 'self')
      await chooseLevel(page, level)
      expect(await axeFindings(page)).toEqual([])
      expect(await tooSmallIn(page)).toEqual([])
    }
    await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=outer`)
    await expect(page.getByText('封', { exact: true }).filter({ visible: true })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
}
