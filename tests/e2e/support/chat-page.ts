/** The chat page, and the conversations that the server stores. */
import type { Page } from '@playwright/test'
import { tokenOf } from './buying.ts'
import { expect, seedLogin, newAddress } from './fixtures.ts'
import { addArchive, call } from './person.ts'
import type { TestServer } from './server.ts'

interface Log {
  turns: { text: string; cast: number[] | null; lot: number | null; answer: { state: string; by: string; pieces: unknown[] } }[]
}

export interface Logs {
  conversations: { conversation_id: string; title: string; mode: string }[]
}

export const field = (page: Page) => page.getByRole('textbox', { name: '要问的事' })
export const send = (page: Page) => page.getByRole('button', { name: '送出', exact: true })
export const answers = (page: Page) => page.getByRole('log').getByRole('article')

/** Returns the conversation shown on this page, as the server stores it. */
export async function logOf(page: Page, server: TestServer): Promise<Log> {
  // The page adds the conversation id to its address when it is idle.
  await page.waitForURL(/[?&]c=/)
  const id = new URL(page.url()).searchParams.get('c')
  return (await call<Log>(server, `/chat/log?conversation_id=${id}`, undefined, await tokenOf(page))).data
}

/** Opens a chat mode as a new user with two archives. */
export async function openChat(page: Page, server: TestServer, mode: string) {
  const token = await seedLogin(page, server, newAddress())
  const own = await addArchive(server, token)
  await addArchive(server, token, { user_name: '周若棠', gender: '0', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  await page.goto(`${server.url}/chat/index?chat=${mode}`)
  await expect(field(page)).toBeVisible()
  return { token, own }
}
