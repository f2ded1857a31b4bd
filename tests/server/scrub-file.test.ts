import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuumDatabaseFile } from '#server/db/scrub-file.ts'
import { startDatabase } from '../support/test-database.ts'
import { filesWith } from '../support/traces.ts'

test('a scrub removes the remnants of deleted rows', async () => {
  const { db, folder, stop } = await startDatabase('SQLite')
  const word = 'someone@mail.example'
  // Random keys and growing rows split many database pages; the other rows keep them in use.
  const rows = Array.from({ length: 2_000 }, (_, nr) => ({
    name: hash('sha256', String(nr)),
    value: (nr % 4 === 0 ? word : 'another') + 'x'.repeat((nr * 7_919) % 900),
  }))
  await db.transaction().execute(async (within) => {
    for (const row of rows) await within.insertInto('secrets').values(row).execute()
    await sql`update secrets set value = value || ${'y'.repeat(60)}`.execute(within)
  })
  await db.deleteFrom('secrets').where('value', 'like', `${word}%`).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  expect(filesWith(folder, [word])).toEqual(['mingshu.sqlite'])
  await vacuumDatabaseFile(folder)
  expect(filesWith(folder, [word])).toEqual([])
  expect(await db.selectFrom('secrets').select('name').execute()).toHaveLength(1_500)
  await stop()
})
