import 'fake-indexeddb/auto'
import { afterEach, expect, it } from 'vitest'
import { listConversations } from '#device/chats/conversations.ts'
import { listTurns } from '#device/chats/turns.ts'
import { startAutoSync } from '#device/sync/wake.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ANSWER, useChatServer } from './chat-server.ts'
import { askAsUser, createLoggedInUser, stubOnLine } from './chat-user.ts'

const server = useChatServer()
let stop = () => {}
afterEach(() => stop())

function watch() {
  const network = new EventTarget()
  const visibility = new EventTarget()
  stop = startAutoSync({ network, visibility, isVisible: () => true })
  return { network, visibility }
}

const turnOf = async (userId: string) => (await listTurns(userId, (await listConversations(userId))[0]?.conversation_id ?? ''))[0]

it.each(['online', 'visibilitychange'] as const)('an interrupted answer resumes on %s', async (name) => {
  const { userId } = await createLoggedInUser(server)
  server.written = 2
  await askAsUser({ userId })
  await waitUntil(async () => (await turnOf(userId))?.answer.pieces.length === 2)
  stubOnLine(false)
  server.calls.cutLines()
  server.written = ANSWER.length
  const { network, visibility } = watch()
  expect((await turnOf(userId))?.answer.state).toBe('writing')
  stubOnLine(true)
  const source = name === 'online' ? network : visibility
  source.dispatchEvent(new Event(name))
  await waitUntil(async () => (await turnOf(userId))?.answer.state === 'done')
  expect((await turnOf(userId))?.answer.pieces).toEqual(ANSWER)
  expect(server.sends).toHaveLength(1)
})
