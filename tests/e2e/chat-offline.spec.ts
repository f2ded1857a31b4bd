/** Chat offline and in two tabs: old conversations are readable, and a waiting question is sent only on request. */
import type { Page } from '@playwright/test'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER, VARIANT_WITH_WORKER } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'
import { untilRowStored } from './support/stored-rows.ts'
import type { TestServer } from './support/server.ts'

// These tests go offline, which the browser logs as errors.
test.use({ expectedErrors: /ERR_/ })

const field = (page: Page) => page.getByRole('textbox', { name: '要问的事' })

async function openChat(page: Page, server: TestServer, mode: string): Promise<string> {
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(`${server.url}/chat/index?chat=${mode}`)
  await expect(field(page)).toBeVisible()
  return token
}

async function conversationsOf(server: TestServer, token: string): Promise<number> {
  return (await call<{ conversations: unknown[] }>(server, '/chat/logs', undefined, token)).data.conversations.length
}

test('reads an old chat offline and sends a waiting lot on request', WITH_WORKER, async ({ page, context, server }) => {
  const token = await openChat(page, server, 'dt')
  await field(page).fill('什么是食神？')
  await field(page).press('Enter')
  await expect(page.getByText('由规则写成')).toBeVisible()
  await page.reload()
  await untilWorkerControls(page)
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

test('discards a waiting question without sending it', VARIANT_WITH_WORKER, async ({ page, context, server }) => {
  const token = await openChat(page, server, 'cs')
  await page.reload()
  await untilWorkerControls(page)
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
  // A new question is sent only after all questions that waited.
  await context.setOffline(false)
  await drawFor('要不要搬去上海？')
  await expect(page.getByText('由规则写成')).toBeVisible()
  expect(await conversationsOf(server, token)).toBe(1)
})

test('shows a question from one tab in the other', async ({ page, context, server }) => {
  const token = await openChat(page, server, 'dt')
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

test('restores a draft after a reload', async ({ page, server }) => {
  await openChat(page, server, 'bg')
  await field(page).fill('要不要搬去上海？')
  await untilRowStored(page, 'drafts')
  await page.reload()
  await expect(field(page)).toHaveValue('要不要搬去上海？')
})

test('answers a question of knowledge on the device while offline', WITH_WORKER, async ({ page, context, server }) => {
  const token = await openChat(page, server, 'dt')
  await page.reload()
  await untilWorkerControls(page)
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
