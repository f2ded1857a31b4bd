/** What a reader leaves in a book: the position in each card, notes and highlights, on every device. */
import type { Browser, Page } from '@playwright/test'
import { expect, seedLogin, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { call } from './support/person.ts'
import type { TestServer } from './support/server.ts'
import { cardOf, open, paragraph, readerOf, title, topmost, type Reader } from './support/reader.ts'

test.use({ expectedErrors: /ERR_/ })

test('the position in each card is stored and shared with other devices', async ({ page, server, browser }) => {
  const reader = await readerOf(page, server)
  const { archiveId, token } = reader
  const marks = async () =>
    (await call<{ marks: { kind: string; card: string; paragraph: string }[] }>(server, '/fatebook/marks', undefined, token)).data.marks
  await open(page, server, reader, 'self')
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  const place = await topmost(page)
  await expect.poll(async () => (await marks()).find(({ kind }) => kind === 'place')?.paragraph).toBe(place)
  await page.reload()
  await expect.poll(() => topmost(page)).toBe(place)
  // Each card has its own position.
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('三 外在性格')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => topmost(page)).toBe(place)

  expect((await marks()).some(({ kind }) => kind === 'read')).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(async () => (await marks()).find(({ kind }) => kind === 'read')?.card).toBe('self')

  const other = await otherDevice(browser, server, reader)
  await other.goto(`${server.url}/archive/index?archiveId=${archiveId}&card=self`)
  await expect.poll(() => other.evaluate(() => scrollY)).toBeGreaterThan(600)
  await other.context().close()
})

async function otherDevice(browser: Browser, server: TestServer, { address }: Reader): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const page = await context.newPage()
  server.letTimePass()
  await seedLogin(page, server, address)
  return page
}

async function writeNote(page: Page, id: string, text: string) {
  await paragraph(page, id).hover()
  await paragraph(page, id).getByRole('button', { name: '标记这一段' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '写笔记' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '笔记' }).fill(text)
}

test('notes made offline on two devices are both stored', WITH_WORKER, async ({ page, context, browser, server }) => {
  const reader = await readerOf(page, server)
  const [first, second] = cardOf(reader, 'self').sections[0]!.paragraphs
  await open(page, server, reader, 'self')
  await expect(paragraph(page, first!.id)).toBeVisible()
  await untilWorkerControls(page)
  const other = await otherDevice(browser, server, reader)
  await open(other, server, reader, 'self')
  await expect(paragraph(other, first!.id)).toBeVisible()
  await untilWorkerControls(other)
  for (const device of [context, other.context()]) await device.setOffline(true)

  await writeNote(page, first!.id, '这一条在火车上写')
  await page.reload()
  await expect(paragraph(page, first!.id)).toBeVisible()
  await paragraph(page, first!.id).hover()
  await paragraph(page, first!.id).getByRole('button', { name: '标记这一段' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '写笔记' }).click()
  await expect(page.getByRole('textbox', { name: '笔记' })).toHaveValue('这一条在火车上写')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '笔记：这一条在火车上写' })).toBeVisible()
  await writeNote(other, second!.id, '这一条在家里写')
  await other.getByRole('button', { name: '保存' }).click()
  await expect(other.getByRole('button', { name: '笔记：这一条在家里写' })).toBeVisible()

  for (const device of [context, other.context()]) await device.setOffline(false)
  for (const device of [page, other]) {
    await expect(async () => {
      await device.reload()
      for (const text of ['这一条在火车上写', '这一条在家里写'])
        await expect(device.getByRole('button', { name: `笔记：${text}` })).toBeVisible({ timeout: 5000 })
    }).toPass()
  }
  // Entries of the list of notes lead to their places; a removed note can be restored.
  await page.getByRole('button', { name: '这本书的更多操作' }).click()
  await page.getByRole('menuitem', { name: '笔记与标亮' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await sheet.getByRole('button', { name: '删除笔记' }).first().click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByRole('button', { name: /这一条在家里写/ }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => topmost(page)).toBe(second!.id)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('button', { name: '笔记：这一条在火车上写' })).toBeVisible()
  await other.context().close()
})

test('selected words are highlighted and stay highlighted after a reload', async ({ page, server }) => {
  const reader = await readerOf(page, server)
  const [first] = cardOf(reader, 'self').sections[0]!.paragraphs
  await open(page, server, reader, 'self')
  const words = paragraph(page, first!.id).locator('[data-words]')
  const text = (await words.textContent())!.slice(2, 9)
  await words.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const node = texts.nextNode()!
    getSelection()!.setBaseAndExtent(node, 2, node, 9)
  })
  await page.getByRole('toolbar', { name: '选中的字' }).getByRole('button', { name: '标亮' }).click()
  await expect(words.locator('mark')).toHaveText(text)
  await expect(page.getByRole('toolbar')).toBeHidden()
  await page.reload()
  await expect(words.locator('mark')).toHaveText(text)
})
