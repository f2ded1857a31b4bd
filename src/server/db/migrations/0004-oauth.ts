import type { Kysely } from 'kysely'

/** Accounts at OpenID providers, each linked to one user. */
export async function createIdentitiesTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_pk', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('identities_by_user').on('identities').column('user_id').execute()
}
