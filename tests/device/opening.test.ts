import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { expect, it } from 'vitest'
import { listArchives } from '#device/archives/archive-list.ts'
import { archiveListDocument } from '#device/archives/archive-list-document.ts'
import { recordPullTime } from '#device/documents/pulled-at.ts'
import { withTransaction } from '#device/intents/transaction.ts'
import { getUserDb } from '#device/store/db.ts'

it('a write succeeds while a live query is opening the database', async () => {
  const db = getUserDb('somebody')
  const screen = liveQuery(() => listArchives('somebody')).subscribe(() => {})
  const written = withTransaction(db, async () => {
    await archiveListDocument.write(db, { archives: [], removed: [] })
    await recordPullTime(db, 'archives')
  })
  await expect(written).resolves.toBeUndefined()
  screen.unsubscribe()
})
