import { PostgresAdapter } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { accountsAndArchives } from './migrations/0001-accounts-and-archives.ts'
import { ledgerAndOrders } from './migrations/0002-ledger-and-orders.ts'
import { oauth } from './migrations/0004-oauth.ts'
import { jobs } from './migrations/0005-jobs.ts'
import { sessionDevice } from './migrations/0006-session-device.ts'
import { paymentProvider } from './migrations/0007-payment-provider.ts'
import { archiveBooks } from './migrations/0008-archive-books.ts'
import { addOpenedDays } from './migrations/0009-opened-days.ts'
import { codeAsks } from './migrations/0010-code-asks.ts'
import { bounds } from './migrations/0011-bounds.ts'
import { addStatedPrecision } from './migrations/0012-told-within.ts'
import { books } from './migrations/0013-books.ts'
import { bookProse } from './migrations/0014-book-prose.ts'
import { reminders } from './migrations/0015-reminders.ts'
import { chats } from './migrations/0016-chats.ts'
import { modelTokens } from './migrations/0017-model-tokens.ts'
import { pictures } from './migrations/0018-pictures.ts'
import { podcasts } from './migrations/0019-podcasts.ts'
import { settingTimes } from './migrations/0020-setting-times.ts'
import { life } from './migrations/0022-life.ts'
import { addSchool } from './migrations/0023-school.ts'
import { strayFilesAndClaims } from './migrations/0024-stray-files-and-claims.ts'
import { paymentCurrency } from './migrations/0025-payment-currency.ts'
import { podcastSentences } from './migrations/0026-podcast-sentences.ts'
import type { Db } from './open.ts'
import { lockMigrations } from './postgres.ts'

/** Migrations in their order. Never edit one that has run anywhere. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-archives': { up: accountsAndArchives },
  '0002-ledger-and-orders': { up: ledgerAndOrders },
  '0004-oauth': { up: oauth },
  '0005-jobs': { up: jobs },
  '0006-session-device': { up: sessionDevice },
  '0007-payment-provider': { up: paymentProvider },
  '0008-archive-books': { up: archiveBooks },
  '0009-opened-days': { up: addOpenedDays },
  '0010-code-asks': { up: codeAsks },
  '0011-bounds': { up: bounds },
  '0012-told-within': { up: addStatedPrecision },
  '0013-books': { up: books },
  '0014-book-prose': { up: bookProse },
  '0015-reminders': { up: reminders },
  '0016-chats': { up: chats },
  '0017-model-tokens': { up: modelTokens },
  '0018-pictures': { up: pictures },
  '0019-podcasts': { up: podcasts },
  '0020-setting-times': { up: settingTimes },
  '0022-life': { up: life },
  '0023-school': { up: addSchool },
  '0024-stray-files-and-claims': { up: strayFilesAndClaims },
  '0025-payment-currency': { up: paymentCurrency },
  '0026-podcast-sentences': { up: podcastSentences },
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
