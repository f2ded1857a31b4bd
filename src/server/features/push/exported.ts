import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'

/** Returns a user's reminder settings for the export, without endpoints, keys or calendar URLs. */
export async function readExportedReminders(db: Db, userId: string): Promise<ServerExport['reminders']> {
  const row = await db.selectFrom('reminders').select('zone').where('user_id', '=', userId).executeTakeFirst()
  const link = await db.selectFrom('calendar_links').select('made_at').where('user_id', '=', userId).executeTakeFirst()
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('endpoint_hash')
    .execute()
  return {
    zone: row?.zone ?? null,
    devices: browsers.map(({ endpoint, created_at }) => ({ service: new URL(endpoint).hostname, created_at })),
    calendar: { made_at: link?.made_at ?? null },
  }
}
