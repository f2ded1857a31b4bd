import type { Kysely } from 'kysely'

/** Reminders at the hour that the user chose: push subscriptions, and calendar URLs. */
export async function createReminderTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.user_id').onDelete('cascade'))
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('look_at', 'bigint')
    .addColumn('armed_at', 'bigint', (column) => column.notNull())
    .addColumn('told_on', 'text')
    .execute()
  await db.schema.createIndex('reminders_due').on('reminders').column('look_at').execute()
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('endpoint_hash', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('server_key', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('told_on', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_pk', ['user_id', 'endpoint_hash'])
    .execute()
  await db.schema.createIndex('push_subscriptions_by_endpoint').on('push_subscriptions').column('endpoint_hash').execute()
  await db.schema.createIndex('push_subscriptions_by_session').on('push_subscriptions').column('session_id').execute()
  await db.schema
    .createTable('calendar_links')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.user_id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
}
