import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { resultCodes } from '#contract/codes.ts'
import { LEASE_MS } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { openSession } from '#server/http/session.ts'
import { listChatInconsistencies, grantTestUses, createChatQuestion } from './chat.ts'
import { createArchiveInput, call, newAddress, newId } from './server-client.ts'
import { spawnServer } from './server-process.ts'
import type { DatabaseKind } from './server-fixture.ts'
import { startDatabase } from './test-database.ts'
import { waitUntil } from './wait-until.ts'

export const CHAT_MAIN = fileURLToPath(new URL('chat-main.ts', import.meta.url))

const CLIENTS = 6
const GIVEN = 100_000
/** Free `cs` uses that every user has. */
const FREE = 5
/**
 * Question prefixes by which `chat-main.ts` selects its answer: 好 normal (three of six), 断 broken off once, 坏 failing, 难 not
 * understood.
 */
const MANNERS = ['好', '好', '好', '断', '坏', '难']

export interface ChatClient {
  readonly userId: string
  readonly token: string
  readonly own: string
}

/** Creates a user with an archive and more uses than the test can consume. */
export async function newChatClient(db: Db, url: string): Promise<ChatClient> {
  const userId = await ensureUserId(db, newAddress(), 'zh_CN', Date.now())
  const { token } = await openSession(db, userId, '', Date.now())
  await grantTestUses(db, { userId }, 'cs', GIVEN)
  const archive = createArchiveInput()
  const { code } = await call({ url }, 'addArchive', archive, { token })
  if (code !== 0) throw new Error(`an archive was answered with ${code}`)
  return { userId, token, own: archive.archive_id }
}

/**
 * Kills a chat server under load `kills` times; each successor's clock is past all leases. Then resends all questions and counts
 * losses.
 */
export async function simulateChatCrashes(kind: DatabaseKind, kills: number) {
  const database = await startDatabase(kind)
  const { db } = database
  const settings = { ...database.settings, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', NODE_ENV: 'test' }
  const sent: { readonly input: ReturnType<typeof createChatQuestion>; readonly client: ChatClient }[] = []
  const begun = new Set<string>()
  const refusals: string[] = []
  let midway = 0

  const serve = (round: number) => spawnServer({ ...settings, AHEAD_MS: String(round * 2 * LEASE_MS) }, CHAT_MAIN)

  async function ask(url: string, client: ChatClient, input: ReturnType<typeof createChatQuestion>): Promise<void> {
    const response = await fetch(`${url}/fapi/chat/send`, {
      method: 'POST',
      headers: { Authorization: client.token, 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
      body: JSON.stringify(input),
    })
    if (response.status !== 200) return void refusals.push(await response.text())
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
      if (chunk.includes('"begun"')) begun.add(input.message_id)
  }

  async function stop(url: string, { token }: ChatClient, message_id: string): Promise<void> {
    const { code } = await call({ url }, 'chatStop', { message_id }, { token, key: newId() })
    if (code !== 0 && code !== resultCodes.notFound.code) refusals.push(`a stop: ${code}`)
  }

  /** Sends one question after another until the server is killed. */
  async function load(url: string, client: ChatClient): Promise<void> {
    try {
      for (;;) {
        const input = createChatQuestion({ archive_id: client.own, text: `${MANNERS[randomInt(MANNERS.length)]} ${newId()}` })
        sent.push({ input, client })
        const stops = randomInt(5) === 0 ? [stop(url, client, input.message_id)] : []
        await Promise.all([ask(url, client, input), ...stops])
      }
    } catch (error) {
      // fetch reports a cut connection as a TypeError.
      if (!(error instanceof TypeError)) refusals.push(String(error))
    }
  }

  async function round(n: number, clients: ChatClient[]): Promise<void> {
    const server = await serve(n)
    while (clients.length < CLIENTS) clients.push(await newChatClient(db, server.url))
    const target = begun.size + randomInt(3, 25)
    const asking = clients.map((client) => load(server.url, client))
    await waitUntil(() => begun.size >= target || refusals.length > 0)
    await server.end('SIGKILL')
    await Promise.all(asking)
    const { n: writing } = await db
      .selectFrom('chat_turns')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'writing')
      .executeTakeFirstOrThrow()
    midway += writing
  }

  try {
    const clients: ChatClient[] = []
    for (let n = 0; n < kills; n += 1) await round(n, clients)
    const server = await serve(kills)
    const storedIds = new Set((await db.selectFrom('chat_turns').select('message_id').execute()).map(({ message_id }) => message_id))
    const lost = [...begun].filter((id) => !storedIds.has(id)).length
    for (const { input, client } of sent) await ask(server.url, client, input)
    await waitUntil(
      async () => (await db.selectFrom('jobs').select('id').where('state', '!=', 'exhausted').executeTakeFirst()) === undefined,
    )
    await server.end('SIGTERM')
    const turns = await db.selectFrom('chat_turns').select(['user_id', 'message_id', 'state']).execute()
    const faults = (await Promise.all(clients.map((client) => listChatInconsistencies(db, client)))).flat()
    const paid = turns.filter(({ state }) => state === 'done' || state === 'stopped').length
    const { left } = await db
      .selectFrom('balances')
      .select(({ fn }) => fn.sum<number | string>('times').as('left'))
      .executeTakeFirstOrThrow()
    return {
      kills,
      sent: sent.length,
      acknowledged: begun.size,
      /** Number of answers in progress at a kill, summed over all kills. */
      midway,
      lost,
      refusals,
      faults,
      missing: sent.length - turns.length,
      unended: turns.filter(({ state }) => state === 'writing').length,
      balanceOff: Number(left) - (clients.length * (GIVEN + FREE) - paid),
      states: Object.fromEntries([...Map.groupBy(turns, ({ state }) => state)].map(([state, all]) => [state, all.length])),
    }
  } finally {
    await database.stop()
  }
}
