import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'
import { prepareQuery } from '#server/db/prepared.ts'

const valueOf = prepareQuery((db) => db.selectFrom('secrets').select('value').where('name', '=', ''))

test("a prepared query sees committed data, and its own transaction's", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-prepared-'))
  const db = openDb({ databaseUrl: undefined, dataDir }, () => undefined)
  await migrate(db)
  await db.transaction().execute(async (within) => {
    await within.insertInto('secrets').values({ name: 'n', value: 'v' }).execute()
    expect(await valueOf(within, 'n')).toEqual([{ value: 'v' }])
    expect(await valueOf(db, 'n')).toEqual([])
  })
  expect(await valueOf(db, 'n')).toEqual([{ value: 'v' }])
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})
