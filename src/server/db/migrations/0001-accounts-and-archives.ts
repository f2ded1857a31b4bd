import { sql, type Kysely } from 'kysely'

/** Users, their sessions, login codes, rate-limit hits, stored responses, archives. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('interface_language', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_session').on('sessions').column('session_id').execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()

  await db.schema
    .createTable('login_codes')
    .addColumn('code_id', 'text', (column) => column.primaryKey())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('login_codes_by_address').on('login_codes').columns(['address_hash', 'created_at']).execute()

  await db.schema
    .createTable('turns')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('answers')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('input_hash', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_pk', ['user_id', 'idempotency_key'])
    .execute()

  await db.schema
    .createTable('archives')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('birthday', 'text', (column) => column.notNull())
    .addColumn('hour_unknown', 'integer', (column) => column.notNull())
    .addColumn('place_name', 'text', (column) => column.notNull())
    .addColumn('lat', 'double precision', (column) => column.notNull())
    .addColumn('lng', 'double precision', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('offset_seconds', 'integer', (column) => column.notNull())
    .addColumn('disambiguation', 'text', (column) => column.notNull())
    .addColumn('solar_time', 'integer', (column) => column.notNull())
    .addColumn('zi', 'text', (column) => column.notNull())
    .addColumn('year_ganzhi', 'text', (column) => column.notNull())
    .addColumn('month_ganzhi', 'text', (column) => column.notNull())
    .addColumn('day_ganzhi', 'text', (column) => column.notNull())
    .addColumn('hour_ganzhi', 'text', (column) => column.notNull())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('is_lock', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('pinned_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('archives_pk', ['user_id', 'archive_id'])
    .execute()
  // Enforces that a user has at most one own archive (type 0).
  await db.schema
    .createIndex('archives_own')
    .on('archives')
    .column('user_id')
    .unique()
    .where(sql.ref('type'), '=', sql.lit(0))
    .where(sql.ref('removed_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
