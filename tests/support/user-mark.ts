import { USER_HEADER } from '#contract/envelope.ts'
import { getSession } from '#device/session/session.ts'

/** The header by which a server marks its answers to whoever is logged in. */
export async function userMark(): Promise<Record<string, string>> {
  const session = await getSession()
  return session ? { [USER_HEADER]: session.user_id } : {}
}
