import { createHash, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LEASE_MS } from '#server/db/jobs.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import { createS3Storage } from '#server/ports/blob/s3.ts'
import { parseEnv } from '#server/setup/env.ts'
import { grantTestUses } from './chat.ts'
import { CHAT_MAIN, newChatClient, type ChatClient } from './kill-chats.ts'
import { pictureRequest } from './pictures.ts'
import { startS3 } from './s3-server.ts'
import { call, newId } from './server-client.ts'
import { spawnServer } from './server-process.ts'
import type { DatabaseKind } from './server-fixture.ts'
import { startDatabase } from './test-database.ts'
import { waitUntil } from './wait-until.ts'

const GIVEN = 100_000
/** Free picture uses that every user has. */
const FREE = 3

/**
 * Kills a server and its painter while they draw, `kills` times; each successor's clock is past all leases. Then resends and
 * counts losses.
 */
export async function simulatePictureCrashes(kind: DatabaseKind, kills: number, storage: 'folder' | 'S3' = 'folder') {
  const database = await startDatabase(kind)
  const { db, folder } = database
  const s3 = storage === 'S3' ? await startS3() : undefined
  const settings = { ...database.settings, ...s3?.settings, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', NODE_ENV: 'test' }
  const asked: ReturnType<typeof pictureRequest>[] = []
  const acknowledged = new Set<string>()
  const refusals: string[] = []
  let midway = 0
  let me: ChatClient | undefined

  const serve = (round: number) => spawnServer({ ...settings, AHEAD_MS: String(round * 2 * LEASE_MS) }, CHAT_MAIN)

  async function ask(url: string, input: ReturnType<typeof pictureRequest>): Promise<void> {
    const { code, text } = await call({ url }, 'imageGenerate', input, { token: me!.token, key: newId() })
    if (code === 0) acknowledged.add(input.image_id)
    else refusals.push(text)
  }

  /** Requests one picture after another until the server is killed. */
  async function load(url: string): Promise<void> {
    try {
      for (;;) {
        const input = pictureRequest(me!.own, {}, { seed: randomInt(1_000_000), composition: randomInt(12), width: 400, height: 800 })
        asked.push(input)
        await ask(url, input)
      }
    } catch (error) {
      // fetch reports a cut connection as a TypeError.
      if (!(error instanceof TypeError)) refusals.push(String(error))
    }
  }

  async function wholeFiles(names: readonly (string | null)[]): Promise<number> {
    const blobs = s3 ? createS3Storage(parseEnv(s3.settings).s3!) : createFolderStorage(join(folder, 'blobs'))
    let whole = 0
    for (const name of names) {
      const stored = name === null ? undefined : await blobs.read(name)
      const hash =
        stored &&
        createHash('sha256')
          .update(await buffer(stored.body))
          .digest('hex')
      if (hash !== undefined && name!.includes(hash)) whole += 1
    }
    return whole
  }

  try {
    for (let round = 0; round < kills; round += 1) {
      const server = await serve(round)
      if (me === undefined) {
        me = await newChatClient(db, server.url)
        await grantTestUses(db, me, 'image_pack', GIVEN)
      }
      const target = acknowledged.size + randomInt(2, 7)
      const asking = load(server.url)
      await waitUntil(() => acknowledged.size >= target || refusals.length > 0)
      await server.end('SIGKILL')
      await asking
      midway += (await db.selectFrom('images').select('image_id').where('state', '=', 'drawing').execute()).length
    }
    const server = await serve(kills)
    for (const input of asked) await ask(server.url, input)
    await waitUntil(
      async () => (await db.selectFrom('jobs').select('id').where('state', '!=', 'exhausted').executeTakeFirst()) === undefined,
    )
    await server.end('SIGTERM')
    const rows = await db.selectFrom('images').select(['image_id', 'state', 'file', 'thumb']).execute()
    const done = rows.filter(({ state }) => state === 'done')
    const uses = await db
      .selectFrom('ledger')
      .select(['ref_id', 'delta'])
      .where('product_id', '=', 'image_pack')
      .where('reason', '=', 'use')
      .execute()
    const { left } = await db
      .selectFrom('balances')
      .select(({ fn }) => fn.sum<number | string>('times').as('left'))
      .where('product_id', '=', 'image_pack')
      .executeTakeFirstOrThrow()
    return {
      kills,
      asked: asked.length,
      /** Number of pictures in progress at a kill, summed over all kills. */
      midway,
      refusals,
      lost: asked.filter(({ image_id }) => !rows.some((row) => row.image_id === image_id)).length,
      unended: rows.filter(({ state }) => state === 'drawing').length,
      paidTwice: uses.length - new Set(uses.map(({ ref_id }) => ref_id)).size,
      balanceOff: Number(left) - (GIVEN + FREE - done.length),
      filesBroken: done.length * 2 - (await wholeFiles(done.flatMap(({ file, thumb }) => [file, thumb]))),
    }
  } finally {
    await database.stop()
    await s3?.stop()
  }
}
