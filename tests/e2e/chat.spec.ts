/** Asking: each way with the house sage, the cast and the lot, what is left, what is kept. */
import type { Page } from '@playwright/test'
import { readCast } from '#readings/changes/cast/index.ts'
import { lots } from '#readings/sage/lots.ts'
import { share } from '../support/lane.ts'
import { buy, tokenOf } from './support/buying.ts'
import { expect, logIn, newAddress, test, untilAllStored, WITH_WORKER, FURTHER } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'
import type { TestServer } from './support/server.ts'

interface Log {
  turns: { text: string; cast: number[] | null; lot: number | null; answer: { state: string; by: string; pieces: unknown[] } }[]
}
interface Logs {
  conversations: { conversation_id: string; title: string; mode: string }[]
}

const field = (page: Page) => page.getByRole('textbox', { name: '要问的事' })
const send = (page: Page) => page.getByRole('button', { name: '送出', exact: true })
const answers = (page: Page) => page.getByRole('log').getByRole('article')

/** What the server keeps of the conversation that this page shows. */
async function keptOf(page: Page, server: TestServer): Promise<Log> {
  // The address follows when the page is idle.
  await page.waitForURL(/[?&]c=/)
  const id = new URL(page.url()).searchParams.get('c')
  return (await call<Log>(server, `/chat/log?conversation_id=${id}`, undefined, await tokenOf(page))).data
}

/** Somebody with one archive more than their own, at a way to ask. */
async function comeTo(page: Page, server: TestServer, mode: string) {
  const token = await logIn(page, server, newAddress())
  const own = await addArchive(server, token)
  await addArchive(server, token, { user_name: '周若棠', gender: '0', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  await page.goto(`${server.url}/chat/index?chat=${mode}`)
  await expect(field(page)).toBeVisible()
  return { token, own }
}

/** The seven seconds are over and the centre was tapped. */
async function keepStill(page: Page) {
  await page.getByRole('button', { name: '起卦' }).click()
}

async function throwByHand(page: Page, cast: readonly number[]) {
  await page.getByRole('button', { name: '手动抛' }).click()
  for (const [place, name] of ['初爻', '二爻', '三爻', '四爻', '五爻', '上爻'].entries())
    await page.getByRole('combobox', { name }).selectOption(String(cast[place]))
  await page.getByRole('button', { name: '卦成，请断' }).click()
}

test('a decision is cast by the device, and the hexagram on the screen is the one that was sent', async ({ page, server }) => {
  await comeTo(page, server, 'bg')
  await field(page).fill('大学同学拉我合伙开工作室，要不要入？')
  await send(page).click()
  await keepStill(page)
  await page.getByRole('button', { name: '抛六次' }).click()
  await page.getByRole('button', { name: '卦成，请断' }).click()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  const [turn] = (await keptOf(page, server)).turns
  const { original, changed } = readCast(turn!.cast!)
  await expect(page.getByRole('img', { name: /^本卦/ })).toHaveAccessibleName(new RegExp(original.name.zh_CN))
  if (changed) await expect(page.getByRole('img', { name: /^变卦/ })).toHaveAccessibleName(new RegExp(changed.name.zh_CN))
  else await expect(page.getByRole('img', { name: /^变卦/ })).toHaveCount(0)
})

test('six lines that were thrown by hand are sent as they fell', FURTHER, async ({ page, server }) => {
  await comeTo(page, server, 'bg')
  await field(page).fill('要不要搬去上海？')
  await send(page).click()
  await keepStill(page)
  // 讼 whose first line moves: it turns into 履.
  await throwByHand(page, [6, 7, 8, 7, 7, 7])
  await expect(page.getByRole('img', { name: '本卦 天水讼' })).toBeVisible()
  await expect(page.getByRole('img', { name: '变卦 天泽履' })).toBeVisible()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  expect((await keptOf(page, server)).turns[0]!.cast).toEqual([6, 7, 8, 7, 7, 7])
})

test('a question of money draws a lot, and its number is the one that was sent', async ({ page, server }) => {
  await comeTo(page, server, 'cs')
  await field(page).fill('今年什么时候进账多？')
  await send(page).click()
  await page.getByRole('button', { name: '摇一支' }).click()
  const status = page.getByRole('region', { name: '抽签' }).getByRole('status')
  await expect(status).toHaveText(/\d/)
  const told = await status.textContent()
  await page.getByRole('button', { name: '请解这一签' }).click()
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  const { lot } = (await keptOf(page, server)).turns[0]!
  expect(told).toContain(String(lot))
  await expect(page.locator('[data-lot]').first()).toHaveAttribute('data-lot', String(lot))
  await answers(page)
    .locator('[data-kind="reason"]')
    .getByRole('button', { name: `第${lot}签` })
    .first()
    .click()
  const slip = page.getByRole('dialog', { name: `第${lot}签` })
  await expect(slip).toContainText(lots[lot! - 1]!.plain.zh_CN)
  for (const line of lots[lot! - 1]!.saying.zh_CN.split(/[，。]/).filter(Boolean)) await expect(slip).toContainText(line)
})

test('knowledge is asked with nothing between the question and the answer', async ({ page, server }) => {
  await comeTo(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(answers(page)).toHaveCount(1)
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect((await keptOf(page, server)).turns[0]!.text).toBe('什么是食神？')
})

test('what an answer quotes opens with its book and chapter, and leads on to the terms it is about', FURTHER, async ({ page, server }) => {
  await comeTo(page, server, 'dt')
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

test.describe('what was removed', () => {
  // What the server has no longer is answered with it, and the browser reports that.
  test.use({ expectedErrors: /404/ })
  test('a talk about somebody who was removed can be read, and nothing more asked in it; a removed talk is not found', async ({
    page,
    server,
  }) => {
    const { token } = await comeTo(page, server, 'cs')
    const { archive_id } = await addArchive(server, token, { user_name: '林小满' })
    // The first of the list is whom one asks about.
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

for (const isOffline of share([false, true], 2)) {
  test.describe(isOffline ? 'without a network' : 'with one', () => {
    // The worker is looked for anew when the line comes back, and may meet the next cut.
    if (isOffline) test.use({ expectedErrors: /ERR_|fetching the script/ })
    test('care comes before coin, price and line', WITH_WORKER, async ({ page, server, context }) => {
      for (const mode of ['bg', 'ms']) {
        if (mode === 'bg') await comeTo(page, server, mode)
        else await page.goto(`${server.url}/chat/index?chat=${mode}`)
        await expect(field(page)).toBeVisible()
        if (isOffline) {
          await untilAllStored(page)
          await context.setOffline(true)
        }
        await field(page).fill('最近觉得活着没意思，不想活了')
        await send(page).click()
        await expect(answers(page).getByText(/12356/)).toBeVisible()
        await expect(answers(page).getByText(/findahelpline/)).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`chat=${mode}`))
        await expect(answers(page).getByText('只存在本机。')).toBeVisible()
        // An attempt in the same talk: whom to call first, by a tap that no thumb misses.
        await field(page).fill('我刚吃了一整瓶安眠药')
        await send(page).click()
        await expect(answers(page).getByText(/^现在就打/)).toBeVisible()
        const ambulance = answers(page).getByRole('link', { name: '拨打 120', exact: true }).last()
        await expect(ambulance).toHaveAttribute('href', 'tel:120')
        const { width, height } = (await ambulance.boundingBox())!
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        await context.setOffline(false)
      }
      const { conversations } = (await call<Logs>(server, '/chat/logs', undefined, await tokenOf(page))).data
      expect(conversations).toEqual([])
    })

    test('help comes before coin, lot and price, with nothing to share', WITH_WORKER, async ({ page, server, context }) => {
      for (const mode of ['bg', 'cs']) {
        if (mode === 'bg') await comeTo(page, server, mode)
        else await page.goto(`${server.url}/chat/index?chat=${mode}`)
        await expect(field(page)).toBeVisible()
        if (isOffline) {
          await untilAllStored(page)
          await context.setOffline(true)
        }
        await field(page).fill('公司四个月没发工资了，什么时候能拿到')
        await send(page).click()
        await expect(answers(page).getByText(/12333/)).toBeVisible()
        await page.waitForURL(/[?&]c=/)
        await context.setOffline(false)
        const shown = async () => {
          await expect(answers(page).getByText(/劳动监察/)).toBeVisible()
          await expect(page.getByText(/仅供娱乐|不计次数/)).toHaveCount(0)
          await expect(page.getByRole('button', { name: /分享这一答|^有用$|^没用$/ })).toHaveCount(0)
        }
        await shown()
        await page.reload()
        await shown()
      }
    })
  })
}

for (const [mode, question] of share(
  [
    ['ms', '明年该不该换工作？'],
    ['fb', '我们俩为什么总为小事吵？'],
  ] as const,
  2,
)) {
  test(`${mode} takes a round that was bought, and its answer stands on the chart`, async ({ page, server }) => {
    const { token, own } = await comeTo(page, server, mode)
    await buy(server, token, mode, own.archive_id)
    await page.reload()
    await expect(page.locator('header').getByText('余 10 轮').first()).toBeVisible()
    await field(page).fill(question)
    await send(page).click()
    await expect(answers(page).getByText('由规则写成')).toBeVisible()
    await expect(page.locator('header').getByText('余 9 轮').first()).toBeVisible()
    const { answer } = (await keptOf(page, server)).turns[0]!
    expect(answer.state).toBe('done')
    expect(answer.by).toBe('house')
  })
}

test('a card of an unlocked book is asked about, and a question of the book pays', async ({ page, server }) => {
  const { token, own } = await comeTo(page, server, 'ms')
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

test('with an empty purse nothing is sent, the pay sheet opens, and the text is kept', async ({ page, server }) => {
  await comeTo(page, server, 'ms')
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

test('what was asked is listed, found by a word, renamed, removed and brought back', async ({ page, server }) => {
  const { token } = await comeTo(page, server, 'dt')
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

test('a conversation is saved as Markdown with its question', FURTHER, async ({ page, server }) => {
  await comeTo(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(answers(page).getByText('由规则写成')).toBeVisible()
  await page.goto(`${server.url}/chat/loglist`)
  await page.getByRole('link', { name: /什么是食神/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '存成 Markdown' }).click()
  expect((await download).suggestedFilename()).toBe('什么是食神？.md')
})

test('an answer goes to the system’s sheet as a picture with its hexagram', FURTHER, async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files } = {}) => {
      const bytes = new Uint8Array(await files![0]!.arrayBuffer())
      Object.assign(globalThis, { shared: bytes.reduce((text, byte) => text + String.fromCharCode(byte), '') })
    }
  })
  await comeTo(page, server, 'bg')
  await field(page).fill('要不要搬去上海？')
  await send(page).click()
  await keepStill(page)
  await throwByHand(page, [6, 7, 8, 7, 7, 7])
  await page.getByRole('button', { name: '分享这一答' }).click()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.waitForFunction(() => 'shared' in globalThis)
  const bytes = Buffer.from(await page.evaluate(() => (globalThis as unknown as { shared: string }).shared), 'latin1')
  // Width and height stand at the head of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1440])
  await test.info().attach('answer.png', { body: bytes, contentType: 'image/png' })
})
