import type { ServerExport } from '#contract/export-file.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contract/export-format.ts'
import type { Db } from '../../db/open.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { readExportedLedger } from '../../ledger/exported-ledger.ts'
import { readAccount, toChosenConfig } from './config.ts'
import { listIdentities } from './identities.ts'

/** Queries for the parts of the export that belong to other features. */
interface Parts {
  readonly archives: (db: Db, userId: string, now: number) => Promise<Pick<ServerExport, 'archives' | 'removed'>>
  readonly days: (db: Db, userId: string, now: number) => Promise<ServerExport['days']>
  readonly books: (db: Db, userId: string, now: number) => Promise<ServerExport['books']>
  readonly marks: (db: Db, userId: string, now: number) => Promise<ServerExport['marks']>
  readonly life: (db: Db, userId: string, now: number) => Promise<Pick<ServerExport, 'events' | 'verdicts'>>
  readonly chats: (db: Db, userId: string) => Promise<ServerExport['chats']>
  readonly podcasts: (db: Db, userId: string) => Promise<ServerExport['podcasts']>
  readonly orders: (db: Db, userId: string) => Promise<ServerExport['orders']>
  readonly reminders: (db: Db, userId: string) => Promise<ServerExport['reminders']>
  readonly images: (db: Db, userId: string) => Promise<ServerExport['images']>
  readonly codes: (db: Db, userId: string) => Promise<ServerExport['codes']>
}

async function sessionsOf(db: Db, userId: string): Promise<ServerExport['sessions']> {
  return db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('scope', '=', 'session')
    .orderBy('created_at')
    .orderBy('session_id')
    .execute()
}

/** Creates the handler that exports everything of a user. */
export function createUserExportHandler({
  archives,
  days,
  books,
  marks,
  life,
  chats,
  podcasts,
  orders,
  codes,
  images,
  reminders,
}: Parts): EndpointHandler<'userExport'> {
  return async ({ db, now }, { userId }) => {
    const account = await readAccount(db, userId)
    return {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exported_at: now(),
      source: 'server',
      user: { email: account.email, created_at: account.created_at },
      config: toChosenConfig(account),
      identities: await listIdentities(db, userId),
      sessions: await sessionsOf(db, userId),
      ...(await archives(db, userId, now())),
      days: await days(db, userId, now()),
      orders: await orders(db, userId),
      ...(await readExportedLedger(db, userId)),
      codes: await codes(db, userId),
      books: await books(db, userId, now()),
      marks: await marks(db, userId, now()),
      ...(await life(db, userId, now())),
      chats: await chats(db, userId),
      images: await images(db, userId),
      podcasts: await podcasts(db, userId),
      reminders: await reminders(db, userId),
    }
  }
}
