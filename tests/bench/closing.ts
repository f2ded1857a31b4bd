/**
 * Time to close an account in a large SQLite database, and delay of other calls during the nightly scrub. Run: `node
 * tests/bench/closing.ts [MB]`.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFileIn, openDb } from '#server/db/open.ts'
import { spawnServer, testServerOf } from '../support/server-process.ts'
import { signIn } from '../support/server-client.ts'

const MB = Number(process.argv[2] ?? 500)
const ROW_KB = 60
const ASK_EVERY_MS = 50

const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-bench-'))
const child = await spawnServer({ DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'warn', RATE_LIMIT: '1000000' })
const server = testServerOf(child, dataDir)
const db = openDb({ databaseUrl: undefined, dataDir }, () => undefined)

async function timed(work: () => Promise<{ readonly code: number }>): Promise<number> {
  const begun = performance.now()
  const { code } = await work()
  if (code !== 0) throw new Error(`answered ${code}`)
  return performance.now() - begun
}

/** Repeats a call until `isOver`; returns the time of the slowest one in milliseconds. */
async function longest(work: () => Promise<{ readonly code: number }>, isOver: () => boolean): Promise<number> {
  let most = 0
  for (; !isOver(); await setTimeout(ASK_EVERY_MS)) most = Math.max(most, await timed(work))
  return Math.round(most)
}

try {
  const [me, leaver] = [await signIn(server), await signIn(server)]
  const rows = Math.round((MB * 1024) / ROW_KB)
  const filler = { user_id: me.userId, endpoint: 'config', input_hash: '', created_at: Date.now() }
  for (let nr = 0; nr < rows; nr += 1) {
    const data = JSON.stringify(randomBytes((ROW_KB * 1024) / 2).toString('hex'))
    await db
      .insertInto('answers')
      .values({ ...filler, idempotency_key: `filler ${nr}`, data })
      .execute()
  }
  console.log(`${Math.round(statSync(databaseFileIn(dataDir)).size / 2 ** 20)} MB`)
  await leaver.call('deactivate')
  const code = await server.latestCode(leaver.address)
  console.log(`the closing took ${Math.round(await timed(() => leaver.call('deactivate', { code })))} ms`)

  const { numUpdatedRows } = await db.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'scrub').executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('no scrub is owed')
  const begun = performance.now()
  let isOver = false
  const done = async () => {
    while ((await db.selectFrom('jobs').select('id').where('kind', '=', 'scrub').executeTakeFirst()) !== undefined)
      await setTimeout(ASK_EVERY_MS)
    isOver = true
  }
  const [read, changed] = await Promise.all([
    longest(
      () => me.call('getArchive'),
      () => isOver,
    ),
    longest(
      () => me.call('config', { mode: 'dark' }),
      () => isOver,
    ),
    done(),
  ])
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`the scrub took ${seconds} s; meanwhile a read waited ${read} ms at most, a change ${changed} ms`)
} finally {
  await db.destroy()
  await child.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
