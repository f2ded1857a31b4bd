import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { expect, it } from 'vitest'
import { listArchives } from '#device/archives/archive-list.ts'
import { archiveListDocument } from '#device/archives/archive-list-document.ts'
import { recordPulled } from '#device/documents/pulled-at.ts'
import { withTransaction } from '#device/intents/transaction.ts'
import { userDb } from '#device/store/db.ts'

it('a write succeeds while a live query is opening the database', async () => {
  const db = userDb('somebody')
  const screen = liveQuery(() => listArchives('somebody')).subscribe(() => {})
  const written = withTransaction(db, async () => {
    await archiveListDocument.write(db, { archives: [], removed: [] })
    await recordPulled(db, 'archives')
  })
  await expect(written).resolves.toBeUndefined()
  screen.unsubscribe()
})
