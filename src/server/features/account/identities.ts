import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'

/** By what else than e-mail a user may log in; there is one provider, whatever its issuer is called. */
export async function identitiesOf(db: Db, userId: string): Promise<ServerExport['identities']> {
  const rows = await db.selectFrom('identities').select('created_at').where('user_id', '=', userId).orderBy('created_at').execute()
  return rows.map(({ created_at }) => ({ provider: 'google', created_at }))
}
