import type { OauthProvider } from '#contract/oauth.ts'
import type { Db } from '../../db/open.ts'

/** The providers by which a user may log in; there is one, whatever its issuer is called. */
export async function providersOf(db: Db, userId: string): Promise<OauthProvider[]> {
  const identity = await db.selectFrom('identities').select('issuer').where('user_id', '=', userId).executeTakeFirst()
  return identity === undefined ? [] : ['google']
}
