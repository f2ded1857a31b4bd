/** Users of the chat server: logged in on this device, or asking on another one. */
import { vi } from 'vitest'
import { askQuestion } from '#device/chats/ask.ts'
import { saveLogin } from '#device/session/session.ts'
import { listConversations } from '#device/chats/conversations.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { newAddress } from '../support/server-client.ts'
import type { ChatServer } from './chat-server.ts'

type Person = Awaited<ReturnType<typeof createLoggedInUser>>

/** Creates a user and logs them in on this device; `here` logs the same user in again with the same token. */
export async function createLoggedInUser(server: ChatServer) {
  const email = newAddress()
  const { userId, token, api_tokens } = await server.calls.newUser()
  const here = async () => void (await saveLogin({ token, user_id: userId, email, api_tokens }))
  await here()
  return { userId, here }
}

/** Asks a question about the user's chart as the given user. */
export function askAsUser({ userId }: Pick<Person, 'userId'>, more: Partial<Parameters<typeof askQuestion>[1]> = {}) {
  return askQuestion(userId, { mode: 'ms', text: '这个月要不要换工作？', locale: 'zh_CN', archiveId: ARCHIVE_ID, ...more })
}

export const ARCHIVE_ID = '0195f0a0-0000-7000-8000-000000000001'

/** Sets `navigator.onLine`. */
export function stubOnLine(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine, locks: navigator.locks as LockManager | undefined })
}

/** Stores a question and its answer on the server, as another device would. */
export function askedElsewhere(server: ChatServer, owner: string, text: string, conversation_id = uuidv7()) {
  const message_id = uuidv7()
  server.storeQuestion(owner, { conversation_id, message_id, mode: 'ms', text, locale: 'zh_CN', archive_id: ARCHIVE_ID })
  server.end(owner, message_id)
  return { conversation_id, message_id }
}

/** Returns the titles of the conversations on this device, latest first. */
export const titlesOf = async (userId: string, search?: string) => (await listConversations(userId, search)).map(({ title }) => title)
