import { PostgresAdapter } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { createAccountTables } from './migrations/0001-accounts-and-archives.ts'
import { createLedgerTables } from './migrations/0002-ledger-and-orders.ts'
import { createIdentitiesTable } from './migrations/0004-oauth.ts'
import { createJobsTable } from './migrations/0005-jobs.ts'
import { addSessionDevice } from './migrations/0006-session-device.ts'
import { addPaymentProvider } from './migrations/0007-payment-provider.ts'
import { addArchiveBooks } from './migrations/0008-archive-books.ts'
import { addOpenedDays } from './migrations/0009-opened-days.ts'
import { addRequesterHash } from './migrations/0010-code-asks.ts'
import { addDailyChangeCount } from './migrations/0011-bounds.ts'
import { addStatedPrecision } from './migrations/0012-told-within.ts'
import { createBookTables } from './migrations/0013-books.ts'
import { createProseTable } from './migrations/0014-book-prose.ts'
import { createReminderTables } from './migrations/0015-reminders.ts'
import { createChatTables } from './migrations/0016-chats.ts'
import { createModelTokensTable } from './migrations/0017-model-tokens.ts'
import { createImageTables } from './migrations/0018-pictures.ts'
import { createPodcastTables } from './migrations/0019-podcasts.ts'
import { addSettingTimes } from './migrations/0020-setting-times.ts'
import { createLifeTable } from './migrations/0022-life.ts'
import { addSchool } from './migrations/0023-school.ts'
import { createStrayFilesTable } from './migrations/0024-stray-files-and-claims.ts'
import { addPaymentCurrency } from './migrations/0025-payment-currency.ts'
import { addPodcastSentences } from './migrations/0026-podcast-sentences.ts'
import type { Db } from './open.ts'
import { lockMigrations } from './postgres.ts'

/** Migrations in their order. Never edit one that has run anywhere. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-archives': { up: createAccountTables },
  '0002-ledger-and-orders': { up: createLedgerTables },
  '0004-oauth': { up: createIdentitiesTable },
  '0005-jobs': { up: createJobsTable },
  '0006-session-device': { up: addSessionDevice },
  '0007-payment-provider': { up: addPaymentProvider },
  '0008-archive-books': { up: addArchiveBooks },
  '0009-opened-days': { up: addOpenedDays },
  '0010-code-asks': { up: addRequesterHash },
  '0011-bounds': { up: addDailyChangeCount },
  '0012-told-within': { up: addStatedPrecision },
  '0013-books': { up: createBookTables },
  '0014-book-prose': { up: createProseTable },
  '0015-reminders': { up: createReminderTables },
  '0016-chats': { up: createChatTables },
  '0017-model-tokens': { up: createModelTokensTable },
  '0018-pictures': { up: createImageTables },
  '0019-podcasts': { up: createPodcastTables },
  '0020-setting-times': { up: addSettingTimes },
  '0022-life': { up: createLifeTable },
  '0023-school': { up: addSchool },
  '0024-stray-files-and-claims': { up: createStrayFilesTable },
  '0025-payment-currency': { up: addPaymentCurrency },
  '0026-podcast-sentences': { up: addPodcastSentences },
}

const migratorOf = (db: Db): Migrator => new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })

/** Applies pending migrations in one transaction, one process after the other. Takes no lock if none is pending. */
export async function migrate(db: Db): Promise<void> {
  if ((await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt)) return
  await db.transaction().execute(async (within) => {
    // Locks before the migrator runs: it creates its own tables before it would lock.
    if (within.getExecutor().adapter instanceof PostgresAdapter) await lockMigrations(within)
    const { error } = await migratorOf(within).migrateToLatest()
    if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error })
  })
}
