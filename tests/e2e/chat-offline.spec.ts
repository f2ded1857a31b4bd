/** Without a network and with two tabs: old talks are read, a question waits and is sent only when its person says so. */
import type { Page } from '@playwright/test'
import { expect, logIn, newAddress, test, untilAllStored, WITH_WORKER, FURTHER_WITH_WORKER } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'
import { untilRowStored } from './support/stored-rows.ts'
import type { TestServer } from './support/server.ts'

// Being offline is what these tests are about; the browser reports it.
test.use({ expectedErrors: /ERR_/ })

const field = (page: Page) => page.getByRole('textbox', { name: '要问的事' })

async function comeTo(page: Page, server: TestServer, mode: string): Promise<string> {
  const token = await logIn(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(`${server.url}/chat/index?chat=${mode}`)
  await expect(field(page)).toBeVisible()
  return token
}

async function conversationsOf(server: TestServer, token: string): Promise<number> {
  return (await call<{ conversations: unknown[] }>(server, '/chat/logs', undefined, token)).data.conversations.length
}

test('in flight mode an old talk is read, and a lot waits until its person has it sent', WITH_WORKER, async ({ page, context, server }) => {
  const token = await comeTo(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(page.getByText('由规则写成')).toBeVisible()
  await page.reload()
  await untilAllStored(page)
  await page.goto(`${server.url}/chat/index?chat=cs`)
  await expect(field(page)).toBeVisible()

  await context.setOffline(true)
  await page.goto(`${server.url}/chat/loglist`)
  await page.getByRole('link', { name: /什么是食神/ }).click()
  await expect(page.getByText('由规则写成')).toBeVisible()

  await page.goto(`${server.url}/chat/index?chat=cs`)
  await expect(page.getByText('离线中，写下的先留在本机，联网后再问你要不要送。')).toBeVisible()
  await field(page).fill('今年什么时候进账多？')
  await page.getByRole('button', { name: '送出', exact: true }).click()
  await page.getByRole('button', { name: '摇一支' }).click()
  await page.getByRole('button', { name: '请解这一签' }).click()
  await expect(page.getByText('未送出')).toBeVisible()
  await expect(page.getByText('等有了网，再问你要不要送。')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('现在送出？')).toBeVisible()
  expect(await conversationsOf(server, token)).toBe(1)
  await page.getByRole('article').getByRole('button', { name: '送出' }).click()
  await expect(page.getByText('由规则写成')).toBeVisible()
  expect(await conversationsOf(server, token)).toBe(2)
})

test('a question that waited is let go, and nothing of it was sent', FURTHER_WITH_WORKER, async ({ page, context, server }) => {
  const token = await comeTo(page, server, 'cs')
  await page.reload()
  await untilAllStored(page)
  await context.setOffline(true)
  const drawFor = async (question: string) => {
    await field(page).fill(question)
    await page.getByRole('button', { name: '送出', exact: true }).click()
    await page.getByRole('button', { name: '摇一支' }).click()
    await page.getByRole('button', { name: '请解这一签' }).click()
  }
  await drawFor('今年什么时候进账多？')
  await page.getByRole('button', { name: '不送了' }).click()
  await expect(page.getByText('未送出')).toHaveCount(0)
  // What is asked next is sent after all that waited.
  await context.setOffline(false)
  await drawFor('要不要搬去上海？')
  await expect(page.getByText('由规则写成')).toBeVisible()
  expect(await conversationsOf(server, token)).toBe(1)
})

test('two tabs show one conversation, and what is asked in one stands in the other', async ({ page, context, server }) => {
  const token = await comeTo(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(page.getByText('由规则写成')).toBeVisible()
  await page.waitForURL(/[?&]c=/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('由规则写成')).toHaveCount(1)
  await field(other).fill('那伤官呢？')
  await field(other).press('Enter')
  await expect(other.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('由规则写成')).toHaveCount(2)
  expect(await conversationsOf(server, token)).toBe(1)
})

test('what was typed outlives a reload', async ({ page, server }) => {
  await comeTo(page, server, 'bg')
  await field(page).fill('要不要搬去上海？')
  await untilRowStored(page, 'drafts')
  await page.reload()
  await expect(field(page)).toHaveValue('要不要搬去上海？')
})

test('in flight mode a question of knowledge is answered by the device itself', WITH_WORKER, async ({ page, context, server }) => {
  const token = await comeTo(page, server, 'dt')
  await page.reload()
  await untilAllStored(page)
  await context.setOffline(true)
  await page.reload()
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(page.getByText('由规则写成')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('食神')
  await expect(page).toHaveURL(/[?&]c=/)
  await page.reload()
  await expect(page.getByText('由规则写成')).toBeVisible()
  await context.setOffline(false)
  expect(await conversationsOf(server, token)).toBe(0)
})
