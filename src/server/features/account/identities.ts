import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'

/** Lists the linked OAuth identities of a user. Google is the only provider, so the stored issuer is not evaluated. */
export async function listIdentities(db: Db, userId: string): Promise<ServerExport['identities']> {
  const rows = await db.selectFrom('identities').select('created_at').where('user_id', '=', userId).orderBy('created_at').execute()
  return rows.map(({ created_at }) => ({ provider: 'google', created_at }))
}
