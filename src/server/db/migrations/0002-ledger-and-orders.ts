import { sql, type Kysely } from 'kysely'

/** Grants and uses, orders and payments, exchange codes. */
export async function createLedgerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('row_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('delta', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('ref_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  // Enforces that an order, code, use or daily grant adds each item to the ledger only once.
  await db.schema
    .createIndex('ledger_once')
    .on('ledger')
    .columns(['user_id', 'ref_id', 'reason', 'product_id', 'archive_id', 'source', 'period'])
    .unique()
    .execute()
  await db.schema.createIndex('ledger_by_kind').on('ledger').columns(['user_id', 'kind', 'product_id']).execute()

  await db.schema
    .createTable('balances')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull().check(sql`times >= 0`))
    .addPrimaryKeyConstraint('balances_pk', ['user_id', 'product_id', 'archive_id', 'source'])
    .execute()

  await db.schema
    .createTable('orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    // The order remains without its user, as the law requires to retain it.
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('set null'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('gives', 'text', (column) => column.notNull())
    .addColumn('from_screen', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('checkout_hash', 'text', (column) => column.notNull().unique())
    .addColumn('checkout_until', 'bigint', (column) => column.notNull())
    .addColumn('checkout_used_at', 'bigint')
    .addColumn('session_ref', 'text')
    .addColumn('payment_ref', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('orders_by_user').on('orders').columns(['user_id', 'created_at']).execute()
  await db.schema
    .createIndex('orders_open')
    .on('orders')
    .columns(['user_id', 'product_id', 'archive_id'])
    .unique()
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute()

  await db.schema
    .createTable('payments')
    .addColumn('payment_ref', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.references('orders.order_id'))
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('refund', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('payments_by_refund').on('payments').column('refund').execute()

  await db.schema
    .createTable('exchange_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('used_by', 'text', (column) => column.references('users.user_id').onDelete('set null'))
    .execute()

  await db.schema
    .alterTable('archives')
    .addColumn('edits_unlocked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
