/** Chat modes with answers by the rules engine: casts, lots, quotas and stored conversations. */
import type { Page } from '@playwright/test'
import { deriveHexagrams } from '#readings/changes/cast/index.ts'
import { fortuneLots } from '#readings/sage/lots.ts'
import { takeSeededShare } from '../support/lane.ts'
import { buy, tokenOf } from './support/buying.ts'
import { expect, test, VARIANT_TEST } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'
import { answers, field, logOf, openChat, send, type Logs } from './support/chat-page.ts'

/** Presses the start button, which ends the wait of seven seconds before a cast. */
async function startCast(page: Page) {
  await page.getByRole('button', { name: '起卦' }).click()
}

async function throwByHand(page: Page, cast: readonly number[]) {
  await page.getByRole('button', { name: '手动抛' }).click()
  for (const [place, name] of ['初爻', '二爻', '三爻', '四爻', '五爻', '上爻'].entries())
    await page.getByRole('combobox', { name }).selectOption(String(cast[place]))
  await page.getByRole('button', { name: '卦成，请断' }).click()
}

test('sends the same hexagram that the device cast and shows', async ({ page, server }) => {
  await openChat(page, server, 'bg')
  await field(page).fill('大学同学拉我合伙开工作室，要不要入？')
  await send(page).click()
  await startCast(page)
  await page.getByRole('button', { name: '抛六次' }).click()
  await page.getByRole('button', { name: '卦成，请断' }).click()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  const [turn] = (await logOf(page, server)).turns
  const { original, changed } = deriveHexagrams(turn!.cast!)
  await expect(page.getByRole('img', { name: /^本卦/ })).toHaveAccessibleName(new RegExp(original.name.zh_CN))
  if (changed) await expect(page.getByRole('img', { name: /^变卦/ })).toHaveAccessibleName(new RegExp(changed.name.zh_CN))
  else await expect(page.getByRole('img', { name: /^变卦/ })).toHaveCount(0)
})

test('sends six lines thrown by hand unchanged', VARIANT_TEST, async ({ page, server }) => {
  await openChat(page, server, 'bg')
  await field(page).fill('要不要搬去上海？')
  await send(page).click()
  await startCast(page)
  // Throws hexagram 讼 with a moving first line, which changes into 履.
  await throwByHand(page, [6, 7, 8, 7, 7, 7])
  await expect(page.getByRole('img', { name: '本卦 天水讼' })).toBeVisible()
  await expect(page.getByRole('img', { name: '变卦 天泽履' })).toBeVisible()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  expect((await logOf(page, server)).turns[0]!.cast).toEqual([6, 7, 8, 7, 7, 7])
})

test('sends the number of the lot that was drawn', async ({ page, server }) => {
  await openChat(page, server, 'cs')
  await field(page).fill('今年什么时候进账多？')
  await send(page).click()
  await page.getByRole('button', { name: '摇一支' }).click()
  const status = page.getByRole('region', { name: '抽签' }).getByRole('status')
  await expect(status).toHaveText(/\d/)
  const shownNumber = await status.textContent()
  await page.getByRole('button', { name: '请解这一签' }).click()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  const { lot } = (await logOf(page, server)).turns[0]!
  expect(shownNumber).toContain(String(lot))
  await expect(page.locator('[data-lot]').first()).toHaveAttribute('data-lot', String(lot))
  await answers(page)
    .locator('[data-kind="reason"]')
    .getByRole('button', { name: `第${lot}签` })
    .first()
    .click()
  const slip = page.getByRole('dialog', { name: `第${lot}签` })
  await expect(slip).toContainText(fortuneLots[lot! - 1]!.plain.zh_CN)
  for (const line of fortuneLots[lot! - 1]!.saying.zh_CN.split(/[，。]/).filter(Boolean)) await expect(slip).toContainText(line)
})

test('answers a question of knowledge directly', async ({ page, server }) => {
  await openChat(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(answers(page)).toHaveCount(1)
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect((await logOf(page, server)).turns[0]!.text).toBe('什么是食神？')
})

test('opens a quotation with its source and links to its terms', VARIANT_TEST, async ({ page, server }) => {
  await openChat(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await answers(page).locator('[data-kind="source"]').getByRole('button').first().click()
  const words = page.getByRole('dialog')
  await expect(words).toContainText('《子平真诠》 · 论四吉神能破格')
  await words.getByRole('button', { name: '食神' }).click()
  await expect(words).toContainText('shí shén')
  await words.getByRole('button', { name: '子平真诠' }).click()
  await expect(words).toContainText('论四吉神能破格')
})

test.describe('removed items', () => {
  // The browser logs the 404 responses for removed archives and chats.
  test.use({ expectedErrors: /404/ })
  test('makes chats about a removed archive read-only and hides removed chats', async ({ page, server }) => {
    const { token } = await openChat(page, server, 'cs')
    const { archive_id } = await addArchive(server, token, { user_name: '林小满' })
    // Pins the archive: questions are about the first archive in the list.
    expect((await call(server, '/user/mark-pinned', { archive_id }, token)).code).toBe(0)
    await page.goto(`${server.url}/chat/index?chat=cs`)
    await expect(page.locator('header').getByText('林小满').first()).toBeVisible()
    await field(page).fill('今年什么时候进账多？')
    await send(page).click()
    await page.getByRole('button', { name: '摇一支' }).click()
    await page.getByRole('button', { name: '请解这一签' }).click()
    await expect(answers(page).getByText('由规则写成')).toBeVisible()
    await page.waitForURL(/[?&]c=/)
    const c = new URL(page.url()).searchParams.get('c')!
    expect((await call(server, '/user/remove-archive', { archive_id }, token)).code).toBe(0)
    await page.reload()
    await expect(page.getByText('这段对话的档案已不在，可以重读，不能再问。')).toBeVisible()
    await expect(field(page)).toBeDisabled()
    await expect(answers(page).getByText('由规则写成')).toBeVisible()
    await page.goto(`${server.url}/chat/loglist`)
    await page.getByRole('button', { name: '“今年什么时候进账多？”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await expect(page.getByText('还没有问过什么')).toBeVisible()
    await page.goto(`${server.url}/chat/log?c=${c}`)
    await expect(page.getByText('找不到这段对话')).toBeVisible()
  })
})

for (const [mode, question] of takeSeededShare(
  [
    ['ms', '明年该不该换工作？'],
    ['fb', '我们俩为什么总为小事吵？'],
  ] as const,
  2,
)) {
  test(`${mode} uses one purchased round for an answer`, async ({ page, server }) => {
    const { token, own } = await openChat(page, server, mode)
    await buy(server, token, mode, own.archive_id)
    await page.reload()
    await expect(page.locator('header').getByText('余 10 轮').first()).toBeVisible()
    await field(page).fill(question)
    await send(page).click()
    await expect(answers(page).getByText('由规则写成')).toBeVisible()
    await expect(page.locator('header').getByText('余 9 轮').first()).toBeVisible()
    const { answer } = (await logOf(page, server)).turns[0]!
    expect(answer.state).toBe('done')
    expect(answer.by).toBe('house')
  })
}

test('asks about a card with the questions included in the book', async ({ page, server }) => {
  const { token, own } = await openChat(page, server, 'ms')
  await buy(server, token, 'fatebook', own.archive_id)
  await page.goto(`${server.url}/archive/index?archiveId=${own.archive_id}&card=wealth`)
  await page.getByRole('link', { name: '就这一篇提问' }).click()
  await expect(page).toHaveURL(/chat=ms&card=wealth/)
  await expect(page.locator('header').getByText('余 88 问')).toBeVisible()
  await field(page).fill('这几年存得下钱吗？')
  await send(page).click()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  await expect(page.locator('header').getByText('余 87 问')).toBeVisible()
})

test('without quota opens the pay sheet and leaves the draft', async ({ page, server }) => {
  await openChat(page, server, 'ms')
  await expect(page.getByText('余 0 轮').last()).toBeVisible()
  await field(page).fill('明年该不该换工作？')
  await send(page).click()
  await expect(page.getByRole('dialog', { name: '充值问命？' })).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/index\?chat=ms&payment=ms/)
  await page.goBack()
  await expect(field(page)).toHaveValue('明年该不该换工作？')
  const { data } = await call<Logs>(server, '/chat/logs', undefined, await tokenOf(page))
  expect(data.conversations).toEqual([])
})

test('lists, searches, renames, removes and restores a conversation', async ({ page, server }) => {
  const { token } = await openChat(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  await page.goto(`${server.url}/chat/loglist`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox').fill('没有这样的字')
  await expect(rows).toHaveCount(0)
  await page.getByRole('searchbox').fill('食神')
  await expect(rows).toHaveCount(1)

  const titles = async () => (await call<Logs>(server, '/chat/logs', undefined, token)).data.conversations.map(({ title }) => title)
  await page.getByRole('button', { name: '“什么是食神？”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '改名' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill('十神第一问')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.poll(titles).toEqual(['十神第一问'])

  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: '“十神第一问”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect.poll(titles).toEqual([])
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(titles).toEqual(['十神第一问'])
  await expect(page.getByRole('link', { name: /十神第一问/ })).toBeVisible()
})

test('exports a conversation as Markdown', VARIANT_TEST, async ({ page, server }) => {
  await openChat(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  await page.goto(`${server.url}/chat/loglist`)
  await page.getByRole('link', { name: /什么是食神/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '存成 Markdown' }).click()
  expect((await download).suggestedFilename()).toBe('什么是食神？.md')
})

test('shares an answer as a picture with its hexagram', VARIANT_TEST, async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files } = {}) => {
      const bytes = new Uint8Array(await files![0]!.arrayBuffer())
      Object.assign(globalThis, { shared: bytes.reduce((text, byte) => text + String.fromCharCode(byte), '') })
    }
  })
  await openChat(page, server, 'bg')
  await field(page).fill('要不要搬去上海？')
  await send(page).click()
  await startCast(page)
  await throwByHand(page, [6, 7, 8, 7, 7, 7])
  await page.getByRole('button', { name: '分享这一答' }).click()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.waitForFunction(() => 'shared' in globalThis)
  const bytes = Buffer.from(await page.evaluate(() => (globalThis as unknown as { shared: string }).shared), 'latin1')
  // Bytes 16 to 23 of a PNG are its width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1440])
  await test.info().attach('answer.png', { body: bytes, contentType: 'image/png' })
})
